"""What is in the box: cards of all kinds, planets, missions, and the numbers of the rules."""

import json
from importlib.resources import files
from typing import Any, Final

from boardkit.games.terristories.box.printed import TerrainRow
from boardkit.games.terristories.box.reading import (
    read_aleas,
    read_goal,
    read_layout,
    read_powers,
    read_profiles,
    read_projects,
)
from boardkit.games.terristories.box.things import Index, Mission, Planet, Terrain


def _load(name: str) -> Any:
    return json.loads(files(__name__).joinpath(name).read_text("utf-8"))


_NUMBERS: Final = _load("setup.json")

PROJECTS: Final = read_projects(_load("projects.json"))
ALEAS: Final = read_aleas(_load("aleas.json"))
POWERS: Final = read_powers(_load("powers.json"))
PROFILES: Final = read_profiles(_load("characters.json"))
PLANETS: Final = {Planet(record["id"]): read_layout(record) for record in _load("planets.json")}
MISSIONS: Final = {Mission(record["id"]): read_goal(record) for record in _load("missions.json")}
TERRAINS: Final = {Terrain(name): TerrainRow(**row) for name, row in _NUMBERS["terrain"].items()}

ROUNDS: Final[int] = _NUMBERS["rounds"]
HAND: Final[int] = _NUMBERS["hand"]
START_ZONES: Final[int] = _NUMBERS["start"]["zones"]
START_CUBES: Final[int] = _NUMBERS["start"]["resources"]
START_INDIVIDUALS: Final[int] = _NUMBERS["start"]["individuals"]
LOWEST: Final[int] = _NUMBERS["index"]["min"]
HIGHEST: Final[int] = _NUMBERS["index"]["max"]
TWO_PLAYERS_START_HIGHER_BY: Final[int] = _NUMBERS["two_players_start_bonus"]
INDEX_PRICE: Final[int] = _NUMBERS["prices"]["index"]
INDIVIDUAL_PRICE: Final[int] = _NUMBERS["prices"]["individual"]
ZONE_PRICE: Final[int] = _NUMBERS["prices"]["zone"]
ON_OWN_ZONE: Final[int] = _NUMBERS["harvest"]["own_zone"]
ON_FREE_LAND: Final[int] = _NUMBERS["harvest"]["free_territory"]
WAGE: Final[int] = _NUMBERS["wage"]
ZONES: Final[int] = _NUMBERS["limits"]["zones_per_player"]
INDIVIDUALS: Final[int] = _NUMBERS["limits"]["individuals_per_player"]
RAIN: Final[tuple[int, ...]] = tuple(_NUMBERS["rain"])
STERILE_COSTS: Final[int] = _NUMBERS["sterile_index_loss"]
DISMISSAL_COSTS: Final[int] = _NUMBERS["dismissed_individual_index_loss"]


def bonus(index: Index, value: int) -> int:
    """V.5.b, V.6.b, V.6.c Return what an index adds to wages, rain or cubes where it stands."""
    added: int = _NUMBERS["bonus"][index].get(str(value), 0)
    return added
