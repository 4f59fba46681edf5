"""The worth of things to a seat, in points of the end, by the generations to come."""

import math
from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import sqrt
from typing import Any, Final, Self

from boardkit.core import Seat
from boardkit.core.values import Value, remembered
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import Parameter, Resource
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules import changes, phases
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State, TableauSummary

DUES: Final = (22, 8, 10)  # of temperature, oxygen, oceans
"""How many megacredits a step holds up the end: greeneries are wanted anyway, warmth comes last."""

EARNED: Final = (1.0, 1.5, 2.5, 2.0, 1.0, 1.0)  # what a unit of each production makes, in megacredits


def steps_left(state: State) -> tuple[int, int, int]:
    """Count the steps that temperature, oxygen and oceans lack."""
    temperature, oxygen, oceans = [
        max(0, (track.goal - changes.level(state, parameter)) // track.step)
        for parameter, track in TRACKS.items()
    ]
    return temperature, oxygen, oceans


@remembered
def _earned(company: Company) -> float:
    """Return what a seat earns in a generation, in megacredits."""
    return company.rating + sum([count * EARNED[kind] for kind, count in enumerate(company.production)])


def generations_left(state: State, weights: Weights) -> float:
    """Guess how many generations come after this one, in tenths; 0 in the last one.

    What Mars lacks wants so many megacredits; for that, a share of what all seats earn is spent, and a seat
    earns `surge` more from one generation to the next. What has been spent of this one raises no more.
    """
    if state.phase is Phase.ENDING:
        return 0.0
    if state.solo:
        return float(phases.SOLO_GENERATIONS - state.generation)
    wanting = sum([due * steps for due, steps in zip(DUES, steps_left(state), strict=True)])
    if not wanting:
        return 0.0
    earned = weights.pace * sum(map(_earned, state.companies))
    # How much of this generation's doing is still ahead of a seat is told by the money that it has.
    able = [one for one in state.companies if not one.passed]
    incomes = [max(10, one.rating + one.production[Resource.MEGACREDITS]) for one in able]
    stocks = (one.stock[Resource.MEGACREDITS] for one in able)
    unspent = sum(min(1.0, has / income) for has, income in zip(stocks, incomes, strict=True)) / state.seats
    rest = max(0.0, wanting - earned * unspent)
    surge = weights.pace * weights.surge * state.seats
    return max(0.2, round((sqrt(earned * earned + 2 * surge * rest) - earned) / surge, 1))


class Market(Value, cache_hash=True):
    """Facts on which prices depend."""

    left: float  # how many generations come after this one
    steps: tuple[int, int, int]  # the steps that temperature, oxygen and oceans lack
    warming: float  # how much of the heat to come will still find a step of temperature, as a share
    greening: float  # how much of the plants to come will still find a step of oxygen
    metals: tuple[int, int]  # what steel and titanium are worth in payment
    plants: int  # what a greenery costs in plants
    heat_is_money: bool  # whether heat pays like megacredits
    solo: bool  # whether the seat is alone: then parameters count, and points hardly
    weights: Weights

    def in_time(self, generations: float) -> "Market":
        """Return the market as it will be so many generations later, with what rivals leave of its steps."""
        share = 1.0 if self.solo else max(0.0, 1 - generations / (self.left + 1))
        temperature, oxygen, oceans = (round(steps * share) for steps in self.steps)
        left = round(max(0.0, self.left - generations), 1)
        return self.__replace__(left=left, steps=(temperature, oxygen, oceans))


class Prices(Value):
    """Prices of things in points."""

    left: float
    money: float  # a megacredit to spend now
    kept: float  # a megacredit kept for the next generation
    income: float  # a megacredit in each generation to come
    point: float  # a victory point
    rating: float  # a step of the terraform rating
    steps: Mapping[Parameter, float]  # raising a parameter by a step, the rating included
    stock: tuple[float, ...]  # a unit of each resource
    production: tuple[float, ...]  # a unit of each production
    greenery: float  # greenery, ocean: placing such a tile, with all that comes of it
    ocean: float
    card: float  # a card not yet seen


@remembered
def _common(state: State, weights: Weights) -> tuple[float, tuple[int, int, int], float, float]:
    """Read off what is the same for all seats: the first fields of their markets."""
    left = generations_left(state, weights)
    steps = steps_left(state)
    warming = _demand(steps[0], _to_come(state, left, Resource.HEAT, Resource.ENERGY))
    greening = _demand(steps[1], _to_come(state, left, Resource.PLANTS))
    return left, steps, warming, greening


def _demand(steps: int, supply: float) -> float:
    """Tell which share of a supply finds a step, in tenths; others use up some of them."""
    return round(min(1.0, steps / max(1.0, supply)), 1) if steps else 0.0


def _to_come(state: State, left: float, *kinds: Resource) -> float:
    """Count the steps that all seats' heat, or plants, would pay."""
    stocks = [sum([company.stock[kind] for kind in kinds]) for company in state.companies]
    made = [sum([company.production[kind] for kind in kinds]) for company in state.companies]
    return sum([has + left * more for has, more in zip(stocks, made, strict=True)]) / 8


def worth_of_money(left: float, weights: Weights) -> float:
    """Return what a megacredit buys with so many generations to come; below 0, with one that may not come."""
    if left < 0:
        return weights.money * max(0.0, 1 + left)
    return weights.money * math.pow(weights.growth, left)


def worth_of_income(left: float, weights: Weights) -> float:
    """Return what a megacredit in each generation to come buys in all."""
    return weights.money * (math.pow(weights.growth, left) - 1) / (weights.growth - 1)


@lru_cache(maxsize=4096)
def prices_of(market: Market) -> Prices:
    """Work out what everything is worth."""
    weights, left = market.weights, market.left
    money, income = worth_of_money(left, weights), worth_of_income(left, weights)
    point = 0.1 if market.solo else 1.0
    rating = point + income
    steps = dict(zip(Parameter, _steps(market, rating), strict=True))
    greenery, warmth = _uses(market, point, rating)
    stock = _stock(market, money, greenery, warmth)
    halfway = _uses(market, point, point + worth_of_income(left / 2, weights))
    return Prices(
        left=left,
        money=money,
        kept=worth_of_money(left - 1, weights),
        income=income,
        point=point,
        rating=rating,
        steps=steps,
        stock=stock,
        production=_production(market, stock, money, income, halfway),
        greenery=greenery,
        ocean=(steps[Parameter.OCEANS] + weights.ocean * money) if market.steps[2] else 0.0,
        card=weights.card * money * min(1.0, (left + 0.2) / 2),
    )


def _steps(market: Market, rating: float) -> tuple[float, ...]:
    """Return what a step of each parameter is worth beside the steps that are left."""
    pairs = zip(efforts(market), market.steps, strict=True)
    return tuple((rating + effort) if steps else 0.0 for effort, steps in pairs)


def efforts(market: Market) -> tuple[float, float, float]:
    """Return the worth of a step of each parameter beside the rating: alone, what it costs in the end."""
    if not market.solo:
        return 0.0, 0.0, 0.0
    alone = market.weights.money * market.weights.warmth
    return alone, 1.6 * alone, 1.25 * alone


def _stock(market: Market, money: float, greenery: float, warmth: float) -> tuple[float, ...]:
    weights = market.weights
    metal = weights.metal * money / math.pow(weights.growth, 0.5) * min(1.0, 0.4 + 0.3 * market.left)
    heat = weights.heat * warmth / 8
    if market.heat_is_money:
        heat = max(heat, money * 0.95)
    steel, titanium = market.metals
    plants = weights.plants_made * greenery / market.plants
    return (money, steel * metal, titanium * metal, plants, heat * 0.97, heat)


def _uses(market: Market, point: float, rating: float) -> tuple[float, float]:
    """Return what a greenery and a step of warmth are worth, as far as oxygen and temperature still rise."""
    temperature, oxygen, _ = _steps(market, rating)
    return point * (1 + market.weights.greenery) + market.greening * oxygen, market.warming * temperature


def _production(
    market: Market, stock: tuple[float, ...], money: float, income: float, uses: tuple[float, float]
) -> tuple[float, ...]:
    """Return what productions are worth; what they make is put to its uses halfway through on average."""
    left, ratio, weights = market.left, income / money, market.weights
    steel, titanium = stock[Resource.STEEL] * ratio, stock[Resource.TITANIUM] * ratio
    greenery, warmth = uses
    # Plants grow once more after the last generation; heat does not.
    plants = weights.plants_made * greenery / market.plants * (left + 1)
    heat = weights.heat_made * warmth / 8 * left
    if market.heat_is_money:
        heat = max(heat, 0.95 * income)
    return (income, steel, titanium, plants, heat, heat)


class Outlook(Value, eq=False):
    """What a seat may expect of what it plays: one for all chairs with the same market and production."""

    market: Market
    prices: Prices
    own: tuple[object, ...]  # what else worths hang on: production, whether the seat passed, and the like


@lru_cache(maxsize=4096)
def outlook_of(market: Market, *own: object) -> Outlook:
    """Return the outlook on a market."""
    return Outlook(market, prices_of(market), own)


@lru_cache(maxsize=4096)
def _later(outlook: Outlook, generations: float) -> Outlook:
    return outlook_of(outlook.market.in_time(generations), *outlook.own)


class Chair(Value, eq=False, dict=True):
    """A seat at a table, `ahead` generations from now as far as prices go."""

    state: State
    seat: Seat
    company: Company  # the company of the seat
    weights: Weights
    market: Market
    prices: Prices
    outlook: Outlook

    @staticmethod
    def at(state: State, seat: Seat, weights: Weights) -> "Chair":
        """Sit down."""
        return _chair(state, seat, _alone(weights) if state.solo else weights)

    @classmethod
    def on(cls, market: Market, state: State, seat: Seat, weights: Weights) -> Self:
        """Sit down where the market is known."""
        company = state.companies[seat]
        outlook = outlook_of(market, company.production, company.passed, company.raised, state.seats)
        return cls(state, seat, company, weights, market, outlook.prices, outlook)

    def but(self, **changes: Any) -> "Chair":
        """Return the same chair with something else before the seat."""
        return Chair.on(self.market, self.state.give(self.seat, **changes), self.seat, self.weights)

    @property
    def works(self) -> TableauSummary:
        """Tableau of the seat."""
        return self.company.works

    @cached_property
    def halfway(self) -> "Chair":
        """The chair when half of the generations to come are over: what repeats itself is priced there."""
        return self.in_time(self.market.left / 2)

    def in_time(self, generations: float) -> "Chair":
        """Return the same chair so many generations later."""
        later = _later(self.outlook, generations)
        return self.__replace__(market=later.market, prices=later.prices, outlook=later)

    @cached_property
    def rivals(self) -> Mapping[Seat, Company]:
        """Companies of the others."""
        return {seat: self.state.companies[seat] for seat in self.state.everyone if seat != self.seat}

    @cached_property
    def hostile(self) -> float:
        """How much of a rival's loss counts as one's own gain; with many rivals, little."""
        return self.weights.hostile / max(1, len(self.rivals))


@remembered
def _chair(state: State, seat: Seat, weights: Weights) -> Chair:
    works = state.companies[seat].works
    own = (works.steel, works.titanium), works.plants, works.heat_is_money
    market = Market(*_common(state, weights), *own, state.solo, weights)
    return Chair.on(market, state, seat, weights)


@lru_cache(maxsize=16)
def _alone(weights: Weights) -> Weights:
    """Return the weights of a game for one: there, nobody else warms and nobody eats plants."""
    return weights.__replace__(
        growth=weights.growth_alone,
        lasting=weights.lasting_alone,
        spill=weights.spill_alone,
        plants_made=weights.plant,
        heat_made=weights.heat,
        price=1.0,
        option=0.0,
    )


METALS: Final = (Resource.STEEL, Resource.TITANIUM)  # resources that pay for cards of a tag alone


def supplies(chair: Chair, *, fresh: bool) -> float:
    """Return what the seat's stock is worth; `fresh` says that the cards to spend it on are still to come."""
    stock, prices = chair.company.stock, chair.prices
    rest = sum(stock[kind] * prices.stock[kind] for kind in (Resource.PLANTS, Resource.ENERGY, Resource.HEAT))
    metals = sum(held(chair, kind, stock[kind]) for kind in METALS)
    return rest + metals + kept(chair, stock[Resource.MEGACREDITS], fresh=fresh)


def held(chair: Chair, metal: Resource, amount: int) -> float:
    """Return what so much of a metal is worth in stock."""
    return tapered(amount, chair.weights.pile, chair.weights.piled) * chair.prices.stock[metal]


def kept(chair: Chair, money: float, *, fresh: bool = False) -> float:
    """Return what megacredits are worth that are kept, beside the income of the next generation."""
    rate = chair.prices.money if fresh else chair.prices.kept
    income = 0 if fresh else chair.company.rating + chair.company.production[Resource.MEGACREDITS]
    return rate * tapered(money, max(0.0, chair.weights.purse - income), chair.weights.spill)


def made(chair: Chair, resource: Resource, number: int) -> float:
    """Return what a production of so much is worth: more metal than there are cards for piles up."""
    weights = chair.weights
    counted = tapered(number, weights.spent, weights.piled) if resource in METALS else number
    return counted * chair.prices.production[resource]


def raised(chair: Chair, resource: Resource, amount: int) -> float:
    """Return what it is worth to the seat that a production of its own changes by some."""
    now = chair.company.production[resource]
    return made(chair, resource, now + amount) - made(chair, resource, now)


def tapered(amount: float, enough: float, share: float) -> float:
    """Count what is beyond enough by a share only."""
    return min(amount, enough) + share * max(0.0, amount - enough)
