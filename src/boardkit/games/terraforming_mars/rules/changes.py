"""II.B, III.D, IX.C Parameters, stock, production, rating and cubes go up and down; refusals for lacks."""

from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must, put
from boardkit.games.terraforming_mars.box import FACTS, TRACKS
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Parameter, Resource
from boardkit.games.terraforming_mars.rules import jobs
from boardkit.games.terraforming_mars.rules.model import CardEvent, State
from boardkit.games.terraforming_mars.rules.questions import NO_CARD, Job


class TooExpensive(Refusal, word="too-expensive", rule="V.A.2.1", lacks=("cost", "has")):
    """The seat cannot pay so much."""

    cost: int
    has: int


def affordable(has: int, cost: int) -> Condition:
    """V.A.2.1 Whoever pays has as much."""
    return must(has >= cost, TooExpensive(cost, has))


class TooFewResources(Refusal, word="too-few-resources", rule="V.A.1", lacks=("wanted", "has")):
    """The seat has too few of a resource."""

    resource: Resource
    wanted: int
    has: int


class TooFewCards(Refusal, word="too-few-cards", rule="V.B.1", lacks=("wanted", "has")):
    """The seat has too few cards in hand."""

    wanted: int
    has: int


class ProductionTooLow(Refusal, word="production-too-low", rule="V.A.2.3", lacks=("wanted", "has")):
    """The seat's production is too low to be required or lowered."""

    resource: Resource
    wanted: int
    has: int


LEAST_MEGACREDITS: Final = -5  # III.D Only the production of megacredits may be negative, down to this


def floor(resource: Resource) -> int:
    """III.D Return the least production of a resource."""
    return LEAST_MEGACREDITS if resource is Resource.MEGACREDITS else 0


class ResourceEvent(SeatEvent):
    """So much of a resource, or of its production, came to a seat or left it."""

    resource: Resource
    amount: int


class StockGained(ResourceEvent, rule="IX.C", touches=("companies[seat].stock[resource]",)):
    """A seat's stock grew by `amount`."""


class StockSpent(ResourceEvent, rule="IX.C", touches=("companies[seat].stock[resource]",)):
    """A seat's stock shrank by `amount`."""


def gain(state: State, seat: Seat, resource: Resource, amount: int, by: Card | None = None) -> Step[State]:
    """IX.C, III.E.3 A seat's stock grows, perhaps by a lasting effect, or shrinks by a negative amount."""
    if not amount:
        return Step(state)
    kind = StockGained if amount > 0 else StockSpent
    event = kind(seat, resource, abs(amount)) if by is None else GainSetOff(seat, by, resource, amount)
    return emit(stocked(state, seat, resource, amount), event)


def stocked(state: State, seat: Seat, resource: Resource, amount: int) -> State:
    """Put resources on a seat's board, or take a negative amount away."""
    stock = state.companies[seat].stock
    return state.give(seat, stock=put(stock, resource, stock[resource] + amount))


class ProductionRaised(ResourceEvent, rule="III.D.1"):
    """A seat's production went up by `amount`."""

    touches = ("companies[seat].production[resource]", "companies[seat].mined")


class ProductionLowered(ResourceEvent, rule="III.D.1", touches=("companies[seat].production[resource]",)):
    """A seat's production went down by `amount`."""


def produce(state: State, seat: Seat, resource: Resource, amount: int, by: Card | None = None) -> Step[State]:
    """III.D, III.E.3 A seat's production changes, perhaps by a lasting effect, never below its floor."""
    made = state.companies[seat].production
    change = max(floor(resource) - made[resource], amount)
    if not change:
        return Step(state)
    kind = ProductionRaised if change > 0 else ProductionLowered
    event = kind(seat, resource, abs(change)) if by is None else ProductionSetOff(seat, by, resource, change)
    return emit(state.give(seat, production=put(made, resource, made[resource] + change)), event)


class GainSetOff(CardEvent, rule="III.E.3", touches=("companies[seat].stock[resource]",)):
    """A lasting effect brought a seat `amount` resources."""

    resource: Resource
    amount: int


class ProductionSetOff(CardEvent, rule="III.E.3", touches=("companies[seat].production[resource]",)):
    """A lasting effect raised a seat's production by `amount`."""

    resource: Resource
    amount: int


class RatingRose(SeatEvent, rule="IX.B.1", touches=("companies[seat].rating", "companies[seat].raised")):
    """A seat's terraform rating went up by `amount` to `rating`."""

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


class CubesAdded(CardEvent, rule="V.A.2.5", touches=("companies[seat].cubes[card]",)):
    """`amount` resources came onto a card."""

    resource: CardResource
    amount: int


class CubesRemoved(CardEvent, rule="V.A.2.5", touches=("companies[seat].cubes[card]",)):
    """`amount` resources left a card."""

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


ICE_MELTS: Final = 0  # the temperature that brings an ocean
GREENHOUSE: Final = 8  # the oxygen that brings a step of temperature


def level(state: State, parameter: Parameter) -> int:
    """Return where a global parameter stands."""
    match parameter:
        case Parameter.TEMPERATURE:
            return state.temperature
        case Parameter.OXYGEN:
            return state.oxygen
        case Parameter.OCEANS:
            return state.planet.oceans


def at_goal(state: State, parameter: Parameter) -> bool:
    """II.B Tell whether a parameter has reached its goal."""
    return level(state, parameter) >= TRACKS[parameter].goal


def terraformed(state: State) -> bool:
    """VI Tell whether all three parameters have reached their goals."""
    return all(at_goal(state, parameter) for parameter in Parameter)


class ParameterAtGoal(SeatEvent, rule="II.B", wasted=True):
    """A parameter stands at its goal, so that nothing is raised."""

    parameter: Parameter


def raise_steps(state: State, seat: Seat, parameter: Parameter, steps: int) -> Step[State]:
    """II.B Raise a parameter step by step; steps beyond the goal are lost."""
    step = emit(state, ParameterAtGoal(seat, parameter)) if at_goal(state, parameter) else Step(state)
    for _ in range(steps):
        step = step.then(_raise_once, seat, parameter)
    return step


class ParameterRaised(SeatEvent, rule="II.B", touches=("[parameter]",)):
    """A seat raised the temperature or the oxygen to `value`."""

    parameter: Parameter
    value: int


def _raise_once(state: State, seat: Seat, parameter: Parameter) -> Step[State]:
    if at_goal(state, parameter):
        return Step(state)
    value = level(state, parameter) + TRACKS[parameter].step
    step = emit(state.but(**{parameter.value: value}), ParameterRaised(seat, parameter, value))
    step = step.then(rate, seat, 1)
    # III.A Whoever brings a parameter to a bonus step gets the bonus.
    due = [Job(seat, NO_CARD, (effect,)) for effect in TRACKS[parameter].bonuses.get(value, ())]
    return step.then(emit, BonusReached(seat, parameter, value)).then(jobs.add, due) if due else step


class BonusReached(SeatEvent, rule="III.A.7", minor=True):
    """A parameter has reached a bonus step."""

    parameter: Parameter
    value: int


def brings_ocean(state: State, parameter: Parameter, steps: int) -> bool:
    """III.A Tell whether raising a parameter so far leads to an ocean that somebody places."""
    if parameter is Parameter.OXYGEN:
        warmer = state.oxygen < GREENHOUSE <= state.oxygen + steps
        return warmer and brings_ocean(state, Parameter.TEMPERATURE, 1)
    reached = state.temperature + steps * TRACKS[parameter].step
    return state.temperature < ICE_MELTS <= reached and not at_goal(state, Parameter.OCEANS)
