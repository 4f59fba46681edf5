"""V.6 Phase 6: rain on the planet, and what the economy brings or costs."""

from collections.abc import Iterator

from boardkit.core import Condition, Seat, Step, emit, must
from boardkit.games.terristories.box import RAIN, bonus
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules import refusals
from boardkit.games.terristories.rules.events.later import (
    EconomyCost,
    EconomyPaid,
    NothingGrew,
    RainAdjusted,
    RainTossed,
    Regenerated,
)
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.games.terristories.rules.ledger import add_cubes, gain, room
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Rain
from boardkit.games.terristories.rules.questions import TossRain
from boardkit.maps.octagons import Octagon


def sides(state: State, question: TossRain) -> Iterator[Rain]:
    """V.6.a The token has two sides."""
    del state, question
    return map(Rain, RAIN)


def may_rain(state: State, question: TossRain, move: Rain) -> Iterator[Condition]:
    """V.6.a The token has two sides."""
    del state, question
    yield must(move.amount in RAIN, refusals.NoSuchRain())


def toss(state: State, question: TossRain, move: Rain) -> Step[State]:
    """V.6.a to V.6.c It rains, more or less as the environment has it, and the economy pays or is paid."""
    del question
    step = emit(state.answered(), RainTossed(move.amount))
    return step.then(_water, move.amount).then(_economy)


def _water(state: State, fallen: int) -> Step[State]:
    """V.6.a, V.6.b Every fertile territory receives cubes, as many as it holds."""
    more = bonus(Index.ENVIRONMENT, state.index(Index.ENVIRONMENT))
    rain = fallen + more
    added = {at: min(room(state, at), max(0, rain + state.season.rain.get(at, 0))) for at in state.land}
    step = emit(state, RainAdjusted(Shift(more))) if more else Step(state)
    for amount in sorted({*added.values()} - {0}, reverse=True):
        step = step.then(_grow, tuple(at for at in added if added[at] == amount), amount)
    return step if any(added.values()) else step.then(emit, NothingGrew())


def _grow(state: State, territories: tuple[Octagon, ...], amount: int) -> Step[State]:
    for at in territories:
        state = add_cubes(state, at, amount)
    return emit(state, Regenerated(territories, amount))


def _economy(state: State) -> Step[State]:
    """V.6.c A strong economy pays everybody; a ruined one costs a cube, where there is one."""
    amount = bonus(Index.ECONOMY, state.index(Index.ECONOMY))
    step = Step(state)
    for seat in state.order:
        step = step.then(_settle_up, seat, max(amount, -state.tableaux[seat].cubes))
    return step


def _settle_up(state: State, seat: Seat, change: int) -> Step[State]:
    if not change:
        return Step(state)
    event = EconomyPaid(seat, change) if change > 0 else EconomyCost(seat, -change)
    return emit(gain(state, seat, change), event)
