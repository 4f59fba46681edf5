"""What can be done at a desk: one file each, with what its intents do."""
