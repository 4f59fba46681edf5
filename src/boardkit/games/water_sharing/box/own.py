"""9.4 Own cards for the blank ones: a file with one record a line, checked line by line."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from attrs import evolve

from boardkit.core import FaultError
from boardkit.core.notation import WrongType
from boardkit.core.notation.components import numbered
from boardkit.core.notation.fitting import fitted
from boardkit.core.notation.plain import parsed
from boardkit.games.water_sharing.box.cards import PRINTED, Action, Deck, Objective, Resource
from boardkit.games.water_sharing.box.things import ActionCard, ObjectiveCard, ResourceCard

LONGEST_NAME, LONGEST_TEXT = 24, 200
FIRST_OWN: Final = 50
"""The number of the first own card for water and world market."""


class Misprint(StrEnum):
    """What is wrong with a line of own cards."""

    NO_RECORD = "no_record"
    NO_CARD = "no_card"
    WRONG_VALUE = "wrong_value"
    WRONG_NAME = "wrong_name"
    TOO_MANY = "too_many"


class Sort(StrEnum):
    """The sorts of cards; each record of own cards names its own in `kind`."""

    RESOURCE = "resource"
    ACTION = "action"
    OBJECTIVE = "objective"


BLANKS: Final = {Sort.RESOURCE: 5, Sort.ACTION: 10, Sort.OBJECTIVE: 5}
"""How many cards of each sort are blank."""


SAID: Final = {
    Sort.RESOURCE: {"water", "energy_price", "food_price"},
    Sort.ACTION: {"copies", "when"},
    Sort.OBJECTIVE: {"vp"},
}
"""What a record of each sort says beside its kind, its name and text, and its effect or test."""

OUTSIDE: Final = {"id", "name", "text", "source", "copies", "when"}
"""What neither an effect nor a test says."""


class MisprintError(Exception):
    """A line of own cards that does not fit; lines are counted from 1."""

    def __init__(self, line: int, misprint: Misprint) -> None:
        super().__init__(line, misprint)
        self.line, self.misprint = line, misprint


@lru_cache
def deck(own_cards: str = "") -> Deck:
    """Put own cards beside the printed ones.

    Raises:
        MisprintError: a line does not fit.
    """
    resources: dict[ResourceCard, Resource] = {}
    actions: dict[ActionCard, Action] = {}
    objectives: dict[ObjectiveCard, Objective] = {}
    for line, record in _records(own_cards):
        match _card(line, record, len(resources), len(actions), len(objectives)):
            case Resource() as resource:
                resources[ResourceCard(FIRST_OWN + len(resources))] = resource
            case Action() as action:
                actions[action.id] = action
            case Objective() as objective:
                objectives[objective.id] = objective
        used = (len(resources), sum(action.copies for action in actions.values()), len(objectives))
        if any(count > blank for count, blank in zip(used, BLANKS.values(), strict=True)):
            raise MisprintError(line, Misprint.TOO_MANY)
    return Deck(
        {**PRINTED.resources, **resources},
        {**PRINTED.actions, **actions},
        {**PRINTED.objectives, **objectives},
    )


def _records(text: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for line, written in numbered(text):
        try:
            record = parsed(written)
        except FaultError as error:
            raise MisprintError(line, Misprint.NO_RECORD) from error
        if not isinstance(record, dict):
            raise MisprintError(line, Misprint.NO_RECORD)
        yield line, record


def _card(line: int, record: Mapping[str, Any], *counts: int) -> Resource | Action | Objective:
    if record.get("kind") not in tuple(Sort):
        raise MisprintError(line, Misprint.NO_CARD)
    _, actions, objectives = counts
    try:
        match Sort(record["kind"]):
            case Sort.RESOURCE:
                return fitted(_flat(Sort.RESOURCE, record), Resource)
            case Sort.ACTION:
                plain = _flat(Sort.ACTION, record)
                card: Action | Objective = fitted({"id": f"own-{actions + 1}", **plain}, Action)
            case Sort.OBJECTIVE:
                plain = _flat(Sort.OBJECTIVE, record)
                card = fitted({"id": f"own-{objectives + 1}", **plain}, Objective)
    except FaultError as error:
        raise MisprintError(line, Misprint.WRONG_VALUE) from error
    name, text = _named(line, record)
    return evolve(card, name=name, text=text)


def _flat(sort: Sort, record: Mapping[str, Any]) -> dict[str, Any]:
    """Bring a record into the form of the printed ones, in which all that a card says stands side by side.

    Raises:
        FaultError: it says something that an own card does not, or says it at the wrong place.
    """
    outer = {name: value for name, value in record.items() if name not in ("kind", "name", "text")}
    inner = _inner(sort, outer.pop("effects" if sort is Sort.ACTION else "test", None))
    if outer.keys() - SAID[sort] or inner.keys() & OUTSIDE:
        raise FaultError(WrongType("$"))
    return {**outer, **inner}


def _inner(sort: Sort, plain: Any) -> dict[str, Any]:
    """Return the one effect of an action, or the test of an objective, which may name a single building."""
    match sort, plain:
        case Sort.RESOURCE, None:
            return {}
        case Sort.ACTION, [dict() as effect]:
            return effect
        case Sort.OBJECTIVE, {"building": str(building), **rest}:
            return {"building": [building], **{str(name): value for name, value in rest.items()}}
        case Sort.OBJECTIVE, dict() as test:
            return test
    raise FaultError(WrongType("$"))


def _named(line: int, record: Mapping[str, Any]) -> tuple[str, str]:
    name, text = record.get("name"), record.get("text", "")
    if not (isinstance(name, str) and isinstance(text, str) and (name + text).isprintable()):
        raise MisprintError(line, Misprint.WRONG_NAME)
    if not 0 < len(name) <= LONGEST_NAME or len(text) > LONGEST_TEXT:
        raise MisprintError(line, Misprint.WRONG_NAME)
    return name, text
