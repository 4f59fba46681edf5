"""The cards: water and world market, objectives, actions; and own ones for the blank cards."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from attrs import frozen

from boardkit.games.water_sharing.box.things import ActionCard, Building, ObjectiveCard, ResourceCard, Terrain


class When(StrEnum):
    """The step in which an action card may be played."""

    COLLECT = "collect"
    GENERATE = "generate"
    INCOME = "income"
    POLLUTE = "pollute"
    BUILD = "build"
    CONFLICT = "conflict"
    ANY = "any"


class Op(StrEnum):
    """What an effect of an action card does."""

    ADD_WATER = "add_water"
    ADD_WATER_SOURCES = "add_water_sources"
    LOSE_WATER = "lose_water"
    TAKE_WATER_ANYWHERE = "take_water_anywhere"
    KEEP_WATER = "keep_water"
    GAIN = "gain"
    LOSE = "lose"
    BOOST = "boost"
    SET_PRICE = "set_price"
    PRICE_DELTA = "price_delta"
    REMOVE_POLLUTION = "remove_pollution"
    ADD_POLLUTION = "add_pollution"
    NO_POLLUTION = "no_pollution"
    CANCEL_CONFLICT = "cancel_conflict"
    CONFLICT_BONUS = "conflict_bonus"
    REMOVE_CRISIS = "remove_crisis"
    DISCOUNT = "discount"


TIMES: Final[Mapping[Op, tuple[When, ...]]] = {
    Op.ADD_WATER: (When.COLLECT,),
    Op.ADD_WATER_SOURCES: (When.COLLECT,),
    Op.LOSE_WATER: (When.COLLECT,),
    Op.TAKE_WATER_ANYWHERE: (When.COLLECT,),
    Op.KEEP_WATER: (When.COLLECT,),
    Op.BOOST: (When.GENERATE,),
    Op.SET_PRICE: (When.GENERATE,),
    Op.PRICE_DELTA: (When.GENERATE,),
    Op.REMOVE_POLLUTION: (When.POLLUTE,),
    Op.ADD_POLLUTION: (When.POLLUTE,),
    Op.NO_POLLUTION: (When.POLLUTE,),
    Op.CANCEL_CONFLICT: (When.CONFLICT,),
    Op.CONFLICT_BONUS: (When.CONFLICT,),
    Op.REMOVE_CRISIS: (When.INCOME,),
    Op.DISCOUNT: (When.BUILD,),
}
"""The steps in which an effect means something; the others do in every step but in a conflict."""


AMOUNTS: Final[Mapping[Op, tuple[str, ...]]] = {
    Op.ADD_WATER: ("n", "hexes"),
    Op.GAIN: ("thunes", "vp", "energy", "food"),
    Op.LOSE: ("thunes", "energy", "food", "else_vp"),
    Op.BOOST: ("energy", "max"),
    Op.SET_PRICE: ("energy", "food"),
    Op.NO_POLLUTION: (),
    Op.CANCEL_CONFLICT: (),
}
"""The numbers that an effect has; the others have `n` alone."""

HARMS: Final = (Op.LOSE_WATER, Op.LOSE, Op.PRICE_DELTA, Op.ADD_POLLUTION)
"""The effects that strike opponents; all others are for whoever plays the card."""


class Target(StrEnum):
    """Whom an effect meets."""

    SELF = "self"
    OPPONENT = "opponent"
    OPPONENTS = "opponents"


@frozen(kw_only=True)
class Resource:
    """Water for each river hex, and the price of a cube on the world market."""

    water: int
    energy_price: int
    food_price: int


@frozen(kw_only=True)
class Action:
    """An action card: what it does, and when.

    Attributes:
        name, text: what an own card says of itself; printed cards have words instead.
        else_vp: victory points lost by who cannot pay the thunes.
        max: the most buildings that count.
    """

    id: ActionCard
    copies: int
    when: When
    op: Op
    target: Target = Target.SELF
    n: int = 0
    hexes: int = 1
    thunes: int = 0
    vp: int = 0
    energy: int = 0
    food: int = 0
    else_vp: int = 0
    building: Building | None = None
    max: int = 0
    name: str = ""
    text: str = ""


@frozen(kw_only=True)
class Objective:
    """An objective card: victory points for a test that all of its parts must pass.

    Attributes:
        building, min: own at least so many of these buildings.
        none_of: own none of these.
        all_of: own one of each of these.
        adjacent_all: own a construction beside each of these terrains.
    """

    id: ObjectiveCard
    vp: int
    building: tuple[Building, ...] = ()
    min: int = 0
    none_of: tuple[Building, ...] = ()
    all_of: tuple[Building, ...] = ()
    no_pollution_adjacent: bool = False
    thunes_min: int = 0
    adjacent_all: tuple[Terrain, ...] = ()
    no_crisis: bool = False
    buildings_min: int = 0
    name: str = ""
    text: str = ""


@frozen
class Deck:
    """The cards of a match: those of the box, and own ones in place of the blank cards."""

    resources: Mapping[ResourceCard, Resource]
    actions: Mapping[ActionCard, Action]
    objectives: Mapping[ObjectiveCard, Objective]
