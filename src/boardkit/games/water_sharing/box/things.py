"""The nouns of the game: terrains, buildings, goods, steps, cards, and what is chosen before a match."""

from enum import IntEnum, StrEnum
from typing import Final, NewType

from attrs import frozen

ResourceCard = NewType("ResourceCard", int)
"""A card for water and world market (carte Quantité d'eau et cours mondial): 1 to 49, own ones from 50."""

ActionCard = NewType("ActionCard", str)  # a kind of action card (carte Action); equal ones are not told apart

ObjectiveCard = NewType("ObjectiveCard", str)  # an objective card (carte Objectif)
HIDDEN_ACTION: Final = ActionCard("hidden")  # an action card that the seat may not see
HIDDEN_OBJECTIVE: Final = ObjectiveCard("hidden")  # an objective card that the seat may not see
HIDDEN_BID: Final = -1  # a bid that the seat may not see


class Terrain(StrEnum):
    """Terrain of a hex of the board (source, cours d'eau, mer, prairie, montagne)."""

    SOURCE = "source"
    RIVER = "river"
    SEA = "sea"
    MEADOW = "meadow"
    MOUNTAIN = "mountain"


FLOWING: Final = (Terrain.SOURCE, Terrain.RIVER)  # the terrains that carry water; a source counts as a river
DRY: Final = (Terrain.MEADOW, Terrain.MOUNTAIN)  # the terrains that one can walk on


class Building(StrEnum):
    """Buildings (bâtiment), in the order of the material list."""

    RESIDENTIAL = "residential"
    FARM = "farm"
    FISHING_PORT = "fishing_port"
    POWER_PLANT = "power_plant"
    WIND_SOLAR = "wind_solar"
    LEISURE = "leisure"
    INDUSTRY = "industry"
    MINE = "mine"
    TREATMENT = "treatment"
    UNIVERSITY = "university"
    JUNCTION = "junction"
    DAM = "dam"


class Good(StrEnum):
    """Goods that circulate (eau, énergie, nourriture, thunes)."""

    WATER = "water"
    ENERGY = "energy"
    FOOD = "food"
    THUNES = "thunes"


class Cube(StrEnum):
    """Kinds of cubes of the bank (eau, pollution, énergie, nourriture, crise)."""

    WATER = "water"
    POLLUTION = "pollution"
    ENERGY = "energy"
    FOOD = "food"
    CRISIS = "crisis"


TRADED: Final = (Good.ENERGY, Good.FOOD)  # the goods of the world market


class Stage(IntEnum):
    """The eight steps of a round (étapes du tour), after the opening."""

    OPENING = 0
    INITIATIVE = 1
    REVEAL = 2
    COLLECT = 3
    GENERATE = 4
    EARN = 5
    POLLUTE = 6
    BUILD = 7
    FLOW = 8


class Scenario(StrEnum):
    """How the table looks at the start: as everybody builds, or as a scenario lays out."""

    FREE = "free"
    INTERDEPENDENCE = "s1"
    THREE_OWNERS = "s2"
    ONE_OWNER = "s3"
    POLLUTION = "s4"


class Rounds(IntEnum):
    """How many rounds are played where no scenario says."""

    FIVE = 5
    SIX = 6
    SEVEN = 7


class Beginner(StrEnum):
    """Who last had the feet in the water, and so begins."""

    CHANCE = "chance"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"


class Supply(StrEnum):
    """How the cards for water and world market come: the mediator draws or chooses them."""

    DRAWN = "drawn"
    CHOSEN = "chosen"


@frozen
class Options:
    """Variants and table options (sections 3.3, 5, 9.2, 9.4 and 12)."""

    scenario: Scenario = Scenario.FREE
    simplified: bool = False  # whether pollution and cards are left out; a scenario decides that itself
    rounds: Rounds = Rounds.FIVE
    beginner: Beginner = Beginner.CHANCE
    own_cards: str = ""  # the text of a file with cards for the blank ones; empty for none
    supply: Supply = Supply.DRAWN  # how the cards for water and world market come; a scenario has its own way
