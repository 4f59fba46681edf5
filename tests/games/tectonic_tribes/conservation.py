"""What is in the box of Tectonic Tribes, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.games.tectonic_tribes.rules.faults import box, lying, recompute_derived
from boardkit.games.tectonic_tribes.rules.faults import pieces as counted
from boardkit.games.tectonic_tribes.rules.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "midway", "pieces", "recompute_derived"]

LONGEST = 435
"""Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat."""

UNSEEN = frozenset({"acted"})
"""What rules remember, and nobody sees."""


midway = lying
"""What is wrong with a table even in the midst of a rule."""


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at all that could be wrong with it."""
    assert not list(midway(state))
    return counted(state)
