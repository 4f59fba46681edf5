"""Geometry of a board on the screen: tiles under cells, moves of a cursor, and rulers along the edges."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import groupby, pairwise
from typing import Final, NamedTuple, TypeVar

from msgspec import field

from boardkit.core.values import Value
from boardkit.draw.grids import SquareBoard
from boardkit.draw.shapes import Board, Joint, Place, Size, Slot, Tile
from boardkit.maps.squares import Way

T = TypeVar("T")

NOBODY = -1  # the owner of a px between tiles

BESIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))
NEAR = 2  # how many px off a tile a click may be and still mean it


class Geometry(Value, eq=False, dict=True):
    """A board laid out at one size.

    A px is named by its index `y * columns + x`; there are two rows of px to a terminal line.
    """

    board: Board
    size: Size
    columns: int  # the width in cells
    lines: int  # the height in cells
    tiles: tuple[Tile, ...]  # every tile in reading order
    joints: tuple[Joint, ...]  # the seams and crossings inside a grid of squares
    _rings: dict[Place, tuple[int, ...]] = field(default_factory=dict)

    @cached_property
    def owner(self) -> list[int]:
        """The number of the tile that each px belongs to, or -1."""
        columns = self.columns
        owner = [NOBODY] * (columns * 2 * self.lines)
        for number, tile in enumerate(self.tiles):
            start = 2 * tile.line * columns + tile.column
            for y, x, width in tile.shape.spans:
                left = start + y * columns + x
                owner[left : left + width] = [number] * width
        return owner

    @cached_property
    def middles(self) -> Mapping[Place, tuple[int, int]]:
        """The middle of each tile, in half columns and half lines."""
        bounds = [(tile, *tile.shape.bounds) for tile in self.tiles]
        return {
            tile.place: (2 * tile.column + left + right, 2 * tile.line + top + bottom)
            for tile, left, top, right, bottom in bounds
        }

    @cached_property
    def _by_line(self) -> tuple[Mapping[int, Sequence[int]], Mapping[int, Sequence[int]]]:
        """The numbers of the tiles, and of the joints, that reach into each line."""
        return _lined(self.tiles), _lined(self.joints)

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
        return _among(self.tiles, self._by_line[0], lines)

    def joints_on(self, lines: Collection[int]) -> Sequence[Joint]:
        """Find the joints with px on any of some lines."""
        if len(lines) == self.lines:
            return self.joints
        return _among(self.joints, self._by_line[1], lines)

    def tile(self, place: Place) -> Tile:
        """Return the tile of a place; KeyError if the board has no such place."""
        return self.tiles[self._numbers[place]]

    def ring(self, place: Place) -> tuple[int, ...]:
        """Return the seam px that touch a place, corners included."""
        if place not in self._rings:
            columns, rows, tile = self.columns, 2 * self.lines, self.tile(place)
            spots = [(tile.column + dx, 2 * tile.line + dy) for dx, dy in tile.shape.ring]
            inside = [y * columns + x for x, y in spots if 0 <= x < columns and 0 <= y < rows]
            self._rings[place] = tuple([px for px in inside if self.owner[px] == NOBODY])
        return self._rings[place]

    def edge(self, first: Place, second: Place) -> tuple[int, ...]:
        """Return the seam px that two places share; empty when they are no neighbours."""
        shared = set(self.ring(second))
        return tuple(px for px in self.ring(first) if px in shared)

    @cached_property
    def beside(self) -> Mapping[int, frozenset[Place]]:
        """The places that touch each px of the seams."""
        found = defaultdict[int, set[Place]](set)
        for tile in self.tiles:
            for px in self.ring(tile.place):
                found[px].add(tile.place)
        return {px: frozenset(places) for px, places in found.items()}

    def rim(self, places: frozenset[Place]) -> frozenset[int]:
        """Return the seam px round a whole set of places, without those between its members."""
        beside = self.beside
        seams = {px for place in places for px in self.ring(place)}
        between = {px for px in seams if len(beside[px]) > 1 and beside[px] <= places}
        return frozenset(seams - {px for px in between if self._is_enclosed(px)})

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
            spots = [divmod(px, self.columns) for px in layer]
            near = ((x + dx, y + dy) for y, x in spots for dx, dy in BESIDE)
            inside = ((x, y) for x, y in near if 0 <= x < self.columns and 0 <= y < 2 * self.lines)
            layer = {y * self.columns + x for x, y in inside} - seen
            seen = seen | layer
        return None

    def span(self, joint: Joint) -> list[int]:
        """List the px of a joint."""
        across, down = range(joint.x, joint.x + joint.width), range(joint.y, joint.y + joint.height)
        return [y * self.columns + x for y in down for x in across]

    def _is_enclosed(self, px: int) -> bool:
        """Return whether tiles and their seams are on all sides of a px, and not the edge of the board."""
        columns, owner, beside = self.columns, self.owner, self.beside
        if not (0 < px % columns < columns - 1 and columns <= px < len(owner) - columns):
            return False
        for row in (px - columns, px, px + columns):
            for near in (row - 1, row, row + 1):
                if owner[near] == NOBODY and near not in beside:
                    return False
        return True


@lru_cache(maxsize=32)
def geometry(board: Board, size: Size) -> Geometry:
    """Lay out a board at a size, or recall it."""
    columns, lines, tiles, joints = board.layout(size)
    return Geometry(board, size, columns, lines, tiles, joints)


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


FEW_CUT: Final = 4  # the most lines that are scrolled to where all of a map has no room with its signs


def whole(board: Board, width: int, height: int, *, colours: bool) -> Size:
    """Choose the largest size that fits, the densest being better than a board that is cut off.

    Squares half a line high have no signs, so a few lines are cut off rather. They need `colours`; without,
    the densest with signs is chosen however much is cut off below, as long as nothing is on the right.
    """
    size = fitting(board, width, height)
    if not isinstance(board, SquareBoard) or _fits(board.extent(size), width, height):
        return size
    seen = height + min(FEW_CUT, height // 3)
    dense = [(one, seen) for one in (size, Size.TIGHT)] + [(Size.HALF, height)] * colours
    fits = (one for one, high in dense if _fits(board.extent(one), width, high))
    narrower = board.extent(Size.TIGHT)[0] <= width < board.extent(size)[0]
    return next(fits, Size.TIGHT if narrower and not colours else size)


def _fits(extent: tuple[int, int], width: int, height: int) -> bool:
    return extent[0] <= width and extent[1] <= height


def toward(plan: Geometry, place: Place, way: Way, side: int = 1) -> Place:
    """Return the next place that way; at the edge of the board, the place itself.

    Left and right stay in the row. Up and down take the nearest place of the next row, and where two are as
    near, the one on `side`: -1 for the left, 1 for the right.
    """
    dx, dy = way.value
    x, y = plan.middles[place]
    spots = [(*middle, at) for at, middle in plan.middles.items() if at != place]
    if dy:
        nearest = min((spot[1] * dy for spot in spots if (spot[1] - y) * dy > 0), default=None)
        spots = [spot for spot in spots if spot[1] * dy == nearest]
    else:
        spots = [spot for spot in spots if spot[1] == y]
    if dx:
        spots = [spot for spot in spots if (spot[0] - x) * dx > 0]
    return min(spots, key=lambda spot: (abs(spot[0] - x), -spot[0] * side), default=(x, y, place))[2]


HALVES: Final = re.compile(r"([A-Za-z](?:-?\d+(?=[A-Za-z]))?)([A-Za-z]?-?\d+)")
"""A name of two halves, such as `D5`, `e2s1` or `q2r-1`."""

Named = Sequence[tuple[Tile, tuple[str, str]]]


class Label(NamedTuple):
    """Half a name beside the tiles whose names it is part of."""

    line: int  # the line from the top of the map, on which no tile may be
    column: int  # the first column, likewise
    text: str
    of_row: bool = False  # whether it stands in front of its row


def halves(place: Place) -> tuple[str, str] | None:
    """Split the name of a place into what its row and its column say; None for a name of its own."""
    found = HALVES.fullmatch(str(place))
    return None if found is None else (found[1], found[2])


@lru_cache(maxsize=64)
def rulers(plan: Geometry, gap: int = 1) -> tuple[Label, ...]:
    """Write beside every row, and above every column, what its places have in common.

    Where places stand in no columns, the numbers stand above the first row, below the last, and at the ends
    of rows of different lengths. Between a row and what is written beside it are `gap` blanks.
    """
    rows = _rows(plan)
    half = _shared(rows)
    if half is None:
        return ()
    labels = list[Label]()
    for row in rows:
        tile, names = row[0]
        # Of two rows that share a line, the upper one is named.
        if tile.shape.slots or not tile.shape.spans[0].y:
            column = tile.column + tile.shape.bounds[0] - gap - len(names[half])
            labels.append(Label(_middle_line(tile), column, names[half], of_row=True))
    columns = _by_column(rows)
    across = _above(columns, 1 - half) if _are_upright(columns) else _round_hexes(rows, 1 - half, gap)
    return (*labels, *across)


def in_columns(plan: Geometry) -> bool:
    """Return whether what stands above the map names columns, and not just the places of the first row."""
    rows = _rows(plan)
    return _shared(rows) is not None and _are_upright(_by_column(rows))


def _rows(plan: Geometry) -> Sequence[Named]:
    """Gather the tiles whose names have halves, row by row."""
    named = [(tile, names) for tile in plan.tiles if (names := halves(tile.place)) is not None]
    return [list(row) for _, row in groupby(named, lambda one: (one[0].line, one[0].shape.spans[0].y))]


def _by_column(rows: Sequence[Named]) -> Sequence[Named]:
    named = sorted((one for row in rows for one in row), key=lambda one: one[0].column)
    return [list(column) for _, column in groupby(named, lambda one: one[0].column)]


def _are_upright(columns: Sequence[Named]) -> bool:
    """Return whether columns stand beside each other, and not half a tile aside in every second row."""
    (first, _), *_ = columns[0]
    wide = max(span.width for span in first.shape.spans)
    return all(after[0][0].column - before[0][0].column >= wide for before, after in pairwise(columns))


def _shared(rows: Sequence[Named]) -> int | None:
    """Say which half of their names the places of a row share, and those of other rows do not."""
    for half in range(2):
        said = [{names[half] for _, names in row} for row in rows]
        if said and all(len(texts) == 1 for texts in said) and len(set.union(*said)) == len(rows):
            return half
    return None


def _above(columns: Sequence[Named], half: int) -> Iterator[Label]:
    """Write above every column, or above every second, third ... where there is no room for all."""
    middles = [_middle_column(column[0][0]) for column in columns]
    texts = [column[0][1][half] for column in columns]
    pitch = min((after - before for before, after in pairwise(middles)), default=1)
    stride = -(-(1 + max(map(len, texts))) // pitch) if len(columns) > 1 else 1
    for middle, text in list(zip(middles, texts, strict=True))[::stride]:
        yield _centred(-1, middle, text)


def _round_hexes(rows: Sequence[Named], half: int, gap: int) -> Iterator[Label]:
    for tile, names in rows[0]:
        yield _centred(tile.line + tile.shape.spans[0].y // 2 - 1, _middle_column(tile), names[half])
    for tile, names in rows[-1]:
        yield _centred(tile.line + tile.shape.spans[-1].y // 2 + 1, _middle_column(tile), names[half])
    if len({len(row) for row in rows}) > 1:
        for row in rows:
            tile, names = row[-1]
            yield Label(_middle_line(tile), tile.column + tile.shape.bounds[2] + gap, names[half])


def _centred(line: int, middle: int, text: str) -> Label:
    return Label(line, middle - len(text) // 2, text)


def _middle_line(tile: Tile) -> int:
    slots = tile.shape.slots
    return tile.line + slots[(len(slots) - 1) // 2].line if slots else tile.line


def _middle_column(tile: Tile) -> int:
    """Return the middle of the widest line of a tile."""
    widest = max(tile.shape.spans, key=lambda span: span.width)
    return tile.column + widest.x + (widest.width - 1) // 2
