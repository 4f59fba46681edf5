"""V The generation: order of play (V.1), research (V.2), turns (V.3), production (V.4), and the end (VI)."""

from typing import Final

from boardkit.core import Pending, Seat, Step, emit
from boardkit.games.terraforming_mars.box import TILES
from boardkit.games.terraforming_mars.box.effects import PlaceTile
from boardkit.games.terraforming_mars.box.things import Resource, TileKind
from boardkit.games.terraforming_mars.rules import offers
from boardkit.games.terraforming_mars.rules.changes import stocked
from boardkit.games.terraforming_mars.rules.effects import (
    NO_CARD,
    BeginActions,
    BeginGeneration,
    Deal,
    EndDraft,
    EndGame,
    Job,
    LastPlants,
    NextAction,
    OpenOffer,
    Pool,
    Produce,
)
from boardkit.games.terraforming_mars.rules.events import (
    ActionsBegun,
    GameEnded,
    GenerationBegun,
    LastPlantsBegun,
    PlantsConverted,
    Produced,
    ProductionBegun,
)
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import terraformed
from boardkit.games.terraforming_mars.rules.questions import LastGreenery, TakeAction
from boardkit.games.terraforming_mars.rules.works import works

ACTIONS_A_TURN: Final = 2
SOLO_GENERATIONS: Final = 14
GREENERY: Final = PlaceTile(TileKind.GREENERY, 1, TILES[TileKind.GREENERY].placement)


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


def begin_actions(state: State) -> Step[State]:
    """V.3 The first seat begins."""
    state = state.but(phase=Phase.ACTIONS).ask(NextAction(state.first, 0))
    return emit(state, ActionsBegun())


def next_action(state: State, effect: NextAction) -> Step[State]:
    """V.3 A turn has one or two actions; then the next seat that has not passed has one."""
    seat = effect.seat
    if effect.taken == 0 and not state.companies[seat].passed:
        return Step(state.but(active=seat).ask(TakeAction(seat, 0)))
    if 0 < effect.taken < ACTIONS_A_TURN:
        return Step(state.ask(TakeAction(seat, effect.taken)))
    return next_turn(state, seat)


def next_turn(state: State, seat: Seat) -> Step[State]:
    """V.3 The turn goes clockwise to a seat that has not passed; when all have, the phase is over."""
    for n in range(1, state.seats + 1):
        other = Seat((seat + n) % state.seats)
        if not state.companies[other].passed:
            return Step(state.but(active=other).ask(TakeAction(other, 0)))
    return Step(state.ask(Produce()))


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


def last_plants(state: State, effect: LastPlants) -> Step[State]:
    """VI In the order of the turn, plants may become greeneries a last time."""
    company = state.companies[effect.seat]
    if company.stock[Resource.PLANTS] < works(company.tableau).plants:
        return Step(state)
    return Step(state.but(active=effect.seat).ask(LastGreenery(effect.seat)))


def last_greenery(state: State, question: LastGreenery) -> Step[State]:
    """VI Another greenery; its bonuses may pay for one more."""
    state = state.answered().ask(LastPlants(question.seat))
    return convert_plants(state, question.seat)


def convert_plants(state: State, seat: Seat) -> Step[State]:
    """V.F Plants become a greenery tile."""
    plants = works(state.companies[seat].tableau).plants
    state = stocked(state, seat, Resource.PLANTS, -plants)
    state = state.ask(Pool(seat, (Job(seat, NO_CARD, (GREENERY,)),)))
    return emit(state, PlantsConverted(seat, plants))


def end_game(state: State) -> Step[State]:
    """VI Nobody is asked any more."""
    return emit(state, GameEnded())
