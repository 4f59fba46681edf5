"""The cards: water and world market, objectives, actions; and own ones for the blank cards."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from attrs import field, frozen
from attrs.validators import ge, le

from boardkit.core.notation.components import load_index, load_records
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


PEACEFUL: Final = tuple(when for when in When if when is not When.CONFLICT)
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

NUMBERS: Final = {"n": 0, "hexes": 1, "thunes": 0, "vp": 0, "energy": 0, "food": 0, "else_vp": 0, "max": 0}
"""The numbers that an effect may have, and what they are where it does not say."""

RIDERS: Final = ("hexes", "else_vp", "max")
"""The numbers of an effect that mean nothing without another one."""

HARMS: Final = (Op.LOSE_WATER, Op.LOSE, Op.PRICE_DELTA, Op.ADD_POLLUTION)
"""The effects that strike opponents; all others are for whoever plays the card."""


MOST: Final = 99
AMOUNT: Final = [ge(0), le(MOST)]
PRICE: Final = [ge(1), le(9)]


class Target(StrEnum):
    """Whom an effect meets."""

    SELF = "self"
    OPPONENT = "opponent"
    OPPONENTS = "opponents"


@frozen(kw_only=True)
class Resource:
    """Water for each river hex, and the price of a cube on the world market.

    With 24 river hexes, the 120 cubes of water allow no more than five each.
    """

    water: int = field(validator=[ge(1), le(5)])
    energy_price: int = field(validator=PRICE)
    food_price: int = field(validator=PRICE)
    source: str = field(default="", eq=False)


@frozen(kw_only=True)
class Action:
    """An action card: what it does, and when.

    Attributes:
        name, text: what an own card says of itself; printed cards have words instead.
        else_vp: victory points lost by who cannot pay the thunes.
        max: the most buildings that count.
    """

    id: ActionCard
    copies: int = field(default=1, validator=[ge(1), le(10)])
    when: When
    op: Op
    target: Target = Target.SELF
    n: int = field(default=0, validator=AMOUNT)
    hexes: int = field(default=1, validator=[ge(1), le(MOST)])
    thunes: int = field(default=0, validator=AMOUNT)
    vp: int = field(default=0, validator=AMOUNT)
    energy: int = field(default=0, validator=AMOUNT)
    food: int = field(default=0, validator=AMOUNT)
    else_vp: int = field(default=0, validator=AMOUNT)
    building: Building | None = None
    max: int = field(default=0, validator=AMOUNT)
    name: str = ""
    text: str = ""
    source: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse what no action card does, or not at that time, or not to those."""
        harms = self.target is not Target.SELF
        if self.when not in TIMES.get(self.op, PEACEFUL) or harms != (self.op in HARMS):
            raise ValueError(f"no card does {self.op} to {self.target} in {self.when}")
        if not self._counts or (self.building is None) == (self.op is Op.BOOST):
            raise ValueError(f"a card with {self.op} has other numbers, or a building")

    @property
    def _counts(self) -> bool:
        """Whether it has the numbers of its effect, not all of them 0, and no other."""
        own = AMOUNTS.get(self.op, ("n",))
        said = {name for name, default in NUMBERS.items() if getattr(self, name) != default}
        return said <= set(own) and bool(said.difference(RIDERS) or not own)


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
    vp: int = field(validator=[ge(1), le(MOST)])
    building: tuple[Building, ...] = ()
    min: int = field(default=0, validator=AMOUNT)
    none_of: tuple[Building, ...] = ()
    all_of: tuple[Building, ...] = ()
    no_pollution_adjacent: bool = False
    thunes_min: int = field(default=0, validator=AMOUNT)
    adjacent_all: tuple[Terrain, ...] = ()
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

    resources: Mapping[ResourceCard, Resource]
    actions: Mapping[ActionCard, Action]
    objectives: Mapping[ObjectiveCard, Objective]


PRINTED: Final = Deck(
    {
        ResourceCard(number): card
        for number, card in enumerate(load_records(__package__, "resource_cards.json", Resource), 1)
    },
    load_index(__package__, "action_cards.json", Action, lambda card: card.id),
    load_index(__package__, "objective_cards.json", Objective, lambda card: card.id),
)
"""The cards that are printed."""
