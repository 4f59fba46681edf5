"""Boards of hexes, octagons and squares: where each lays out its tiles."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from boardkit.core.values import Value
from boardkit.draw.shapes import Joint, Layout, Place, Shape, Size, Span, Tile, strokes
from boardkit.maps.squares import Square


class _HexMeasure(NamedTuple):
    """The numbers of one size: pitch in columns, slope and body lines, half extents of the px rows."""

    pitch: int
    slope: int
    body: int
    extents: tuple[int, ...]
    reach: int


# The seam stays an unbroken line 1 px wide because extents[i] + extents[-1 - i] is pitch / 2 - 3 where the
# slope steps by 2 px, and pitch / 2 - 2 where it steps by 1.
HEX_SIZES = {
    Size.XS: _HexMeasure(5, 0, 1, (), 2),
    Size.S: _HexMeasure(6, 1, 1, (0, 1), 2),
    Size.M: _HexMeasure(8, 1, 2, (0, 1), 3),
    Size.L: _HexMeasure(10, 1, 3, (0, 2), 4),
    Size.XL: _HexMeasure(14, 2, 3, (0, 1, 3, 4), 6),
    Size.XXL: _HexMeasure(16, 2, 4, (0, 2, 3, 5), 7),
}


class HexBoard(Value, cache_hash=True):
    """Rows of hexes from north to south, each from west to east; lengths differ by one from row to row."""

    rows: tuple[tuple[Place, ...], ...]
    # whether all rows are equally long instead, and every second one stands half a hex further east
    staggered: bool = False

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(HEX_SIZES)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        measure = HEX_SIZES[size]
        height = measure.slope + measure.body
        offset = measure.pitch // 2 if self.staggered else 0
        width = max(map(len, self.rows)) * measure.pitch + offset
        return 1 + width, len(self.rows) * height + measure.slope

    def layout(self, size: Size) -> Layout:
        """Lay out every hex at a size."""
        measure, longest = HEX_SIZES[size], max(map(len, self.rows))
        tiles = list[Tile]()
        for index, row in enumerate(self.rows):
            # Rows stand so many half hexes further east than the westernmost.
            halves = index % 2 if self.staggered else longest - len(row)
            start, line = halves * measure.pitch // 2, index * (measure.slope + measure.body)
            for number, place in enumerate(row):
                tiles.append(Tile(place, _shape(size), start + number * measure.pitch, line))
        return Layout(*self.extent(size), tuple(tiles))


@cache
def _shape(size: Size) -> Shape:
    measure = HEX_SIZES[size]
    if not measure.slope:
        # One line high, it is a brick between two bars.
        brick = tuple(Span(y, 1, measure.pitch - 1) for y in range(2))
        return Shape(brick, strokes((x, y) for x in (1, 2 * measure.pitch + 1) for y in range(4)))
    halves = (*measure.extents, *[measure.reach] * (2 * measure.body), *reversed(measure.extents))
    centre = measure.pitch // 2
    spans = tuple(Span(y, centre - half, 2 * half + 1) for y, half in enumerate(halves))
    return Shape(spans, strokes(_hex_outline(measure)))


def _hex_outline(measure: _HexMeasure) -> Iterator[tuple[int, int]]:
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


class _OctagonMeasure(NamedTuple):
    """The numbers of one size: pitch in columns and lines, and how many px a corner loses."""

    width: int
    height: int
    cut: int


OCTAGON_SIZES = {
    Size.S: _OctagonMeasure(6, 3, 1),
    Size.M: _OctagonMeasure(8, 4, 2),
    Size.L: _OctagonMeasure(10, 5, 3),
    Size.XL: _OctagonMeasure(14, 7, 4),
    Size.XXL: _OctagonMeasure(22, 11, 6),
}


class OctagonBoard(Value, cache_hash=True):
    """Rows of octagons; `None` leaves a hole."""

    rows: tuple[tuple[Place | None, ...], ...]  # the octagons from north to south, each row from west to east
    # the places between four octagons, one row and one column fewer; empty for none
    diamonds: tuple[tuple[Place | None, ...], ...] = ()

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes this board can be drawn at, smallest first."""
        return tuple(OCTAGON_SIZES)

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the board needs at a size."""
        measure = OCTAGON_SIZES[size]
        return max(map(len, self.rows)) * measure.width + 1, len(self.rows) * measure.height + 1

    def layout(self, size: Size) -> Layout:
        """Lay out every octagon, then every diamond, at a size."""
        octagons = _grid(self.rows, _octagon(size), size, 0)
        diamonds = _grid(self.diamonds, _diamond(size), size, 1)
        return Layout(*self.extent(size), (*octagons, *diamonds))


def _grid(rows: tuple[tuple[Place | None, ...], ...], shape: Shape, size: Size, first: int) -> Iterator[Tile]:
    measure = OCTAGON_SIZES[size]
    for row, places in enumerate(rows, first):
        for column, place in enumerate(places, first):
            if place is not None:
                yield Tile(place, shape, column * measure.width, row * measure.height)


@cache
def _octagon(size: Size) -> Shape:
    width, height, cut = OCTAGON_SIZES[size]
    last = 2 * height - 2
    insets = [max(0, cut - row, cut - (last - row)) for row in range(last + 1)]
    spans = tuple(Span(1 + row, 1 + inset, width - 1 - 2 * inset) for row, inset in enumerate(insets))
    return Shape(spans, strokes(_octagon_outline(2 * width, 4 * height, 2 * cut)))


@cache
def _diamond(size: Size) -> Shape:
    cut = OCTAGON_SIZES[size].cut
    halves = [(y, cut - 1 - abs(y)) for y in range(1 - cut, cut)]
    return Shape(tuple(Span(y, -half, 2 * half + 1) for y, half in halves))


def _octagon_outline(width: int, height: int, cut: int) -> Iterator[tuple[int, int]]:
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

FLAT = (Size.XXS, Size.XS)  # the sizes at which nothing lies between a row and the next


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
            width, high = DENSE[size]
            spots = [(at, (at.x - west) * width, *divmod((at.y - north) * high, 2)) for at in ordered]
            dense = tuple(Tile(at, _dense_shape(size, top), column, line) for at, column, line, top in spots)
            return Layout(*self.extent(size), dense)
        width, height = PITCH[size]
        cells = {at: ((at.x - west) * width, (at.y - north) * height) for at in ordered}
        tiles = tuple(Tile(at, _square(size), column, line) for at, (column, line) in cells.items())
        return Layout(*self.extent(size), tiles, tuple(_joints(cells, size)))


@cache
def _square(size: Size) -> Shape:
    width, height = PITCH[size]
    return Shape(tuple(Span(y, 1, width - 1) for y in range(_seam(size), 2 * height)))


@cache
def _dense_shape(size: Size, top: int) -> Shape:
    width, high = DENSE[size]
    return Shape(tuple(Span(top + y, 0, width) for y in range(high)))


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
