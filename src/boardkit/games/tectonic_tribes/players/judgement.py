"""What a table is worth to a seat: who will hold its regions, and the tribe cards that are left."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box import SEATS
from boardkit.games.tectonic_tribes.players.ground import Judge
from boardkit.games.tectonic_tribes.players.weights import Weights
from boardkit.games.tectonic_tribes.rules.dealing import hands
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.players.mind import WON, win
from boardkit.players.worth import Worth

PAIR: Final = 2
"""How many cards of a hand a round takes."""

WINNING: Final = 10.0
"""What it is worth to win, in points."""

TERMS: Final = ("regions", "regions-of-rivals", "tribe-cards")
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge regions by who is likely to hold them in the end, and tribe cards by the time left for them."""
    points = expected(state, weights)
    fear = fears(points, seat, weights)
    return Worth(
        {
            "regions": points[seat],
            "regions-of-rivals": -sum(each * own for each, own in zip(fear, points, strict=True)),
            "tribe-cards": tribes(state, seat, weights),
        }
    )


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a finished table by the same terms, since some moves end the game and others do not."""
    return Worth({**worth(state, seat, weights).terms, WON: win(score(state), seat, WINNING)})


def judge(state: State, seat: Seat, weights: Weights) -> Judge:
    """Return what tells how much of a region's points counts for a seat."""
    doubt, fear = doubts(state, weights), fears(expected(state, weights), seat, weights)

    @cache
    def judged(tents: tuple[int, ...]) -> float:
        chance, holder = held(tents, doubt)
        return chance if holder == seat else -fear[holder] * chance

    return judged


def expected(state: State, weights: Weights) -> list[float]:
    """Return the points that each seat is likely to have in the end of the regions that there are."""
    doubt, points = doubts(state, weights), [0.0] * state.seats
    for region in state.continent.regions:
        chance, holder = held([region.tents.get(Seat(each), 0) for each in range(state.seats)], doubt)
        points[holder] += region.points * chance
    return points


def held(tents: Sequence[int], doubt: float) -> tuple[float, int]:
    """Tell how likely the seat with most tents around a region will hold it, and which seat that is."""
    most, second = sorted((*tents, 0))[: -PAIR - 1 : -1]
    return (1.0 - doubt ** (most - second) if most > second else 0.0), tents.index(most)


def fears(points: Sequence[float], seat: Seat, weights: Weights) -> list[float]:
    """Say how much a point of each rival hurts: the further one is ahead of the others the more."""
    most = max(points)
    shares = [exp((own - most) / weights.fear) * (each != seat) for each, own in enumerate(points)]
    return [weights.rivals * share / sum(shares) for share in shares]


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
