"""5.6 and 5.8 Pollution falls into the water, flows down, and is diluted."""

from attrs import frozen

from boardkit.core import Event, Step, emit, evolve
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, RIVERS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.rules.effects import Pollute
from boardkit.games.water_sharing.rules.ledger import lay
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.works import fall


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


def flow(state: State) -> Step[State]:
    """5.8 Every cube moves down by one hex, all at once; then cubes too many go on down.

    To move them one after the other and yet all at once, the cubes nearest to the sea move first.
    """
    step = Step(state)
    for at in reversed(RIVERS):
        for _ in range(state.pollution.get(at, 0)):
            step = step.then(_flow_down, at)
    for at in RIVERS:
        for _ in range(step.state.pollution.get(at, 0) - 1):
            step = step.then(_dilute, at)
    return step


@frozen
class CubeFlowed(Event, rule="5.8"):
    """A cube of pollution moved down by one hex."""

    touches = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


def _flow_down(state: State, at: Spot) -> Step[State]:
    to = _down(at)
    return emit(_moved(state, at, to), CubeFlowed(at, to))


@frozen
class CubeDiluted(Event, rule="5.8"):
    """A cube too many moved on down."""

    touches = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


def _dilute(state: State, at: Spot) -> Step[State]:
    to = _down(at)
    return emit(_moved(state, at, to), CubeDiluted(at, to))


def _moved(state: State, at: Spot, to: Spot) -> State:
    return evolve(state, pollution=lay(lay(state.pollution, at, -1), to, 1))


def _down(at: Spot) -> Spot:
    to = BOARD[at].downstream
    assert to is not None
    return to
