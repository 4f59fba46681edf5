"""The program at its terminal: what comes in, when it listens, how it ends."""
