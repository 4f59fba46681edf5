"""Reading cards from records, and the printed ones from their files."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from attrs import fields

from boardkit.games.water_sharing.box.cards import (
    AMOUNTS,
    HARMS,
    TIMES,
    Action,
    Deck,
    Objective,
    Op,
    Resource,
    Target,
    When,
)
from boardkit.games.water_sharing.box.loading import BOX, load
from boardkit.games.water_sharing.box.things import ActionCard, Building, ObjectiveCard, ResourceCard, Terrain


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
    op, when, target = Op(effect["op"]), When(record["when"]), Target(effect.get("target", "self"))
    if when not in TIMES.get(op, tuple(time for time in When if time is not When.CONFLICT)):
        raise ValueError(when)
    if (target is Target.SELF) == (op in HARMS):
        raise ValueError(target)
    return Action(
        id=card,
        copies=number(record.get("copies", 1), 1, MOST_OWN_ACTIONS),
        when=when,
        op=op,
        target=target,
        building=Building(effect["building"]) if op is Op.BOOST else None,
        **_amounts(op, effect),
    )


def _amounts(op: Op, effect: Mapping[str, Any]) -> dict[str, Any]:
    """Read the numbers of an effect: only those that it has, and not all of them 0."""
    names = AMOUNTS.get(op, ("n",))
    known = {"op", "target", *names, *(["building"] if op is Op.BOOST else [])}
    amounts = _numbers({name: effect[name] for name in names if name in effect})
    counts = any(amount for name, amount in amounts.items() if name not in RIDERS)
    if effect.keys() - known or amounts.get("hexes", 1) < 1 or (names and not counts):
        raise ValueError(effect)
    return amounts


def read_objective(record: Mapping[str, Any], card: ObjectiveCard) -> Objective:
    """Read an objective card.

    Raises:
        ValueError, KeyError: something in it is missing or wrong.
    """
    test = dict(record["test"])
    known = {field.name for field in fields(Objective)} - {"id", "vp", "name", "text"}
    if not any(test.values()) or test.keys() - known or ("min" in test) != ("building" in test):
        raise ValueError(record)
    wanted, least = test.pop("building", []), test.pop("min", None)
    return Objective(
        id=card,
        vp=number(record["vp"], 1, MOST),
        building=buildings([wanted] if isinstance(wanted, str) else wanted),
        min=0 if least is None else number(least, 1, MOST),
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
RIDERS: Final = ("hexes", "else_vp", "max")
"""The numbers of an effect that mean nothing without another one."""


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
