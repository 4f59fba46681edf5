"""The score sheet: one line per reason, totals, and who wins by which tie-break."""

from collections.abc import Sequence
from typing import ClassVar

from boardkit.core.rules.kinds import mark
from boardkit.core.rules.table import Seat
from boardkit.core.values import Value


class ScoreLine(Value, gc=False):
    """Points of one seat for one reason; `kind` in the header of its class names the sort for charts."""

    rule: ClassVar[str]

    def __init_subclass__(cls, *, rule: str | None = None, kind: str | None = None) -> None:
        mark(cls, rule=rule, kind=kind)

    seat: Seat
    points: int

    @property
    def kind(self) -> str:
        """The sort of line, which groups points in charts."""
        return type(self).__name__


class TieBreak(Value, gc=False):
    """A comparison between seats of equal points: the higher value wins."""

    rule: ClassVar[str]

    def __init_subclass__(cls, *, rule: str | None = None) -> None:
        mark(cls, rule=rule)

    values: tuple[int, ...]


class Verdict(Value, gc=False):
    """Why nobody, or everybody, wins whatever the points say."""

    rule: ClassVar[str]

    def __init_subclass__(cls, *, rule: str | None = None) -> None:
        mark(cls, rule=rule)


class ScoreSheet(Value, gc=False):
    """The points of `seats` seats line by line, with the tie-breaks in the order they apply."""

    seats: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[TieBreak, ...] = ()
    verdict: Verdict | None = None
    winners_by_verdict: tuple[Seat, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""
        points = [0] * self.seats
        for line in self.lines:
            points[line.seat] += line.points
        return tuple(points)

    def of(self, seat: Seat) -> Sequence[ScoreLine]:
        """Return the lines of one seat."""
        return [line for line in self.lines if line.seat == seat]

    def by_kind(self, seat: Seat) -> dict[str, int]:
        """Return one seat's points by kind of line, in the order the kinds first appear on the sheet."""
        points = dict.fromkeys((line.kind for line in self.lines), 0)
        for line in self.of(seat):
            points[line.kind] += line.points
        return points

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats from the first place to the last; seats that share a place stand together."""
        totals = self.totals
        values = [each.values for each in self.tie_breaks]
        keys = [(points, *(each[seat] for each in values)) for seat, points in enumerate(totals)]
        places = sorted(set(keys), reverse=True)
        return tuple(tuple(Seat(seat) for seat, key in enumerate(keys) if key == place) for place in places)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that win; empty when the verdict says that nobody does."""
        return self.winners_by_verdict if self.verdict else self.ranking[0]

    @property
    def deciding(self) -> TieBreak | None:
        """The tie-break that set the winners apart from others with as many points, or None."""
        if self.verdict:
            return None
        totals = self.totals
        tied = [seat for seat, points in enumerate(totals) if points == max(totals)]
        return next((one for one in self.tie_breaks if len({one.values[seat] for seat in tied}) > 1), None)
