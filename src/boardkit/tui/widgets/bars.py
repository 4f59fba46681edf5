"""Points by kind as bars: a bar for each seat, in its colour and with its letter."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, zip_longest
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from boardkit.core import ScoreSheet, Seat
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.draw.blocks import shortened
from boardkit.draw.counting import figure
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words

LEAST, MOST = 16, 60
"""Columns of a chart."""

ABREAST: Final = 22
"""Columns of a chart that has others beside it, with the blank that parts them."""

CHIP: Final = 3
"""Columns of a seat's letter."""

NUMBER = 4
"""Columns of the number behind a bar."""


class Bars(Value, eq=False):
    """A chart of a score sheet, as wide as there is room.

    Attributes:
        lines: in how many lines it has room; with 0, as many kinds stand side by side as can.
    """

    sheet: ScoreSheet
    words: Words
    palette: Palette
    lines: int = 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        abreast = self._abreast(max(options.max_width // ABREAST, 1))
        width = min(options.max_width // abreast - (abreast > 1), MOST)
        widths = self._widths(abreast, width)
        charts = list(self._charts(widths, "#" if options.ascii_only else "█"))
        rows = (charts[start : start + abreast] for start in range(0, len(charts), abreast))
        yield Text("\n").join(line for row in rows for line in _side_by_side(row, widths))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        del console
        return Measurement(LEAST, options.max_width)

    def _abreast(self, most: int) -> int:
        """Say how many charts stand side by side: as few as fit one below the other, for long bars."""
        high = [1 + len(row) for row in self._rows.values()]
        needed = (sum(max(high[at : at + few]) for at in range(0, len(high), few)) for few in range(1, most))
        return next((few for few, lines in enumerate(needed, 1) if lines <= self.lines), most)

    @property
    def _rows(self) -> Mapping[str, Sequence[tuple[int, Sequence[Seat]]]]:
        """The kinds of points, each with what its bars tell."""
        points = [self.sheet.by_kind(Seat(seat)) for seat in range(self.sheet.seats)]
        return {kind: [*_alike([one[kind] for one in points])] for kind in self._names}

    @property
    def _names(self) -> Mapping[str, str]:
        """The kinds of points, each with its name."""
        kinds = self.sheet.by_kind(Seat(0)) if self.sheet.seats else ()
        return {kind: self.words(f"kind-{kebab(kind)}") for kind in kinds}

    def _widths(self, abreast: int, width: int) -> Sequence[int]:
        """Say how wide each column is: as the others, but where a name wants what another can spare."""
        names = [len(name) for name in self._names.values()]
        wanted = [max(LEAST, *names[at::abreast], 0) for at in range(abreast)]
        widths = [width] * abreast
        for at in range(abreast):
            spare = [max(has - want, 0) for has, want in zip(widths, wanted, strict=True)]
            lacking = max(wanted[at] - widths[at], 0)
            giver = spare.index(max(spare))
            given = min(lacking, spare[giver])
            widths[at] += given
            widths[giver] -= given
        return widths

    def _charts(self, widths: Sequence[int], block: str) -> Iterator[list[Text]]:
        """Draw a chart for each kind of points: its name, and a bar for each seat."""
        rows = self._rows
        longest = max((abs(number) for row in rows.values() for number, _ in row), default=0)
        chips = max((len(seats) for row in rows.values() for _, seats in row), default=1)
        room = min(widths) - CHIP * chips - NUMBER - 1
        for number, (kind, row) in enumerate(rows.items()):
            name = shortened(Text(self._names[kind], "bold"), widths[number % len(widths)])
            bars = (self._bar(seats, has, block * length(has, longest, room)) for has, seats in row)
            yield [name, *bars]

    def _bar(self, seats: Sequence[Seat], points: int, bar: str) -> Text:
        colour = self.palette[f"owner.{seats[0]}"] if len(seats) == 1 else ""
        chips = Text().join(chip(seat, self.palette) for seat in seats)
        return Text.assemble(chips, " ", (bar, colour), f" {figure(points)}", no_wrap=True)


def _alike(points: Sequence[int]) -> Iterator[tuple[int, Sequence[Seat]]]:
    """Give each seat's points; where several have points and all have the same, once for all."""
    seats = [Seat(seat) for seat in range(len(points))]
    if len(seats) > 1 and points[0] and len({*points}) == 1:
        yield points[0], seats
    else:
        yield from ((number, [seat]) for seat, number in zip(seats, points, strict=True))


def _side_by_side(charts: Sequence[list[Text]], widths: Sequence[int]) -> Iterator[Text]:
    """Write charts beside each other, each in so many columns."""
    starts = list(accumulate((width + 1 for width in widths), initial=0))
    for lines in zip_longest(*charts, fillvalue=Text()):
        row = Text(no_wrap=True)
        for start, line in zip(starts, lines, strict=False):
            row.pad_right(start - row.cell_len)
            row.append_text(line)
        yield row


def length(points: int, longest: int, room: int) -> int:
    """Say how many cells a bar has: in proportion, but any points show; loss is as long as gain."""
    return max(round(abs(points) * room / longest), 1) if points else 0
