"""Board games from printed rulebooks, around one keyboard, in the terminal."""
