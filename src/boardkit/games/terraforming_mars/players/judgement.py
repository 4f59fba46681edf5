"""What a table is worth to a seat: points, and all that will become points, each by its price."""

from functools import lru_cache
from typing import Final

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import CITIES, Project, Resource, TileKind
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.contests import awards, milestones
from boardkit.games.terraforming_mars.players.engine import LASTING, SCORING, lasting, points_of
from boardkit.games.terraforming_mars.players.finishing import SPARE, UNDONE, is_ending, lacking
from boardkit.games.terraforming_mars.players.ground import hopes
from boardkit.games.terraforming_mars.players.keeping import made, supplies
from boardkit.games.terraforming_mars.players.pending import pending
from boardkit.games.terraforming_mars.players.plan import surplus
from boardkit.games.terraforming_mars.players.prices import efforts
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.drafting import PACK
from boardkit.games.terraforming_mars.rules.land import around
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.parameters import terraformed
from boardkit.games.terraforming_mars.rules.scoring import score
from boardkit.players.mind import POINTS, WON
from boardkit.players.worth import Worth

INCOME: Final = "income"
SUPPLIES: Final = "supplies"
ENGINE: Final = "engine"
HAND: Final = "hand"
LAND: Final = "land"
MILESTONES: Final = "milestones"
AWARDS: Final = "awards"
PLANET: Final = "planet"
RIVALS: Final = "rivals"

TERMS: Final = (POINTS, INCOME, ENGINE, HAND, SUPPLIES, LAND, MILESTONES, AWARDS, PLANET, RIVALS)
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table: what the seat has and will have, against the best of its rivals."""
    state = revealed(state)
    chair = Chair.at(state, seat, weights)
    fresh = is_fresh(chair)
    if is_ending(chair, fresh=fresh):
        return Worth(_at_last(chair))
    hand = _hand(_without_offer(chair), fresh=fresh)
    terms = {**public(chair), HAND: hand + pending(chair), PLANET: planet(chair)}
    if state.solo:
        return Worth(terms)
    rivals = [sum(public(Chair.at(state, rival, weights)).values()) for rival in chair.rivals]
    return Worth({**terms, RIVALS: -weights.rival * max(rivals)})


def generation(state: State) -> int:
    """Tell which generation it is: nobody looks ahead into the next one, at cards that are not dealt yet."""
    return state.generation


def _at_last(chair: Chair) -> dict[str, float]:
    """Judge the last generations of a game for one: what is wanting, and a little for what is to spare."""
    wanting, weights = lacking(chair), chair.weights
    price = weights.money * weights.warmth / chair.works.projects[Project.ASTEROID]
    undone = UNDONE * sum(chair.market.steps)
    spare = SPARE * max(0.0, -wanting)
    return {POINTS: _points(chair), SUPPLIES: price * spare, PLANET: -price * max(0.0, wanting) - undone}


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge how a game has ended, by the measure from before its end: alone, what Mars lacks counts most."""
    if state.solo:
        chair = Chair.at(state, seat, weights)
        won = weights.won_alone * terraformed(state)
        return Worth({POINTS: _points(chair), PLANET: planet(chair), WON: won})
    points = score(state).totals
    best = max(points[rival] for rival in state.everyone if rival != seat)
    return Worth({POINTS: points[seat], RIVALS: -weights.rival * best})


def revealed(state: State) -> State:
    """Give everybody in set-up what the chosen corporation starts with."""
    for seat in state.everyone if state.phase is Phase.SETUP else ():
        company = state.companies[seat]
        if company.corporation is None and company.chosen is not None:
            state = state.give(seat, **_started(company))
    return state


def _started(company: Company) -> dict[str, object]:
    assert company.chosen is not None
    start = CORPORATIONS[company.chosen].start
    stock, production = list(company.stock), list(company.production)
    stock[Resource.MEGACREDITS] += start.megacredits - PRICE * len(company.picked)
    for resource, amount in start.resources.items():
        stock[resource] += amount
    for resource, amount in start.production.items():
        production[resource] += amount
    return {
        "corporation": company.chosen,
        "stock": tuple(stock),
        "production": tuple(production),
        "hand": (*company.hand, *company.picked),
        "picked": (),
    }


def public(chair: Chair) -> dict[str, float]:
    """Judge what lies open before a seat, by itself."""
    return {**_own(_Sight(chair)), MILESTONES: milestones(chair), AWARDS: awards(chair)}


class _Sight:
    """A chair as a key: seats that have the same, on the same planet, at the same prices, have one worth."""

    def __init__(self, chair: Chair) -> None:
        self.chair, state = chair, chair.state
        self.fresh = is_fresh(chair)
        self.seen = (chair.market, chair.seat, state.temperature, state.oxygen, self.fresh)
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
    company = chair.company
    production = sum(
        made(chair, kind, number) for kind, number in zip(Resource, company.production, strict=True)
    )
    active = (card for card in company.tableau if card in LASTING)
    return {
        POINTS: _points(chair),
        INCOME: company.rating * chair.prices.income + production,
        SUPPLIES: supplies(chair, fresh=sight.fresh),
        ENGINE: sum(lasting(chair, card, used=card in company.used) for card in active),
        LAND: hopes(chair),
    }


def _points(chair: Chair) -> float:
    """Count the points as they stand, milestones and awards apart."""
    planet, company = chair.state.planet, chair.company
    greeneries = len(planet.owned(chair.seat, TileKind.GREENERY))
    beside = sum(
        tile.kind is TileKind.GREENERY
        for at in planet.owned(chair.seat, *CITIES)
        for tile in around(planet, at)
    )
    cards = sum(points_of(chair, card) for card in (*company.tableau, *company.events) if card in SCORING)
    return chair.prices.point * (company.rating + greeneries + beside) + cards


def is_fresh(chair: Chair) -> bool:
    """Tell whether a generation has begun in which nobody has looked at the cards yet.

    What is offered then is luck that has nothing to do with the move that led there.
    """
    state, company = chair.state, chair.company
    return state.phase is Phase.RESEARCH and len(company.offer) == PACK and not company.picked


def dealt(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table with the cards that have just been dealt: to look at what luck gave.

    Nobody has to buy them: they are never worth less than nothing.
    """
    chair, terms = Chair.at(revealed(state), seat, weights), worth(state, seat, weights).terms
    hand = max(terms.get(HAND, 0.0), _hand(chair, fresh=is_fresh(chair)))
    return Worth({**terms, HAND: hand})


def _hand(chair: Chair, *, fresh: bool) -> float:
    company = chair.company
    heat = company.stock[Resource.HEAT] if company.works.heat_is_money else 0
    money_now = float(company.stock[Resource.MEGACREDITS] + heat)
    passed = company.passed or chair.state.phase in (Phase.PRODUCTION, Phase.ENDING)
    return surplus(chair, money=money_now, passed=passed, fresh=fresh)


def _without_offer(chair: Chair) -> Chair:
    """Leave out what is offered: it counts once it is bought, or nothing would speak for buying."""
    state = chair.state.give(chair.seat, offer=())
    return chair.__replace__(state=state)


def planet(chair: Chair) -> float:
    """Return what it counts that Mars still lacks some steps: less than nothing, until there are none."""
    wanting = zip(efforts(chair.market), chair.market.steps, strict=True)
    return -sum(effort * steps for effort, steps in wanting)
