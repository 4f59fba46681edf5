"""V.E to V.G, VI.A Actions of cards in play; plants become greeneries, and heat a warmer climate."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.terraforming_mars.box import FACTS, effects
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules import card_effects, changes, land, moves
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import CardEvent, State
from boardkit.games.terraforming_mars.rules.requirements import wanted

_use_action: Final = cache(moves.UseCardAction)  # the moves, made once: they are listed again and again


def usable(state: State, question: qs.TakeAction) -> Iterator[moves.UseCardAction]:
    """V.E List the actions of cards that may be used: their conditions hold, and their costs can be paid."""
    seat, company = question.seat, state.companies[question.seat]
    for card in company.works.active:
        for option, action in enumerate(FACTS[card].actions if card not in company.used else (), 1):
            holds = action.condition is None or wanted(state, seat, action.condition).refusal is None
            if holds and not (action.cost and card_effects.hindered(Attempt(state, seat, card, action.cost))):
                yield _use_action(card, option)


class NoSuchAction(Refusal, word="no-such-action", rule="V.E"):
    """The card has no such action in play."""

    card: Card
    option: int


class ActionUsedUp(Refusal, word="action-used-up", rule="V.E"):
    """The card's action was used in this generation."""

    card: Card


def may_use(state: State, question: qs.TakeAction, move: moves.UseCardAction) -> Iterator[Condition]:
    """V.E A card's action is used once a generation, its condition holds, and its cost can be paid."""
    seat, card, option = question.seat, move.card, move.option
    company = state.companies[seat]
    there = card in company.tableau and 1 <= option <= len(FACTS[card].actions)
    yield must(there, NoSuchAction(card, option))
    if not there:
        return
    yield must(card not in company.used, ActionUsedUp(card))
    action = FACTS[card].actions[option - 1]
    if action.condition:
        yield wanted(state, seat, action.condition)
    yield from card_effects.demands(Attempt(state, seat, card, action.cost))


class ActionUsed(CardEvent, rule="V.E", touches=("companies[seat].used",)):
    """A seat used the action of a card."""


def use(state: State, question: qs.TakeAction, move: moves.UseCardAction) -> Step[State]:
    """V.E The cost is paid, then the effects follow; the card is marked as used."""
    seat, card = question.seat, move.card
    action = FACTS[card].actions[move.option - 1]
    state = state.give(seat, used=(*state.companies[seat].used, card))
    state = state.ask(qs.Pool(seat, (qs.Job(seat, card, (*action.cost, *action.effects)),)))
    return emit(state, ActionUsed(seat, card))


HEAT_FOR_A_STEP: Final = 8  # V.G What a step of temperature costs in heat
GREENERY: Final = effects.PlaceTile(TileKind.GREENERY, 1)
WARMER: Final = effects.Raise(Parameter.TEMPERATURE, 1)


def can_plant(state: State, question: qs.TakeAction | qs.LastGreenery | qs.LastPlants) -> bool:
    """V.F, XI.A Tell whether there are enough plants, and room for the greenery where that is asked for."""
    company = state.companies[question.seat]
    if company.stock[Resource.PLANTS] < company.works.plants:
        return False
    room = _room(state, question.seat)
    return room is None or room.refusal is None


def _room(state: State, seat: Seat) -> Condition | None:
    return land.room_for_tile(Attempt(state, seat, qs.NO_CARD, (GREENERY,)), GREENERY)


def may_plant(state: State, question: qs.TakeAction | qs.LastGreenery) -> Iterator[Condition]:
    """V.F, XI.A There are enough plants; by the official rulings there is room for the greenery, too."""
    company = state.companies[question.seat]
    least, has = company.works.plants, company.stock[Resource.PLANTS]
    yield must(has >= least, changes.TooFewResources(Resource.PLANTS, least, has))
    room = _room(state, question.seat)
    if room is not None:
        yield room


def can_warm(state: State, question: qs.TakeAction) -> bool:
    """V.G Tell whether there is enough heat."""
    return state.companies[question.seat].stock[Resource.HEAT] >= HEAT_FOR_A_STEP


def may_warm(state: State, question: qs.TakeAction) -> Iterator[Condition]:
    """V.G There is enough heat."""
    has = state.companies[question.seat].stock[Resource.HEAT]
    yield must(can_warm(state, question), changes.TooFewResources(Resource.HEAT, HEAT_FOR_A_STEP, has))


class PlantsConverted(SeatEvent, rule="V.F", touches=("companies[seat].stock",)):
    """A seat turned plants into a greenery."""

    plants: int


def plant(state: State, question: qs.TakeAction | qs.LastGreenery) -> Step[State]:
    """V.F Plants become a greenery tile."""
    seat = question.seat
    plants = state.companies[seat].works.plants
    state = changes.stocked(state, seat, Resource.PLANTS, -plants)
    state = state.ask(qs.Pool(seat, (qs.Job(seat, qs.NO_CARD, (GREENERY,)),)))
    return emit(state, PlantsConverted(seat, plants))


class HeatConverted(SeatEvent, rule="V.G", touches=("companies[seat].stock",)):
    """A seat turned heat into a warmer climate."""

    heat: int


def warm(state: State, question: qs.TakeAction) -> Step[State]:
    """V.G Heat becomes a step of temperature."""
    seat = question.seat
    state = changes.stocked(state, seat, Resource.HEAT, -HEAT_FOR_A_STEP)
    state = state.ask(qs.Pool(seat, (qs.Job(seat, qs.NO_CARD, (WARMER,)),)))
    return emit(state, HeatConverted(seat, HEAT_FOR_A_STEP))


def last_plants(state: State, effect: qs.LastPlants) -> Step[State]:
    """VI In the order of the turn, plants may become greeneries a last time."""
    if not can_plant(state, effect):
        return Step(state)
    return Step(state.but(active=effect.seat).ask(qs.LastGreenery(effect.seat)))


def replant(state: State, question: qs.LastGreenery) -> Step[State]:
    """VI Another greenery; its bonuses may pay for one more."""
    return plant(state.answered().ask(qs.LastPlants(question.seat)), question)
