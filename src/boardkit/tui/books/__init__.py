"""What is read and written beside a match: rulebook, lessons, positions, presentations."""
