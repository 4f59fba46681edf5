"""The cards: water and world market, objectives, actions; and own ones for the blank cards."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from attrs import fields, frozen

from boardkit.games.water_sharing.components.loading import BOX, load
from boardkit.games.water_sharing.things import (
    ActionCard,
    Building,
    ObjectiveCard,
    ResourceCard,
    Terrain,
)


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


def read_resource(record: Mapping[str, Any]) -> Resource:
    """Read a card for water and world market.

    Raises:
        ValueError, KeyError: something in it is missing or wrong.
    """
    return Resource(
        water=number(record["water"], 1, MOST_WATER),
        energy_price=number(record["energy_price"], 1, MOST_PRICE),
        food_price=number(record["food_price"], 1, MOST_PRICE),
    )


def read_action(record: Mapping[str, Any], card: ActionCard) -> Action:
    """Read an action card; it has one effect.

    Raises:
        ValueError, KeyError: something in it is missing or wrong, or its step does not suit what it does.
    """
    (effect,) = record["effects"]
    op, when = Op(effect["op"]), When(record["when"])
    numbers: dict[str, Any] = {name: number(effect[name], 0, MOST) for name in NUMBERS if name in effect}
    building = effect.get("building")
    unknown = effect.keys() - {"op", "target", "building", *NUMBERS}
    if unknown or when not in TIMES.get(op, tuple(time for time in When if time is not When.CONFLICT)):
        raise ValueError(record)
    return Action(
        id=card,
        copies=number(record.get("copies", 1), 1, MOST_OWN_ACTIONS),
        when=when,
        op=op,
        target=Target(effect.get("target", "self")),
        building=Building(building) if building else None,
        **numbers,
    )


def read_objective(record: Mapping[str, Any], card: ObjectiveCard) -> Objective:
    """Read an objective card.

    Raises:
        ValueError, KeyError: something in it is missing or wrong.
    """
    test = dict(record["test"])
    known = {field.name for field in fields(Objective)} - {"id", "vp", "name", "text"}
    if not test or test.keys() - known:
        raise ValueError(record)
    wanted = test.pop("building", [])
    return Objective(
        id=card,
        vp=number(record["vp"], 1, MOST),
        building=buildings([wanted] if isinstance(wanted, str) else wanted),
        none_of=buildings(test.pop("none_of", [])),
        all_of=buildings(test.pop("all_of", [])),
        adjacent_all=tuple(Terrain(name) for name in test.pop("adjacent_all", [])),
        no_crisis=switch(test.pop("no_crisis", False)),
        no_pollution_adjacent=switch(test.pop("no_pollution_adjacent", False)),
        **_numbers(test),
    )


def _numbers(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: number(value, 0, MOST) for name, value in values.items()}


def buildings(names: Iterable[str]) -> tuple[Building, ...]:
    """Read names of buildings."""
    return tuple(map(Building, names))


def number(value: object, least: int, most: int) -> int:
    """Read a number between bounds.

    Raises:
        ValueError: it is none.
    """
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def switch(value: object) -> bool:
    """Read yes or no.

    Raises:
        ValueError: it is neither.
    """
    if type(value) is not bool:
        raise ValueError(value)
    return value


def printed(records: Sequence[Any]) -> list[Any]:
    """Leave the blank cards out."""
    return [record for record in records if not record.get("blank")]


MOST = 99
MOST_WATER: Final = 5
"""With 24 river hexes, the 120 cubes of water allow no more."""

MOST_PRICE: Final = 9
MOST_OWN_ACTIONS: Final = 10
NUMBERS: Final = ("n", "hexes", "thunes", "vp", "energy", "food", "else_vp", "max")


def _read_box() -> Deck:
    kinds = printed(load("action_cards.json"))
    actions = [read_action(record, ActionCard(record["id"])) for record in kinds]
    tests = printed(load("objective_cards.json"))
    objectives = [read_objective(record, ObjectiveCard(record["id"])) for record in tests]
    return Deck(
        {
            ResourceCard(place): read_resource(record)
            for place, record in enumerate(printed(load("resource_cards.json")), 1)
        },
        {action.id: action for action in actions},
        {objective.id: objective for objective in objectives},
    )


PRINTED: Final = _read_box()
"""The cards that are printed."""

FACES: Final[tuple[int, ...]] = tuple(BOX["die"]["faces"])
"""The swords on the faces of the die (dé rouge)."""
