"""Where every tile of a board is on the screen, and which tile lies under a cell; computed once per size."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TypeVar

from msgspec import field

from boardkit.core.values import Value
from boardkit.draw.hexes import HexBoard
from boardkit.draw.octagons import OctagonBoard
from boardkit.draw.shapes import Board, Joint, Place, Shape, Size, Slot, Tile
from boardkit.draw.squares import SquareBoard

T = TypeVar("T")

__all__ = [
    "Board",
    "Geometry",
    "HexBoard",
    "Joint",
    "OctagonBoard",
    "Place",
    "Shape",
    "Size",
    "Slot",
    "SquareBoard",
    "Tile",
    "fitting",
    "geometry",
    "whole",
]

NOBODY = -1
"""The owner of a px between tiles."""

BESIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))
HERE = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
AROUND = tuple(way for way in HERE if any(way))
MOST_RIMS = 64
"""How many rims are remembered: a card that hovers has the same one for several pictures."""

NEAR = 2
"""How many px off a tile a click may be and still mean it."""


class Geometry(Value, eq=False, dict=True):
    """A board laid out at one size.

    A px is named by its index `y * columns + x`; there are two rows of px to a terminal line.

    Attributes:
        columns: the width in cells.
        lines: the height in cells.
        tiles: every tile in reading order.
        owner: for each px the index of its tile in `tiles`, or -1.
        joints: the seams and crossings inside a grid of squares.
    """

    board: Board
    size: Size
    columns: int
    lines: int
    tiles: tuple[Tile, ...]
    joints: tuple[Joint, ...]
    _rings: dict[Place, tuple[int, ...]] = field(default_factory=dict)
    _rims: dict[frozenset[Place], frozenset[int]] = field(default_factory=dict)

    @cached_property
    def owner(self) -> list[int]:
        """The number of the tile that each px belongs to."""
        columns = self.columns
        owner = [NOBODY] * (columns * 2 * self.lines)
        for number, tile in enumerate(self.tiles):
            start = 2 * tile.line * columns + tile.column
            for y, x, width in tile.shape.spans:
                left = start + y * columns + x
                owner[left : left + width] = [number] * width
        return owner

    @cached_property
    def _numbers(self) -> Mapping[Place, int]:
        return {tile.place: number for number, tile in enumerate(self.tiles)}

    def __contains__(self, place: object) -> bool:
        return place in self._numbers

    @cached_property
    def places(self) -> frozenset[Place]:
        """All places of the board."""
        return frozenset(self._numbers)

    @property
    def is_grid(self) -> bool:
        """Whether the tiles are squares, with borders in box drawing instead of strokes of their own."""
        return not any(tile.shape.strokes for tile in self.tiles[:1])

    def body(self, place: Place) -> Iterator[int]:
        """Walk the px that are a place's own."""
        _, shape, column, line = self.tile(place)
        for y, x, width in shape.spans:
            start = (2 * line + y) * self.columns + column + x
            yield from range(start, start + width)

    def reaching(self, lines: Collection[int]) -> Sequence[Tile]:
        """Find the tiles that reach, with their rings, into any of some lines; in reading order."""
        if len(lines) == self.lines:
            return self.tiles
        return _among(self.tiles, _by_line(self)[0], lines)

    def joints_on(self, lines: Collection[int]) -> Sequence[Joint]:
        """Find the joints with px on any of some lines."""
        if len(lines) == self.lines:
            return self.joints
        return _among(self.joints, _by_line(self)[1], lines)

    def tile(self, place: Place) -> Tile:
        """Return the tile of a place.

        Raises:
            KeyError: if the board has no such place.
        """
        return self.tiles[self._numbers[place]]

    def ring(self, place: Place) -> tuple[int, ...]:
        """Return the seam px that touch a place, corners included."""
        if place not in self._rings:
            self._rings[place] = tuple(self._seam(self.tile(place)))
        return self._rings[place]

    def edge(self, first: Place, second: Place) -> tuple[int, ...]:
        """Return the seam px that two places share; empty when they are no neighbours."""
        shared = set(self.ring(second))
        return tuple(px for px in self.ring(first) if px in shared)

    def rim(self, places: frozenset[Place]) -> frozenset[int]:
        """Return the seam px round a whole set of places, without those between its members."""
        if places not in self._rims:
            if len(self._rims) > MOST_RIMS:
                self._rims.clear()
            members = Counter(px for place in places for px in self.ring(place))
            inside = {px for px, count in members.items() if count > 1 and self._is_inside(px, places)}
            self._rims[places] = frozenset(members) - inside
        return self._rims[places]

    def touching(self, px: int) -> frozenset[Place]:
        """Name the places that a px belongs to or touches."""
        numbers = {self.owner[near] for near in self._near(px, HERE)} - {NOBODY}
        return frozenset(self.tiles[number].place for number in numbers)

    def slots(self, place: Place) -> tuple[Slot, ...]:
        """Return the stretches of terminal lines that are all the tile's, from top to bottom."""
        _, shape, column, line = self.tile(place)
        return tuple(Slot(line + slot.line, column + slot.column, slot.width) for slot in shape.slots)

    def box(self, place: Place) -> tuple[int, int, int, int]:
        """Return the cells of a tile and its ring as (x, y, width, height)."""
        _, shape, column, line = self.tile(place)
        left, top, right, bottom = shape.bounds
        x, y = max(0, column + left), max(0, line + top)
        return x, y, min(self.columns, column + right) - x, min(self.lines, line + bottom) - y

    def tile_at(self, x: int, y: int) -> Place | None:
        """Say which place a cell means: its owner, else the nearest one, else `None`; total."""
        if not (0 <= x < self.columns and 0 <= y < self.lines):
            return None
        upper = 2 * y * self.columns + x
        layer = seen = {upper, upper + self.columns}
        for _ in range(NEAR + 1):
            owners = [self.owner[px] for px in sorted(layer) if self.owner[px] != NOBODY]
            if owners:
                return self.tiles[owners[0]].place
            layer = {near for px in layer for near in self._near(px, BESIDE)} - seen
            seen = seen | layer
        return None

    def span(self, joint: Joint) -> Iterator[int]:
        """Walk the px of a joint."""
        for y in range(joint.y, joint.y + joint.height):
            start = y * self.columns + joint.x
            yield from range(start, start + joint.width)

    def _seam(self, tile: Tile) -> Iterator[int]:
        columns, rows = self.columns, 2 * self.lines
        for dx, dy in tile.shape.ring:
            x, y = tile.column + dx, 2 * tile.line + dy
            if 0 <= x < columns and 0 <= y < rows and self.owner[y * columns + x] == NOBODY:
                yield y * columns + x

    def _is_inside(self, px: int, places: frozenset[Place]) -> bool:
        """Tell whether only members of a set touch a px, from all sides."""
        around, owner = list(self._near(px, AROUND)), self.owner
        whole = len(around) == len(AROUND) and self.touching(px) <= places
        return whole and all(any(owner[one] != NOBODY for one in self._near(near, HERE)) for near in around)

    def _near(self, px: int, ways: Iterable[tuple[int, int]]) -> Iterator[int]:
        y, x = divmod(px, self.columns)
        for dx, dy in ways:
            if 0 <= x + dx < self.columns and 0 <= y + dy < 2 * self.lines:
                yield px + dy * self.columns + dx


@lru_cache(maxsize=32)
def geometry(board: Board, size: Size) -> Geometry:
    """Lay out a board at a size, or recall it."""
    columns, lines, tiles, joints = board.layout(size)
    return Geometry(board, size, columns, lines, tiles, joints)


@lru_cache(maxsize=32)
def _by_line(laid_out: Geometry) -> tuple[Mapping[int, Sequence[int]], Mapping[int, Sequence[int]]]:
    """Number the tiles, and the joints, that reach into each line."""
    return _lined(laid_out.tiles), _lined(laid_out.joints)


def _lined(things: Iterable[Tile | Joint]) -> Mapping[int, Sequence[int]]:
    found = defaultdict[int, list[int]](list)
    for number, line in ((number, line) for number, thing in enumerate(things) for line in thing.reach()):
        found[line].append(number)
    return found


def _among(things: Sequence[T], by_line: Mapping[int, Sequence[int]], lines: Iterable[int]) -> Sequence[T]:
    """Take those of some lines, in reading order."""
    return [things[number] for number in sorted({one for line in lines for one in by_line.get(line, ())})]


def fitting(board: Board, width: int, height: int) -> Size:
    """Choose the largest size that fits into so many cells, else the smallest there is."""
    fits = [size for size in board.sizes if _fits(board.extent(size), width, height)]
    return fits[-1] if fits else board.sizes[0]


def whole(board: Board, width: int, height: int, *, colours: bool) -> Size:
    """Choose the largest size that fits, the densest being better than a board that is cut off.

    Squares half a line high need `colours`, for they have no signs; without, the densest is chosen even if it
    is cut off below, as long as it is not on the right.
    """
    size = fitting(board, width, height)
    if not isinstance(board, SquareBoard) or _fits(board.extent(size), width, height):
        return size
    dense = (Size.TIGHT, Size.HALF) if colours else (Size.TIGHT,)
    fits = (one for one in dense if _fits(board.extent(one), width, height))
    narrower = board.extent(Size.TIGHT)[0] <= width < board.extent(size)[0]
    return next(fits, Size.TIGHT if narrower and not colours else size)


def _fits(extent: tuple[int, int], width: int, height: int) -> bool:
    return extent[0] <= width and extent[1] <= height
