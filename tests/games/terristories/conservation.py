"""What is in the box of TerriStories, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.games.terristories.faults import box, faults
from boardkit.games.terristories.faults import pieces as counted
from boardkit.games.terristories.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "pieces", "rebuilt"]

LONGEST = 5000
"""Four seats: 8 rounds, each with at most 16 turns of financing, and gifts and requests in 28 turns more."""

UNSEEN = frozenset(
    {
        "turn",
        "season.callers",
        "season.influenced",
        "season.developed",
        "season.late",
        "season.asked",
        "season.quiet",
        "season.laps",
    }
)
"""What rules remember, and nobody sees."""


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at all that could be wrong with it."""
    assert not list(faults(state))
    return counted(state)


def rebuilt(state: State) -> State:
    """Return the state: nothing in it is worked out of something else."""
    return state
