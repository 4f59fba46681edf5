"""The box: the board, the buildings, the scenarios and the loose numbers."""

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from itertools import combinations
from operator import attrgetter
from typing import Final

from msgspec import field

from boardkit.core import Seat
from boardkit.core.notation.components import load_counts, load_index
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.cards import Resource
from boardkit.games.water_sharing.box.things import DRY, FLOWING, Building, Good, Scenario, Terrain
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


reading: Final[Callable[[Spot], tuple[int, int]]] = attrgetter("r", "q")  # orders hexes row by row


class Field(Value):
    """A hex of the board."""

    at: Spot
    terrain: Terrain
    part: str  # the part of the board it belongs to, such as `6G`
    source: str  # who says so
    bonus: Good | None = None  # the good that the marker on it adds
    river: str = ""  # the name of the river that flows here
    downstream: Spot | None = None  # where its water goes


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


def _outfall(at: Spot) -> Spot:
    """Find where pollution from a hex goes: the nearest river, of equals the one further down; or the sea."""
    river = min(RIVERS, key=lambda other: (distance(at, other), len(COURSE[other]), reading(other)))
    sea = min(SEAS, key=lambda other: (distance(at, other), reading(other)))
    return sea if distance(at, sea) < distance(at, river) else river


@cache
def sites_over(at: Spot) -> frozenset[DamSite]:
    """Return the sites of dams that a hex is one of the three of."""
    return frozenset(site for site in DAM_SITES if at in site.hexes)


BOARD: Final = load_index(__package__, "board.json", Field, lambda field: field.at)
NEAR: Final = {at: tuple(Spot(*near) for near in neighbours(at) if near in BOARD) for at in BOARD}
"""The hexes beside each hex, those off the board left out."""

SEAS: Final = where(Terrain.SEA)
SOURCES: Final = where(Terrain.SOURCE)
RIVERS: Final = tuple(sorted(where(*FLOWING), key=lambda at: (-len(below(at)), reading(at))))
"""Every source and river hex, upstream ones before those below them."""

COURSE: Final = {at: below(at) for at in RIVERS}  # the river hexes below each, as the water flows

WATERSIDE: Final = {at: tuple(near for near in (at, *NEAR[at]) if near in COURSE) for at in BOARD}
"""The river hexes that a construction on a hex can draw from."""

COAST: Final = frozenset(at for at in BOARD if any(BOARD[near].terrain is Terrain.SEA for near in NEAR[at]))
BANKS: Final = frozenset(at for at in BOARD if any(near in COURSE for near in NEAR[at]))
OUTFALL: Final = {at: _outfall(at) for at in BOARD}  # where a cube of pollution from each hex falls

DAM_SITES: Final = tuple(
    DamSite(at, (first, second))
    for at in where(Terrain.RIVER)
    for first, second in combinations((near for near in NEAR[at] if BOARD[near].terrain in DRY), 2)
)


BOX: Final = load_counts(__package__, "box.json")
FACES: Final = (0, 1, 1, 2, 2, 3)
"""The swords on the faces of the die (dé rouge); the rules say from none to three, how often is our own."""


class Blueprint(Value, dict=True):
    """The tile of a building (tuile bâtiment)."""

    id: Building
    cost: int  # thunes for each owner, at least
    terrain: frozenset[Terrain]  # the terrains it may stand on
    tiles: int  # how many there are in the box
    source: str  # who says so
    beside: Terrain | None = None  # a terrain it must be next to
    # goods by round
    needs: Mapping[Good, int] = field(default_factory=dict)
    makes: Mapping[Good, int] = field(default_factory=dict)
    points: int = 0  # victory points by round
    pollution: int = 0  # cubes of pollution by round
    # thunes for each owner, where that depends on how many there are
    by_owners: Mapping[int, int] = field(default_factory=dict)

    @property
    def idles(self) -> bool:
        """Whether it can be left without what it needs."""
        return bool(self.needs)

    @cached_property
    def sites(self) -> frozenset[Spot]:
        """The hexes that it may stand on; a dam stands on three, by a rule of its own."""
        fit = frozenset(at for at, field in BOARD.items() if field.terrain in self.terrain)
        match self.beside:
            case Terrain.RIVER:
                return fit & BANKS
            case Terrain.SEA:
                return fit & COAST
        return fit


BLUEPRINTS: Final = load_index(__package__, "buildings.json", Blueprint, lambda plan: plan.id)
DAM_COST: Final = BLUEPRINTS[Building.DAM].by_owners  # thunes for each owner, by how many there are

SINGLE: Final = tuple(building for building in Building if building is not Building.DAM)
"""The buildings that stand on one hex."""

POLLUTING: Final = frozenset(building for building, plan in BLUEPRINTS.items() if plan.pollution)
THIRSTY: Final = {building: plan.needs.get(Good.WATER, 0) for building, plan in BLUEPRINTS.items()}
"""How much water each building needs in a round."""


class Opening(Value):
    """How a scenario begins."""

    id: Scenario
    simplified: bool
    thunes: int
    players: tuple[int, ...]  # how many may play it, the fewest first
    cards: tuple[Resource, ...]  # the cards for water and market, round by round; empty where they are drawn
    places: Mapping[Spot, tuple[Seat, Building]]  # who has which building where
    dams: tuple[tuple[DamSite, tuple[Seat, ...]], ...]  # where dams stand, and whose they are
    source: str


SCENARIOS: Final = load_index(__package__, "scenarios.json", Opening, lambda opening: opening.id)
