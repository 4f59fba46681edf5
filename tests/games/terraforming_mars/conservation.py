"""How long a match may last, and what rules remember that nobody sees."""

LONGEST = 20000
"""Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers."""

UNSEEN = frozenset({"active", "latest"})
"""What rules remember, and nobody sees."""
