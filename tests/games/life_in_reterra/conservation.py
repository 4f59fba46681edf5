"""How long a match may last, and what rules remember that nobody sees."""

LONGEST = 1522
"""Four seats: 22 answers of the set-up; 60 turns of 10 answers, and one to leave powers; and in each turn two
for each building from the turns before."""

UNSEEN = frozenset({"claims"})
"""What rules remember, and nobody sees."""
