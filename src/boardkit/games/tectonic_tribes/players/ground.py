"""The continent in bits, one a square: its regions, and what a card would make of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain
from typing import Any, Final, TypeAlias

from boardkit.core import Seat
from boardkit.core.values import Value, remembered
from boardkit.games.tectonic_tribes.box import turned
from boardkit.games.tectonic_tribes.box.things import CARD, SCORING, Bonus, Terrain, TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.model import Continent
from boardkit.maps.squares import Square, Turn

MARGIN: Final = 3  # empty columns and rows kept round the continent: no card reaches further
KEPT: Final = 1 << 14  # how many cards that were looked at are known again: nobody looks twice
Marks: TypeAlias = tuple[int, int, int]  # the squares with one more point, with two, and with a double
Standing: TypeAlias = tuple[int, tuple[int, ...], int]  # points, tents by seat, squares there open to others
Judge: TypeAlias = Callable[[tuple[int, ...], int], float]  # (tents, open squares) -> share of points
MARKS: Final = (Bonus.PLUS_ONE, Bonus.PLUS_TWO, Bonus.DOUBLE)


class Printed(Value):
    """A card as turned, in bits from its top left square; its terrains are those that score."""

    box: int
    terrains: tuple[int, ...]
    marks: Marks
    tents: int
    lava: int


class Ground(Value, dict=True, eq=False):
    """A continent in bits."""

    left: int  # the x of the first column
    top: int  # the y of the first row
    stride: int  # squares in a row
    land: int  # the squares that hold a card
    lava: int  # those that show lava
    terrains: tuple[int, ...]  # the squares of each terrain that scores
    marks: Marks  # the squares with marks
    tents: tuple[int, ...]  # the tents by seat
    regions: tuple[tuple[int, ...], ...] = ()  # the regions of each terrain

    @cached_property
    def open(self) -> tuple[int, ...]:
        """For each seat the squares that others may cover, those beside the continent among them."""
        return tuple(self.covered(self.lava | own) for own in self.tents)

    def covered(self, barred: int) -> int:
        """Return the squares of all cards that may be laid where some squares are barred."""
        found = 0
        for width, height in (CARD, CARD[::-1]):
            meets = [self.meets(bits, width, height) for bits in (self.land, ~self.land, barred)]
            found |= self.boxes(meets[0] & meets[1] & ~meets[2], width, height)
        return found

    def meets(self, bits: int, width: int, height: int) -> int:
        """Return the top left squares of the boxes in which some of these squares are."""
        row = bits
        for column in range(1, width):
            row |= bits >> column
        found = row
        for below in range(1, height):
            found |= row >> below * self.stride
        return found

    def boxes(self, corners: int, width: int, height: int) -> int:
        """Return all squares of boxes by their top left ones."""
        row = corners
        for column in range(1, width):
            row |= corners << column
        found = row
        for below in range(1, height):
            found |= row << below * self.stride
        return found

    def wider(self, bits: int) -> int:
        """Return squares with those beside them."""
        return bits | bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride

    def split(self, bits: int) -> list[int]:
        """Split squares into those that hang together."""
        parts, stride = [], self.stride
        while bits:
            part, more = 0, bits & -bits
            while more != part:
                part = more
                more = (part | part << 1 | part >> 1 | part << stride | part >> stride) & bits
            parts.append(part)
            bits ^= part
        return parts

    def standing(
        self, region: int, marks: Marks, tents: Sequence[int], exposed: Sequence[int]
    ) -> Standing | None:
        """Return how a region stands; None where no seat leads around it, for then it counts for nobody."""
        around = self.wider(region) ^ region
        counts = tuple([(around & own).bit_count() for own in tents])
        most = max(counts)
        if counts.count(most) > 1:
            return None
        ways = (around & exposed[counts.index(most)]).bit_count()
        one, two, double = marks
        points = region.bit_count() + (region & one).bit_count() + 2 * (region & two).bit_count()
        return points << (region & double).bit_count(), counts, ways

    @cached_property
    def standings(self) -> Mapping[int, Standing]:
        """The regions in which a seat leads, terrain by terrain, and how they stand."""
        every = chain.from_iterable(self.regions)
        found = ((region, self.standing(region, self.marks, self.tents, self.open)) for region in every)
        return {region: standing for region, standing in found if standing}


@lru_cache(maxsize=KEPT)
def outcome_of(
    ground: Ground, seat: Seat, card: TerrainCard | TribeCard, at: Square, turn: Turn
) -> Sequence[Standing]:
    """Return the regions that a card would make, and, with points below 0, those that it would end."""
    printed = printed_on(card, turn, ground.stride)
    shift = (at.y - ground.top) * ground.stride + at.x - ground.left
    box = printed.box << shift
    near, free = ground.wider(box), ~box
    pairs = zip(ground.marks, printed.marks, strict=True)
    one, two, double = [old & free | new << shift for old, new in pairs]
    marks = one, two, double
    tents = [own & free for own in ground.tents]
    tents[seat] |= printed.tents << shift
    solid = ground.lava | printed.lava << shift
    exposed = [(own | near) & ~(solid | kept) for own, kept in zip(ground.open, tents, strict=True)]
    found, standings = list[Standing](), ground.standings
    for regions, new in zip(ground.regions, printed.terrains, strict=True):
        pool = new << shift
        for region in regions:
            if region & near:
                pool |= region & free
                if region in standings:
                    points, counts, ways = standings[region]
                    found.append((-points, counts, ways))
        come = [ground.standing(part, marks, tents, exposed) for part in ground.split(pool)]
        found += filter(None, come)
    return tuple(found)


class Prospects(Value, eq=False):
    """A continent with cards that would be laid, for one seat."""

    ground: Ground  # the continent
    seat: Seat  # who lays them
    judge: Judge  # tells how much of a region's points count for the seat

    def gain(self, card: TerrainCard | TribeCard, at: Square, turn: Turn) -> float:
        """Return by how much more all regions are worth once a card lies there."""
        gained, judge = 0.0, self.judge
        for points, tents, ways in outcome_of(self.ground, self.seat, card, at, turn):
            gained += judge(tents, ways) * points
        return gained


@remembered
def ground_of(continent: Continent, seats: int) -> Ground:
    """Pack a continent that has its first card; those that look the same are worked out once."""
    cells = continent.cells
    xs, ys = [square.x for square in cells], [square.y for square in cells]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    stride = max(xs) - left + 1 + MARGIN
    terrains, marks, tents = [0] * len(SCORING), [0] * len(MARKS), [0] * seats
    land = lava = 0
    for (x, y), cell in cells.items():
        bit = 1 << ((y - top) * stride + x - left)
        land |= bit
        if cell.terrain is Terrain.LAVA:
            lava |= bit
        if cell.tent is not None:
            tents[cell.tent] |= bit
        elif cell.terrain in ORDER:
            terrains[ORDER[cell.terrain]] |= bit
            if cell.bonus:
                marks[MARKS.index(cell.bonus)] |= bit
    shown = (tuple(terrains), (marks[0], marks[1], marks[2]), tuple(tents))
    return _split(left, top, stride, land, lava, *shown)


@lru_cache(maxsize=64)
def _split(*packed: Any) -> Ground:
    bare = Ground(*packed)
    return bare.__replace__(regions=tuple(tuple(bare.split(own)) for own in bare.terrains))


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
        sum(bit for bit, face in faces if face.terrain is Terrain.LAVA),
    )


ORDER: Final = {terrain: number for number, terrain in enumerate(SCORING)}  # those that score
