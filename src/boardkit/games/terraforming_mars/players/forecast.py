"""How long the game will last: the clock by which all income is judged."""

from math import sqrt

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import Parameter, Resource
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.phases import SOLO_GENERATIONS


def steps_left(state: State, parameter: Parameter) -> int:
    """Count the steps that a parameter lacks."""
    track = TRACKS[parameter]
    return max(0, (track.goal - level(state, parameter)) // track.step)


def generations_left(state: State, weights: Weights) -> float:
    """Guess how many generations come after this one, in tenths; 0 in the last one.

    A seat raises about `pace` times n steps in generation n; what it has spent of this one raises no more.
    """
    if state.phase is Phase.ENDING:
        return 0.0
    if state.solo:
        return float(SOLO_GENERATIONS - state.generation)
    steps = sum(steps_left(state, parameter) for parameter in Parameter)
    if not steps:
        return 0.0
    speed = state.seats * weights.pace
    rest = max(0.0, steps - speed * state.generation * _still_to_come(state))
    now = state.generation + 0.5
    return max(0.2, round(sqrt(now * now + 2 * rest / speed) - now, 1))


def _still_to_come(state: State) -> float:
    """Tell how much of this generation's doing is still ahead, as a share."""
    return sum(_unspent(state, seat) for seat in state.everyone) / state.seats


def _unspent(state: State, seat: Seat) -> float:
    company = state.companies[seat]
    if company.passed:
        return 0.0
    income = company.rating + company.production[Resource.MEGACREDITS]
    return min(1.0, company.stock[Resource.MEGACREDITS] / max(10, income))
