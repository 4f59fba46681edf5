"""What is in the box of Life in Reterra, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.games.life_in_reterra.rules.faults import box, lying, recompute_derived
from boardkit.games.life_in_reterra.rules.faults import pieces as counted
from boardkit.games.life_in_reterra.rules.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "midway", "pieces", "recompute_derived"]

LONGEST = 1522
"""Four seats: 22 answers of the set-up; 60 turns of 10 answers, and one to leave powers; and in each turn two
for each building from the turns before."""

UNSEEN = frozenset({"claims"})
"""What rules remember, and nobody sees."""


midway = lying
"""What is wrong with a table even in the midst of a rule."""


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at all that could be wrong with it."""
    assert not list(midway(state))
    return counted(state)
