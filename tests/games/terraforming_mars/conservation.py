"""What is in the box of Terraforming Mars, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.games.terraforming_mars.faults import box, faults, rebuilt
from boardkit.games.terraforming_mars.faults import pieces as counted
from boardkit.games.terraforming_mars.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "midway", "pieces", "rebuilt"]

LONGEST = 20000
"""Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers."""

UNSEEN = frozenset({"active", "latest"})
"""What rules remember, and nobody sees."""


midway = faults
"""What is wrong with a table even in the midst of a rule."""


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at all that could be wrong with it."""
    assert not list(midway(state))
    return counted(state)
