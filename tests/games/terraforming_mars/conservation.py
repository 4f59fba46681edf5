"""What is in the box of Terraforming Mars, where it lies, and how long a match may last."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boardkit.core.records.position import surplus
from boardkit.games.terraforming_mars.box import TILES
from boardkit.games.terraforming_mars.rules.faults import box, recompute_derived
from boardkit.games.terraforming_mars.rules.faults import pieces as counted
from boardkit.games.terraforming_mars.rules.land import supply
from boardkit.games.terraforming_mars.rules.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "midway", "pieces", "recompute_derived"]

LONGEST = 20000
"""Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers."""

UNSEEN = frozenset({"active", "latest"})
"""What rules remember, and nobody sees."""


def midway(state: State) -> Iterator[Any]:
    """Say what is wrong with a table even in the midst of a rule."""
    yield from surplus(box(state), counted(state))
    yield from (kind for kind in TILES if supply(state.planet, kind) < 0)
    yield from (least for company in state.companies if (least := min(company.stock)) < 0)


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at all that could be wrong with it."""
    assert not list(midway(state))
    return counted(state)
