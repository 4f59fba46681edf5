"""Walking through a match, happening by happening."""

from typing import Any, Self

from attrs import frozen

from boardkit.core.match import Match
from boardkit.core.step import Event
from boardkit.core.table import CHANCE, Seat, Table
from boardkit.core.values import evolve


@frozen
class Halt:
    """A point of the walk: what had just happened, and the table then; the first halt has no event."""

    at: int
    event: Event | None
    state: Table


@frozen(eq=False)
class Walk:
    """All that happened in a match as one seat may know it, and where we stand in it."""

    halts: tuple[Halt, ...]
    at: int

    @classmethod
    def through(cls, match: Match[Any], viewer: Seat) -> Self:
        """Begin a walk at its end, or at its start when the match is over."""
        first = Halt(0, None, match.moments[0].step.state)
        halts = [first] + [
            Halt(at, frame.event.covered(viewer), frame.state)
            for at, frame in match.frames()
            if not frame.event.minor
        ]
        return cls(tuple(halts), 0 if match.over else len(halts) - 1)

    @property
    def halt(self) -> Halt:
        """Where we stand."""
        return self.halts[self.at]

    @property
    def before(self) -> Halt:
        """The halt before this one; at the start, the start."""
        return self.halts[max(self.at - 1, 0)]

    def on(self, steps: int) -> Self:
        """Go on by so many happenings, or back; never past an end."""
        return evolve(self, at=min(max(self.at + steps, 0), len(self.halts) - 1))

    def on_by_turn(self, way: int) -> Self:
        """Go on, or back with -1, to the first happening of the next decision."""
        walk = self.on(way)
        while 0 < walk.at < len(walk.halts) - 1 and walk.halt.at == walk.before.at:
            walk = walk.on(way)
        return walk


def acting(state: Table) -> Seat:
    """Return whose turn it is, or CHANCE when nobody's."""
    seat = state.to_move
    return CHANCE if seat is None else seat
