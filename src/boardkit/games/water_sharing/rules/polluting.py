"""5.6 and 5.8 Pollution falls into the water, flows down, and is diluted."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, RIVERS
from boardkit.games.water_sharing.box.board import OUTFALL, Spot
from boardkit.games.water_sharing.box.things import Building, Cube
from boardkit.games.water_sharing.rules.ledger import drop_pollution, lay
from boardkit.games.water_sharing.rules.means import tell_missing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import Pollute


def pollute(state: State, effect: Pollute) -> Step[State]:
    """5.6 Every building that works and pollutes drops a cube."""
    step, seat = Step(state), effect.seat
    if state.communities[seat].favours.clean:
        return step
    for at, building in state.land.of(seat):
        if at in state.worked:
            for _ in range(BLUEPRINTS[building].pollution):
                step = step.then(fall, seat, building, at)
    return step


class PollutionFell(Event, rule="5.6", touches=("pollution[to]", "bank.pollution"), where=("at", "to")):
    """A cube of pollution fell into the water."""

    seat: Seat
    building: Building
    at: Spot
    to: Spot


class ConstructionPolluted(PollutionFell):
    """A cube of pollution fell because something was built, which need not pollute ever after."""


def fall(
    state: State, seat: Seat, building: Building, at: Spot, event: type[PollutionFell] = PollutionFell
) -> Step[State]:
    """5.6 A cube of pollution falls into the nearest river, or into the sea if that is nearer."""
    to = OUTFALL[at]
    if not state.bank.pollution:
        return tell_missing(state, Cube.POLLUTION, 1, to)
    return emit(drop_pollution(state, to, 1), event(seat, building, at, to))


class CubeMoved(Event, rule="5.8", touches=("pollution[places]",), where=("at", "to")):
    """A cube of pollution moved from one hex to the next."""

    at: Spot
    to: Spot


class CubeFlowed(CubeMoved):
    """A cube of pollution moved down by one hex."""


class CubeDiluted(CubeMoved):
    """A cube too many moved on down."""


def flow(state: State) -> Step[State]:
    """5.8 Every cube moves down by one hex, all at once; then cubes too many go on down.

    To move them one after the other and yet all at once, the cubes nearest to the sea move first.
    """
    step = Step(state)
    for at in reversed(RIVERS):
        for _ in range(state.pollution.get(at, 0)):
            step = step.then(_move_down, at, CubeFlowed)
    for at in RIVERS:
        for _ in range(step.state.pollution.get(at, 0) - 1):
            step = step.then(_move_down, at, CubeDiluted)
    return step


def _move_down(state: State, at: Spot, event: type[CubeMoved]) -> Step[State]:
    to = BOARD[at].downstream
    assert to is not None
    state = state.__replace__(pollution=lay(lay(state.pollution, at, -1), to, 1))
    return emit(state, event(at, to))
