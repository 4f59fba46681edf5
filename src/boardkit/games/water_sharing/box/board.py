"""The board of twelve parts: its hexes by name, terrains, rivers, and all that follows from how they lie."""

import re
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from itertools import combinations
from operator import attrgetter
from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.things import DRY, FLOWING, Good, Terrain
from boardkit.maps.hexes import Hex, distance, neighbours

LETTERS: Final = "abcdefghijkl"
NOTATION: Final = r"([a-l])([1-9]|10)"


class Spot(Hex):
    """A hex of the board, printed and read as `g4`; odd rows stand half a hex further east."""

    __slots__ = ()

    def __str__(self) -> str:
        if not 0 <= self.r < len(LETTERS):
            return super().__str__()
        return f"{LETTERS[self.r]}{self.q + self.r // 2 + 1}"

    @classmethod
    def parse(cls, text: str) -> "Spot":
        """Read a hex such as `g4`.

        Raises:
            ValueError: if the text is no such hex.
        """
        found = re.fullmatch(NOTATION, text.strip().lower())
        if found is None:
            raise ValueError(f"{text!r} is no hex: write a letter from a to l, then a number from 1 to 10")
        return cls.at(LETTERS.index(found[1]), int(found[2]) - 1)

    @classmethod
    def at(cls, row: int, column: int) -> "Spot":
        """Find a hex by its row and column, counted from 0."""
        return cls(column - row // 2, row)


reading: Final[Callable[[Spot], tuple[int, int]]] = attrgetter("r", "q")
"""Orders hexes row by row."""


class Field(Value):
    """A hex of the board.

    Attributes:
        part: the part of the board it belongs to, such as `6G`.
        source: who says so.
        bonus: the good that the marker on it adds.
        river: the name of the river that flows here.
        downstream: where its water goes.
    """

    at: Spot
    terrain: Terrain
    part: str
    source: str
    bonus: Good | None = None
    river: str = ""
    downstream: Spot | None = None


class DamSite(Value, dict=True):
    """Where a dam could stand: a river hex and two dry hexes beside it."""

    at: Spot
    shores: tuple[Spot, Spot]

    @cached_property
    def hexes(self) -> tuple[Spot, Spot, Spot]:
        """The river hex and the two shores."""
        return (self.at, *self.shores)


def where(*terrains: Terrain) -> tuple[Spot, ...]:
    """List the hexes of some terrains in reading order."""
    return tuple(sorted((at for at, field in BOARD.items() if field.terrain in terrains), key=reading))


def below(at: Spot) -> tuple[Spot, ...]:
    """Walk down the river from a hex, the hex itself and the sea left out."""
    course = []
    down = BOARD[at].downstream
    while down is not None and BOARD[down].downstream is not None:
        course.append(down)
        down = BOARD[down].downstream
    return tuple(course)


def _spot(place: Hex) -> Spot:
    return Spot(*place)


def _outfall(at: Spot) -> Spot:
    """Find where pollution from a hex goes: the nearest river, of equals the one further down; or the sea."""
    river = min(RIVERS, key=lambda other: (distance(at, other), len(COURSE[other]), reading(other)))
    sea = min(SEAS, key=lambda other: (distance(at, other), reading(other)))
    return sea if distance(at, sea) < distance(at, river) else river


def _by_course(rivers: Iterable[Spot]) -> tuple[Spot, ...]:
    return tuple(sorted(rivers, key=lambda at: (-len(below(at)), reading(at))))


def _dam_sites() -> tuple[DamSite, ...]:
    return tuple(
        DamSite(at, (first, second))
        for at in where(Terrain.RIVER)
        for first, second in combinations((near for near in NEAR[at] if BOARD[near].terrain in DRY), 2)
    )


@cache
def sites_over(at: Spot) -> frozenset[DamSite]:
    """Return the sites of dams that a hex is one of the three of."""
    return frozenset(site for site in DAM_SITES if at in site.hexes)


BOARD: Final = load_index(__package__, "board.json", Field, lambda field: field.at)
NEAR: Final = {at: tuple(near for near in map(_spot, neighbours(at)) if near in BOARD) for at in BOARD}
"""The hexes beside each hex, those off the board left out."""

SEAS: Final = where(Terrain.SEA)
SOURCES: Final = where(Terrain.SOURCE)
RIVERS: Final = _by_course(where(*FLOWING))
"""Every source and river hex, upstream ones before those below them."""

COURSE: Final = {at: below(at) for at in RIVERS}
"""The river hexes below each river hex, in the direction of the flow."""

WATERSIDE: Final = {at: tuple(near for near in (at, *NEAR[at]) if near in COURSE) for at in BOARD}
"""The river hexes that a construction on a hex can draw from."""

COAST: Final = frozenset(at for at in BOARD if any(BOARD[near].terrain is Terrain.SEA for near in NEAR[at]))
BANKS: Final = frozenset(at for at in BOARD if any(near in COURSE for near in NEAR[at]))
OUTFALL: Final = {at: _outfall(at) for at in BOARD}
"""Where a cube of pollution from each hex falls."""

DAM_SITES: Final = _dam_sites()
