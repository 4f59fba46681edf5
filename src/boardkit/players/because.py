"""Why a computer decided so: its own verdict where all is open, else what everybody can see of it."""

from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any, Final

from boardkit.core import Match, Seat
from boardkit.players.finding import mind_of
from boardkit.players.review import settled_at
from boardkit.players.task import Task
from boardkit.players.worth import Worth

GUESSES: Final = 4
"""How often what a viewer does not see is made up, to find out which terms hang on it."""

STEADY: Final = 0.05
"""By how many points a term may differ from guess to guess and still follow from what is seen."""


def task_of(match: Match[Any], at: int) -> Task:
    """Set the task again whose solution led to a moment, as whoever sits there now had it."""
    return Task.of(match.jump(at - 1), match.players[match.moments[at].seat].sitter)


def gains_seen(match: Match[Any], at: int, viewer: Seat) -> Sequence[tuple[str, float]]:
    """Say by which terms a decision changed what the table is worth to whoever made it, the largest first.

    It follows from what a viewer sees before and after, and from nothing else: a term that hangs on what is
    hidden comes out otherwise with each guess, and is left out.
    """
    game, seat = match.game, match.moments[at].seat
    before, after = (
        game.view(state, viewer) for state in (match.moments[at - 1].step.state, settled_at(match, at))
    )
    changes: dict[str, list[float]] = {}
    for number in range(GUESSES):
        old, new = (_worth(match, view, seat, viewer, number) for view in (before, after))
        for word in {**old.terms, **new.terms}:
            gain = new.terms.get(word, 0.0) - old.terms.get(word, 0.0)
            changes.setdefault(word, []).append(gain)
    steady = [(word, mean(gains)) for word, gains in changes.items() if max(gains) - min(gains) < STEADY]
    return sorted(((word, gain) for word, gain in steady if gain), key=lambda one: -abs(one[1]))


def _worth(match: Match[Any], view: Any, seat: Seat, viewer: Seat, number: int) -> Worth:
    """Judge a table with a guess in place of what a viewer does not see."""
    mind = mind_of(match.game.key)
    return mind.worth(match.game.guess(view, viewer, Random(number)), seat, mind.weights)
