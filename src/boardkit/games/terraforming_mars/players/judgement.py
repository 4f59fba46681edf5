"""The value of a table to a seat: points, and all that will become points, each by its price."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import known_by, remembered
from boardkit.games.terraforming_mars.box import AWARDS, CARDS, CORPORATIONS, MILESTONES, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.players import effects, plan
from boardkit.games.terraforming_mars.players.prices import Chair, efforts, made, supplies
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules import actions, changes, land, offers, variants
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.projects import MILESTONE_COST, MOST_MILESTONES
from boardkit.games.terraforming_mars.rules.requirements import unmet, value
from boardkit.games.terraforming_mars.rules.scoring import FIRST_PRIZE, MILESTONE_POINTS, SECOND_PRIZE, score
from boardkit.players.mind import POINTS, WON, Worth, standing_of


def milestones(chair: Chair) -> float:
    """Return the points of milestones that the seat claimed, and what those are worth that it may claim."""
    state = chair.state
    if state.solo:
        return 0.0
    claimed = sum(seat == chair.seat for _, seat in state.milestones) * MILESTONE_POINTS
    left = MOST_MILESTONES - len(state.milestones)
    if not left:
        return claimed
    chances = sorted([_hope(chair, near) for near in _nearness(state)], reverse=True)
    return claimed + max(0.0, MILESTONE_POINTS - MILESTONE_COST * chair.prices.kept) * sum(chances[:left])


def _hope(chair: Chair, near: Sequence[float]) -> float:
    """Return how likely the seat will claim a milestone: the nearer it is, and the farther the rivals are."""
    mine, theirs = near[chair.seat], max([near[seat] for seat in chair.rivals])
    if mine >= 1:
        # There must still be a turn, with the price in hand, to claim what is reached.
        company = chair.company
        may = not company.passed and company.stock[Resource.MEGACREDITS] >= MILESTONE_COST
        in_time = 1.0 if may else min(1.0, chair.prices.left)
        return chair.weights.milestone * in_time * (1 - 0.5 * theirs**4)
    if theirs >= 1:
        return 0.0
    return 0.6 * mine**4 * min(1.0, 0.5 + 0.2 * chair.prices.left) * (1.0 if mine > theirs else 0.5)


@remembered
def _nearness(state: State) -> Sequence[Sequence[float]]:
    """Return for each milestone that nobody claimed by seat how near it is, 1 where it is reached."""
    taken = [milestone for milestone, _ in state.milestones]
    goals = [goal for goal in MILESTONES.values() if goal.id not in taken]
    return [
        [min(1.0, value(state, seat, one.measure) / one.least) for seat in state.everyone] for one in goals
    ]


def awards(chair: Chair) -> float:
    """Return the points that the seat may expect of the awards that are funded."""
    return sum(_prize(chair, award) for award, _ in chair.state.awards)


SWINGS: Final = {
    things.Award.BANKER: 3.0,
    things.Award.THERMALIST: 6.0,
    things.Award.MINER: 3.0,
    things.Award.LANDLORD: 1.2,
}
"""By how much what an award compares swings, where that is more than usual."""


def _prize(chair: Chair, award: things.Award) -> float:
    """Return the prize by the chance to lead in the end: the longer there is to go, the less a lead says."""
    measure = AWARDS[award].measure
    mine = value(chair.state, chair.seat, measure)
    best = max(value(chair.state, seat, measure) for seat in chair.rivals)
    if award in (things.Award.MINER, things.Award.THERMALIST):
        # A stock is there to be spent: a lead in it melts.
        mine, best = (round(has * exp(-chair.prices.left / 3)) for has in (mine, best))
    doubt = 0.3 + chair.weights.award * chair.prices.left**0.7 * SWINGS.get(award, 0.8)
    first = 1 / (1 + exp(-max(-30.0, min(30.0, (mine - best + 0.2) / doubt))))
    second = SECOND_PRIZE * 0.5 * (1 - first) if chair.state.seats > 2 else 0.0
    return FIRST_PRIZE * first + second


PROJECTS: Final = {
    things.Parameter.TEMPERATURE: things.Project.ASTEROID,
    things.Parameter.OXYGEN: things.Project.GREENERY,
}
"""The projects that raise what cards raise; oceans are tiles."""

COUNTED: Final = 1  # how many generations before the last one are counted out, too
UNDONE: Final = 0.02  # worth of a step that is not done yet, though all can be paid for
SPARE: Final = 0.02  # worth of a megacredit to spare, beside one that is wanting


def lacking(chair: Chair) -> float:
    """Return the megacredits that the steps which Mars lacks will want; below nothing, what is to spare."""
    temperature, oxygen, oceans = chair.market.steps
    if chair.state.phase is Phase.ENDING:
        # What has been produced since can no longer be spent.
        return _cost(chair, temperature, oxygen, oceans)
    used = chair.company.used
    by_actions = sum(effects.acting(chair, card, used=card in used) for card in chair.company.tableau)
    money = _in_the_end(chair, Resource.MEGACREDITS)
    # Some steps are paid by heat, and some by plants.
    colder = max(0, temperature - _in_the_end(chair, Resource.HEAT) // actions.HEAT_FOR_A_STEP)
    thinner = max(0, oxygen - _in_the_end(chair, Resource.PLANTS) // chair.market.plants)
    due = _cost(chair, colder, thinner, oceans)
    return due - money - _by_cards(chair) - by_actions / chair.prices.money


def _in_the_end(chair: Chair, resource: things.Resource) -> int:
    """Return what there will be of a resource in the last generation, if nothing is spent before."""
    company, left = chair.company, int(chair.prices.left)
    amount = company.stock[resource] + left * company.production[resource]
    match resource:
        case Resource.MEGACREDITS:
            amount += left * company.rating
        case Resource.HEAT if left:
            amount += company.stock[Resource.ENERGY] + (left - 1) * company.production[Resource.ENERGY]
    return amount


def _cost(chair: Chair, temperature: int, oxygen: int, oceans: int) -> float:
    """Return what so many steps cost as standard projects."""
    costs = chair.works.projects
    return (
        temperature * costs[things.Project.ASTEROID]
        + oxygen * costs[things.Project.GREENERY]
        + oceans * costs[things.Project.AQUIFER]
    )


def _by_cards(chair: Chair) -> float:
    """Return what the cards spare that raise a step for less than a project would, and can be played."""
    metals = _in_the_end(chair, Resource.STEEL), _in_the_end(chair, Resource.TITANIUM)
    total, purse = 0.0, plan.Purse(0.0, *metals)
    for card in (*chair.company.hand, *chair.company.picked):
        facts = CARDS[card]
        spares = _spares(chair, facts)
        if spares and not any(unmet(chair.state, chair.seat, each) for each in facts.requirements):
            total += max(0.0, spares - plan.beside_metals(chair, facts, purse))
    return total


def _spares(chair: Chair, facts: ProjectCard) -> float:
    """Return what projects would cost that raise as much as a card."""
    costs, left = chair.works.projects, dict(zip(things.Parameter, chair.market.steps, strict=True))
    total = 0.0
    for effect in facts.effects:
        match effect:
            case fx.Raise(parameter, steps):
                total += min(left[parameter], steps) * costs[PROJECTS[parameter]]
            case fx.PlaceTile(things.TileKind.OCEAN, count=count):
                total += min(left[things.Parameter.OCEANS], count) * costs[things.Project.AQUIFER]
    return total


HAND: Final = "hand"
LENGTH: Final = "length"
PLANET: Final = "planet"

TERMS: Final = (
    POINTS,
    "income",
    "engine",
    HAND,
    "supplies",
    "land",
    "milestones",
    "awards",
    LENGTH,
    PLANET,
    "rivals",
)
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table: what the seat has and will have, against the best of its rivals."""
    state = revealed(state)
    chair = Chair.at(state, seat, weights)
    fresh = is_fresh(chair)
    # The end of a solo game can be counted out; a fresh generation is as the one before.
    if state.solo and chair.prices.left + fresh <= COUNTED:
        return Worth(_at_last(chair))
    # What is offered counts once it is bought, or nothing would speak for buying.
    bare = chair.but(offer=()) if chair.company.offer else chair
    hand = _hand(bare, fresh=fresh)
    terms = {**public(chair), HAND: hand + plan.pending(chair), PLANET: planet(chair)}
    if state.solo:
        return Worth(terms)
    rivals = [public(Chair.at(state, rival, weights)) for rival in chair.rivals]
    best = max(rivals, key=lambda rival: sum(rival.values()))
    # What the length of the game brings the best rival is told with what it brings the seat.
    apart = {LENGTH: terms[LENGTH] - weights.rival * best[LENGTH]}
    return Worth({**terms, **apart, "rivals": -weights.rival * (sum(best.values()) - best[LENGTH])})


def _at_last(chair: Chair) -> dict[str, float]:
    """Judge the last generations of a game for one: what is wanting, and a little for what is to spare."""
    wanting, weights = lacking(chair), chair.weights
    price = weights.money * weights.warmth / chair.works.projects[things.Project.ASTEROID]
    undone = UNDONE * sum(chair.market.steps)
    spare = SPARE * max(0.0, -wanting)
    return {POINTS: _points(chair), "supplies": price * spare, PLANET: -price * max(0.0, wanting) - undone}


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge how a game has ended, by the measure from before its end: alone, what Mars lacks counts most."""
    if state.solo:
        chair = Chair.at(state, seat, weights)
        won = weights.won_alone * changes.terraformed(state)
        return Worth({POINTS: _points(chair), PLANET: planet(chair), WON: won})
    points = score(state).totals
    best = max(points[rival] for rival in state.everyone if rival != seat)
    return Worth({POINTS: points[seat], "rivals": -weights.rival * best})


def revealed(state: State) -> State:
    """Give everybody in set-up what the chosen corporation starts with."""
    for seat in state.everyone if state.phase is Phase.SETUP else ():
        company = state.companies[seat]
        if company.corporation is None and company.chosen is not None:
            corporation, production = CORPORATIONS[company.chosen], list(company.production)
            stock = list(offers.starting_stock(company, corporation))
            stock[Resource.MEGACREDITS] -= offers.PRICE * len(company.picked)
            for resource, amount in corporation.start.production.items():
                production[resource] += amount
            has = {"corporation": company.chosen, "stock": tuple(stock), "production": tuple(production)}
            state = state.give(seat, hand=(*company.hand, *company.picked), picked=(), **has)
    return state


def public(chair: Chair) -> dict[str, float]:
    """Judge what lies open before a seat, by itself."""
    return {**_own(_Sight(chair)), "milestones": milestones(chair), "awards": awards(chair)}


class _Sight:
    """A chair as a key: seats that have the same, on the same planet, at the same prices, have one worth."""

    def __init__(self, chair: Chair) -> None:
        self.chair, state = chair, chair.state
        self.fresh = is_fresh(chair)
        self.seen = (chair.market, chair.seat, state.generation, state.temperature, state.oxygen, self.fresh)
        self.key = hash((self.seen, id(chair.company), id(state.planet)))

    def __hash__(self) -> int:
        return self.key

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Sight)
            and self.chair.company is other.chair.company
            and self.chair.state.planet is other.chair.state.planet
            and self.seen == other.seen
        )


@lru_cache(maxsize=64)
def _own(sight: _Sight) -> dict[str, float]:
    """Judge what a seat has, whatever its rivals do; kept, since most moves leave the rivals as they are."""
    chair = sight.chair
    company, usual = chair.company, chair
    if not chair.state.solo:
        # Income is measured as in a game of usual length; alone, all are as long.
        market = chair.market.__replace__(left=float(max(1, USUAL - chair.state.generation)))
        usual = Chair.on(market, chair.state, chair.seat, chair.weights)
    income = _income(usual)
    active = (card for card in company.tableau if card in effects.LASTING)
    return {
        POINTS: _points(chair),
        "income": income,
        LENGTH: _income(chair) - income,
        "supplies": supplies(chair, fresh=sight.fresh),
        "engine": sum(effects.lasting(chair, card, used=card in company.used) for card in active),
        "land": effects.hopes(chair),
    }


USUAL: Final = 13  # how many generations a game has, unless somebody hurries or nobody does


def _income(chair: Chair) -> float:
    """Return what rating and production will bring."""
    return chair.company.rating * chair.prices.income + _produced(chair)


@known_by(lambda chair: chair.outlook)
def _produced(chair: Chair) -> float:
    """Return what production will bring."""
    return sum(made(chair, kind, chair.company.production[kind]) for kind in things.Resource)


def _points(chair: Chair) -> float:
    """Count the points as they stand, milestones and awards apart."""
    planet, company = chair.state.planet, chair.company
    greeneries = len(planet.owned(chair.seat, things.TileKind.GREENERY))
    near = land.beside(planet, chair.seat, fx.Neighbour.GREENERY)
    beside = sum([near.get(at, 0) for at in planet.owned(chair.seat, *things.CITIES)])
    scoring = (card for card in (*company.tableau, *company.events) if card in effects.SCORING)
    cards = sum(effects.points_of(chair, card) for card in scoring)
    return chair.prices.point * (company.rating + greeneries + beside) + cards


def is_fresh(chair: Chair) -> bool:
    """Return whether a generation has begun whose cards nobody has looked at: what is offered is luck."""
    state, company = chair.state, chair.company
    return state.phase is Phase.RESEARCH and len(company.offer) == variants.PACK and not company.picked


def dealt(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table with the cards just dealt, to tell luck; nobody must buy: they never count below 0."""
    chair, terms = Chair.at(revealed(state), seat, weights), worth(state, seat, weights).terms
    hand = max(terms.get(HAND, 0.0), _hand(chair, fresh=is_fresh(chair)))
    return Worth({**terms, HAND: hand})


def _hand(chair: Chair, *, fresh: bool) -> float:
    company = chair.company
    heat = company.stock[Resource.HEAT] if company.works.heat_is_money else 0
    money_now = float(company.stock[Resource.MEGACREDITS] + heat)
    passed = company.passed or chair.state.phase in (Phase.PRODUCTION, Phase.ENDING)
    return plan.surplus(chair, money=money_now, passed=passed, fresh=fresh)


def planet(chair: Chair) -> float:
    """Return what it counts that Mars still lacks some steps: less than nothing, until there are none."""
    wanting = zip(efforts(chair.market), chair.market.steps, strict=True)
    return -sum(effort * steps for effort, steps in wanting)


STOCK: Final = tuple(map(str, Resource))
PRODUCTION: Final = (
    "megacredits-production",
    "steel-production",
    "titanium-production",
    "plants-production",
    "energy-production",
    "heat-production",
)
UNITS: Final = {
    "points": 6.0,
    "rival-points": -3.0,
    "hand": 2.5,
    "cubes": 2.0,
    **dict(zip(STOCK, (1.0, 1.8, 2.6, 2.0, 0.8, 0.9), strict=True)),
    **dict(zip(PRODUCTION, (5.0, 8.0, 12.0, 9.0, 6.0, 5.0), strict=True)),
    **dict.fromkeys(("temperature", "oxygen", "oceans"), 1.0),
}
"""What a person counts, and roughly how many megacredits one of it is worth."""


def counts(state: State, seat: Seat) -> Mapping[str, float]:
    """Count what the seat sees, the points as if the game ended there."""
    company = state.companies[seat]
    return {
        **standing_of(score(state).totals, seat),
        **dict(zip(STOCK, company.stock, strict=True)),
        **dict(zip(PRODUCTION, company.production, strict=True)),
        "hand": len(company.hand),
        "cubes": sum(company.cubes.values()),
        "temperature": state.temperature // 2,
        "oxygen": state.oxygen,
        "oceans": state.planet.oceans,
    }
