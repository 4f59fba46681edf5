"""How long a match may last, and what rules remember that nobody sees."""

LONGEST = 435
"""Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat."""

UNSEEN = frozenset({"acted"})
"""What rules remember, and nobody sees."""
