"""What a player has set, and the colours that come of it."""
