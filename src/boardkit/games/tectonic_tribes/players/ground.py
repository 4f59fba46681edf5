"""The continent in bits, one a square: its regions, and what a card would make of them."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from typing import Final, TypeAlias

from boardkit.core import Seat
from boardkit.core.rules.values import frozen
from boardkit.games.tectonic_tribes.box import turned
from boardkit.games.tectonic_tribes.box.things import SCORING, Bonus, TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.model import Continent
from boardkit.maps.squares import Square, Turn

MARGIN: Final = 3
"""Empty columns and rows kept round the continent: no card reaches further."""

Marks: TypeAlias = tuple[int, int, int]
"""The squares with one more point, with two, and with a double."""

Judge: TypeAlias = Callable[[tuple[int, ...]], float]
"""(tents around a region by seat) -> how much of its points counts."""

MARKS: Final = (Bonus.PLUS_ONE, Bonus.PLUS_TWO, Bonus.DOUBLE)


@frozen
class Printed:
    """What a card shows as turned, in bits from its top left square; its terrains are those that score."""

    box: int
    terrains: tuple[int, ...]
    marks: Marks
    tents: int


@frozen
class Ground:
    """A continent in bits.

    Attributes:
        left: the x of the first column.
        top: the y of the first row.
        stride: squares in a row.
        terrains: the squares of each terrain that scores.
        marks: the squares with marks.
        tents: the tents by seat.
        regions: the regions of each terrain.
    """

    left: int
    top: int
    stride: int
    terrains: tuple[int, ...]
    marks: Marks
    tents: tuple[int, ...]
    regions: tuple[tuple[int, ...], ...]

    def wider(self, bits: int) -> int:
        """Return squares with those beside them."""
        return bits | bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride

    def split(self, bits: int) -> Iterator[int]:
        """Split squares into those that hang together."""
        while bits:
            part, more = 0, bits & -bits
            while more != part:
                part = more
                more = self.wider(part) & bits
            yield part
            bits ^= part

    def judged(self, region: int, marks: Marks, tents: Sequence[int], judge: Judge) -> float:
        """Return what a region is worth with these marks and tents."""
        around = self.wider(region)
        counts = tuple([(around & own).bit_count() for own in tents])
        one, two, double = marks
        points = region.bit_count() + (region & one).bit_count() + 2 * (region & two).bit_count()
        return judge(counts) * (points << (region & double).bit_count())


@frozen
class Prospects:
    """What cards would make of a continent, for one seat.

    Attributes:
        ground: the continent.
        seat: who lays them.
        judge: tells how much of a region's points count for the seat.
    """

    ground: Ground
    seat: Seat
    judge: Judge

    @cached_property
    def regions(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        """The regions of each terrain, and what they are worth now."""
        ground = self.ground
        return tuple(
            tuple((one, ground.judged(one, ground.marks, ground.tents, self.judge)) for one in regions)
            for regions in ground.regions
        )

    def gain(self, card: TerrainCard | TribeCard, at: Square, turn: Turn) -> float:
        """Return by how much more all regions are worth once a card lies there."""
        ground = self.ground
        printed = printed_on(card, turn, ground.stride)
        shift = (at.y - ground.top) * ground.stride + at.x - ground.left
        box = printed.box << shift
        near, free = ground.wider(box), ~box
        pairs = zip(ground.marks, printed.marks, strict=True)
        one, two, double = [old & free | new << shift for old, new in pairs]
        tents = [own & free for own in ground.tents]
        tents[self.seat] |= printed.tents << shift
        gained = 0.0
        for regions, new in zip(self.regions, printed.terrains, strict=True):
            pool = new << shift
            for region, worth in regions:
                if region & near:
                    gained -= worth
                    pool |= region & free
            for region in ground.split(pool):
                gained += ground.judged(region, (one, two, double), tents, self.judge)
        return gained


def ground_of(continent: Continent, seats: int) -> Ground:
    """Pack a continent that has its first card."""
    cells = continent.cells
    xs, ys = [square.x for square in cells], [square.y for square in cells]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    stride = max(xs) - left + 1 + MARGIN
    terrains, marks, tents = [0] * len(SCORING), [0] * len(MARKS), [0] * seats
    for (x, y), cell in cells.items():
        bit = 1 << ((y - top) * stride + x - left)
        if cell.tent is not None:
            tents[cell.tent] |= bit
        elif cell.terrain in ORDER:
            terrains[ORDER[cell.terrain]] |= bit
            if cell.bonus:
                marks[MARKS.index(cell.bonus)] |= bit
    bare = Ground(left, top, stride, tuple(terrains), (marks[0], marks[1], marks[2]), tuple(tents), ())
    regions = tuple(tuple(bare.split(own)) for own in terrains)
    return Ground(left, top, stride, bare.terrains, bare.marks, bare.tents, regions)


@cache
def printed_on(card: TerrainCard | TribeCard, turn: Turn, stride: int) -> Printed:
    """Return what a card shows as turned, on a ground with so many squares in a row."""
    rows = turned(card, turn)
    faces = [(1 << (y * stride + x), face) for y, row in enumerate(rows) for x, face in enumerate(row)]
    one, two, double = (sum(bit for bit, face in faces if face.bonus is mark) for mark in MARKS)
    return Printed(
        sum(bit for bit, _ in faces),
        tuple(sum(bit for bit, face in faces if not face.tent and face.terrain is own) for own in SCORING),
        (one, two, double),
        sum(bit for bit, face in faces if face.tent),
    )


ORDER: Final = {terrain: number for number, terrain in enumerate(SCORING)}
"""The terrains that score, counted from 0."""
