"""3.4 and 4 The end of a round, of a hand, and of the game."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.dealing import hands
from boardkit.games.tectonic_tribes.rules.effects import BeginHand
from boardkit.games.tectonic_tribes.rules.model import Region, State
from boardkit.games.tectonic_tribes.rules.placing import lose_own
from boardkit.games.tectonic_tribes.rules.rounds import pass_hands
from boardkit.maps.squares import Square


def end_round(state: State) -> Step[State]:
    """3.4 Cards that were not laid leave; then the hands go on, or a new one is dealt, or all is over."""
    return Step(state).each(state.order, lose_own).then(_go_on)


def _go_on(state: State) -> Step[State]:
    hand_is_over = not any(state.hands)
    if state.last_round or (hand_is_over and state.hand == hands(state)):
        return end_game(state)
    return Step(state.ask(BeginHand())) if hand_is_over else pass_hands(state)


class GameEnded(Event, rule="4"):
    """The last round is over."""

    touches = ("order",)


def end_game(state: State) -> Step[State]:
    """4 The regions are counted, one after the other."""
    step = emit(state.__replace__(order=(), acted=()), GameEnded())
    return step.each(state.continent.regions, _count)


class RegionScored(Event, rule="4"):
    """A region is counted for the seat that holds it."""

    where = ("squares",)

    seat: Seat
    terrain: Terrain
    squares: tuple[Square, ...]
    points: int


def _count(state: State, region: Region) -> Step[State]:
    """4 A region counts for the seat that has most tents around it; equal tents, and nobody scores."""
    if region.holder is None:
        return Step(state)
    squares = tuple(sorted(region.squares))
    return emit(state, RegionScored(region.holder, region.terrain, squares, region.points))
