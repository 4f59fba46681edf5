"""What a table of TerriStories is worth to a seat, which mostly is what it is worth to all."""

from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.players.purse import income, left, wages
from boardkit.games.terristories.players.weights import Weights
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.starting import targets
from boardkit.players.worth import Worth

INDICES: Final = "indices"
BUFFER: Final = "buffer"
CUBES: Final = "cubes"
INCOME: Final = "income"
WAGES: Final = "wages"
LAND: Final = "land"
OWN: Final = "own-objective"

TERMS: Final = (INDICES, BUFFER, CUBES, INCOME, WAGES, LAND, OWN)
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table by what the indices lack, what all have and will have, and the seat's own objective."""
    lacks = [mark - value for mark, value in zip(targets(state), state.indices, strict=True)]
    together = state.everyone if not state.options.conquest else (seat,)
    net = sum(income(state, one) - wages(state, one) for one in together)
    return Worth(
        {
            INDICES: -weights.index * sum(max(0, lack) for lack in lacks),
            BUFFER: weights.buffer * sum(max(0, -lack) for lack in lacks),
            CUBES: weights.cube * sum(state.tableaux[one].cubes for one in together) * (left(state) > 0),
            INCOME: weights.income * net * left(state),
            WAGES: -weights.wages * sum(_short(state, one) for one in together),
            LAND: weights.land * sum(land.cubes for land in state.land.values() if any(land.individuals)),
            OWN: weights.own * objective(state, seat),
        }
    )


def _short(state: State, seat: Seat) -> float:
    """Count the cubes that the wages of this round may lack."""
    return max(0.0, wages(state, seat) - income(state, seat) - state.tableaux[seat].cubes)


def objective(state: State, seat: Seat) -> float:
    """Tell how near a seat is to its personal objective: from 0 to 1 for both of its halves together."""
    profile = profile_of(state, seat)
    if profile is None or without_objectives(state.options, state.seats):
        return 0.0
    index = min(1.0, max(0, state.index(profile.index)) / max(1, wanted(state, profile)))
    amount = min(1.0, progress(state, seat, profile) / profile.amount(state.seats))
    return index * amount
