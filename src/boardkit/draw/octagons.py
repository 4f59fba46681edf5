"""Boards of octagons in rows and columns, with small diamonds between every four."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from boardkit.core.values import Value
from boardkit.draw.shapes import Layout, Place, Shape, Size, Span, Tile, strokes


class _Measure(NamedTuple):
    """The numbers of one size: pitch in columns and lines, and how many px a corner loses."""

    width: int
    height: int
    cut: int


MEASURES = {
    Size.S: _Measure(6, 3, 1),
    Size.M: _Measure(8, 4, 2),
    Size.L: _Measure(10, 5, 3),
    Size.XL: _Measure(14, 7, 4),
    Size.XXL: _Measure(22, 11, 6),
}


class OctagonBoard(Value, cache_hash=True):
    """Rows of octagons; `None` leaves a hole.

    Attributes:
        rows: the octagons from north to south, each row from west to east.
        diamonds: the places between four octagons, one row and one column fewer; empty for none.
    """

    rows: tuple[tuple[Place | None, ...], ...]
    diamonds: tuple[tuple[Place | None, ...], ...] = ()

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(MEASURES)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        measure = MEASURES[size]
        return max(map(len, self.rows)) * measure.width + 1, len(self.rows) * measure.height + 1

    def layout(self, size: Size) -> Layout:
        """Lay out every octagon, then every diamond, at a size."""
        octagons = _grid(self.rows, _octagon(size), size, 0)
        diamonds = _grid(self.diamonds, _diamond(size), size, 1)
        return Layout(*self.extent(size), (*octagons, *diamonds))


def _grid(rows: tuple[tuple[Place | None, ...], ...], shape: Shape, size: Size, first: int) -> Iterator[Tile]:
    measure = MEASURES[size]
    for row, places in enumerate(rows, first):
        for column, place in enumerate(places, first):
            if place is not None:
                yield Tile(place, shape, column * measure.width, row * measure.height)


@cache
def _octagon(size: Size) -> Shape:
    width, height, cut = MEASURES[size]
    last = 2 * height - 2
    insets = [max(0, cut - row, cut - (last - row)) for row in range(last + 1)]
    spans = tuple(Span(1 + row, 1 + inset, width - 1 - 2 * inset) for row, inset in enumerate(insets))
    return Shape(spans, strokes(_outline(2 * width, 4 * height, 2 * cut)))


@cache
def _diamond(size: Size) -> Shape:
    cut = MEASURES[size].cut
    halves = [(y, cut - 1 - abs(y)) for y in range(1 - cut, cut)]
    return Shape(tuple(Span(y, -half, 2 * half + 1) for y, half in halves))


def _outline(width: int, height: int, cut: int) -> Iterator[tuple[int, int]]:
    """Walk the dots of the octagon that runs through the middle of the seam, alike to the left and right."""
    for x in range(1 + cut, width - cut + 1):
        yield x, 1
        yield x, height + 1
    for y in range(1 + cut, height + 2 - cut):
        yield 1, y
        yield width + 1, y
    for step in range(cut + 1):
        for x in (1 + step, width - step):
            yield x, 1 + cut - step
            yield x, height + 1 - cut + step
