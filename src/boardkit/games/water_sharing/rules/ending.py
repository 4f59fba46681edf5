"""8 The end of the game."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box.things import ObjectiveCard
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import is_met, objective, penalty, without_pollution


class GameEnded(Event, rule="8"):
    """The last round is over."""


class ObjectiveMet(Event, rule="9.1", reveals=True):
    """A seat has met its objective."""

    seat: Seat
    card: ObjectiveCard
    points: int


class ObjectiveMissed(Event, rule="9.1", reveals=True):
    """A seat has not met its objective."""

    seat: Seat
    card: ObjectiveCard


class PenaltyCounted(Event, rule="8"):
    """Pollution on the board costs every seat victory points."""

    cubes: int
    points: int


def end_game(state: State) -> Step[State]:
    """8 Objectives are shown, and the pollution on the board is counted."""
    clock = state.clock.__replace__(contested=(), passed=(), refused=(), silent=())
    step = emit(state.__replace__(clock=clock), GameEnded())
    for seat in state.order:
        card = state.communities[seat].objective
        if card is not None:
            points = objective(state, card).vp
            met = is_met(state, seat, card)
            step = step.then(emit, ObjectiveMet(seat, card, points) if met else ObjectiveMissed(seat, card))
    if without_pollution(state.options):
        return step
    return step.then(emit, PenaltyCounted(sum(state.pollution.values()), penalty(state)))
