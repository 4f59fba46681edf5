"""Practice that makes itself: exercises out of matches that are played for them, and what is due of them."""
