"""V.F, V.G, VI.A Plants become greeneries, and heat becomes a warmer climate."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Condition, Event, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box.effects import PlaceTile, Raise
from boardkit.games.terraforming_mars.box.things import Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules.changes import stocked
from boardkit.games.terraforming_mars.rules.effects import NO_CARD, Job, LastPlants, Pool
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import LastGreenery, TakeAction
from boardkit.games.terraforming_mars.rules.shortfalls import TooFewResources
from boardkit.games.terraforming_mars.rules.tiles import room_for_tile

HEAT_FOR_A_STEP: Final = 8
"""V.G What a step of temperature costs in heat."""

GREENERY: Final = PlaceTile(TileKind.GREENERY, 1)
WARMER: Final = Raise(Parameter.TEMPERATURE, 1)


def can_convert_plants(state: State, question: TakeAction | LastGreenery | LastPlants) -> bool:
    """V.F, XI.A Tell whether there are enough plants, and room for the greenery where that is asked for."""
    company = state.companies[question.seat]
    if company.stock[Resource.PLANTS] < company.works.plants:
        return False
    room = _room(state, question.seat)
    return room is None or room.refusal is None


def _room(state: State, seat: Seat) -> Condition | None:
    return room_for_tile(Attempt(state, seat, NO_CARD, (GREENERY,)), GREENERY)


def may_convert_plants(state: State, question: TakeAction | LastGreenery) -> Iterator[Condition]:
    """V.F, XI.A There are enough plants; by the official rulings there is room for the greenery, too."""
    company = state.companies[question.seat]
    least, has = company.works.plants, company.stock[Resource.PLANTS]
    yield must(has >= least, TooFewResources(Resource.PLANTS, least, has))
    room = _room(state, question.seat)
    if room is not None:
        yield room


def enough_heat(state: State, question: TakeAction) -> bool:
    """V.G Tell whether there is enough heat."""
    return state.companies[question.seat].stock[Resource.HEAT] >= HEAT_FOR_A_STEP


def may_convert_heat(state: State, question: TakeAction) -> Iterator[Condition]:
    """V.G There is enough heat."""
    has = state.companies[question.seat].stock[Resource.HEAT]
    yield must(enough_heat(state, question), TooFewResources(Resource.HEAT, HEAT_FOR_A_STEP, has))


class PlantsConverted(Event, rule="V.F"):
    """A seat turned plants into a greenery."""

    touches = ("companies[seat].stock",)

    seat: Seat
    plants: int


def convert_plants(state: State, question: TakeAction | LastGreenery) -> Step[State]:
    """V.F Plants become a greenery tile."""
    seat = question.seat
    plants = state.companies[seat].works.plants
    state = stocked(state, seat, Resource.PLANTS, -plants)
    state = state.ask(Pool(seat, (Job(seat, NO_CARD, (GREENERY,)),)))
    return emit(state, PlantsConverted(seat, plants))


class HeatConverted(Event, rule="V.G"):
    """A seat turned heat into a warmer climate."""

    touches = ("companies[seat].stock",)

    seat: Seat
    heat: int


def convert_heat(state: State, question: TakeAction) -> Step[State]:
    """V.G Heat becomes a step of temperature."""
    seat = question.seat
    state = stocked(state, seat, Resource.HEAT, -HEAT_FOR_A_STEP)
    state = state.ask(Pool(seat, (Job(seat, NO_CARD, (WARMER,)),)))
    return emit(state, HeatConverted(seat, HEAT_FOR_A_STEP))


def last_plants(state: State, effect: LastPlants) -> Step[State]:
    """VI In the order of the turn, plants may become greeneries a last time."""
    if not can_convert_plants(state, effect):
        return Step(state)
    return Step(state.but(active=effect.seat).ask(LastGreenery(effect.seat)))


def last_greenery(state: State, question: LastGreenery) -> Step[State]:
    """VI Another greenery; its bonuses may pay for one more."""
    return convert_plants(state.answered().ask(LastPlants(question.seat)), question)
