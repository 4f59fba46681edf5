"""The buildings: price, places, needs and products; and the loose numbers of the box."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from msgspec import field

from boardkit.core.notation.components import load_counts, load_index
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.board import BANKS, BOARD, COAST, Spot
from boardkit.games.water_sharing.box.things import Building, Good, Terrain

BOX: Final = load_counts(__package__, "box.json")
FACES: Final = (0, 1, 1, 2, 2, 3)
"""The swords on the faces of the die (dé rouge); the rules say from none to three, how often is our own."""


class Blueprint(Value, dict=True):
    """The tile of a building (tuile bâtiment).

    Attributes:
        cost: thunes for each owner, at least.
        terrain: the terrains it may stand on.
        beside: a terrain it must be next to.
        needs, makes: goods by round.
        points: victory points by round.
        pollution: cubes of pollution by round.
        tiles: how many there are in the box.
        source: who says so.
        by_owners: thunes for each owner, where that depends on how many there are.
    """

    id: Building
    cost: int
    terrain: frozenset[Terrain]
    tiles: int
    source: str
    beside: Terrain | None = None
    needs: Mapping[Good, int] = field(default_factory=dict)
    makes: Mapping[Good, int] = field(default_factory=dict)
    points: int = 0
    pollution: int = 0
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
DAM_COST: Final = BLUEPRINTS[Building.DAM].by_owners
"""Thunes for each owner of a dam, by how many owners there are."""

SINGLE: Final = tuple(building for building in Building if building is not Building.DAM)
"""The buildings that stand on one hex."""

POLLUTING: Final = frozenset(building for building, plan in BLUEPRINTS.items() if plan.pollution)
THIRSTY: Final = {building: plan.needs.get(Good.WATER, 0) for building, plan in BLUEPRINTS.items()}
"""How much water each building needs in a round."""
