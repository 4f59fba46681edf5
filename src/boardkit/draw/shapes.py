"""The words of map geometry: pixels, shapes, tiles and the layout of a whole board.

A pixel (px) is one terminal column wide and half a terminal line high, so about square. A board is laid out
once per size; every tile is one of a few shapes moved to its own cell.
"""

from collections.abc import Hashable, Iterable
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple, Protocol

from boardkit.core.values import Value

Place = Hashable  # any value a game uses to say where something lies


class Size(StrEnum):
    """How large tiles are drawn; not every board has every size.

    Up to XS a tile is one line high, and nothing lies between it and the next row. Two sizes are for boards
    of squares of which no other shows the whole: at `TIGHT` nothing lies between a square and the next
    either; at `HALF` it is half a line high, too, and colours tell all, without signs. At `S4` and `S5`
    squares are as high as at S, but four and five columns wide.
    """

    HALF = "half"
    TIGHT = "tight"
    XXS = "XXS"
    XS = "XS"
    S4 = "S4"
    S5 = "S5"
    S = "S"
    M = "M"
    L = "L"
    XL = "XL"
    XXL = "XXL"


class Span(NamedTuple):
    """A level row of px of a shape, measured from the shape's origin px."""

    y: int
    x: int
    width: int


class Slot(NamedTuple):
    """A stretch of one terminal line that text may fill, measured in cells."""

    line: int
    column: int
    width: int


class Stroke(NamedTuple):
    """The braille dots of one cell that a shape's outline touches."""

    line: int
    column: int
    dots: int


class Shape(Value, cache_hash=True, dict=True):
    """Shape of all tiles of one kind, relative to an origin cell."""

    spans: tuple[Span, ...]  # the px that are the tile's own, row by row
    strokes: tuple[Stroke, ...] = ()  # the outline for terminals without colour, as braille dots of each cell

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The lines of which both px are the tile's, with the columns common to the two; tips are no room."""
        rows = {span.y: span for span in self.spans}
        pairs = [(y // 2, rows[y], rows[y + 1]) for y in rows if y % 2 == 0 and y + 1 in rows]
        found = tuple(_common(line, upper, lower) for line, upper, lower in pairs)
        return tuple(slot for slot in found if slot.width > 1) or found

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """The cells of the shape and its ring: left, top, and one past right and bottom."""
        across, down = zip(*self.ring, strict=True)
        return min(across), min(down) // 2, max(across) + 1, max(down) // 2 + 1

    @cached_property
    def ring(self) -> tuple[tuple[int, int], ...]:
        """The (x, y) of all px round the shape that touch it, corners included."""
        own = {(x, y) for y, left, width in self.spans for x in range(left, left + width)}
        near = {(x + dx, y + dy) for x, y in own for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return tuple(sorted(near - own, key=lambda px: (px[1], px[0])))


def _common(line: int, upper: Span, lower: Span) -> Slot:
    left = max(upper.x, lower.x)
    right = min(upper.x + upper.width, lower.x + lower.width)
    return Slot(line, left, right - left)


class Tile(NamedTuple):
    """A place, its shape, and the cell its shape's origin lies on."""

    place: Place
    shape: Shape
    column: int
    line: int

    def reach(self) -> range:
        """The lines the tile and its ring touch; may stand out of the board by one."""
        _, top, _, bottom = self.shape.bounds
        return range(self.line + top, self.line + bottom)


class Joint(NamedTuple):
    """A rectangle of px between tiles: the seam of two neighbours, or the crossing of four.

    Only square grids have joints; places are left and right, upper and lower, or the four round a crossing.
    """

    x: int
    y: int
    width: int
    height: int
    places: tuple[Place, ...]

    def reach(self) -> range:
        """The lines the joint lies on."""
        return range(self.y // 2, (self.y + self.height - 1) // 2 + 1)


class Layout(NamedTuple):
    """A board at one size: its extent in cells, its tiles in reading order, its joints."""

    columns: int
    lines: int
    tiles: tuple[Tile, ...]
    joints: tuple[Joint, ...] = ()


class Board(Protocol):
    """A frozen, hashable arrangement of places that knows how to lay itself out."""

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        ...

    def __hash__(self) -> int: ...

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        ...

    def layout(self, size: Size) -> Layout:
        """Lay out every tile at a size."""
        ...


def strokes(dots: Iterable[tuple[int, int]]) -> tuple[Stroke, ...]:
    """Gather dots, two to a column and four to a line, into the braille cells they fall in."""
    cells: dict[tuple[int, int], int] = {}
    for x, y in dots:
        key = (y // 4, x // 2)
        cells[key] = cells.get(key, 0) | BRAILLE[y % 4][x % 2]
    return tuple(Stroke(line, column, bits) for (line, column), bits in sorted(cells.items()))


BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille cell, by row and column."""
