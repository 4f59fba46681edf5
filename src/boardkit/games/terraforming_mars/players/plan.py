"""The plan of the generation: which cards may be played when, what they cost, and what they earn."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Self

from attrs import define, evolve

from boardkit.core.rules.table import Pending
from boardkit.core.values import Value, known_by, put
from boardkit.games.terraforming_mars.box import CARDS, PROJECTS, TRACKS, effects
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Project, Resource, Tag
from boardkit.games.terraforming_mars.players import effects as worths
from boardkit.games.terraforming_mars.players.effects import city_worth, expected_points, lasting, worth_of
from boardkit.games.terraforming_mars.players.prices import Chair, held, kept
from boardkit.games.terraforming_mars.rules import model, requirements, taking
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.changes import floor, level
from boardkit.games.terraforming_mars.rules.jobs import cost_of, leniency
from boardkit.games.terraforming_mars.rules.offers import PRICE

ANOTHER: Final = 0.6  # how likely each further unit of a production comes that a card takes

FIRST: Final = 0.7  # how likely the first unit comes

HASTE: Final = 1.2  # how much faster than usual a parameter may rise before a card is out of time

UNKNOWN: Final = (2.0, 0.6)  # how long, and how likely, what hangs on others is waited for


def _changes(facts: ProjectCard) -> Mapping[Resource, int]:
    """Sum up by how much a card changes each production."""
    changes = Counter[Resource]()
    for effect in facts.effects:
        if isinstance(effect, effects.Production) and isinstance(effect.amount, int):
            changes[effect.resource] += effect.amount
    return changes


CHANGES: Final = {card: _changes(facts) for card, facts in CARDS.items()}  # by how much which production

NEEDED: Final = {
    card: [(kind, floor(kind) - change) for kind, change in changes.items() if change < 0]
    for card, changes in CHANGES.items()
}
"""How much of which production there must be before a card that takes it."""


LOWERED: Final = {
    card: [effect for effect in facts.effects if isinstance(effect, effects.DecreaseAnyProduction)]
    for card, facts in CARDS.items()
}
"""What each card lowers of anybody's production."""


def readiness(chair: Chair, facts: ProjectCard) -> tuple[float, float]:
    """Return for how many generations a card has to wait, and how likely it can ever be played."""
    delay, chance = unhindered(chair, facts)
    return with_production(chair.company.production, facts.id, delay, chance)


def unhindered(chair: Chair, facts: ProjectCard) -> tuple[float, float]:
    """Return the same whatever production the card takes."""
    state, delay, chance = chair.state, 0.0, 1.0
    for requirement in facts.requirements:
        if requirements.unmet(state, chair.seat, requirement) is not None:
            wait, hope = _wait(chair, requirement)
            delay, chance = max(delay, wait), chance * hope
    # A card that lowers a production which nobody has yet cannot be played until then.
    for lowered in () if state.solo else LOWERED[facts.id]:
        own = CHANGES[facts.id].get(lowered.resource, 0)
        if not taking.lowerable(state, lowered.resource, lowered.amount, chair.seat, own):
            return max(delay, UNKNOWN[0]), chance * UNKNOWN[1]
    return delay, chance


def with_production(made: Sequence[int], card: Card, delay: float, chance: float) -> tuple[float, float]:
    """Return the same for a card that takes a production, which a seat has or not."""
    missing = sum([max(0, needed - made[kind]) for kind, needed in NEEDED[card]])
    if not missing:
        return delay, chance
    return max(delay, float(missing)), chance * FIRST * ANOTHER ** (missing - 1)


def closed_by(chair: Chair, facts: ProjectCard, generations: float) -> bool:
    """Return whether Mars will have become too warm, or too green, for a card in some generations."""
    for requirement in facts.requirements:
        match requirement:
            case effects.ParameterRequirement(parameter, _, int(most)):
                now, track = level(chair.state, parameter), TRACKS[parameter]
                room = most - now + leniency(chair.company) * track.step
                if room < HASTE * (track.goal - now) * generations / max(1.0, chair.prices.left):
                    return True
    return False


def _wait(chair: Chair, requirement: effects.Requirement) -> tuple[float, float]:
    """A parameter rises to its goal in the generations left; below what is wanted it never falls again."""
    match requirement:
        case effects.ParameterRequirement(parameter, least, _):
            now, track = level(chair.state, parameter), TRACKS[parameter]
            missing = 0 if least is None else least - now - leniency(chair.company) * track.step
            if missing <= 0:
                return 99.0, 0.0
            return max(1.0, chair.prices.left * missing / max(1, track.goal - now)), 0.9
        case effects.TagRequirement(tag, least):
            missing = least - chair.works.tags.get(tag, 0)
            return 1.2 * missing, 0.75**missing
        case effects.CitiesRequirement():
            return 1.0, 0.9
        case _:
            return UNKNOWN


class CardPrice(Value):
    """Price of a card in megacredits, steel and titanium."""

    money: int
    steel: int
    titanium: int


@define
class Purse:
    """Megacredits, metals and production that are left while a plan is made, and what it earns so far."""

    money: float
    steel: int
    titanium: int
    production: tuple[int, ...] = ()
    fresh: bool = False  # whether the cards on which the money is to be spent are still to come
    earned: float = 0.0

    @classmethod
    def of(cls, company: model.Company, money: float = 0.0, *, fresh: bool = False) -> Self:
        """Take so much money, and what metals and production a seat has."""
        stock = company.stock
        return cls(money, stock[Resource.STEEL], stock[Resource.TITANIUM], company.production, fresh)

    def pay(self, bill: CardPrice) -> None:
        """Pay a bill."""
        self.money -= bill.money
        self.steel -= bill.steel
        self.titanium -= bill.titanium

    def fits(self, card: Card) -> bool:
        """Return whether the production that a card takes is there, beside all that was planned before."""
        return all(self.production[kind] >= needed for kind, needed in NEEDED[card])

    def change(self, card: Card) -> None:
        """Count what a card that is played does to the production."""
        for kind, change in CHANGES[card].items():
            self.production = put(self.production, kind, max(floor(kind), self.production[kind] + change))


def beside_metals(chair: Chair, facts: ProjectCard, purse: Purse) -> int:
    """Return what a card costs beside the metals of a purse, which are taken out of it."""
    bill = bill_of(chair, facts, cost_of(chair.company, facts), purse)
    purse.pay(bill.__replace__(money=0))
    return bill.money


def bill_of(chair: Chair, facts: ProjectCard, cost: int, purse: Purse) -> CardPrice:
    """Pay with what metals there are, and the rest with money."""
    steel_value, titanium_value = chair.market.metals
    steel = min(purse.steel, -(-cost // steel_value)) if Tag.BUILDING in facts.tags else 0
    cost = max(0, cost - steel * steel_value)
    titanium = min(purse.titanium, -(-cost // titanium_value)) if Tag.SPACE in facts.tags else 0
    return CardPrice(max(0, cost - titanium * titanium_value), steel, titanium)


QUEUE: Final = 2.0  # for how many generations' income cards may queue; for more, better ones will come
SOON: Final = 1.5  # with how few generations to come projects go before cards that bring less for their cost
TAG: Final = 0.4  # worth of a tag beside all that counts it, in megacredits


class Item(Value):
    """A card that may be played: what it costs, how long it waits, how likely it comes, production apart."""

    card: Card
    cost: int
    delay: float
    chance: float
    worth: float
    held: bool
    ratio: float  # what a megacredit brings, with the production that there is


class Offer(Value):
    """A standard project: what it brings each time, what it costs, and how often it may be done."""

    worth: float
    cost: int
    most: int

    @property
    def ratio(self) -> float:
        """Worth of a megacredit."""
        return self.worth / self.cost


@known_by(worths.looked_at)
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
    """Return what cards held, or still to be bought, earn beyond their cost; `money` is for now."""
    purse = Purse.of(chair.company, money, fresh=fresh)
    items, without = [*_items(chair)], evolve(purse)
    offers = () if passed else [offer for offer in _offers(chair) if offer.cost <= money]
    waiting = _planned(chair, items, without, passed=passed)
    kept_for_cards = without.earned + _waiting(chair, waiting, evolve(without))
    if not offers:
        return kept_for_cards
    if chair.prices.left <= SOON:
        waiting = _planned(chair, [*items, *offers], purse)
    else:
        purse = evolve(without)
        _planned(chair, offers, purse)
        if purse.money == without.money:
            return kept_for_cards
    return max(kept_for_cards, purse.earned + _waiting(chair, waiting, purse))


def _planned(
    chair: Chair, things: Iterable[Item | Offer], purse: Purse, *, passed: bool = False
) -> Sequence[Item]:
    """Buy now what brings the most for its cost, one after the other; return the cards that have to wait."""
    plan, waiting = chair.weights.plan, list[Item]()
    for thing in sorted(things, key=lambda thing: -thing.ratio):
        if isinstance(thing, Offer):
            # A project is paid as often as it may be done.
            number = min(thing.most, int(purse.money // thing.cost))
            earned = number * thing.worth - _missed(chair, purse, number * thing.cost)
            if earned > 0:
                purse.money -= number * thing.cost
                purse.earned += plan * earned
            continue
        ready = not passed and not thing.delay and purse.fits(thing.card)
        gained = _now(chair, thing, purse) if ready else None
        if gained is None:
            waiting.append(thing)
        else:
            purse.earned += plan * max(0.0, gained)
    return waiting


def _waiting(chair: Chair, items: Iterable[Item], purse: Purse) -> float:
    """Return what waiting cards earn, the best for a megacredit first: each waits for those before."""
    weights, production = chair.weights, chair.company.production
    income = max(10.0, chair.company.rating + production[Resource.MEGACREDITS] + 0.0)
    purse.steel += production[Resource.STEEL]
    purse.titanium += production[Resource.TITANIUM]
    total = 0.0
    for item in items:
        queue, earned, generations = max(0.0, -purse.money) / income, 0.0, 0.0
        if queue < QUEUE:
            delay, chance = with_production(purse.production, item.card, item.delay, item.chance)
            generations = max(1.0 + queue, delay)
            earned = chance * _then(chair, item, round(generations, 1))
        if earned > 0:
            total += weights.plan * math.pow(weights.later, generations) * earned
            purse.pay(bill_of(chair, CARDS[item.card], item.cost, purse))
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


def metals_of(chair: Chair, bill: CardPrice) -> float:
    """Return what the metals of a bill are worth in stock, the least needed first."""
    if not bill.steel and not bill.titanium:
        return 0.0
    stock = chair.company.stock
    paid = {Resource.STEEL: bill.steel, Resource.TITANIUM: bill.titanium}
    left = ((kind, stock[kind], stock[kind] - some) for kind, some in paid.items() if some)
    return sum(held(chair, kind, has) - held(chair, kind, keeps) for kind, has, keeps in left)


def _then(chair: Chair, item: Item, generations: float) -> float:
    """Return what a card earns in some generations, if there are so many and it may still be played then."""
    if generations > chair.prices.left + 0.5 or closed_by(chair, CARDS[item.card], generations):
        return 0.0
    later = chair.in_time(generations)
    return card_worth(later, item.card) - item.cost * chair.weights.price * later.prices.money


def _items(chair: Chair) -> Iterator[Item]:
    """List the cards that may be played; only one is made easier, where one can be: that which gains most."""
    company = chair.company
    prices = {**dict.fromkeys(company.hand, 0), **dict.fromkeys(company.picked, PRICE)}
    if chair.state.phase in (model.Phase.RESEARCH, model.Phase.SETUP):
        prices.update(dict.fromkeys(company.offer, PRICE))
    if not company.next_card:
        return (item_of(chair, card, price) for card, price in prices.items())
    plain = chair.but(next_card=())
    pairs = [[item_of(one, card, price) for one in (plain, chair)] for card, price in prices.items()]
    most = max(pairs, key=lambda pair: _net(chair, pair[1]) - _net(chair, pair[0]), default=None)
    return (pair[1] if pair is most else pair[0] for pair in pairs)


def is_wasted(chair: Chair, card: Card) -> bool:
    """Return whether a card only helps the next one in this generation, and there is none that pays."""
    facts, company = CARDS[card], chair.company
    if not facts.effects or not all(isinstance(effect, effects.NextCard) for effect in facts.effects):
        return False
    hand = tuple(one for one in company.hand if one != card)
    helped = chair.but(hand=hand, next_card=(card,))
    stock, works = company.stock, company.works
    metals = stock[Resource.STEEL] * works.steel + stock[Resource.TITANIUM] * works.titanium
    able = stock[Resource.MEGACREDITS] - cost_of(company, facts) + metals
    return not any(_net(helped, item) > 0 and item.cost <= able for item in _items(helped))


def _net(chair: Chair, item: Item) -> float:
    """Return what a card earns at once, beyond what it costs."""
    return max(0.0, item.worth - item.cost * chair.prices.money) if item.delay == 0 else 0.0


def _priced(chair: Chair, card: Card, price: int) -> Hashable:
    stock, cost = chair.company.stock, cost_of(chair.company, CARDS[card])
    return worths.looked_at(chair, card), price, cost, stock[Resource.STEEL], stock[Resource.TITANIUM]


@known_by(_priced)
def item_of(chair: Chair, card: Card, price: int) -> Item:
    """Return a card that may be played, with the price of taking it in hand first."""
    facts, company, worth = CARDS[card], chair.company, card_worth(chair, card)
    delay, chance = unhindered(chair, facts)
    cost = cost_of(company, facts) + price
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


def pending(chair: Chair) -> float:
    """Return what waits for the seat will bring: who judges in the middle of a move counts its end."""
    return sum(_coming(chair, business) for business in chair.state.pile)


def _coming(chair: Chair, business: Pending) -> float:
    match business:
        case qs.Pool(_, jobs):
            return sum(_coming(chair, job) for job in jobs)
        case qs.Job(owner, card, effects) if owner == chair.seat:
            return worth_of(chair, card, effects)
        case qs.Bill(seat, cost) if seat == chair.seat:
            return -cost * chair.prices.kept
        case qs.PutCard(seat, card) if seat == chair.seat:
            return card_worth(chair, card)
        case qs.DoneProject(seat, project) if seat == chair.seat:
            return worth_of(chair, qs.NO_CARD, PROJECTS[project].effects)
        case _:
            return 0.0
