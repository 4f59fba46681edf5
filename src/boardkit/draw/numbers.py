"""Numbers that change: before and after a move, and round by round as curves."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Lines, Room, fitted
from boardkit.draw.colours import inked
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS, chip
from boardkit.draw.show import Numbers, Series, Show, words_there
from boardkit.text import Words


def watched(drawing: Show, view: Any) -> Sequence[Numbers]:
    """Return the numbers of a table of which a log tells every change: all but those of cards."""
    return [row for row in drawing.numbers(view) if not row.of_cards]


class Change(Value):
    """A number of a seat, or of all when there is no seat, before and after something."""

    name: str
    seat: Seat | None
    before: int
    after: int
    reckoned: bool = False  # whether it is worked out from all that lies on the table
    part: bool = False  # whether it is a part of the number before it
    tally: bool = False  # whether it only counts what lies there

    @property
    def falls(self) -> bool:
        """Whether it becomes less."""
        return self.after < self.before


def differences(before: Sequence[Numbers], after: Sequence[Numbers]) -> Sequence[Change]:
    """Compare two sets of numbers."""
    return [
        Change(old.name, None if old.shared else Seat(seat), was, now, old.reckoned, old.part, old.tally)
        for old, new in zip(before, after, strict=True)
        for seat, (was, now) in enumerate(zip(old.values, new.values, strict=True))
        if was != now
    ]


def changes_said(changes: Iterable[Change], words: Words, first: Seat | None = None) -> str:
    """Say changes, those of a seat first: `Ada: points 5 → 8 · steel 2 → 0   oxygen 3 → 4`."""
    by_seat: dict[Seat | None, list[Change]] = {}
    for change in changes:
        by_seat.setdefault(change.seat, []).append(change)
    mine = [] if first is None else by_seat.pop(first, [])
    shared = (change_said(change, words) for change in by_seat.pop(None, ()))
    others = (_of_seat(theirs, words) for theirs in by_seat.values())
    return "   ".join((*([_of_seat(mine, words)] if mine else []), *shared, *others))


def series_said(series: Series, drawing: Show, view: Any, words: Words) -> Iterator[str]:
    """Say moves that are made one after the other, a line each, what they come to, and why it stops there."""
    there = words_there(drawing, view, words)
    yield from map(there.say, series.moves)
    changed = differences(drawing.numbers(view), drawing.numbers(series.after))
    total = "   ".join(f"{words(one.name)} {_signed(one.after - one.before)}" for one in changed)
    if total:
        yield words("series-total", total=total)
    if series.left:
        message = "series-stops" if series.moves else "series-none"
        said = map(there.say, series.left)
        yield words(message, moves=words.listed([one[:1].lower() + one[1:] for one in said]))
    if lacks := [f"{words(name)} {count}" for name, count in series.lacks.items()]:
        yield words("series-lacks", things=words.listed(lacks))


def _of_seat(changes: Sequence[Change], words: Words) -> str:
    """Say the changes of a seat, each with its parts: `Ada: points 19 → 20 (relics +2, powers −1)`.

    Parts of a number that is not among them, as they make up for each other, stand alone.
    """
    first, *rest = (
        _with_parts(change_said(whole.__replace__(seat=None), words), parts, words)
        for whole, *parts in _in_groups(changes)
    )
    assert changes[0].seat is not None
    return " · ".join((words("change-of", seat=words.seat(changes[0].seat), change=first), *rest))


def _in_groups(changes: Iterable[Change]) -> Sequence[Sequence[Change]]:
    """Put the parts of a number behind it."""
    groups: list[list[Change]] = []
    for change in changes:
        if not (change.part and groups and not groups[-1][0].part):
            groups.append([])
        groups[-1].append(change)
    return groups


def _with_parts(said: str, parts: Sequence[Change], words: Words) -> str:
    if not parts:
        return said
    named = ", ".join(f"{words(part.name)} {_signed(part.after - part.before)}" for part in parts)
    return words("change-parts", change=said, parts=named)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else figure(number)


def change_said(change: Change, words: Words) -> str:
    """Say a change: `Ada: points 5 → 8`."""
    name = words(change.name)
    if change.seat is None:
        return words("change-shared", name=name, before=change.before, after=change.after)
    return words("change", seat=words.seat(change.seat), name=name, before=change.before, after=change.after)


def changes_brief(changes: Iterable[Change], words: Words) -> str:
    """Say changes of the own numbers as briefly as can be: `points 5→8 (relics +3)  steel 2→0`."""
    return "  ".join(
        _with_parts(f"{words(one.name)} {figure(one.before)}→{figure(one.after)}", parts, words)
        for one, *parts in _in_groups(changes)
    )


def figure(number: int, *, plain: bool = False) -> str:
    """Write a number with the sign that stands for less, or in 7 bits with a hyphen."""
    return str(number) if plain else str(number).replace("-", "−")


BLOCKS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BLOCKS: Final = "_.-=+*%#"
"""From low to high, with and without characters beyond ASCII."""

STEPS: Final = (*range(1, 11), 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500)
"""How many points one row may be worth."""

MOST_ROWS: Final = 20
LEAST_ROWS: Final = 4
WIDEST: Final = 10  # columns of a round, at most

FOOT: Final = 2  # rows below a curve: the axis, and the numbers of the rounds


class Curve(Value, eq=False):
    """Points of seats after each round."""

    points: Sequence[Sequence[int]]  # by round, then by seat
    numbers: Sequence[int]  # how the rounds are numbered
    palette: Palette
    at: int  # which of them is pointed at
    plain: bool = False  # whether characters beyond ASCII cannot be written

    def lines(self, room: Room) -> Lines:
        """Draw the curve as large as fits: as a chart, as a line for each seat, or what fits of that."""
        ends = (Text.assemble(chip(seat, self.palette), f" {self._end(seat)}") for seat in self._seats)
        return fitted(room, lambda: self._chart(room), self._sparks, lambda: ends)

    def round_at(self, room: Room, column: int) -> int | None:
        """Say which round stands in a column of the chart."""
        plan = _Plan.of(self, room)
        return None if plan is None else plan.round_at(column)

    def _chart(self, room: Room) -> Lines:
        plan = _Plan.of(self, room)
        if plan is None:
            return [Text(" " * (room.width + 1))]
        corner, dash, tick = ("+", "-", "+") if self.plain else ("└", "─", "┴")
        axis = " " * (plan.margin - 1) + corner + (dash * (plan.pitch - 1) + tick) * len(plan.stops)
        rows = (self._row(plan, row) for row in range(plan.rows))
        return [*rows, Text(axis, "dim"), self._numbers(plan)]

    def _row(self, plan: "_Plan", row: int) -> Text:
        """Write a row from its number on the axis to the points at the end."""
        value = figure(plan.low + plan.step * (plan.rows - 1 - row), plain=self.plain)
        bar = "|" if self.plain else "┤"
        line = Text.assemble((f"{value:>{plan.margin - 2}} {bar}", "dim"))
        for stop in plan.stops[:-1]:
            here = plan.seats_in(stop, row)
            # A star stands for more letters than fit.
            fits = len(here) < plan.pitch
            line.append(" " * max(plan.pitch - (len(here) if fits else 1), 0)).append("" if fits else "*")
            for seat in here if fits else ():
                line.append(LETTERS[seat], inked(self.palette[f"owner.{seat}"], bold=True))
        line.append(" " * max(plan.pitch - 1, 1))
        for seat in plan.seats_in(plan.stops[-1], row):
            line.append(LETTERS[seat], inked(self.palette[f"owner.{seat}"], bold=True))
            line.append(f" {self._end(seat)} ", "bold")
        return line

    def _numbers(self, plan: "_Plan") -> Text:
        """Number the rounds below the axis, as many as have room."""
        line = Text(" " * plan.margin)
        every = max(1, -(-(len(str(self.numbers[-1])) + 1) // plan.pitch))
        for place, stop in enumerate(plan.stops, 1):
            number, last = str(self.numbers[stop]), len(plan.stops)
            if (last - place) % every == 0 or stop == self.at:
                end = plan.margin + place * plan.pitch
                gap = end - len(number) - line.cell_len
                if gap > 0 or place == 1:
                    line.append(" " * max(gap, 0)).append(number, "reverse" if stop == self.at else "dim")
        return line

    def _sparks(self) -> Lines:
        """Write a line of blocks for each seat, all to one measure."""
        (low, high), lines = extent(self.points), list[Text]()
        for seat in self._seats:
            blocks = spark([row[seat] for row in self.points], low, high, plain=self.plain)
            coloured = blocks, self.palette[f"owner.{seat}"]
            lines.append(Text.assemble(chip(seat, self.palette), " ", coloured, f" {self._end(seat)}"))
        return lines

    def _end(self, seat: int) -> str:
        return figure(self.points[-1][seat], plain=self.plain)

    @property
    def _seats(self) -> Sequence[Seat]:
        return [Seat(seat) for seat in range(len(self.points[-1]))]


class _Plan(Value, eq=False):
    """Where things stand in a chart."""

    margin: int  # columns of the numbers to the left, with the axis
    pitch: int  # columns of a round
    stops: Sequence[int]  # the rounds that are shown, the last one in any case
    rows: int  # how many there are, `low` being the points of the lowest, `step` what one is worth
    low: int
    step: int
    seats: Mapping[tuple[int, int], Sequence[int]]  # those who stand in a row after a round

    @classmethod
    def of(cls, curve: Curve, room: Room) -> "_Plan | None":
        """Lay out a chart, or None if there is no room for one."""
        most = min(room.height - FOOT, MOST_ROWS)
        if most < LEAST_ROWS:
            return None
        low, step, rows = _measure(curve.points, most)
        seats = defaultdict[tuple[int, int], list[int]](list)
        for stop, points in enumerate(curve.points):
            for seat, has in enumerate(points):
                seats[stop, (has - low + step // 2) // step].append(seat)
        margin = max(len(str(low)), len(str(low + step * (rows - 1)))) + 3
        count, ends = len(curve.points), curve.points[-1]
        last = (here for (stop, row), here in seats.items() if stop == count - 1 and 0 <= row < rows)
        # What the points at the end of a row take, beyond the round's own columns.
        tail = max((sum(len(f"{LETTERS[one]} {ends[one]} ") for one in here) for here in last), default=0)
        # Where not all rounds fit, some are left out.
        for every in range(1, max(count, 2)):
            stops = list(range(count - 1, -1, -every))[::-1]
            pitch = min((room.width - margin - tail) // len(stops), WIDEST)
            if pitch >= 2:
                return cls(margin, pitch, stops, rows, low, step, seats)
        return None

    def seats_in(self, stop: int, row: int) -> Sequence[int]:
        """List those who stand in a row after a round."""
        return self.seats.get((stop, self.rows - 1 - row), ())

    def round_at(self, column: int) -> int | None:
        """Say which round stands in a column."""
        place = (column - self.margin) // self.pitch
        return self.stops[min(place, len(self.stops) - 1)] if column >= self.margin else None


def spark(points: Sequence[int], low: int, high: int, *, plain: bool = False) -> str:
    """Draw numbers as a line of blocks, from the lowest to the highest that there may be."""
    blocks = PLAIN_BLOCKS if plain else BLOCKS
    span = max(high - low, 1)
    return "".join(blocks[(number - low) * (len(blocks) - 1) // span] for number in points)


def extent(points: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return the lowest and the highest number."""
    numbers = [number for row in points for number in row]
    return min(numbers, default=0), max(numbers, default=0)


def _measure(points: Sequence[Sequence[int]], most: int) -> tuple[int, int, int]:
    """Choose the points of the lowest row, what a row is worth, and how many there are."""
    low, high = extent(points)
    for step in STEPS:
        base = low // step * step
        rows = (high - base + step // 2) // step + 1
        if rows <= most:
            return base, step, max(rows, LEAST_ROWS)
    step = -(-(high - low) // (most - 2))
    return low, step, most
