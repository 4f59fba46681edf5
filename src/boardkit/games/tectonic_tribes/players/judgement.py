"""What a table is worth to a seat: who will hold its regions, and the tribe cards that are left."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box import SEATS
from boardkit.games.tectonic_tribes.players.ground import Judge
from boardkit.games.tectonic_tribes.players.weights import Weights
from boardkit.games.tectonic_tribes.rules.dealing import hands
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.players.worth import Worth

PAIR: Final = 2
"""How many cards of a hand a round takes."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge regions by who is likely to hold them in the end, and tribe cards by the time left for them."""
    doubt = doubts(state, weights)
    regions = state.continent.regions
    held, lost = 0.0, 0.0
    for region in regions:
        tents = [region.tents.get(Seat(each), 0) for each in range(state.seats)]
        mine, others = chances(tents, seat, doubt)
        held += region.points * mine
        lost += region.points * others
    return Worth(
        {
            "regions": held,
            "regions-of-rivals": -weights.rivals * lost,
            "tribe-cards": tribes(state, seat, weights),
        }
    )


def judge(state: State, seat: Seat, weights: Weights) -> Judge:
    """Return what tells how much of a region's points counts for a seat."""
    doubt = doubts(state, weights)

    @cache
    def judged(tents: tuple[int, ...]) -> float:
        mine, others = chances(tents, seat, doubt)
        return mine - weights.rivals * others

    return judged


def chances(tents: Sequence[int], seat: Seat, doubt: float) -> tuple[float, float]:
    """Tell how likely a seat will hold a region, and how likely others will, shared among all of them."""
    most = max(tents)
    if not most:
        return 0.0, 0.0
    own, second = tents[seat], sorted(tents)[-2] if len(tents) > 1 else 0
    chance = 1.0 - doubt ** (most - second) if most > second else 0.0
    return (chance, 0.0) if own == most else (0.0, chance / (len(tents) - 1))


def doubts(state: State, weights: Weights) -> float:
    """Return the chance that a lead of one tent is lost until the end."""
    left = rounds_left(state, weights)
    return weights.doubt * left / (left + weights.slow)


def tribes(state: State, seat: Seat, weights: Weights) -> float:
    """Return what tribe cards that are left are worth beside those of the others."""
    left = rounds_left(state, weights)
    counts = [min(len(own), left) for own in state.tribes]
    others = (sum(counts) - counts[seat]) / max(1, len(counts) - 1)
    return weights.tribe * (counts[seat] - others) * left / (left + weights.late)


def rounds_left(state: State, weights: Weights) -> float:
    """Guess how many rounds are to come, not counting the one that is being played."""
    if state.last_round or not state.hand:
        return 0.0 if state.last_round else _rounds(state)
    soonest = min(map(len, state.tribes)) * weights.pace if not state.options.advanced else _rounds(state)
    hand = max(map(len, state.hands)) // PAIR
    rest = hands(state) - state.hand
    return min(soonest, hand + rest * SEATS[state.seats].hand_size // PAIR)


def _rounds(state: State) -> float:
    return hands(state) * SEATS[state.seats].hand_size // PAIR
