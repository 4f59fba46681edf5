"""Walking through a match: by happening, by decision, by turn, by round, with the notes on the way."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Any, Self

from boardkit.core import CHANCE, Event, Match, Move, Note, Seat, Table
from boardkit.core.lines.course import known_decisions
from boardkit.core.values import Value


class Stride(Enum):
    """How far one step of a walk goes."""

    HAPPENING = "happening"
    DECISION = "decision"
    TURN = "turn"
    ROUND = "round"


class Halt(Value):
    """A point of the walk: what had just happened, and the table then.

    Attributes:
        at: the moment of the match.
        event: what happened, as the walker may know it; None at the start, at a note, and where nothing did.
        note: what somebody wrote into the log here.
        move: the decision, where nothing came of it that could be told.
    """

    at: int
    event: Event | None
    state: Table
    note: Note | None = None
    move: Move | None = None


class Unit(Value):
    """Where a halt belongs: the numbers of its decision, of the turn, and of the round, from 0."""

    decision: int
    turn: int
    round: int

    def number(self, stride: Stride) -> int:
        """Return which decision, turn or round it is."""
        number: int = getattr(self, stride.value)
        return number


class Walk(Value, eq=False):
    """All that happened in a match as one seat may know it, and where we stand in it.

    A turn is a run of decisions of one seat, chance's answers included; a round is what the game calls one.

    Attributes:
        silent: the halts at which nothing has happened: the start, and notes.
        also: the moments of decisions at which it halts though nothing came of them.
    """

    halts: tuple[Halt, ...]
    units: tuple[Unit, ...]
    silent: tuple[int, ...]
    at: int
    also: Collection[int] = ()

    @classmethod
    def through(cls, match: Match[Any], viewer: Seat, also: Collection[int] = ()) -> Self:
        """Begin a walk at its end, or at its start when the match is over."""
        halts = tuple(_halts(match, viewer, also))
        silent = tuple(at for at, halt in enumerate(halts) if halt.event is None and halt.move is None)
        return cls(halts, tuple(_units(match, halts)), silent, 0 if match.over else len(halts) - 1, also)

    @property
    def halt(self) -> Halt:
        """Where we stand."""
        return self.halts[self.at]

    @property
    def before(self) -> Halt:
        """The halt before this one; at the start, the start."""
        return self.halts[max(self.at - 1, 0)]

    @property
    def happening(self) -> int:
        """How many happenings lie behind, notes not counted."""
        return self._happenings(range(self.at + 1))

    @property
    def happenings(self) -> int:
        """How many happenings there are, notes not counted."""
        return self._happenings(range(len(self.halts)))

    @property
    def in_decision(self) -> tuple[int, int]:
        """Which happening of how many of its decision we stand at, notes not counted."""
        steps = self.decision
        return self._happenings(range(steps.start, self.at + 1)), self._happenings(steps)

    def _happenings(self, halts: range) -> int:
        silent = bisect_left(self.silent, halts.stop) - bisect_left(self.silent, halts.start)
        return len(halts) - silent

    @property
    def over(self) -> bool:
        """Whether we stand at the end."""
        return self.at == len(self.halts) - 1

    @property
    def decision(self) -> range:
        """The halts of the decision we stand in."""
        return self._around(self.at, Stride.DECISION)

    def on(self, steps: int) -> Self:
        """Go on by so many happenings, or back; never past an end."""
        return self.__replace__(at=min(max(self.at + steps, 0), len(self.halts) - 1))

    def by(self, stride: Stride, way: int) -> Self:
        """Go on, or back with -1, to where the next of its kind begins; back first to where this one did."""
        if stride is Stride.HAPPENING:
            return self.on(way)
        here = self._around(self.at, stride)
        if way > 0:
            return self.to(here.stop)
        return self.to(min(here.start, self._around(max(self.at - 1, 0), stride).start))

    def _around(self, at: int, stride: Stride) -> range:
        """Return the halts of the unit to which one belongs; their numbers never fall."""
        number = partial(Unit.number, stride=stride)
        here = number(self.units[at])
        first = bisect_left(self.units, here, key=number)
        return range(first, bisect_right(self.units, here, first, key=number))

    def to(self, at: int) -> Self:
        """Stand at a halt; never past an end."""
        return self.__replace__(at=0).on(at)


def _halts(match: Match[Any], viewer: Seat, also: Collection[int]) -> Iterator[Halt]:
    """Walk what logs tell, each note where it was written."""
    notes = sorted(match.notes, key=lambda note: note.at)
    for at, moment in enumerate(match.moments[: match.at + 1]):
        if at == 0:
            yield Halt(0, None, moment.step.frames[0].state if moment.step.frames else moment.step.state)
        told = [frame for frame in moment.step.frames if not frame.event.minor]
        yield from (Halt(at, frame.event.covered(viewer), frame.state) for frame in told)
        if not told and at in also:
            yield Halt(at, None, moment.step.state, move=moment.move)
        yield from (Halt(at, None, moment.step.state, note) for note in notes if note.at == at)


def _units(match: Match[Any], halts: Sequence[Halt]) -> Iterator[Unit]:
    seats = [moment.seat for moment in match.moments]
    decided = frozenset(known_decisions(match))
    decisions = _numbered(at if at in decided else None for at in range(len(seats)))
    turns = _numbered(seat if seat != CHANCE else None for seat in seats)
    rounds = _numbered(match.game.round(halt.state) for halt in halts)
    for halt, number in zip(halts, rounds, strict=True):
        yield Unit(decisions[halt.at], turns[halt.at], number)


def _numbered(values: Any) -> list[int]:
    """Number runs of equal values; a None belongs to the run before."""
    numbers, number, now = [], 0, None
    for value in values:
        if value is not None and value != now:
            number, now = number + 1, value
        numbers.append(number)
    return numbers


def acting(state: Table) -> Seat:
    """Return whose turn it is, or CHANCE when nobody's."""
    seat = state.to_move
    return CHANCE if seat is None else seat
