"""How the game looks and what is said of it."""
