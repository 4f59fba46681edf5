"""3.3 Where a card may lie: the rules of placing, one square at a time and all at once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, compress, product
from typing import Final, TypeAlias

from boardkit.core import Condition, Refusal, Seat, Value, must, refusal_in
from boardkit.games.tectonic_tribes.box import turned
from boardkit.games.tectonic_tribes.box.things import CARD, Face, Terrain, TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.model import Continent
from boardkit.maps.squares import Square, Turn

ORIGIN = Square(0, 0)
Turns: TypeAlias = tuple[Turn, ...]  # turns by which a card fills the same box
LYING: Turns = (Turn.R0, Turn.R180)
UPRIGHT: Turns = (Turn.R90, Turn.R270)
MARGIN = 3  # empty columns and rows kept round the packed continent: no card reaches further
MARKS = bytes.maketrans(b"01", bytes((0, 1)))  # makes of the digits of a number what `compress` goes by


def spread(card: TerrainCard | TribeCard, at: Square, turn: Turn) -> Mapping[Square, Face]:
    """Say which face of a card comes to lie on which square."""
    return dict(zip(squares(at, turn), chain.from_iterable(turned(card, turn)), strict=True))


@lru_cache(maxsize=16384)
def squares(at: Square, turn: Turn) -> tuple[Square, ...]:
    """Return the six squares of a card whose top left square is `at`."""
    width, height = turn.size(*CARD)
    return tuple(Square(at.x + column, at.y + row) for row in range(height) for column in range(width))


def misfit(continent: Continent, seat: Seat, at: Square, turn: Turn) -> Refusal | None:
    """3.3 Why a seat may not lay a card there, or None."""
    return refusal_in(fitting(continent, seat, at, turn))


class FirstCardElsewhere(Refusal, word="first-card-elsewhere", rule="2"):
    """The first card is the origin of the continent, so it lies at the origin."""


class NoOverlap(Refusal, word="no-overlap", rule="3.3"):
    """The card would cover nothing of the continent."""


class NothingNew(Refusal, word="nothing-new", rule="3.3"):
    """All six squares of the card would cover the continent."""


class OnLava(Refusal, word="on-lava", rule="3.3"):
    """The card would cover lava."""

    square: Square


class OnRivalTent(Refusal, word="on-rival-tent", rule="3.3"):
    """The card would cover a rival's tent."""

    square: Square
    rival: Seat


def fitting(continent: Continent, seat: Seat, at: Square, turn: Turn) -> Iterator[Condition]:
    """3.3 Tell one by one what it takes to lay a card there."""
    if not continent.cells:
        yield must(at == ORIGIN, FirstCardElsewhere())
        return
    below = {square: cell for square in squares(at, turn) if (cell := continent.cells.get(square))}
    yield must(below, NoOverlap())
    lava = [square for square, cell in below.items() if cell.terrain is Terrain.LAVA]
    yield Condition(OnLava, OnLava(lava[0]) if lava else None)
    tents = [OnRivalTent(place, cell.tent) for place, cell in below.items() if cell.tent not in (None, seat)]
    yield Condition(OnRivalTent, tents[0] if tents else None)
    yield must(len(below) < len(squares(at, turn)), NothingNew())


def fits(continent: Continent, seat: Seat) -> list[tuple[Square, Turn]]:
    """3.3 List every place and turn at which the seat may lay a card, without trying one by one."""
    return [spot for turns, places in boxes(continent, seat) for spot in product(places, turns)]


def boxes(continent: Continent, seat: Seat) -> Iterator[tuple[Turns, Sequence[Square]]]:
    """3.3 List the top left squares of the boxes that a card may fill, with the turns that fill them."""
    if not continent.cells:
        yield tuple(Turn), (ORIGIN,)
        return
    packed = pack(continent, seat)
    for turns in (LYING, UPRIGHT):
        yield turns, packed.anchors(*turns[0].size(*CARD))


_square: Final = cache(Square)  # makes each square once: there are few, in long lists


class Packed(Value):
    """A continent as two big integers, one bit a square, row after row."""

    left: int  # the x of the first column
    top: int  # the y of the first row
    stride: int  # squares in a row
    land: int  # bits of the squares that hold a card
    barred: int  # bits of the squares that the seat may not cover

    def anchors(self, width: int, height: int) -> list[Square]:
        """List the top left squares of boxes that overlap land, in part, and nothing barred."""
        shifts = [row * self.stride + column for row in range(height) for column in range(width)]
        touched = barred = 0
        covered = -1
        for shift in shifts:
            land = self.land >> shift
            touched |= land
            covered &= land
            barred |= self.barred >> shift
        marks = f"{touched & ~covered & ~barred:b}"[::-1].encode().translate(MARKS)
        rows = range(self.top, self.top + len(marks) // self.stride + 1)
        columns = range(self.left, self.left + self.stride)
        return [_square(x, y) for y, x in compress(product(rows, columns), marks)]


def pack(continent: Continent, seat: Seat) -> Packed:
    """Pack what matters for placing: a margin lets boxes hang over every edge without meeting another row."""
    xs = [square.x for square in continent.cells]
    ys = [square.y for square in continent.cells]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    stride = max(xs) - left + 1 + MARGIN
    first = top * stride + left
    lava, free = Terrain.LAVA, (None, seat)
    land = barred = 0
    for (x, y), cell in continent.cells.items():
        bit = 1 << (y * stride + x - first)
        land |= bit
        if cell.terrain is lava or cell.tent not in free:
            barred |= bit
    return Packed(left, top, stride, land, barred)
