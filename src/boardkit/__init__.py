"""Board games from printed rulebooks, around one keyboard, in the terminal."""

__version__ = "0.1.0"
