"""A stretch of a match: what happened on it, how many decisions it has, how far another line shares it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeVar

from boardkit.core.lines.match import Match, Moment
from boardkit.core.rules.step import Event
from boardkit.core.rules.table import CHANCE, Table

S = TypeVar("S", bound=Table)


def events_since(match: Match[S], at: int) -> list[Event]:
    """List what happened after moment `at`, up to now."""
    moments = match.moments[at + 1 : match.at + 1]
    return [frame.event for moment in moments for frame in moment.step.frames]


def decided_since(match: Match[S], at: int) -> int:
    """Count the decisions of seats after moment `at`, up to now."""
    return sum(moment.seat != CHANCE for moment in match.moments[at + 1 : match.at + 1])


def moves_shared(one: Sequence[Moment[S]], other: Sequence[Moment[S]]) -> int:
    """Count the moves, from the first on, that two lines of moments share."""
    pairs = zip(one[1:], other[1:], strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
