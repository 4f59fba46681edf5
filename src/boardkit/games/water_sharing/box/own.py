"""9.4 Own cards for the blank ones: a file with one record a line, checked line by line."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from attrs import frozen

from boardkit.core import FaultError, evolve
from boardkit.core.notation.plain import parsed
from boardkit.games.water_sharing.box.cards import Action, Deck, Objective, Resource
from boardkit.games.water_sharing.box.readers import PRINTED, read_action, read_objective, read_resource
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


KNOWN: Final = {
    Sort.RESOURCE: {"kind", "water", "energy_price", "food_price"},
    Sort.ACTION: {"kind", "name", "text", "copies", "when", "effects"},
    Sort.OBJECTIVE: {"kind", "name", "text", "vp", "test"},
}
"""What a record of each sort may say."""


@frozen
class MisprintError(Exception):
    """A line of own cards that does not fit; lines are counted from 1."""

    line: int
    misprint: Misprint


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
    """Read the records of a list that has one a line; brackets may stand on lines of their own."""
    for line, written in enumerate(text.splitlines(), 1):
        plain = written.strip().removesuffix(",")
        if plain in ("", "[", "]"):
            continue
        try:
            record = parsed(plain)
        except FaultError as error:
            raise MisprintError(line, Misprint.NO_RECORD) from error
        if not isinstance(record, dict):
            raise MisprintError(line, Misprint.NO_RECORD)
        yield line, record


def _card(line: int, record: Mapping[str, Any], *counts: int) -> Resource | Action | Objective:
    _, actions, objectives = counts
    try:
        sort = Sort(record.get("kind", ""))
        if record.keys() - KNOWN[sort]:
            raise MisprintError(line, Misprint.WRONG_VALUE)
        match sort:
            case Sort.RESOURCE:
                return read_resource(record)
            case Sort.ACTION:
                action = read_action(record, ActionCard(f"own-{actions + 1}"))
                name, text = _named(line, record)
                return evolve(action, name=name, text=text)
            case Sort.OBJECTIVE:
                objective = read_objective(record, ObjectiveCard(f"own-{objectives + 1}"))
                name, text = _named(line, record)
                return evolve(objective, name=name, text=text)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        known = record.get("kind") in tuple(Sort)
        raise MisprintError(line, Misprint.WRONG_VALUE if known else Misprint.NO_CARD) from error


def _named(line: int, record: Mapping[str, Any]) -> tuple[str, str]:
    name, text = record.get("name"), record.get("text", "")
    if not (isinstance(name, str) and isinstance(text, str) and (name + text).isprintable()):
        raise MisprintError(line, Misprint.WRONG_NAME)
    if not 0 < len(name) <= LONGEST_NAME or len(text) > LONGEST_TEXT:
        raise MisprintError(line, Misprint.WRONG_NAME)
    return name, text
