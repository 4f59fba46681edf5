"""How long a match may last, and what rules remember that nobody sees."""

LONGEST = 3000
"""Deals, conflicts, cards and thunes set bounds; random matches of four stay below a third of this."""

UNSEEN = frozenset(
    {"clock.contested", "clock.passed", "clock.refused", "clock.silent", "communities[].deals"}
)
"""What rules remember, and nobody sees."""
