"""The nouns of the game: terrains, cards and their squares."""

from enum import Enum, StrEnum
from typing import Final, NewType, TypeAlias

from boardkit.core.values import Value

TerrainCard = NewType("TerrainCard", int)  # a terrain card (carte Terrain) by its printed number, 1 to 80
TribeCard = NewType("TribeCard", str)  # one of the five tribe cards (carte Tribu), the same for every colour
HIDDEN: Final = TerrainCard(0)  # a terrain card that the seat may not see
CARD: Final = (3, 2)  # width and height of a card, in squares


class Terrain(StrEnum):
    """Terrain of a square (forêt, lac, mine, plaine, lave)."""

    FOREST = "forest"
    LAKE = "lake"
    MINE = "mine"
    PLAIN = "plain"
    LAVA = "lava"


SCORING: Final = (Terrain.FOREST, Terrain.LAKE, Terrain.MINE)  # the terrains whose regions earn points


class Bonus(Enum):
    """A mark that raises what a region is worth."""

    PLUS_ONE = "+1"
    PLUS_TWO = "+2"
    DOUBLE = "x2"

    @property
    def plus(self) -> int:
        """Points the mark adds before any doubling."""
        return {"+1": 1, "+2": 2, "x2": 0}[self.value]


class Face(Value):
    """One of the six squares printed on a card."""

    terrain: Terrain
    bonus: Bonus | None = None
    tent: bool = False

    @classmethod
    def printed(cls, text: str) -> "Face":
        """Read a square: `lake`, `lake +1` or `tent`; ValueError for others, or a mark without points."""
        if text == "tent":
            return cls(Terrain.PLAIN, tent=True)
        terrain, _, mark = text.partition(" ")
        face = cls(Terrain(terrain), Bonus(mark) if mark else None)
        if face.bonus and face.terrain not in SCORING:
            raise ValueError(f"only a scoring terrain has a mark: {text}")
        return face


Faces: TypeAlias = tuple[tuple[Face, ...], ...]  # the squares of a card, row by row
