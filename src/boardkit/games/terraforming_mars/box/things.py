"""The names of things: cards, resources, tags, tiles, and the areas of the map."""

import re
from enum import IntEnum, StrEnum, nonmember
from typing import Final, NamedTuple, NewType

Card = NewType("Card", str)  # a project card (carte Projet) or a corporation as a card, by its id
Corporation = NewType("Corporation", str)  # a corporation (carte Corporation) by its id
EffectKind = NewType("EffectKind", str)  # a sort of effect, by its name in the vocabulary
HIDDEN: Final = Card("hidden")  # a card that the seat may not see
HIDDEN_CORPORATION: Final = Corporation("hidden")  # a corporation that the seat may not see


class Resource(IntEnum):
    """The six resources of a player board (mégacrédits, acier, titane, plantes, énergie, chaleur)."""

    word = nonmember("resource")

    MEGACREDITS = 0
    STEEL = 1
    TITANIUM = 2
    PLANTS = 3
    ENERGY = 4
    HEAT = 5

    def __str__(self) -> str:
        return self.name.lower()


class CardResource(StrEnum):
    """Resources that may lie on a card (animaux, microbes, science, chasseurs)."""

    word = nonmember("card-resource")

    ANIMAL = "animal"
    MICROBE = "microbe"
    SCIENCE = "science"
    FIGHTER = "fighter"


class Tag(StrEnum):
    """A card's sort (badge)."""

    BUILDING = "building"
    SPACE = "space"
    POWER = "power"
    SCIENCE = "science"
    JOVIAN = "jovian"
    EARTH = "earth"
    PLANT = "plant"
    MICROBE = "microbe"
    ANIMAL = "animal"
    CITY = "city"


class Parameter(StrEnum):
    """The three global parameters (paramètres globaux)."""

    TEMPERATURE = "temperature"
    OXYGEN = "oxygen"
    OCEANS = "oceans"


class TileKind(StrEnum):
    """A sort of tile (tuile): oceans, greeneries (forêts), cities, and the eleven special ones."""

    OCEAN = "ocean"
    GREENERY = "greenery"
    CITY = "city"
    CAPITAL = "capital"
    COMMERCIAL_DISTRICT = "commercial_district"
    ECOLOGICAL_ZONE = "ecological_zone"
    INDUSTRIAL_CENTER = "industrial_center"
    LAVA_FLOWS = "lava_flows"
    MINING_AREA = "mining_area"
    MINING_RIGHTS = "mining_rights"
    MOHOLE_AREA = "mohole_area"
    NATURAL_PRESERVE = "natural_preserve"
    NUCLEAR_ZONE = "nuclear_zone"
    RESTRICTED_AREA = "restricted_area"


CITIES: Final = (TileKind.CITY, TileKind.CAPITAL)  # the tiles that are cities for every purpose


class Project(StrEnum):
    """A standard project (projet standard)."""

    SELL_PATENTS = "sell_patents"
    POWER_PLANT = "power_plant"
    ASTEROID = "asteroid"
    AQUIFER = "aquifer"
    GREENERY = "greenery"
    CITY = "city"


class Milestone(StrEnum):
    """A milestone (objectif)."""

    TERRAFORMER = "terraformer"
    MAYOR = "mayor"
    GARDENER = "gardener"
    BUILDER = "builder"
    PLANNER = "planner"


class Award(StrEnum):
    """An award (récompense)."""

    LANDLORD = "landlord"
    BANKER = "banker"
    SCIENTIST = "scientist"
    THERMALIST = "thermalist"
    MINER = "miner"


class Side(StrEnum):
    """The neighbour to whom the cards of a draft are passed."""

    LEFT = "left"
    RIGHT = "right"


class Area(NamedTuple):
    """A place for a tile: row and column from 0; the row after the last lies off Mars."""

    row: int
    column: int

    def __str__(self) -> str:
        return OFF_MARS[self.column] if self.row == OFF else f"{ROWS[self.row]}{self.column + 1}"

    @classmethod
    def parse(cls, text: str) -> "Area":
        """Read an area such as `C4`, `ganymede` or `phobos`; ValueError if the text is no such area."""
        word = text.strip().lower()
        if word in OFF_MARS:
            return cls(OFF, OFF_MARS.index(word))
        if not re.fullmatch(r"[a-i][1-9]", word):
            raise ValueError(f"{text!r} is no area: write a row from A to I and a number from 1")
        return cls(ROWS.index(word[0].upper()), int(word[1]) - 1)

    @property
    def on_mars(self) -> bool:
        """Whether the area lies on the planet."""
        return self.row != OFF


ROWS: Final = "ABCDEFGHI"
OFF: Final = len(ROWS)
OFF_MARS: Final = ("ganymede", "phobos")
