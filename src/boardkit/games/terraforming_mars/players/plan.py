"""The plan of the generation: to which cards of the hand the money goes, now and later, and what it earns."""

import math
from collections.abc import Iterator, Mapping
from typing import Final

from attrs import define, evolve

from boardkit.core.rules.values import frozen
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Project, Resource, Tag
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.effects import worth_of
from boardkit.games.terraforming_mars.players.engine import expected_points, lasting
from boardkit.games.terraforming_mars.players.keeping import kept
from boardkit.games.terraforming_mars.players.readiness import closed_by, readiness
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.works import cost_of

QUEUE: Final = 2.0
"""For how many generations' income cards may queue; for more, better ones will come."""

TAG: Final = 0.4
"""What a tag is worth beside all that counts it, in megacredits."""


@frozen
class Item:
    """A card that may be played: what it costs, for how many generations it waits, how likely it comes."""

    card: Card
    cost: int
    delay: float
    chance: float
    worth: float
    held: bool

    @property
    def ratio(self) -> float:
        """What a megacredit brings."""
        return self.chance * self.worth / max(1, self.cost)


@define
class Purse:
    """What is left to be spent in this generation while a plan is made."""

    money: float
    steel: int
    titanium: int


def card_worth(chair: Chair, card: Card) -> float:
    """Return what a card brings when it is played, its cost apart."""
    facts = CARDS[card]
    total = worth_of(chair, card, facts.effects) + expected_points(chair, facts)
    if not facts.is_event:
        total += lasting(chair, card, used=False) + TAG * len(facts.tags) * chair.prices.money
    return total


def surplus(chair: Chair, *, money: float, passed: bool) -> float:
    """Return what the cards that the seat holds, or may still buy, earn beyond what they cost.

    Args:
        chair: whose hand it is.
        money: what is there to be spent in this generation.
        passed: whether nothing can be played in this generation any more.
    """
    stock = chair.company.stock
    purse = Purse(0.0 if passed else money, stock[Resource.STEEL], stock[Resource.TITANIUM])
    total, waiting, weights = 0.0, 0.0, chair.weights
    income = max(10.0, chair.company.rating + chair.company.production[Resource.MEGACREDITS] + 0.0)
    for item in sorted(_items(chair), key=lambda item: -item.ratio):
        if not passed and item.delay == 0:
            earned = _now(chair, item, purse)
            if earned is not None:
                total += weights.plan * max(0.0, earned)
                continue
        queue = max(0.0, waiting - purse.money) / income
        generations = max(1.0 + queue, item.delay)
        earned = _then(chair, item, round(generations, 1)) if queue < QUEUE else 0.0
        if earned > 0:
            total += weights.plan * math.pow(weights.later, generations) * earned
            waiting += item.cost
        elif item.held:
            total += weights.option * chair.prices.kept
    return total + (0.0 if passed else weights.plan * _projects(chair, purse))


def _now(chair: Chair, item: Item, purse: Purse) -> float | None:
    """Pay a card from the purse: return what it earns, or None where it does not reach."""
    facts, (steel_value, titanium_value) = CARDS[item.card], chair.market.metals
    steel = _metal(purse.steel, item.cost, steel_value, Tag.BUILDING, facts)
    cost = max(0, item.cost - steel * steel_value)
    titanium = _metal(purse.titanium, cost, titanium_value, Tag.SPACE, facts)
    cost = max(0, cost - titanium * titanium_value)
    if cost > purse.money:
        return None
    prices = chair.prices
    metals = steel * prices.stock[Resource.STEEL] + titanium * prices.stock[Resource.TITANIUM]
    earned = item.worth - metals - (kept(chair, purse.money) - kept(chair, purse.money - cost))
    if earned > 0:
        purse.money, purse.steel, purse.titanium = (
            purse.money - cost,
            purse.steel - steel,
            purse.titanium - titanium,
        )
    return earned


def beside_metals(chair: Chair, facts: ProjectCard, purse: Purse) -> int:
    """Return what a card costs beside the metals of a purse, which are taken out of it."""
    steel_value, titanium_value = chair.market.metals
    cost = cost_of(chair.company, facts)
    steel = _metal(purse.steel, cost, steel_value, Tag.BUILDING, facts)
    cost = max(0, cost - steel * steel_value)
    titanium = _metal(purse.titanium, cost, titanium_value, Tag.SPACE, facts)
    purse.steel, purse.titanium = purse.steel - steel, purse.titanium - titanium
    return max(0, cost - titanium * titanium_value)


def _metal(there: int, cost: int, value: int, tag: Tag, facts: ProjectCard) -> int:
    return min(there, -(-cost // value)) if tag in facts.tags else 0


def _then(chair: Chair, item: Item, generations: float) -> float:
    """Return what a card earns in some generations, if there are so many and it may still be played then."""
    if generations > chair.prices.left + 0.5 or closed_by(chair, CARDS[item.card], generations):
        return 0.0
    later = chair.in_time(generations)
    return item.chance * (card_worth(later, item.card) - item.cost * chair.weights.price * later.prices.money)


def _items(chair: Chair) -> Iterator[Item]:
    company = chair.company
    prices = {**dict.fromkeys(company.hand, 0), **dict.fromkeys(company.picked, PRICE)}
    if _buying(chair):
        prices.update(dict.fromkeys(company.offer, PRICE))
    if not company.next_card:
        return (_item(chair, card, price) for card, price in prices.items())
    return _with_help(chair, prices)


def _with_help(chair: Chair, prices: Mapping[Card, int]) -> Iterator[Item]:
    """List the cards where one of them is made easier: that for which it does most, and no other."""
    state = chair.state.give(chair.seat, next_card=())
    plain = evolve(chair, state=state)
    pairs = [(_item(plain, card, price), _item(chair, card, price)) for card, price in prices.items()]
    most = max(pairs, key=lambda pair: _net(chair, pair[1]) - _net(chair, pair[0]), default=None)
    return (pair[1] if pair is most else pair[0] for pair in pairs)


def _net(chair: Chair, item: Item) -> float:
    """Return what a card earns at once, beyond what it costs."""
    return max(0.0, item.worth - item.cost * chair.prices.money) if item.delay == 0 else 0.0


def _buying(chair: Chair) -> bool:
    """Tell whether the seat may still buy what it is offered."""
    state = chair.state
    return state.phase in (Phase.RESEARCH, Phase.SETUP) and len(chair.company.offer) > 0


def _item(chair: Chair, card: Card, price: int) -> Item:
    facts = CARDS[card]
    delay, chance = readiness(chair, facts)
    cost = cost_of(chair.company, facts) + price
    return Item(card, cost, delay, chance, card_worth(chair, card), not price)


def _projects(chair: Chair, purse: Purse) -> float:
    """Return what the money left over earns by standard projects, those first that bring the most for it."""
    total, prices = 0.0, chair.prices
    temperature, oxygen, oceans = chair.market.steps
    offers = (
        (prices.steps[Parameter.TEMPERATURE], Project.ASTEROID, temperature),
        (prices.greenery, Project.GREENERY, max(2, oxygen)),
        (prices.ocean, Project.AQUIFER, oceans),
        (prices.city + prices.income, Project.CITY, 1),
    )
    costs = chair.works.projects
    for worth, project, most in sorted(offers, key=lambda offer: -offer[0] / costs[offer[1]]):
        cost = costs[project]
        number = min(most, int(purse.money // cost))
        earned = number * worth - (kept(chair, purse.money) - kept(chair, purse.money - number * cost))
        if earned > 0:
            total += earned
            purse.money -= number * cost
    return total
