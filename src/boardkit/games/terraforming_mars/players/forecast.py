"""How long the game will last: the clock by which all income is judged."""

from collections.abc import Mapping
from math import sqrt
from typing import Final

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import Parameter, Resource
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.phases import SOLO_GENERATIONS

DUES: Final[Mapping[Parameter, int]] = {Parameter.TEMPERATURE: 22, Parameter.OXYGEN: 8, Parameter.OCEANS: 10}
"""How many megacredits a step holds up the end: greeneries are wanted anyway, warmth comes last."""

EARNED: Final = (1.0, 1.5, 2.5, 2.0, 1.0, 1.0)
"""What a unit of each production earns in a generation, in megacredits."""


def steps_left(state: State, parameter: Parameter) -> int:
    """Count the steps that a parameter lacks."""
    track = TRACKS[parameter]
    return max(0, (track.goal - level(state, parameter)) // track.step)


def generations_left(state: State, weights: Weights) -> float:
    """Guess how many generations come after this one, in tenths; 0 in the last one.

    What Mars lacks wants so many megacredits; for that, a share of what all seats earn is spent, and a seat
    earns `surge` more from one generation to the next. What has been spent of this one raises no more.
    """
    if state.phase is Phase.ENDING:
        return 0.0
    if state.solo:
        return float(SOLO_GENERATIONS - state.generation)
    wanting = sum(DUES[parameter] * steps_left(state, parameter) for parameter in Parameter)
    if not wanting:
        return 0.0
    earned = weights.pace * sum(_yield(company) for company in state.companies)
    rest = max(0.0, wanting - earned * _still_to_come(state))
    surge = weights.pace * weights.surge * state.seats
    return max(0.2, round((sqrt(earned * earned + 2 * surge * rest) - earned) / surge, 1))


def _yield(company: Company) -> float:
    """Return what a seat earns in a generation, in megacredits."""
    made = (number * price for number, price in zip(company.production, EARNED, strict=True))
    return company.rating + sum(made)


def _still_to_come(state: State) -> float:
    """Tell how much of this generation's doing is still ahead, as a share."""
    return sum(_unspent(state, seat) for seat in state.everyone) / state.seats


def _unspent(state: State, seat: Seat) -> float:
    company = state.companies[seat]
    if company.passed:
        return 0.0
    income = company.rating + company.production[Resource.MEGACREDITS]
    return min(1.0, company.stock[Resource.MEGACREDITS] / max(10, income))
