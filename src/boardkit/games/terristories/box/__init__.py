"""The box: cards of all kinds, planets, missions, and the numbers of the rules."""

from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.games.terristories.box import printed
from boardkit.games.terristories.box.things import Index

PROJECTS: Final = load_index(__name__, "projects.json", printed.Project, lambda card: card.id)
ALEAS: Final = load_index(__name__, "aleas.json", printed.Alea, lambda card: card.id)
POWERS: Final = load_index(__name__, "powers.json", printed.Power, lambda power: power.role)
PROFILES: Final = load_index(__name__, "characters.json", printed.Profile, lambda profile: profile.id)
PLANETS: Final = load_index(__name__, "planets.json", printed.Layout, lambda planet: planet.id)
MISSIONS: Final = load_index(__name__, "missions.json", printed.Goal, lambda mission: mission.id)
TERRAINS: Final = load_index(__name__, "terrains.json", printed.TerrainRow, lambda row: row.terrain)
INDICES: Final = load_index(__name__, "indices.json", printed.IndexRow, lambda row: row.index)
ROUNDS: Final = 8
HAND: Final = 3
START_ZONES: Final = 1
START_CUBES: Final = 6
START_INDIVIDUALS: Final = 2
LOWEST: Final = -3
HIGHEST: Final = 10
TWO_PLAYERS_START_HIGHER_BY: Final = 1
INDEX_PRICE: Final = 3
INDIVIDUAL_PRICE: Final = 2
ZONE_PRICE: Final = 4
ON_OWN_ZONE: Final = 2
ON_FREE_LAND: Final = 1
WAGE: Final = 1
ZONES: Final = 5
INDIVIDUALS: Final = 5
RAIN: Final = (1, 2)
STERILE_COSTS: Final = 1
DISMISSAL_COSTS: Final = 1


def bonus(index: Index, value: int) -> int:
    """V.5.b, V.6.b, V.6.c Return what an index adds to wages, rain or cubes where it stands."""
    return INDICES[index].bonus.get(value, 0)
