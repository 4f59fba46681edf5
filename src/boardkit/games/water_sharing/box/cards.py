"""The cards: water and world market, objectives, actions; and own ones for the blank cards."""

from collections.abc import Mapping
from typing import Annotated, Final

from attrs import field, frozen

from boardkit.core.notation.components import load_index, load_records
from boardkit.core.notation.fitting import INLINE
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
    """An action card: what it does, and when; its effect stands beside the rest in its record.

    Attributes:
        name, text: what an own card says of itself; printed cards have words instead.
    """

    id: ActionCard
    copies: int = field(default=1, validator=between(1, 10))
    when: When
    effect: Annotated[CardEffect, INLINE]
    name: str = ""
    text: str = ""
    source: str = ""

    def __attrs_post_init__(self) -> None:
        """Refuse an effect at a time at which it means nothing."""
        if not self.effect.fits(self.when):
            raise ValueError(f"no card does {self.effect.word} in {self.when}")


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
    vp: int = field(validator=between(1, MOST))
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
