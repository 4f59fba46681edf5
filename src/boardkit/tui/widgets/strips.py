"""Rows of text as Textual paints them, made in one go: colours, filters and what stands for the mouse."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip

from boardkit.core.values import Value
from boardkit.draw.blocks import Made, made

CELLS: Final = 4096
"""How many cells are remembered that begin a part of a row."""

ROWS: Final = 512
"""How many rows are remembered as they were painted: walks and cursors go to and fro."""


class Ground(Value):
    """What rows of a widget are painted on.

    Attributes:
        width: how many columns a row has.
        beside: how many blanks stand to its left, and to its right.
        style: what shows where a row says nothing else.
        background: what filters take for the colour behind it.
        filters: what Textual does to colours at the end.
    """

    width: int
    beside: tuple[int, int]
    style: Style
    background: Color
    filters: tuple[LineFilter, ...]

    @property
    def extent(self) -> int:
        """How many columns a row has with what stands beside it."""
        return self.width + sum(self.beside)

    def painted(self, row: Text, console: Console, y: int | None = None) -> Strip:
        """Paint a row; with the number of its line its letters may be marked by the mouse."""
        line = self._as_wide(list(Segment.apply_style(row.render(console), self.style)), row.cell_len)
        told = line if y is None else _told_apart(line, y)
        segments = self._between_blanks(told)
        for line_filter in self.filters:
            segments = line_filter.apply(segments, self.background)
        return Strip(segments, self.extent)

    def _as_wide(self, line: list[Segment], wide: int) -> list[Segment]:
        if wide > self.width:
            return list(Strip(line).crop(0, self.width))
        return line if wide == self.width else [*line, Segment(" " * (self.width - wide), self.style)]

    def _between_blanks(self, line: list[Segment]) -> list[Segment]:
        blank = Style(bgcolor=self.background.rich_color)
        left, right = ([Segment(" " * blanks, blank)] if blanks else [] for blanks in self.beside)
        return [*left, *line, *right]


@lru_cache(ROWS)
def painted(ground: Ground, row: Made, console: Console, y: int | None = None) -> Strip:
    """Paint a row that is given by what it is made of, unless it was painted lately."""
    return ground.painted(made(row), console, y)


def _told_apart(segments: Sequence[Segment], y: int) -> list[Segment]:
    """Say of each part in which cell it begins, as Textual's `Strip.apply_offsets` does."""
    x, apart = 0, []
    for text, style, _ in segments:
        cell = _cell(x, y)
        apart.append(Segment(text, cell if style is None else style + cell))
        x += len(text)
    return apart


@lru_cache(CELLS)
def _cell(x: int, y: int) -> Style:
    """Say which cell of the text it is; Rich pickles that anew whenever it is asked."""
    return Style.from_meta({"offset": (x, y)})
