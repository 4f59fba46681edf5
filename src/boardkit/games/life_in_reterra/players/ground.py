"""A community as it stands: its land in bits, one a square, what covers it, and what each thing is worth."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, product
from typing import Final, Self, TypeAlias

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import WIDTH, Icon, LandTile, Terrain
from boardkit.games.life_in_reterra.rules.community import FRAME, Community, LaidTile, turned
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.scoring import LARGE
from boardkit.maps.squares import Square, Turn

STRIDE: Final = 16  # bits in a row: twice a frame less the first tile, and a margin on both sides
MIDDLE: Final = 7  # the column and the row of the first tile
TERRAINS: Final = tuple(Terrain)
KNOWN: Final = 1 << 12  # how much of each kind is known again
Span: TypeAlias = tuple[int, int]  # the least and the largest


class Printed(Value):
    """A tile as turned, in bits from its north-west space; terrains are counted from 0."""

    terrains: tuple[tuple[int, int], ...]
    gears: tuple[tuple[int, int], ...]
    relics: int
    source: bool


class Ground(Value, eq=False, gc=False):
    """Land in bits: one object for the same tiles, by which what follows from it is known again."""

    origin: Square  # the north-west space of the first tile
    laid: int = 0  # the squares with land
    gears: tuple[int, ...] = (0,) * len(TERRAINS)  # the gears by terrain
    relics: int = 0  # the printed relics
    segments: tuple[tuple[int, ...], ...] = ((),) * len(TERRAINS)  # the segments by terrain
    all_segments: tuple[int, ...] = ()  # the segments of all terrains
    large: tuple[int, ...] = ()  # those that count, whatever stands on them
    sources: tuple[tuple[int, int], ...] = ()  # columns and rows, in tiles, of energy sources
    columns: Span = (0, 0)  # the least and the largest column of tiles, the first tile's being 0
    rows: Span = (0, 0)  # the same for rows
    open: int = 0  # the squares where land may still come to lie
    left: int = FRAME * FRAME  # how many tiles are still to be laid

    def bit(self, at: Square) -> int:
        """Return the bit of a square."""
        return bits_of((at,), self.origin)

    def bits(self, squares: tuple[Square, ...]) -> int:
        """Return the bits of squares."""
        return bits_of(squares, self.origin)


@lru_cache(maxsize=KNOWN)
def bits_of(squares: tuple[Square, ...], origin: Square) -> int:
    """Return the bits of squares of a land by the north-west space of its first tile."""
    (left, top), found = origin, 0
    for x, y in squares:
        found |= 1 << (y - top + MIDDLE) * STRIDE + x - left + MIDDLE
    return found


def frames(columns: Span, rows: Span) -> Iterator[tuple[int, int]]:
    """Return the columns and rows at which a complete community may begin, by those that its tiles reach."""
    across = range(columns[1] - FRAME + 1, columns[0] + 1)
    return product(across, range(rows[1] - FRAME + 1, rows[0] + 1))


@cache
def reach(columns: Span, rows: Span) -> int:
    """Return the squares on which a community with tiles on such columns and rows may come to lie."""
    (west, east), (north, south) = columns, rows
    width, height = west - east + 2 * FRAME - 1, north - south + 2 * FRAME - 1
    return _box((east - FRAME + 1) * WIDTH, (south - FRAME + 1) * WIDTH, width * WIDTH, height * WIDTH)


@cache
def rims(columns: Span, rows: Span) -> tuple[int, ...]:
    """Return the squares on the border of each complete community with tiles on such columns and rows."""
    places = ((WIDTH * column, WIDTH * row, WIDTH * FRAME) for column, row in frames(columns, rows))
    return tuple(_box(x, y, wide, wide) & ~_box(x + 1, y + 1, wide - 2, wide - 2) for x, y, wide in places)


def large(segments: Iterable[int]) -> tuple[int, ...]:
    """Pick the segments that count."""
    return tuple([segment for segment in segments if segment.bit_count() >= LARGE])


@lru_cache(maxsize=KNOWN)
def ground_of(tiles: tuple[LaidTile, ...]) -> Ground:
    """Return the land of tiles in the order they were laid; there is at least one."""
    ground = ground_of(tiles[:-1]) if len(tiles) > 1 else Ground(tiles[0].at)
    return grown(ground, tiles[-1])


@lru_cache(maxsize=KNOWN)
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
    columns = min(ground.columns[0], column), max(ground.columns[1], column)
    rows = min(ground.rows[0], row), max(ground.rows[1], row)
    land, all_segments = ground.laid | _TILE << shift, tuple(chain.from_iterable(segments))
    return Ground(
        ground.origin,
        land,
        tuple(gears),
        ground.relics | printed.relics << shift,
        tuple(segments),
        all_segments,
        large(all_segments),
        (*ground.sources, (column, row)) if printed.source else ground.sources,
        columns,
        rows,
        reach(columns, rows) & ~land,
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


@lru_cache(maxsize=KNOWN)
def split(bits: int) -> tuple[int, ...]:
    """Split squares into those that hang together."""
    parts = []
    while bits:
        part, more = 0, bits & -bits
        while more != part:
            part = more
            more = wider(part) & bits
        parts.append(part)
        bits ^= part
    return tuple(parts)


@lru_cache(maxsize=KNOWN)
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


def _box(x: int, y: int, width: int, height: int) -> int:
    """Return the squares of a box, by the place of its first square beside the origin."""
    line = sum(1 << column for column in range(width))
    return sum(line << _shift(x, y + row) for row in range(height))


_TILE: Final = sum(1 << _offset(x, y) for x in range(WIDTH) for y in range(WIDTH))


class Weights(Value, kw_only=True, cache_hash=True):
    """The weights of the judgement."""

    growth: float = 2.4  # of a segment that may still become large enough, were it all but there
    bend: float = 2.4  # how much less smaller segments are worth than larger ones
    slow: float = 2.0  # how many tiles to come make half of all growth likely
    energy: float = 0.85  # of a source that may still come to lie inside, as a share of its points
    gear: float = 0.55  # of a single free gear with land to come beside it
    pair: float = 1.2  # of two free gears of one terrain side by side
    trio: float = 1.8  # of three of them, or more
    uses: float = 0.7  # of one thing that a power places in a turn to come
    nothing: float = 0.4  # how often a turn to come leaves the second step unused, or for an inhabitant
    rivals: float = 0.5  # of one point that a rival loses
    secret: float = 0.35  # of a secret tile kept, as long as there is a turn for it
    rows: float = 0.1  # of one exchange of a tile in the row


WEIGHTS = Weights()  # the weights as they were tuned by self-play
INNER: Final = FRAME - 1  # columns and rows inside a complete community go from 1 to below this


class Standing(Value, gc=False):
    """A seat's community at a table; there is at least its first tile."""

    state: State
    seat: Seat
    weights: Weights
    land: Community  # tiles, buildings, inhabitants and tokens
    ground: Ground  # its land in bits
    taken: int  # the squares with anything on them
    relics: int  # the squares of relics that count, printed or tokens
    segments: tuple[int, ...]  # its segments, as the table has agreed to count them
    large: tuple[int, ...]  # those that count

    @classmethod
    def of(cls, state: State, seat: Seat, weights: Weights) -> Self:
        """Look at a table."""
        land = state.communities[seat]
        ground = ground_of(land.tiles)
        built = 0
        for building in land.buildings:
            built |= ground.bits(building.spaces)
        tokens, junk = ground.bits(land.relics), ground.bits(land.junk)
        taken = built | ground.bits(land.inhabitants) | tokens | junk
        relics = ground.relics & ~taken | tokens & ~junk
        segments, counting = ground.all_segments, ground.large
        if built and not state.options.segments_under_buildings:
            segments = tuple(part for segment in segments for part in split(segment & ~built))
            counting = large(segments)
        return cls(state, seat, weights, land, ground, taken, relics, segments, counting)

    @property
    def sources(self) -> tuple[int, int]:
        """How many energy sources will lie inside for sure, and how many may."""
        return sources_inside(self.ground)


def likely(ground: Ground, weights: Weights) -> float:
    """Tell how much of what is hoped for may still come, by the tiles still to be laid."""
    return ground.left / (ground.left + weights.slow)


def sources_inside(ground: Ground) -> tuple[int, int]:
    """Count the energy sources that will lie inside for sure, and those that may."""
    return _inside(ground.sources, ground.columns, ground.rows) if ground.sources else (0, 0)


@lru_cache(maxsize=KNOWN)
def _inside(sources: tuple[tuple[int, int], ...], columns: Span, rows: Span) -> tuple[int, int]:
    beside = ([(x - column, y - row) for x, y in sources] for column, row in frames(columns, rows))
    inside = [sum(0 < x < INNER and 0 < y < INNER for x, y in places) for places in beside]
    return min(inside), max(inside)
