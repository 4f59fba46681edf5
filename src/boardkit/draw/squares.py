"""Boards of squares: grids that may grow in any direction and need not be full."""

from collections.abc import Iterator
from functools import cache

from attrs import frozen

from boardkit.draw.shapes import Joint, Layout, Shape, Size, Span, Tile
from boardkit.maps.squares import Square

PITCH = {Size.XXS: (2, 1), Size.XS: (4, 1), Size.S: (6, 2), Size.M: (6, 3), Size.L: (8, 4), Size.XL: (12, 6)}
"""Columns and lines from one square to the next."""

SEAMS = {Size.XXS: (0, 0), Size.XS: (1, 0)}
"""Columns and px between a square and the next, at the sizes where it is not one of each."""


@frozen(cache_hash=True)
class SquareBoard:
    """Squares anywhere on the grid, at least one; the picture starts at their bounding box."""

    cells: frozenset[Square]

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(PITCH)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        width, height = PITCH[size]
        beside, below = _seams(size)
        west, north, east, south = self.bounds()
        return (east - west + 1) * width + beside, (south - north + 1) * height + below

    def bounds(self) -> tuple[int, int, int, int]:
        """Find the westernmost, northernmost, easternmost and southernmost coordinate."""
        across, down = zip(*self.cells, strict=True)
        return min(across), min(down), max(across), max(down)

    def layout(self, size: Size) -> Layout:
        """Lay out every square at a size, with the joints of the grid."""
        width, height = PITCH[size]
        west, north, _, _ = self.bounds()
        ordered = sorted(self.cells, key=lambda cell: (cell.y, cell.x))
        cells = {at: ((at.x - west) * width, (at.y - north) * height) for at in ordered}
        tiles = tuple(Tile(at, _shape(size), column, line) for at, (column, line) in cells.items())
        return Layout(*self.extent(size), tiles, tuple(_joints(cells, size)))


@cache
def _shape(size: Size) -> Shape:
    width, height = PITCH[size]
    beside, below = _seams(size)
    return Shape(tuple(Span(y, beside, width - beside) for y in range(below, 2 * height)))


def _seams(size: Size) -> tuple[int, int]:
    return SEAMS.get(size, (1, 1))


def _joints(cells: dict[Square, tuple[int, int]], size: Size) -> Iterator[Joint]:
    """Walk the seams between squares: to the right, below, and where four meet."""
    (width, height), (beside, under) = PITCH[size], _seams(size)
    for place, (left, line) in cells.items():
        x, y = place
        right, below, across = Square(x + 1, y), Square(x, y + 1), Square(x + 1, y + 1)
        top, bottom = 2 * line + under, 2 * (line + height)
        if right in cells and beside:
            yield Joint(left + width, top, 1, bottom - top, (place, right))
        if below in cells and under:
            yield Joint(left + 1, bottom, width - 1, 1, (place, below))
            if right in cells and across in cells:
                yield Joint(left + width, bottom, 1, 1, (place, right, below, across))
