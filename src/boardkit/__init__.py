"""Board games from printed rulebooks, around one keyboard, in the terminal."""

__version__ = "1.0.0"
