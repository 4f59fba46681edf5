"""What is in the box of TerriStories, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.games.terristories.rules.faults import box, lying
from boardkit.games.terristories.rules.faults import pieces as counted
from boardkit.games.terristories.rules.model import State

__all__ = ["LONGEST", "UNSEEN", "box", "midway", "pieces", "recompute_derived"]

LONGEST = 20_000
"""Four seats: 8 rounds of 6 phases, in each of which a seat negotiates at most 8 times, 9 answers long;
and 5000 answers for everything else, such as 16 turns of financing in a round."""

UNSEEN = frozenset(
    {
        "turn",
        "season.callers",
        "season.influenced",
        "season.developed",
        "season.late",
        "season.deals",
        "season.quiet",
        "season.laps",
    }
)
"""What rules remember, and nobody sees."""


midway = lying
"""What is wrong with a table even in the midst of a rule."""


def pieces(state: State) -> Counter[Any]:
    """Count what lies on a table, after a look at what could be wrong there even in the midst of a rule."""
    assert not list(midway(state))
    return counted(state)


def recompute_derived(state: State) -> State:
    """Return the state: nothing in it is worked out of something else."""
    return state
