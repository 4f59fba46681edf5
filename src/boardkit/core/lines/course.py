"""The course of a match: stretches of it, the points after each round, the decisions that mattered most."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cached_property
from heapq import nlargest
from itertools import pairwise, takewhile
from typing import Final, Generic

from boardkit.core.lines.match import Match, Moment
from boardkit.core.notation.shapes import Basic, leaves, shape
from boardkit.core.rules.step import Event
from boardkit.core.rules.table import CHANCE, S, Seat
from boardkit.core.values import Value


class Stride(Enum):
    """How far one step of a walk goes."""

    HAPPENING = "happening"
    DECISION = "decision"
    TURN = "turn"
    ROUND = "round"


def events_since(match: Match[S], at: int) -> list[Event]:
    """List what happened after moment `at`, up to now."""
    return [frame.event for moment in match.moments[at + 1 : match.at + 1] for frame in moment.step.frames]


def is_closed(match: Match[S]) -> bool:
    """Return whether seats have secrets: at the end of a line, wherever we stand on it, all have come out."""
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
    """Return the first and the last moment that have a number; raise IndexError if none has."""
    starts = [0, *known_moments(match), len(match.moments)]
    if not 0 <= number < len(starts) - 1:
        raise IndexError(number)
    return starts[number], starts[number + 1] - 1


def decided_since(match: Match[S], at: int) -> int:
    """Count the decisions of seats after moment `at`, up to now, that count."""
    return sum(at < one <= match.at for one in known_decisions(match))


def moves_shared(one: Sequence[Moment[S]], other: Sequence[Moment[S]]) -> int:
    """Count the moves, from the first on, that two lines of moments share."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(one[1:], other[1:], strict=False)))


def is_known(match: Match[S], at: int) -> bool:
    """Return whether everybody may know of the answer that led to a moment."""
    return not is_closed(match) or at == 0 or can_be_seen(match, at)


def can_be_seen(match: Match[S], at: int) -> bool:
    """Return whether somebody without a seat notices an answer: a log tells of it, or it can be seen."""
    moment, before = match.moments[at], match.moments[at - 1].step.state
    after = moment.step.state
    if before.to_move != after.to_move or any(not frame.event.minor for frame in moment.step.frames):
        return True
    return match.game.view(before, CHANCE) != match.game.view(after, CHANCE)


TOLD: Final = 3  # how many decisions are told to have mattered
Totals = tuple[int, ...]  # points by seat


class RoundEnd(Value, Generic[S], eq=False):
    """The end of a round."""

    number: int  # which round it was, from 1; 0 is the table before the first
    at: int  # the moment in which it ended
    state: S  # the table then
    totals: Totals  # the points, had the game ended there


class Turning(Value, eq=False):
    """A decision by which seats moved away from each other."""

    at: int  # the moment to which it led
    seat: Seat  # who decided
    round: int  # in which round
    gains: Totals  # what it changed of each seat's points, until the next decision
    events: tuple[Event, ...]  # what changed points most, after what the decision began with
    cause: int  # the moment of the former
    alike: int = 0  # how many more of its kind changed points
    kinds: tuple[str, ...] = ()  # the sorts of points that it changed, the one that changed most first

    @property
    def section(self) -> str:
        """The rule of what changed the points most."""
        return self.events[-1].rule if self.events else ""


class _Happening(Value, eq=False):
    """An event at a moment, and what it changed of each seat's points."""

    at: int
    event: Event
    gains: Totals


class Course(Value, Generic[S], eq=False, dict=True):
    """The points of a match on their way to where it stands; worked out when they are asked for, once.

    The rules count what is hidden, too: only a match that is over may be told like this.
    """

    match: Match[S]

    @cached_property
    def ends(self) -> tuple[RoundEnd[S], ...]:
        """The table before the first round, then at the end of each round in which a seat decided."""
        last = dict(self._tables())
        ends = ((number, at, state) for number, (at, state) in sorted(last.items()))
        return tuple(RoundEnd(number, at, state, self._totals(state)) for number, at, state in ends)

    @cached_property
    def turnings(self) -> tuple[Turning, ...]:
        """The decisions that mattered most, the first one first."""
        points = [self._totals(self._played[start - 1].step.state) for start, _ in self._decisions]
        points.append(self._totals(self.match.state))
        gains = [_gain(before, after) for before, after in pairwise(points)]
        most = nlargest(TOLD, range(len(gains)), key=lambda number: weight(gains[number]))
        return tuple(self._turning(number, gains[number]) for number in sorted(most) if any(gains[number]))

    @cached_property
    def _played(self) -> Sequence[Moment[S]]:
        return self.match.moments[: self.match.at + 1]

    @cached_property
    def _decisions(self) -> Sequence[tuple[int, int]]:
        """The moments of each decision, chance's answers to it included: the first, and the one after."""
        starts = [at for at, moment in enumerate(self._played) if moment.seat != CHANCE]
        return list(pairwise([*starts, len(self._played)]))

    def _totals(self, state: S) -> Totals:
        return self.match.game.score(state).totals

    def _tables(self) -> Iterator[tuple[int, tuple[int, S]]]:
        """Walk all tables, as (number of the round, (moment, table)); before the first decision it is 0."""
        number, now = 0, None
        asked = (self._played[start - 1].step.state for start, _ in self._decisions)
        decided = {key for key in map(self.match.game.round, asked) if key is not None}
        first = self._decisions[0][0] if self._decisions else len(self._played)
        for at, moment in enumerate(self._played):
            for state in (*(frame.state for frame in moment.step.frames), moment.step.state):
                key = self.match.game.round(state)
                if at >= first and key in decided and key != now:
                    number, now = number + 1, key
                yield number, (at, state)

    def _turning(self, number: int, gains: Totals) -> Turning:
        start, end = self._decisions[number]
        happened = tuple(self._happened(start, end))
        most, alike = _cause(happened, gains)
        cause, by = start if most is None else most.at, self._played[start].seat
        events, kinds = _told(happened, most), self._kinds(start, end)
        number = next((end.number for end in self.ends if end.at >= start), self.ends[-1].number)
        return Turning(start, by, number, gains, events, cause, alike, kinds)

    def _happened(self, start: int, end: int) -> Iterator["_Happening"]:
        """Walk what a decision brought about, as all may hear it; of what is minor, what changed points."""
        before = self._totals(self._played[start - 1].step.state)
        for at in range(start, end):
            for frame in self._played[at].step.frames:
                after = self._totals(frame.state)
                if not frame.event.minor or after != before:
                    yield _Happening(at, frame.event.covered(CHANCE), _gain(before, after))
                    before = after

    def _kinds(self, start: int, end: int) -> tuple[str, ...]:
        """Name the sorts of points that a decision changed, most changed first; none of a single sort."""
        tables = (self._played[at - 1].step.state for at in (start, end))
        before, after = (self.match.game.score(table) for table in tables)
        changed = dict[str, int]()
        for seat in map(Seat, range(before.seats)):
            had, has = before.by_kind(seat), after.by_kind(seat)
            for kind in {**had, **has}:
                changed[kind] = changed.get(kind, 0) + abs(has.get(kind, 0) - had.get(kind, 0))
        found = sorted(filter(changed.get, changed), key=changed.__getitem__, reverse=True)
        return tuple(found) if len(changed) > 1 else ()


def apart(gains: Totals) -> int:
    """Say how far seats moved away from each other; alone, how far one moved."""
    return max(gains) - min(gains) if len(gains) > 1 else sum(map(abs, gains))


def weight(gains: Totals) -> tuple[int, int]:
    """Say how much a change of points matters: how far seats moved apart, and then how far all moved."""
    return apart(gains), sum(map(abs, gains))


def _along(gains: Totals, way: Totals) -> int:
    """Say how far a change of points goes the way of another."""
    return sum(one * other for one, other in zip(gains, way, strict=True))


def _cause(happened: Sequence[_Happening], gains: Totals) -> tuple[_Happening | None, int]:
    """Return what did most for a change of points, and how many more of its kind did so, too."""
    of_kind: dict[type[Event], list[_Happening]] = {}
    for one in happened:
        if _along(one.gains, gains) > 0:
            of_kind.setdefault(type(one.event), []).append(one)
    same = max(of_kind.values(), key=lambda same: sum(_along(one.gains, gains) for one in same), default=())
    most = max(same, key=lambda one: _along(one.gains, gains), default=None)
    return most, max(len(same) - 1, 0)


def _told(happened: Sequence[_Happening], most: _Happening | None) -> tuple[Event, ...]:
    """Return what is told: the cause, after what came first where that is about nobody, or the same seat."""
    if most is None:
        return ()
    first = next((one.event for one in happened if not one.event.minor), most.event)
    together = first is not most.event and (not _seats(first) or _seats(first) & _seats(most.event))
    return (first, most.event) if together else (most.event,)


def _seats(event: Event) -> frozenset[object]:
    return frozenset(value for part, value in leaves(shape(type(event)), event) if part is Basic.SEAT)


def _gain(before: Totals, after: Totals) -> Totals:
    return tuple(now - was for was, now in zip(before, after, strict=True))
