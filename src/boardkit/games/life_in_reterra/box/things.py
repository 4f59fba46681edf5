"""The nouns of the game: land tiles and what their spaces show, building cards and their faces, sets."""

from enum import StrEnum
from typing import Final, NewType, TypeAlias

from boardkit.core.values import Value

LandTile: TypeAlias = str  # a land tile (tuile de terrain) by its code, which is said as it is
Card = NewType("Card", str)  # one of the fifteen building cards (carte de bâtiment)
HIDDEN: Final[LandTile] = "hidden"  # a land tile that the seat may not see
WIDTH: Final = 2  # how many spaces wide and high a land tile is


class Terrain(StrEnum):
    """Terrain of a space (forêt, désert, asphalte, herbe, eau)."""

    FOREST = "forest"
    DESERT = "desert"
    ASPHALT = "asphalt"
    GRASS = "grass"
    WATER = "water"


class Icon(StrEnum):
    """Print on a space: a gear (engrenage), or one of the relics; the ball is on relic tokens only."""

    GEAR = "gear"
    BOX = "box"
    BOOK = "book"
    GIZMO = "gizmo"
    TUBE = "tube"
    BALL = "ball"


class Space(Value):
    """One of the four spaces (cases) printed on a land tile."""

    terrain: Terrain
    icon: Icon | None = None

    @classmethod
    def printed(cls, text: str) -> "Space":
        """Read a space: `water`, `forest gear` or `grass box`; ValueError where it is none."""
        terrain, _, icon = text.partition(" ")
        return cls(Terrain(terrain), Icon(icon) if icon else None)

    @property
    def relic(self) -> bool:
        """Whether a relic is printed here."""
        return self.icon not in (None, Icon.GEAR)


class Side(StrEnum):
    """Which face of a building card lies up."""

    PURPLE = "purple"
    ORANGE = "orange"


class BuildingSet(StrEnum):
    """The ready-made sets of five buildings, and one put together by the players."""

    INFRASTRUCTURE = "infrastructure"
    SHOPS = "shops"
    LEISURE = "leisure"
    HOSTILE_NEIGHBOURS = "hostile_neighbors"
    SERENITY = "serenity"
    POPULARITY = "popularity"
    SALVAGE_BOUNTY = "salvage_bounty"
    OWN_MIX = "own_mix"
