"""Boards of squares: grids that may grow in any direction and need not be full."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core.values import Value
from boardkit.draw.shapes import Joint, Layout, Shape, Size, Span, Tile
from boardkit.maps.squares import Square

PITCH = {
    Size.XXS: (3, 1),
    Size.XS: (4, 1),
    Size.S4: (4, 2),
    Size.S5: (5, 2),
    Size.S: (6, 2),
    Size.M: (6, 3),
    Size.L: (8, 4),
    Size.XL: (12, 6),
}
"""Columns and lines from one square to the next."""

DENSE: Final = {Size.TIGHT: (2, 2), Size.HALF: (2, 1)}
"""Columns and half lines from one square to the next where nothing lies between them."""

FLAT = (Size.XXS, Size.XS)
"""The sizes at which nothing lies between a row and the next."""


class SquareBoard(Value, cache_hash=True):
    """Squares anywhere on the grid, at least one; the picture starts at their bounding box."""

    cells: frozenset[Square]

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(PITCH)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        west, north, east, south = self.bounds()
        if size in DENSE:
            width, high = DENSE[size]
            return (east - west + 1) * width, ((south - north + 1) * high + 1) // 2
        width, height = PITCH[size]
        return (east - west + 1) * width + 1, (south - north + 1) * height + _seam(size)

    def bounds(self) -> tuple[int, int, int, int]:
        """Find the westernmost, northernmost, easternmost and southernmost coordinate."""
        across, down = zip(*self.cells, strict=True)
        return min(across), min(down), max(across), max(down)

    def layout(self, size: Size) -> Layout:
        """Lay out every square at a size, with the joints of the grid."""
        west, north, _, _ = self.bounds()
        ordered = sorted(self.cells, key=lambda cell: (cell.y, cell.x))
        if size in DENSE:
            dense = tuple(_dense(at, at.x - west, at.y - north, size) for at in ordered)
            return Layout(*self.extent(size), dense)
        width, height = PITCH[size]
        cells = {at: ((at.x - west) * width, (at.y - north) * height) for at in ordered}
        tiles = tuple(Tile(at, _shape(size), column, line) for at, (column, line) in cells.items())
        return Layout(*self.extent(size), tiles, tuple(_joints(cells, size)))


@cache
def _shape(size: Size) -> Shape:
    width, height = PITCH[size]
    return Shape(tuple(Span(y, 1, width - 1) for y in range(_seam(size), 2 * height)))


@cache
def _dense_shape(size: Size, top: int) -> Shape:
    width, high = DENSE[size]
    return Shape(tuple(Span(top + y, 0, width) for y in range(high)))


def _dense(at: Square, across: int, down: int, size: Size) -> Tile:
    width, high = DENSE[size]
    line, top = divmod(down * high, 2)
    return Tile(at, _dense_shape(size, top), across * width, line)


def _seam(size: Size) -> int:
    """Say how many px lie between a row and the next."""
    return int(size not in FLAT)


def _joints(cells: dict[Square, tuple[int, int]], size: Size) -> Iterator[Joint]:
    """Walk the seams between squares: to the right, below, and where four meet."""
    (width, height), seam = PITCH[size], _seam(size)
    for place, (left, line) in cells.items():
        x, y = place
        right, below, across = Square(x + 1, y), Square(x, y + 1), Square(x + 1, y + 1)
        top, bottom = 2 * line + seam, 2 * (line + height)
        if right in cells:
            yield Joint(left + width, top, 1, bottom - top, (place, right))
        if below in cells and seam:
            yield Joint(left + 1, bottom, width - 1, 1, (place, below))
            if right in cells and across in cells:
                yield Joint(left + width, bottom, 1, 1, (place, right, below, across))
