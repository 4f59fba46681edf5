"""What there is to be spent while a plan is made, and what cards cost of it."""

from typing import Self

from attrs import Factory, define, evolve

from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Resource, Tag
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.readiness import CHANGES
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.model import Company
from boardkit.games.terraforming_mars.rules.works import cost_of


class Bill(Value):
    """What a card costs in megacredits, steel and titanium."""

    money: int
    steel: int
    titanium: int


@define
class Purse:
    """What is left of megacredits, metals and production while a plan is made.

    Attributes:
        fresh: whether the cards on which the money is to be spent are still to come.
    """

    money: float
    steel: int
    titanium: int
    production: list[int] = Factory(list)
    fresh: bool = False

    @classmethod
    def of(cls, company: Company, money: float = 0.0, *, fresh: bool = False) -> Self:
        """Take so much money, and what metals and production a seat has."""
        stock = company.stock
        return cls(money, stock[Resource.STEEL], stock[Resource.TITANIUM], [*company.production], fresh)

    def copy(self) -> Self:
        """Return another one with the same in it."""
        return evolve(self, production=[*self.production])

    def pay(self, bill: Bill) -> None:
        """Pay a bill."""
        self.money -= bill.money
        self.steel -= bill.steel
        self.titanium -= bill.titanium

    def fits(self, card: Card) -> bool:
        """Tell whether the production that a card takes is there, beside all that was planned before."""
        return not any(
            change < 0 and self.production[kind] + change < floor(kind)
            for kind, change in CHANGES[card].items()
        )

    def change(self, card: Card) -> None:
        """Count what a card that is played does to the production."""
        for kind, change in CHANGES[card].items():
            self.production[kind] = max(floor(kind), self.production[kind] + change)


def beside_metals(chair: Chair, facts: ProjectCard, purse: Purse) -> int:
    """Return what a card costs beside the metals of a purse, which are taken out of it."""
    bill = bill_of(chair, facts, cost_of(chair.company, facts), purse)
    purse.pay(bill.__replace__(money=0))
    return bill.money


def bill_of(chair: Chair, facts: ProjectCard, cost: int, purse: Purse) -> Bill:
    """Pay with what metals there are, and the rest with money."""
    steel_value, titanium_value = chair.market.metals
    steel = _metal(purse.steel, cost, steel_value, Tag.BUILDING, facts)
    cost = max(0, cost - steel * steel_value)
    titanium = _metal(purse.titanium, cost, titanium_value, Tag.SPACE, facts)
    return Bill(max(0, cost - titanium * titanium_value), steel, titanium)


def _metal(there: int, cost: int, value: int, tag: Tag, facts: ProjectCard) -> int:
    return min(there, -(-cost // value)) if tag in facts.tags else 0
