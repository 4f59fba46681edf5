"""The cards: water and world market, objectives, actions; and own ones for the blank cards (9.4)."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Any, Final

from attrs import evolve, field, frozen

from boardkit.core import FaultError
from boardkit.core.notation import WrongType
from boardkit.core.notation.components import load_index, load_records, numbered
from boardkit.core.notation.data import INLINE, fitted
from boardkit.core.notation.plain import parsed
from boardkit.core.rules.game import between
from boardkit.games.water_sharing.box.effects import AMOUNT, MOST, CardEffect, When
from boardkit.games.water_sharing.box.things import ActionCard, Building, ObjectiveCard, ResourceCard, Terrain

PRICE: Final = between(1, 9)


@frozen(kw_only=True)
class Resource:
    """Water for each river hex, and the price of a cube on the world market.

    With 24 river hexes, the 120 cubes of water allow no more than five each.
    """

    water: int = field(validator=between(1, 5))
    energy_price: int = field(validator=PRICE)
    food_price: int = field(validator=PRICE)
    source: str = field(default="", eq=False)


@frozen(kw_only=True)
class Action:
    """An action card: what it does, and when; its effect stands beside the rest in its record."""

    id: ActionCard
    copies: int = field(default=1, validator=between(1, 10))
    when: When
    effect: Annotated[CardEffect, INLINE]
    # what an own card says of itself; printed cards have words instead
    name: str = ""
    text: str = ""
    source: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse an effect at a time at which it means nothing."""
        if not self.effect.fits(self.when):
            raise ValueError(f"no card does {self.effect.word} in {self.when}")


@frozen(kw_only=True, cache_hash=True)
class Objective:
    """An objective card: victory points for a test that all of its parts must pass."""

    id: ObjectiveCard
    vp: int = field(validator=between(1, MOST))
    # own at least so many of these buildings
    building: tuple[Building, ...] = ()
    min: int = field(default=0, validator=AMOUNT)
    none_of: tuple[Building, ...] = ()  # own none of these
    all_of: tuple[Building, ...] = ()  # own one of each of these
    no_pollution_adjacent: bool = False
    thunes_min: int = field(default=0, validator=AMOUNT)
    adjacent_all: tuple[Terrain, ...] = ()  # own a construction beside each of these terrains
    no_crisis: bool = False
    buildings_min: int = field(default=0, validator=AMOUNT)
    name: str = ""
    text: str = ""
    source: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse a test that asks for nothing, or for buildings and not how many."""
        asked = (self.building, self.none_of, self.all_of, self.no_pollution_adjacent, self.thunes_min)
        if not any((*asked, self.adjacent_all, self.no_crisis, self.buildings_min)):
            raise ValueError("the test asks for nothing")
        if bool(self.building) != bool(self.min):
            raise ValueError("buildings and how many go together")


@frozen
class Deck:
    """The cards of a match: those of the box, and own ones in place of the blank cards."""

    resources: dict[ResourceCard, Resource]
    actions: dict[ActionCard, Action]
    objectives: dict[ObjectiveCard, Objective]


PRINTED: Final = Deck(
    {
        ResourceCard(number): card
        for number, card in enumerate(load_records(__package__, "resource_cards.json", Resource), 1)
    },
    load_index(__package__, "action_cards.json", Action, lambda card: card.id),
    load_index(__package__, "objective_cards.json", Objective, lambda card: card.id),
)
"""The cards that are printed."""


LONGEST_NAME, LONGEST_TEXT = 24, 200
FIRST_OWN: Final = 50  # the number of the first own card for water and world market


class Misprint(StrEnum):
    """Fault of a line of own cards."""

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


BLANKS: Final = {Sort.RESOURCE: 5, Sort.ACTION: 10, Sort.OBJECTIVE: 5}  # how many are blank


SAID: Final = {
    Sort.RESOURCE: {"water", "energy_price", "food_price"},
    Sort.ACTION: {"copies", "when"},
    Sort.OBJECTIVE: {"vp"},
}
"""Fields of each sort of record beside its kind, its name and text, and its effect or test."""

OUTSIDE: Final = {"id", "name", "text", "source", "copies", "when"}  # not in an effect or a test


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
        match _card(line, record, len(actions), len(objectives)):
            case Resource() as resource:
                resources[ResourceCard(FIRST_OWN + len(resources))] = resource
            case Action() as action:
                actions[action.id] = action
            case Objective() as objective:
                objectives[objective.id] = objective
        used = (len(resources), sum(action.copies for action in actions.values()), len(objectives))
        if any(count > blank for count, blank in zip(used, BLANKS.values(), strict=True)):
            raise MisprintError(line, Misprint.TOO_MANY)
    return Deck(PRINTED.resources | resources, PRINTED.actions | actions, PRINTED.objectives | objectives)


def _records(text: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for line, written in numbered(text):
        try:
            record = parsed(written)
        except FaultError as error:
            raise MisprintError(line, Misprint.NO_RECORD) from error
        if not isinstance(record, dict):
            raise MisprintError(line, Misprint.NO_RECORD)
        yield line, record


def _card(
    line: int, record: Mapping[str, Any], actions: int, objectives: int
) -> Resource | Action | Objective:
    """Read a card, after so many own ones."""
    if record.get("kind") not in tuple(Sort):
        raise MisprintError(line, Misprint.NO_CARD)
    try:
        match Sort(record["kind"]):
            case Sort.RESOURCE:
                return fitted(_flat(Sort.RESOURCE, record), Resource)
            case Sort.ACTION as sort:
                own = {"id": f"own-{actions + 1}", **_flat(sort, record)}
                card: Action | Objective = fitted(own, Action)
            case Sort.OBJECTIVE as sort:
                card = fitted({"id": f"own-{objectives + 1}", **_flat(sort, record)}, Objective)
    except FaultError as error:
        raise MisprintError(line, Misprint.WRONG_VALUE) from error
    name, text = record.get("name"), record.get("text", "")
    if not (isinstance(name, str) and isinstance(text, str) and (name + text).isprintable()):
        raise MisprintError(line, Misprint.WRONG_NAME)
    if not 0 < len(name) <= LONGEST_NAME or len(text) > LONGEST_TEXT:
        raise MisprintError(line, Misprint.WRONG_NAME)
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
