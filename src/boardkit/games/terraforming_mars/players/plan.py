"""The plan of the generation: to which cards of the hand the money goes, now and later, and what it earns."""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Project, Resource
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.effects import worth_of
from boardkit.games.terraforming_mars.players.engine import expected_points, lasting
from boardkit.games.terraforming_mars.players.ground import city_worth
from boardkit.games.terraforming_mars.players.keeping import held, kept
from boardkit.games.terraforming_mars.players.purse import Bill, Purse, bill_of
from boardkit.games.terraforming_mars.players.readiness import (
    closed_by,
    readiness,
    unhindered,
    with_production,
)
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.works import cost_of

QUEUE: Final = 2.0
"""For how many generations' income cards may queue; for more, better ones will come."""

SOON: Final = 1.5
"""With how few generations to come projects go before cards that bring less for their cost."""

TAG: Final = 0.4
"""What a tag is worth beside all that counts it, in megacredits."""


class Item(Value):
    """A card that may be played: what it costs, how long it waits, how likely it comes, production apart.

    Attributes:
        ratio: what a megacredit brings, with the production that there is.
    """

    card: Card
    cost: int
    delay: float
    chance: float
    worth: float
    held: bool
    ratio: float


class Offer(Value):
    """A standard project: what it brings each time, what it costs, and how often it may be done."""

    worth: float
    cost: int
    most: int

    @property
    def ratio(self) -> float:
        """What a megacredit brings."""
        return self.worth / self.cost


def card_worth(chair: Chair, card: Card) -> float:
    """Return what a card brings when it is played, its cost apart."""
    facts = CARDS[card]
    total = worth_of(chair, card, facts.effects) + expected_points(chair, facts)
    if not facts.is_event:
        total += lasting(chair, card, used=False) + TAG * len(facts.tags) * chair.prices.money
    return total


def gain(chair: Chair, card: Card) -> float:
    """Return what a card to be bought is likely to bring beyond all that it costs."""
    company, facts = chair.company, CARDS[card]
    delay, chance = readiness(chair, facts)
    bill = bill_of(chair, facts, cost_of(company, facts), Purse.of(company))
    later = chair.in_time(delay) if delay else chair
    earned = card_worth(chair, card) - metals_of(chair, bill) - bill.money * later.prices.money
    return chance * earned - PRICE * chair.prices.money


def surplus(chair: Chair, *, money: float, passed: bool, fresh: bool) -> float:
    """Return what the cards that the seat holds, or may still buy, earn beyond what they cost.

    Args:
        chair: whose hand it is.
        money: what is there to be spent in this generation.
        passed: whether nothing can be played in this generation any more.
        fresh: whether money is worth as much as before the cards of a generation were looked at.
    """
    items, purse = [*_items(chair)], Purse.of(chair.company, money, fresh=fresh)
    kept_for_cards = _planned(chair, items, (), purse.copy(), passed=passed)
    offers = () if passed else [offer for offer in _offers(chair) if offer.cost <= money]
    return max(kept_for_cards, _planned(chair, items, offers, purse)) if offers else kept_for_cards


def _planned(
    chair: Chair, items: Iterable[Item], offers: Iterable[Offer], purse: Purse, *, passed: bool = False
) -> float:
    """Return what is earned by what brings the most for its cost, one after the other, now and later."""
    plan = chair.weights.plan
    total, waiting = 0.0, list[Item]()
    things: list[Item | Offer] = [*items, *offers]
    ending = chair.prices.left <= SOON
    for thing in sorted(things, key=lambda thing: (isinstance(thing, Offer) and not ending, -thing.ratio)):
        if isinstance(thing, Offer):
            total += plan * _done(chair, thing, purse)
            continue
        ready = not passed and not thing.delay and purse.fits(thing.card)
        earned = _now(chair, thing, purse) if ready else None
        if earned is None:
            waiting.append(thing)
        else:
            total += plan * max(0.0, earned)
    return total + _waiting(chair, waiting, purse)


def _waiting(chair: Chair, items: Iterable[Item], purse: Purse) -> float:
    """Return what cards earn that wait for their turn, those first that bring the most for a megacredit.

    Each waits until those before it are paid, by what is kept and what comes in.
    """
    weights, production = chair.weights, chair.company.production
    income = max(10.0, chair.company.rating + production[Resource.MEGACREDITS] + 0.0)
    purse.steel += production[Resource.STEEL]
    purse.titanium += production[Resource.TITANIUM]
    total = 0.0
    for item in items:
        bill = bill_of(chair, CARDS[item.card], item.cost, purse)
        delay, chance = with_production(purse.production, item.card, item.delay, item.chance)
        queue = max(0.0, -purse.money) / income
        generations = max(1.0 + queue, delay)
        earned = chance * _then(chair, item, round(generations, 1)) if queue < QUEUE else 0.0
        if earned > 0:
            total += weights.plan * math.pow(weights.later, generations) * earned
            purse.pay(bill)
            purse.change(item.card)
        elif item.held:
            total += weights.option * chair.prices.kept
    return total


def _now(chair: Chair, item: Item, purse: Purse) -> float | None:
    """Pay a card from the purse: return what it earns, or None where it does not reach."""
    bill = bill_of(chair, CARDS[item.card], item.cost, purse)
    if bill.money > purse.money:
        return None
    earned = item.worth - metals_of(chair, bill) - _missed(chair, purse, bill.money)
    if earned > 0:
        purse.pay(bill)
        purse.change(item.card)
    return earned


def _missed(chair: Chair, purse: Purse, spent: float) -> float:
    """Return what the megacredits would be worth that are spent, if they were kept."""
    left = kept(chair, purse.money - spent, fresh=purse.fresh)
    return kept(chair, purse.money, fresh=purse.fresh) - left


def metals_of(chair: Chair, bill: Bill) -> float:
    """Return what the metals of a bill are worth in stock, the least needed first."""
    stock = chair.company.stock
    paid = {Resource.STEEL: bill.steel, Resource.TITANIUM: bill.titanium}
    return sum(
        held(chair, kind, stock[kind]) - held(chair, kind, stock[kind] - some) for kind, some in paid.items()
    )


def _then(chair: Chair, item: Item, generations: float) -> float:
    """Return what a card earns in some generations, if there are so many and it may still be played then."""
    if generations > chair.prices.left + 0.5 or closed_by(chair, CARDS[item.card], generations):
        return 0.0
    later = chair.in_time(generations)
    return card_worth(later, item.card) - item.cost * chair.weights.price * later.prices.money


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
    plain = chair.__replace__(state=state)
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
    delay, chance = unhindered(chair, facts)
    company = chair.company
    cost = cost_of(company, facts) + price
    worth = card_worth(chair, card)
    _, likely = with_production(company.production, card, delay, chance)
    bill = bill_of(chair, facts, cost, Purse.of(company))
    earned = likely * worth - metals_of(chair, bill)
    return Item(card, cost, delay, chance, worth, not price, earned / max(1, bill.money))


def _offers(chair: Chair) -> list[Offer]:
    """List the standard projects that may be done for want of better cards, with what they bring."""
    prices, costs = chair.prices, chair.works.projects
    temperature, oxygen, oceans = chair.market.steps
    return [
        Offer(prices.steps[Parameter.TEMPERATURE], costs[Project.ASTEROID], temperature),
        Offer(prices.greenery, costs[Project.GREENERY], max(2, oxygen)),
        Offer(prices.ocean, costs[Project.AQUIFER], oceans),
        Offer(city_worth(chair) + prices.income, costs[Project.CITY], 1),
    ]


def _done(chair: Chair, offer: Offer, purse: Purse) -> float:
    """Pay a project as often as it may be done: return what that earns."""
    number = min(offer.most, int(purse.money // offer.cost))
    spent = number * offer.cost
    earned = number * offer.worth - _missed(chair, purse, spent)
    if earned <= 0:
        return 0.0
    purse.money -= spent
    return earned
