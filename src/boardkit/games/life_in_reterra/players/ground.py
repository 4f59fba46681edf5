"""The land of a community in bits, one a square: its segments, gears, relics and sources of energy."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import WIDTH, Icon, LandTile, Terrain
from boardkit.games.life_in_reterra.rules.community import FRAME, LaidTile, turned
from boardkit.maps.squares import Square, Turn

STRIDE: Final = 16
"""Bits in a row: twice a frame less the first tile, and a margin on both sides."""

MIDDLE: Final = 7
"""The column and the row of the first tile."""

TERRAINS: Final = tuple(Terrain)


class Printed(Value):
    """A tile as turned, in bits from its north-west space; terrains are counted from 0."""

    terrains: tuple[tuple[int, int], ...]
    gears: tuple[tuple[int, int], ...]
    relics: int
    source: bool


class Ground(Value):
    """Land in bits.

    Attributes:
        origin: the north-west space of the first tile.
        laid: the squares with land.
        gears: the gears by terrain.
        relics: the printed relics.
        segments: the segments by terrain.
        sources: columns and rows, in tiles, of energy sources.
        columns: the least and the largest column of tiles, the first tile's being 0.
        rows: the same for rows.
        left: how many tiles are still to be laid.
    """

    origin: Square
    laid: int = 0
    gears: tuple[int, ...] = (0,) * len(TERRAINS)
    relics: int = 0
    segments: tuple[tuple[int, ...], ...] = ((),) * len(TERRAINS)
    sources: tuple[tuple[int, int], ...] = ()
    columns: tuple[int, int] = (0, 0)
    rows: tuple[int, int] = (0, 0)
    left: int = FRAME * FRAME

    def bit(self, at: Square) -> int:
        """Return the bit of a square."""
        return 1 << _shift(at.x - self.origin.x, at.y - self.origin.y)

    def bits(self, squares: Iterable[Square]) -> int:
        """Return the bits of different squares."""
        return sum(map(self.bit, squares))

    def rim(self, column: int, row: int) -> int:
        """Return the squares on the border of a complete community that begins at a column and a row."""
        width = WIDTH * FRAME
        west, north = column * WIDTH, row * WIDTH
        return _box(west, north, width, width) & ~_box(west + 1, north + 1, width - 2, width - 2)

    @property
    def frames(self) -> Iterator[tuple[int, int]]:
        """The columns and rows at which a complete community may begin."""
        for column in range(self.columns[1] - FRAME + 1, self.columns[0] + 1):
            for row in range(self.rows[1] - FRAME + 1, self.rows[0] + 1):
                yield column, row

    @property
    def open(self) -> int:
        """The squares where land may still come to lie."""
        (west, east), (north, south) = self.columns, self.rows
        width, height = west - east + 2 * FRAME - 1, north - south + 2 * FRAME - 1
        reach = _box((east - FRAME + 1) * WIDTH, (south - FRAME + 1) * WIDTH, width * WIDTH, height * WIDTH)
        return reach & ~self.laid


@lru_cache(maxsize=1 << 14)
def ground_of(tiles: tuple[LaidTile, ...]) -> Ground:
    """Return the land of tiles in the order they were laid; there is at least one."""
    ground = ground_of(tiles[:-1]) if len(tiles) > 1 else Ground(tiles[0].at)
    return grown(ground, tiles[-1])


def grown(ground: Ground, laid: LaidTile) -> Ground:
    """Lay one more tile."""
    x, y = laid.at.x - ground.origin.x, laid.at.y - ground.origin.y
    shift, printed = _shift(x, y), printed_on(laid.tile, laid.turn)
    gears, segments = list(ground.gears), list(ground.segments)
    for terrain, bits in printed.gears:
        gears[terrain] |= bits << shift
    for terrain, bits in printed.terrains:
        segments[terrain] = _joined(segments[terrain], bits << shift)
    column, row = x // WIDTH, y // WIDTH
    return Ground(
        ground.origin,
        ground.laid | _TILE << shift,
        tuple(gears),
        ground.relics | printed.relics << shift,
        tuple(segments),
        (*ground.sources, (column, row)) if printed.source else ground.sources,
        (min(ground.columns[0], column), max(ground.columns[1], column)),
        (min(ground.rows[0], row), max(ground.rows[1], row)),
        ground.left - 1,
    )


def _joined(segments: tuple[int, ...], new: int) -> tuple[int, ...]:
    """Join new land of one terrain to the segments that it touches."""
    near, apart = wider(new), []
    for segment in segments:
        if segment & near:
            new |= segment
        else:
            apart.append(segment)
    return (*apart, *split(new))


def split(bits: int) -> Iterator[int]:
    """Split squares into those that hang together."""
    while bits:
        part, more = 0, bits & -bits
        while more != part:
            part = more
            more = wider(part) & bits
        yield part
        bits ^= part


def wider(bits: int) -> int:
    """Return squares with those beside them."""
    return bits | bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE


@cache
def printed_on(tile: LandTile, turn: Turn) -> Printed:
    """Return what a tile shows as turned."""
    rows = turned(tile, turn)
    spaces = [(1 << _offset(x, y), space) for y, row in enumerate(rows) for x, space in enumerate(row)]
    terrains, gears = [0] * len(TERRAINS), [0] * len(TERRAINS)
    for bit, space in spaces:
        terrains[TERRAINS.index(space.terrain)] |= bit
        gears[TERRAINS.index(space.terrain)] |= bit * (space.icon is Icon.GEAR)
    relics = sum(bit for bit, space in spaces if space.relic)
    return Printed(_some(terrains), _some(gears), relics, TILES[tile].kind is Kind.ENERGY)


def _some(bits: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((terrain, found) for terrain, found in enumerate(bits) if found)


def _offset(x: int, y: int) -> int:
    return y * STRIDE + x


def _shift(x: int, y: int) -> int:
    return _offset(x + MIDDLE, y + MIDDLE)


@cache
def _box(x: int, y: int, width: int, height: int) -> int:
    """Return the squares of a box, by the place of its first square beside the origin."""
    line = sum(1 << column for column in range(width))
    return sum(line << _shift(x, y + row) for row in range(height))


_TILE: Final = sum(1 << _offset(x, y) for x in range(WIDTH) for y in range(WIDTH))
