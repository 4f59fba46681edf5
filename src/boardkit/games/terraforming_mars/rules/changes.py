"""III.D, IX.C Stock, production, rating and cubes go up and down; and refusals for having too little."""

from typing import Final

from boardkit.core import Event, Refusal, Seat, Step, emit, put
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource
from boardkit.games.terraforming_mars.rules.model import State


class Shortfall:
    """A refusal that says that there is less than what is wanted."""

    __slots__ = ()

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


class TooExpensive(Refusal, word="too-expensive", rule="V.A.2.1"):
    """The seat cannot pay so much."""

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


class TooFewResources(Shortfall, Refusal, word="too-few-resources", rule="V.A.1"):
    """The seat has too few of a resource."""

    resource: Resource
    wanted: int
    has: int


class TooFewCards(Shortfall, Refusal, word="too-few-cards", rule="V.B.1"):
    """The seat has too few cards in hand."""

    wanted: int
    has: int


class ProductionTooLow(Shortfall, Refusal, word="production-too-low", rule="V.A.2.3"):
    """The seat's production is too low to be required or lowered."""

    resource: Resource
    wanted: int
    has: int


LEAST_MEGACREDITS: Final = -5
"""III.D Only the production of megacredits may be negative, down to this."""


def floor(resource: Resource) -> int:
    """III.D Return the least production of a resource."""
    return LEAST_MEGACREDITS if resource is Resource.MEGACREDITS else 0


class StockGained(Event, rule="IX.C", touches=("companies[seat].stock[resource]",)):
    """A seat's stock grew by `amount`."""

    seat: Seat
    resource: Resource
    amount: int


class StockSpent(Event, rule="IX.C", touches=("companies[seat].stock[resource]",)):
    """A seat's stock shrank by `amount`."""

    seat: Seat
    resource: Resource
    amount: int


def gain(state: State, seat: Seat, resource: Resource, amount: int) -> Step[State]:
    """IX.C A seat's stock grows, or shrinks by a negative amount."""
    if not amount:
        return Step(state)
    kind = StockGained if amount > 0 else StockSpent
    return emit(stocked(state, seat, resource, amount), kind(seat, resource, abs(amount)))


def stocked(state: State, seat: Seat, resource: Resource, amount: int) -> State:
    """Put resources on a seat's board, or take a negative amount away."""
    stock = state.companies[seat].stock
    return state.give(seat, stock=put(stock, resource, stock[resource] + amount))


class ProductionRaised(Event, rule="III.D.1"):
    """A seat's production went up by `amount`."""

    touches = ("companies[seat].production[resource]", "companies[seat].mined")

    seat: Seat
    resource: Resource
    amount: int


class ProductionLowered(Event, rule="III.D.1", touches=("companies[seat].production[resource]",)):
    """A seat's production went down by `amount`."""

    seat: Seat
    resource: Resource
    amount: int


def produce(state: State, seat: Seat, resource: Resource, amount: int) -> Step[State]:
    """III.D A seat's production changes, never below its floor."""
    change = max(floor(resource) - state.companies[seat].production[resource], amount)
    if not change:
        return Step(state)
    kind = ProductionRaised if change > 0 else ProductionLowered
    return emit(_producing(state, seat, resource, change), kind(seat, resource, abs(change)))


def _producing(state: State, seat: Seat, resource: Resource, change: int) -> State:
    production = state.companies[seat].production
    return state.give(seat, production=put(production, resource, production[resource] + change))


class GainSetOff(Event, rule="III.E.3", touches=("companies[seat].stock[resource]",)):
    """A lasting effect brought a seat `amount` resources."""

    seat: Seat
    card: Card
    resource: Resource
    amount: int


def gain_by(state: State, seat: Seat, card: Card, resource: Resource, amount: int) -> Step[State]:
    """III.E.3 A lasting effect brings resources."""
    return emit(stocked(state, seat, resource, amount), GainSetOff(seat, card, resource, amount))


class ProductionSetOff(Event, rule="III.E.3", touches=("companies[seat].production[resource]",)):
    """A lasting effect raised a seat's production by `amount`."""

    seat: Seat
    card: Card
    resource: Resource
    amount: int


def produce_by(state: State, seat: Seat, card: Card, resource: Resource, amount: int) -> Step[State]:
    """III.E.3 A lasting effect raises a production."""
    return emit(_producing(state, seat, resource, amount), ProductionSetOff(seat, card, resource, amount))


class RatingRose(Event, rule="IX.B.1", touches=("companies[seat].rating", "companies[seat].raised")):
    """A seat's terraform rating went up by `amount` to `rating`."""

    seat: Seat
    amount: int
    rating: int


def rate(state: State, seat: Seat, amount: int) -> Step[State]:
    """IX.B.1 A seat's terraform rating goes up."""
    if not amount:
        return Step(state)
    company = state.companies[seat]
    rating = company.rating + amount
    state = state.give(seat, rating=rating, raised=company.raised or amount > 0)
    return emit(state, RatingRose(seat, amount, rating))


class CubesAdded(Event, rule="V.A.2.5", touches=("companies[seat].cubes[card]",)):
    """`amount` resources came onto a card."""

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


class CubesRemoved(Event, rule="V.A.2.5", touches=("companies[seat].cubes[card]",)):
    """`amount` resources left a card."""

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


def put_cubes(state: State, seat: Seat, card: Card, amount: int) -> Step[State]:
    """IX.C Resources come onto a card or leave it."""
    resource = FACTS[card].stores
    assert resource is not None
    cubes = state.companies[seat].cubes
    left = cubes.get(card, 0) + amount
    others = {other: number for other, number in cubes.items() if other != card}
    state = state.give(seat, cubes={**others, card: left} if left else others)
    kind = CubesAdded if amount > 0 else CubesRemoved
    return emit(state, kind(seat, card, resource, abs(amount)))
