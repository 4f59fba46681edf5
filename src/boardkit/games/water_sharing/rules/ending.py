"""8 The end of the game."""

from boardkit.core import Step, emit, evolve
from boardkit.games.water_sharing.rules.events.course import (
    GameEnded,
    ObjectiveMet,
    ObjectiveMissed,
    PenaltyCounted,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import is_met, objective, penalty, without_pollution


def end_game(state: State) -> Step[State]:
    """8 Objectives are shown, and the pollution on the board is counted."""
    clock = evolve(state.clock, contested=(), passed=(), refused=(), silent=())
    step = emit(evolve(state, clock=clock), GameEnded())
    for seat in state.order:
        card = state.communities[seat].objective
        if card is not None:
            points = objective(state, card).vp
            met = is_met(state, seat, card)
            step = step.then(emit, ObjectiveMet(seat, card, points) if met else ObjectiveMissed(seat, card))
    if without_pollution(state.options):
        return step
    return step.then(emit, PenaltyCounted(sum(state.pollution.values()), penalty(state)))
