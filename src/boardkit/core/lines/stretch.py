"""A stretch of a match: what happened on it, what of it counts, how far another line shares it.

While seats keep secrets, how often one of them has answered may be one: whoever keeps more cards decides more
often. What is counted or numbered for people then counts only what everybody may know.
"""

from bisect import bisect_right
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


def is_closed(match: Match[S]) -> bool:
    """Tell whether seats have secrets: at the end of a line, wherever we stand on it, all have come out."""
    ended = match.moments[-1].step.state.question is None
    return match.game.secret and not match.open_table and len(match.players) > 1 and not ended


def known_moments(match: Match[S]) -> Sequence[int]:
    """List the moments that count: all but the first, or, while seats have secrets, those all know of."""
    moments = range(1, len(match.moments))
    return [at for at in moments if can_be_seen(match, at)] if is_closed(match) else moments


def known_decisions(match: Match[S]) -> Sequence[int]:
    """List the moments that count to which decisions of seats led."""
    return [at for at in known_moments(match) if match.moments[at].seat != CHANCE]


def decision_number(match: Match[S], at: int) -> int:
    """Number the decision that led to a moment, as a walk and a handout tell it; before the first, 0."""
    return bisect_right(known_decisions(match), at)


def number_of(match: Match[S], at: int) -> int:
    """Number a moment as it is told; the first is 0, and moments that do not count share a number."""
    return bisect_right(known_moments(match), at)


def last_number(match: Match[S]) -> int:
    """Return the number of the last moment of a line."""
    return len(known_moments(match))


def stretch_of(match: Match[S], number: int) -> tuple[int, int]:
    """Return the first and the last moment that have a number.

    Raises:
        IndexError: none has.
    """
    starts = [0, *known_moments(match), len(match.moments)]
    if not 0 <= number < len(starts) - 1:
        raise IndexError(number)
    return starts[number], starts[number + 1] - 1


def decided_since(match: Match[S], at: int) -> int:
    """Count the decisions of seats after moment `at`, up to now, that count."""
    return sum(at < one <= match.at for one in known_decisions(match))


def moves_shared(one: Sequence[Moment[S]], other: Sequence[Moment[S]]) -> int:
    """Count the moves, from the first on, that two lines of moments share."""
    pairs = zip(one[1:], other[1:], strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))


def is_known(match: Match[S], at: int) -> bool:
    """Tell whether everybody may know of the answer that led to a moment."""
    return not is_closed(match) or at == 0 or can_be_seen(match, at)


def can_be_seen(match: Match[S], at: int) -> bool:
    """Tell whether somebody without a seat notices an answer: a log tells of it, or it can be seen."""
    moment, before = match.moments[at], match.moments[at - 1].step.state
    after = moment.step.state
    if before.to_move != after.to_move or any(not frame.event.minor for frame in moment.step.frames):
        return True
    return match.game.view(before, CHANCE) != match.game.view(after, CHANCE)
