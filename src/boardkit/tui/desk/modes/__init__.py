"""What is done at a desk, one kind a file."""
