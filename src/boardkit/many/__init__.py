"""Many games: what each is, who plays it, where it is played, what is kept of it and what the whole tells."""
