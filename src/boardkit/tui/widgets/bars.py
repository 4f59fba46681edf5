"""Points by kind as bars: a bar for each seat, in its colour and with its letter."""

from collections.abc import Iterator

from attrs import frozen
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from boardkit.core import ScoreSheet, Seat
from boardkit.core.rules.kinds import kebab
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words

LEAST, MOST = 16, 60
"""Columns of a chart."""

NUMBER = 4
"""Columns of the number behind a bar."""


@frozen(eq=False)
class Bars:
    """A chart of a score sheet, as wide as there is room."""

    sheet: ScoreSheet
    words: Words
    palette: Palette

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        width = min(options.max_width, MOST)
        yield Text("\n").join(self._lines(width, "#" if options.ascii_only else "█"))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        del console
        return Measurement(LEAST, min(options.max_width, MOST))

    def _lines(self, width: int, block: str) -> Iterator[Text]:
        points = [self.sheet.by_kind(Seat(seat)) for seat in range(self.sheet.seats)]
        longest = max((abs(number) for by_kind in points for number in by_kind.values()), default=0)
        for kind in points[0] if points else ():
            yield Text(self.words(f"kind-{kebab(kind)}"), "bold")
            for seat, by_kind in enumerate(points):
                room = width - 3 - NUMBER - 1
                cells = length(by_kind[kind], longest, room)
                yield self._bar(Seat(seat), by_kind[kind], block * cells)

    def _bar(self, seat: Seat, points: int, bar: str) -> Text:
        colour = self.palette[f"owner.{seat}"]
        return Text.assemble(chip(seat, self.palette), " ", (bar, colour), f" {points}", no_wrap=True)


def length(points: int, longest: int, room: int) -> int:
    """Say how many cells a bar has: in proportion, but any points show; loss is as long as gain."""
    return max(round(abs(points) * room / longest), 1) if points else 0
