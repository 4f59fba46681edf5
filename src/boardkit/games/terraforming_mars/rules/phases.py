"""V The generation: order of play (V.1), research (V.2), production (V.4), and the end (VI)."""

from typing import Final

from boardkit.core import Pending, Seat, Step, emit
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules import offers
from boardkit.games.terraforming_mars.rules.effects import (
    BeginActions,
    BeginGeneration,
    Deal,
    EndDraft,
    EndGame,
    LastPlants,
    OpenOffer,
)
from boardkit.games.terraforming_mars.rules.events import (
    GameEnded,
    GenerationBegun,
    LastPlantsBegun,
    Produced,
    ProductionBegun,
)
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import terraformed

SOLO_GENERATIONS: Final = 14


def begin_generation(state: State) -> Step[State]:
    """V.1 The first player marker goes to the next seat; V.2 everybody is dealt four cards."""
    first = Seat((state.first + 1) % state.seats)
    state = state.but(generation=state.generation + 1, first=first, phase=Phase.RESEARCH)
    drafts = state.options.draft and not state.solo
    deals: list[Pending] = [Deal(seat, offers.PACK, offer=True) for seat in state.in_order]
    step = emit(state, GenerationBegun(state.generation, first))
    if drafts and _enough(state):
        asked = offers.begin_draft(step.state.ask(EndDraft(), BeginActions()))
        return Step(asked.ask(*deals), step.frames)
    buying = [OpenOffer(seat) for seat in state.in_order]
    return Step(step.state.ask(*deals, *buying, BeginActions()), step.frames)


def _enough(state: State) -> bool:
    """VII.C Packs are passed only if all of them are whole."""
    left = len(state.deck) + len(state.face_up) + sum(map(len, state.discards))
    return left >= offers.PACK * state.seats


def produce_all(state: State) -> Step[State]:
    """V.4 Energy becomes heat; then everybody produces, and cards can be used again."""
    step = emit(state.but(phase=Phase.PRODUCTION), ProductionBegun(state.generation))
    for seat in state.in_order:
        step = step.then(_produce, seat)
    return step.then(_after_production)


def _produce(state: State, seat: Seat) -> Step[State]:
    company = state.companies[seat]
    income = list(company.production)
    income[Resource.MEGACREDITS] += company.rating
    stock = [has + more for has, more in zip(company.stock, income, strict=True)]
    stock[Resource.HEAT] += company.stock[Resource.ENERGY]
    stock[Resource.ENERGY] = income[Resource.ENERGY]
    state = state.give(seat, stock=tuple(stock), used=(), next_card=(), passed=False, raised=False)
    return emit(state, Produced(seat, *income))


def _after_production(state: State) -> Step[State]:
    """VI, VII.B All three parameters at their goals, or a lone player's time up: the end is near."""
    over = state.generation >= SOLO_GENERATIONS if state.solo else terraformed(state)
    if not over:
        return Step(state.ask(BeginGeneration()))
    state = state.but(phase=Phase.ENDING)
    state = state.ask(*(LastPlants(seat) for seat in state.in_order), EndGame())
    return emit(state, LastPlantsBegun())


def end_game(state: State) -> Step[State]:
    """VI Nobody is asked any more."""
    return emit(state, GameEnded())
