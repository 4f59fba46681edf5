"""V The generation: order of play (V.1), research (V.2), production (V.4), and the end (VI)."""

from typing import Final

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules import questions
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import terraformed
from boardkit.games.terraforming_mars.rules.variants import PACK, draft_rounds

SOLO_GENERATIONS: Final = 14


class GenerationBegun(Event, rule="V.1"):
    """A generation begins."""

    touches = ("generation", "first", "phase")

    generation: int
    first: Seat


def begin_generation(state: State) -> Step[State]:
    """V.1 The first player marker goes to the next seat."""
    first = Seat((state.first + 1) % state.seats)
    state = state.but(generation=state.generation + 1, first=first, phase=Phase.RESEARCH)
    return emit(state, GenerationBegun(state.generation, first)).then(_research)


def _research(state: State) -> Step[State]:
    """V.2 Everybody is dealt four cards, may draft them (VII.C), and buys some."""
    deals = _dealt_round(state) if state.options.official_rulings else _dealt(state)
    choosing = draft_rounds(state) or [questions.OpenOffer(seat) for seat in state.in_order]
    return Step(state.ask(*deals, *choosing, questions.BeginActions()))


def _dealt(state: State) -> list[questions.Deal]:
    return [questions.Deal(seat, PACK, offer=True) for seat in state.in_order]


def _dealt_round(state: State) -> list[questions.Deal]:
    """XI.D Where the deck will run out, cards are dealt one by one, and everybody gets as many."""
    if len(state.deck) >= PACK * state.seats:
        return _dealt(state)
    left = len(state.deck) + len(state.face_up) + sum(map(len, state.discards))
    rounds = min(PACK, left // state.seats)
    return [questions.Deal(seat, 1, offer=True) for _ in range(rounds) for seat in state.in_order]


class ProductionBegun(Event, rule="V.4"):
    """The production phase begins."""

    touches = ("phase",)

    generation: int


def produce_all(state: State) -> Step[State]:
    """V.4 Energy becomes heat; then everybody produces, and cards can be used again."""
    step = emit(state.but(phase=Phase.PRODUCTION), ProductionBegun(state.generation))
    return step.each(state.in_order, _produce).then(_after_production)


class Produced(Event, rule="V.4.2"):
    """A seat produced; energy has become heat before."""

    touches = (
        "companies[seat].stock",
        "companies[seat].used",
        "companies[seat].next_card",
        "companies[seat].passed",
        "companies[seat].raised",
    )

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


def _produce(state: State, seat: Seat) -> Step[State]:
    company = state.companies[seat]
    income = list(company.production)
    income[Resource.MEGACREDITS] += company.rating
    stock = [has + more for has, more in zip(company.stock, income, strict=True)]
    stock[Resource.HEAT] += company.stock[Resource.ENERGY]
    stock[Resource.ENERGY] = income[Resource.ENERGY]
    state = state.give(seat, stock=tuple(stock), used=(), next_card=(), passed=False, raised=False)
    return emit(state, Produced(seat, *income))


class LastPlantsBegun(Event, rule="VI.A"):
    """All parameters are at their goals, or the time is up: plants become greeneries a last time."""

    touches = ("phase",)


def is_last(state: State) -> bool:
    """VI, VII.B Tell whether none follows: all three goals are reached, or a lone player's time is up."""
    return state.generation >= SOLO_GENERATIONS if state.solo else terraformed(state)


def _after_production(state: State) -> Step[State]:
    """VI, VII.B All three parameters at their goals, or a lone player's time up: the end is near."""
    if not is_last(state):
        return Step(state.ask(questions.BeginGeneration()))
    state = state.but(phase=Phase.ENDING)
    state = state.ask(*(questions.LastPlants(seat) for seat in state.in_order), questions.EndGame())
    return emit(state, LastPlantsBegun())


class GameEnded(Event, rule="VI.B"):
    """The game is over."""


def end_game(state: State) -> Step[State]:
    """VI Nobody is asked any more."""
    return emit(state, GameEnded())
