"""Boards of pointy-top hexes in level rows, each row centred under the one above or half a hex aside."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from boardkit.core.values import Value
from boardkit.draw.shapes import Layout, Place, Shape, Size, Span, Tile, strokes


class _Measure(NamedTuple):
    """The numbers of one size: pitch in columns, slope and body lines, half extents of the px rows."""

    pitch: int
    slope: int
    body: int
    extents: tuple[int, ...]
    reach: int


# The seam stays an unbroken line 1 px wide because extents[i] + extents[-1 - i] is pitch / 2 - 3 where the
# slope steps by 2 px, and pitch / 2 - 2 where it steps by 1.
MEASURES = {
    Size.XS: _Measure(5, 0, 1, (), 2),
    Size.S: _Measure(6, 1, 1, (0, 1), 2),
    Size.M: _Measure(8, 1, 2, (0, 1), 3),
    Size.L: _Measure(10, 1, 3, (0, 2), 4),
    Size.XL: _Measure(14, 2, 3, (0, 1, 3, 4), 6),
    Size.XXL: _Measure(16, 2, 4, (0, 2, 3, 5), 7),
}


class HexBoard(Value, cache_hash=True):
    """Rows of hexes from north to south, each from west to east; lengths differ by one from row to row.

    Attributes:
        staggered: whether all rows are equally long instead, and every second one stands half a hex further
            east.
    """

    rows: tuple[tuple[Place, ...], ...]
    staggered: bool = False

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(MEASURES)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        measure = MEASURES[size]
        height = measure.slope + measure.body
        offset = measure.pitch // 2 if self.staggered else 0
        width = max(map(len, self.rows)) * measure.pitch + offset
        return 1 + width, len(self.rows) * height + measure.slope

    def layout(self, size: Size) -> Layout:
        """Lay out every hex at a size."""
        return Layout(*self.extent(size), tuple(self._tiles(size)))

    def _tiles(self, size: Size) -> Iterator[Tile]:
        measure = MEASURES[size]
        for index, row in enumerate(self.rows):
            start = self._halves(index) * measure.pitch // 2
            line = index * (measure.slope + measure.body)
            for number, place in enumerate(row):
                yield Tile(place, _shape(size), start + number * measure.pitch, line)

    def _halves(self, index: int) -> int:
        """Say how many half hexes a row stands further east than the westernmost."""
        if self.staggered:
            return index % 2
        return max(map(len, self.rows)) - len(self.rows[index])


@cache
def _shape(size: Size) -> Shape:
    measure = MEASURES[size]
    if not measure.slope:
        return _brick(measure)
    halves = (*measure.extents, *[measure.reach] * (2 * measure.body), *reversed(measure.extents))
    centre = measure.pitch // 2
    spans = tuple(Span(y, centre - half, 2 * half + 1) for y, half in enumerate(halves))
    return Shape(spans, strokes(_outline(measure)))


def _brick(measure: _Measure) -> Shape:
    """Shape a hex that is one line high as a brick between two bars."""
    spans = tuple(Span(y, 1, measure.pitch - 1) for y in range(2))
    bars = (1, 2 * measure.pitch + 1)
    return Shape(spans, strokes((x, y) for x in bars for y in range(4)))


def _outline(measure: _Measure) -> Iterator[tuple[int, int]]:
    """Walk the dots of the hexagon that runs through the middle of the seam."""
    width, drop, bottom = measure.pitch, 4 * measure.slope - 1, 4 * (2 * measure.slope + measure.body) - 1
    for step in range(width):
        y = round(drop * (width - 1 - step) / (width - 1))
        for x in (1 + step, 2 * width - step):
            yield x, y
            yield x, bottom - y
    for y in range(drop + 1, bottom - drop):
        yield 1, y
        yield 2 * width + 1, y
    yield 2 * width + 1, drop
    yield 2 * width + 1, bottom - drop
