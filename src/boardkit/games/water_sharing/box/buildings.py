"""What each building costs, where it may stand, what it needs and what it makes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from boardkit.games.water_sharing.box.board import BANKS, BOARD, COAST
from boardkit.games.water_sharing.box.loading import load
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Terrain

NEEDS: Final = (Good.WATER, Good.ENERGY, Good.FOOD, Good.THUNES)


@frozen
class Blueprint:
    """The tile of a building (tuile bâtiment).

    Attributes:
        cost: thunes for each owner; only a dam's depends on how many there are (`dam_cost`).
        terrain: the terrains it may stand on.
        beside: a terrain it must be next to.
        needs, makes: goods by round.
        points: victory points by round.
        pollution: cubes of pollution by round.
        tiles: how many there are in the box.
        source: who says so.
    """

    cost: int
    terrain: frozenset[Terrain]
    beside: Terrain | None
    needs: Mapping[Good, int]
    makes: Mapping[Good, int]
    points: int
    pollution: int
    tiles: int
    source: str
    sites: frozenset[Spot]

    @property
    def idles(self) -> bool:
        """Whether it can be left without what it needs."""
        return bool(self.needs)


def read_buildings(records: Sequence[Any]) -> dict[Building, Blueprint]:
    """Check and read the tiles.

    Raises:
        ValueError: a building is missing or twice, or a number is wrong.
    """
    found = {Building(record["id"]): _blueprint(record) for record in records}
    if list(found) != list(Building) or len(records) != len(found):
        raise ValueError("buildings.json: every building must be there, each once")
    for building, plan in found.items():
        if (
            plan.tiles < 1
            or plan.cost < 1
            or min((*plan.needs.values(), *plan.makes.values()), default=1) < 1
        ):
            raise ValueError(f"buildings.json: {building} has a number below 1")
    return found


def _blueprint(record: Mapping[str, Any]) -> Blueprint:
    made = dict(record["produces"])
    points = made.pop("vp", 0)
    shared = made.pop("energy_per_owner", 0)
    cost = record["cost"]
    terrain = _terrain(record["terrain"])
    beside = Terrain(record["adjacent_to"]) if record["adjacent_to"] else None
    return Blueprint(
        cost=min(cost.values()) if isinstance(cost, dict) else cost,
        terrain=terrain,
        beside=beside,
        needs={Good(name): count for name, count in record["needs"].items()},
        makes={Good.ENERGY: shared} if shared else {Good(name): count for name, count in made.items()},
        points=points,
        pollution=record["pollution"],
        tiles=record["tiles"],
        source=record["source"],
        sites=_sites(terrain, beside),
    )


def _terrain(names: Sequence[str]) -> frozenset[Terrain]:
    """Read the terrains; a dam (`river+2`) stands on three hexes and is checked by its own rule."""
    return frozenset(Terrain(name) for name in names if name != "river+2")


def _sites(terrain: frozenset[Terrain], beside: Terrain | None) -> frozenset[Spot]:
    fit = {at for at, field in BOARD.items() if field.terrain in terrain}
    match beside:
        case Terrain.RIVER:
            fit &= BANKS
        case Terrain.SEA:
            fit &= COAST
    return frozenset(fit)


def _dam_cost(records: Sequence[Any]) -> dict[int, int]:
    cost = next(record["cost"] for record in records if record["id"] == Building.DAM)
    return {int(owners): thunes for owners, thunes in cost.items()}


BLUEPRINTS: Final = read_buildings(load("buildings.json"))
DAM_COST: Final = _dam_cost(load("buildings.json"))
"""Thunes for each owner of a dam, by how many owners there are."""

SINGLE: Final = tuple(building for building in Building if building is not Building.DAM)
"""The buildings that stand on one hex."""

POLLUTING: Final = frozenset(building for building, plan in BLUEPRINTS.items() if plan.pollution)
THIRSTY: Final = {building: plan.needs.get(Good.WATER, 0) for building, plan in BLUEPRINTS.items()}
"""How much water each building needs in a round."""
