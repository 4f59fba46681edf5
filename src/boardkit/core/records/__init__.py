"""What is kept of a match, and read again."""
