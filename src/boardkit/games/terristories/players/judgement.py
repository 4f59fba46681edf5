"""What a table of TerriStories is worth to a seat, which mostly is what it is worth to all."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.box import ROUNDS
from boardkit.games.terristories.box.things import INDICES as ORDER
from boardkit.games.terristories.players.growing import demand, flow
from boardkit.games.terristories.players.projects import promised
from boardkit.games.terristories.players.purse import given, income, left, wages
from boardkit.games.terristories.players.roles import (
    begun,
    promised_cubes,
    promised_indices,
    promised_own_index,
)
from boardkit.games.terristories.players.weights import Weights
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.harvest import allowed
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.scoring import score
from boardkit.games.terristories.rules.starting import targets
from boardkit.maps.octagons import Octagon
from boardkit.players.mind import WON
from boardkit.players.worth import Worth

INDICES: Final = "indices"
OWN_INDEX: Final = "own-index"
BUFFER: Final = "buffer"
CUBES: Final = "cubes"
INCOME: Final = "income"
OWN_INCOME: Final = "own-income"
WAGES: Final = "wages"
LAND: Final = "land"
HAND: Final = "hand"
OWN: Final = "own-objective"

WINNING: Final = 40.0
"""What it is worth to win, in points of an index."""

TERMS: Final = (INDICES, OWN_INDEX, BUFFER, CUBES, INCOME, OWN_INCOME, WAGES, LAND, HAND, OWN)
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table by what the indices lack, what all have and will have, and the seat's own objective."""
    lacks, conquest = _lacks(state, seat), state.options.conquest
    missing = -weights.index * sum(max(0, lack) for lack in lacks)
    together = state.everyone if not conquest else (seat,)
    net = sum(lasting(state, one) - wages(state, one) for one in together)
    cubes = float(sum(state.tableaux[one].cubes for one in together) * (left(state) > 0))
    if state.round <= 1:
        # Nothing else tells one role from another before the first projects are paid.
        missing += weights.index * (promised_own_index(state, seat) if conquest else promised_indices(state))
        cubes += sum(promised_cubes(state, one) for one in together)
    return Worth(
        {
            INDICES: missing * (not conquest),
            OWN_INDEX: missing * conquest,
            BUFFER: weights.buffer * sum(max(0, -lack) for lack in lacks),
            CUBES: weights.cube * cubes,
            INCOME: weights.income * net * left(state) * (not conquest),
            OWN_INCOME: weights.income * net * left(state) * conquest,
            WAGES: -weights.wages * sum(_short(state, one) for one in together),
            LAND: weights.land * sum(land.cubes for land in state.land.values() if any(land.individuals)),
            HAND: weights.hand * promised(state, seat) * (1 < state.round < ROUNDS),
            OWN: weights.own * objective(state, seat) * (1 + state.round / ROUNDS),
        }
    )


def aim(state: State) -> float:
    """VI Add up the markers, from which the indices lack something."""
    return float(sum(targets(state)))


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """VI.c Judge a finished table: all winners have won, and one's own objective is the finer victory.

    Nothing is worse than that others have won, or that all have lost.
    """
    won = seat in score(state).winners
    if without_objectives(state.options, state.seats):
        return Worth({WON: WINNING * won})
    own = state.outcome is not None and seat in state.outcome.personal
    return Worth({WON: WINNING if won else -weights.lost, OWN: weights.finer * own})


def _lacks(state: State, seat: Seat) -> Sequence[int]:
    """Count what the indices lack; in a conquest, only that of the seat's own objective."""
    if not state.options.conquest:
        return [mark - value for mark, value in zip(targets(state), state.indices, strict=True)]
    profile = profile_of(state, seat)
    return [] if profile is None else [wanted(state, profile) - state.index(profile.index)]


def lasting(state: State, seat: Seat) -> float:
    """Count what a seat will harvest in each round to come, as long as the land and the rain last."""
    shares = (_share(state, seat, at) for at, land in state.land.items() if land.individuals[seat])
    return sum(shares) + given(state, seat)


def _share(state: State, seat: Seat, at: Octagon) -> float:
    mine = allowed(state, seat, at)
    return mine * min(1.0, flow(state, at) / demand(state, at)) if mine else 0.0


def _short(state: State, seat: Seat) -> float:
    """Count the cubes that the wages of this round may lack."""
    return max(0.0, wages(state, seat) - income(state, seat) - state.tableaux[seat].cubes)


def objective(state: State, seat: Seat) -> float:
    """Tell how near a seat is to its personal objective: from 0 to 1 for both of its halves together."""
    profile = profile_of(state, seat)
    if profile is None or without_objectives(state.options, state.seats):
        return 0.0
    start, mark = begun(state)[ORDER.index(profile.index)], wanted(state, profile)
    index = min(1.0, max(0, state.index(profile.index) - start) / max(1, mark - start))
    amount = min(1.0, progress(state, seat, profile) / profile.amount(state.seats))
    return index * amount
