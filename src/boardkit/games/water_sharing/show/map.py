"""The hexes of the basin in rows, and the signs of terrains, buildings and goods."""

from typing import Final

from boardkit.draw.grids import HexBoard
from boardkit.games.water_sharing.box import BOARD, Spot
from boardkit.games.water_sharing.box.things import Building, Good, Terrain
from boardkit.maps.hexes import WAYS

ROWS: Final = tuple(tuple(sorted(at for at in BOARD if at.r == row)) for row in range(12))
BASIN: Final = HexBoard(ROWS, staggered=True)
WATER: Final = "≈"
SOURCE: Final = "◎"
POLLUTION: Final = "■"
CRISIS: Final = "!"
POINTS: Final = "★"

TERRAINS: Final = {
    Terrain.SOURCE: WATER,
    Terrain.RIVER: WATER,
    Terrain.SEA: WATER,
    Terrain.MEADOW: "·",
    Terrain.MOUNTAIN: "▲",
}
FILLS: Final = {
    Terrain.SOURCE: "terrain.lake",
    Terrain.RIVER: "terrain.lake",
    Terrain.SEA: "terrain.sea",
    Terrain.MEADOW: "terrain.grass",
    Terrain.MOUNTAIN: "terrain.mountain",
}
BUILDINGS: Final = {
    Building.RESIDENTIAL: "⌂",
    Building.FARM: "≡",
    Building.FISHING_PORT: "∝",
    Building.POWER_PLANT: "∏",
    Building.WIND_SOLAR: "☼",
    Building.LEISURE: "♥",
    Building.INDUSTRY: "∩",
    Building.MINE: "◆",
    Building.TREATMENT: "○",
    Building.UNIVERSITY: "⚑",
    Building.JUNCTION: "┼",
    Building.DAM: "▬",
}
GOODS: Final = {Good.WATER: WATER, Good.ENERGY: "↯", Good.FOOD: "♣", Good.THUNES: "¥"}
ARROWS: Final = dict(zip(WAYS, "↖↗→↘↙←", strict=True))  # the arrow of each way out of a hex


def arrow(at: Spot, to: Spot) -> str:
    """Point from a hex to one beside it."""
    return ARROWS[to.q - at.q, to.r - at.r]
