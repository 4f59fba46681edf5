"""The value of a table to a seat: who will hold its regions, tribe cards that are left, who will win."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.tectonic_tribes.box import SEATS, TRIBE
from boardkit.games.tectonic_tribes.players.ground import Judge, ground_of
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.games.tectonic_tribes.rules.setup import hands
from boardkit.players.mind import WON, Worth, standing_of, win


class Weights(Value, kw_only=True):
    """The weights of the judgement."""

    threat: float = 0.06  # how soon an open region is lost, for each round to come
    doubt: float = 0.6  # chance that a lead of one tent at an open region is lost; of two, its square
    rivals: float = 0.9  # of a point of rivals beside one's own; several share it
    fear: float = 8.0  # by how many points a rival is ahead of another to be e times as much feared
    tribe: float = 2.0  # of a tribe card that is left, beside those that rivals have left
    first: float = 3.0  # of acting before all others, which a high card brings about
    late: float = 1.5  # how many rounds to come make half of what a tribe card is worth
    pace: float = 1.5  # how many rounds a seat takes for a tribe card, as far as the end depends on it
    swing: float = 0.75  # each round to come adds so much to the lead that is e times as likely to win


WEIGHTS = Weights()  # the weights as they were tuned by self-play
WINNING: Final = 10.0  # worth of winning, in points
GIVEN_UP: Final = 10.0  # cost of ending a match that is lost, in points: while it goes on there is hope
EVEN: Final = 0.5  # the chance below which nobody ends a match: replies are often better than a guess
CLOSE: Final = 0.5  # points ahead at the very end that make one e times as likely to win as another


def outcome(chance: float, *, ended_by_own: bool) -> float:
    """Return what a chance to win is worth; losing costs more where the seat has ended the match itself."""
    return WINNING * chance - GIVEN_UP * (1.0 - chance) * ended_by_own


def chances(points: Sequence[float], left: float, weights: Weights) -> list[float]:
    """Say how likely each seat is to win: the fewer rounds are to come, the more a lead says."""
    spread, most = CLOSE + weights.swing * left, max(points)
    shares = [exp((own - most) / spread) for own in points]
    return [share / sum(shares) for share in shares]


def has_ended(state: State, seat: Seat) -> bool:
    """Return whether a match ends because a seat has laid its fifth tribe card, and would go on without."""
    return may_end(state) and [not own for own in state.tribes] == [each == seat for each in state.everyone]


def may_end(state: State) -> bool:
    """Return whether a fifth tribe card ends a match that would go on."""
    last = state.hand == hands(state) and not any(state.hands)
    return not state.options.advanced and not last


def would_end(state: State, seat: Seat) -> bool:
    """Return whether the next tribe card of a seat is its fifth, and ends a match that would go on."""
    return len(state.tribes[seat]) == 1 and not state.last_round and may_end(state)


BEND: Final = 1.5  # twice as many open squares are more than twice as dangerous
HALF_OPEN: Final = 4  # how many squares around a region are open where it is neither safe nor in danger
PAIR: Final = 2  # how many cards of a hand a round takes
AHEAD: Final = "ahead"  # weight of a lead in the first rounds: nobody asks then whether to end the match
TERMS: Final = ("regions", "safety", "regions-of-rivals", "tribe-cards", AHEAD, WON)  # as they are told


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge who will hold regions in the end, and win by that, and tribe cards by the time left for them."""
    half, points = counted(state, weights, half_open=True), counted(state, weights)
    fear = fears(points, seat, weights)
    chance = chances(points, time_left(state, weights), weights)[seat]
    won = outcome(chance, ended_by_own=has_ended(state, seat))
    # As long as nobody can lay a fifth tribe card in this round, nobody asks how the match ends.
    early = state.hand <= 1 and state.round < len(TRIBE) and not state.last_round
    ahead = early * (won - WINNING / state.seats)
    return Worth(
        {
            "regions": half[seat],
            "safety": points[seat] - half[seat],
            "regions-of-rivals": -sum(each * own for each, own in zip(fear, points, strict=True)),
            "tribe-cards": tribes(state, seat, weights),
            AHEAD: ahead,
            WON: won - ahead,
        }
    )


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a finished table by the same terms, since some moves end the game and others do not."""
    won = win(score(state), seat, 1.0)
    ending = {AHEAD: 0.0, WON: outcome(won, ended_by_own=has_ended(state, seat))}
    return Worth({**worth(state, seat, weights).terms, **ending})


def judge(threat: Sequence[float], fear: Sequence[float], seat: Seat, weights: Weights) -> Judge:
    """Return what tells how much of a region's points counts for a seat.

    `threat` is how much harm can still be done to each seat, `fear` how much a point of each rival hurts.
    """

    @cache
    def judged(tents: tuple[int, ...], ways: int) -> float:
        chance, holder = held(tents, ways, threat, weights.doubt)
        return chance if holder == seat else -fear[holder] * chance

    return judged


def counted(state: State, weights: Weights, half_open: bool = False) -> list[float]:
    """Return the points that each seat is likely to have in the end of the regions that there are.

    They count by how open each is, or as if every region were half open.
    """
    threat, counts = threats(state, weights), [0.0] * state.seats
    if state.continent.cells:
        for points, tents, ways in ground_of(state.continent, state.seats).standings.values():
            chance, holder = held(tents, HALF_OPEN if half_open else ways, threat, weights.doubt)
            counts[holder] += points * chance
    return counts


def held(tents: Sequence[int], ways: int, threat: Sequence[float], doubt: float) -> tuple[float, int]:
    """Tell how likely the seat with most tents around a region will hold it, and which seat that is.

    `ways` counts the squares around it where others can cut it, or set tents; `threat` says how much harm
    they can still do to each seat, `doubt` how likely a lead of one tent is lost where that is much.
    """
    most, second = sorted((*tents, 0))[: -PAIR - 1 : -1]
    lost = 1.0 - exp(-threat[holder := tents.index(most)] * ways**BEND)
    return (1.0 - doubt ** (most - second) * lost if most > second else 0.0), holder


def fears(points: Sequence[float], seat: Seat, weights: Weights) -> list[float]:
    """Say how much a point of each rival hurts: the further one is ahead of the others the more."""
    most = max(points)
    shares = [exp((own - most) / weights.fear) * (each != seat) for each, own in enumerate(points)]
    return [weights.rivals * share / sum(shares) for share in shares]


def threats(state: State, weights: Weights) -> list[float]:
    """Say how much rivals can still do to what each seat holds: the longer the game and the round go on."""
    left = rounds_left(state, weights)
    if state.question is None:
        return [0.0] * state.seats
    waiting = [seat not in state.acted for seat in state.everyone]
    return [weights.threat * (left + (sum(waiting) - own) / (state.seats - 1)) for own in waiting]


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
    choosing = not state.order
    hand = (max(map(len, state.hands)) + choosing) // PAIR - choosing
    rest = hands(state) - state.hand
    return min(soonest, hand + rest * SEATS[state.seats].hand_size // PAIR)


def time_left(state: State, weights: Weights) -> float:
    """Guess how many rounds are to come, with what is left of the present one."""
    return rounds_left(state, weights) + 1.0 - len(state.acted) / state.seats


def _rounds(state: State) -> float:
    return hands(state) * SEATS[state.seats].hand_size // PAIR


UNITS: Final = {"points": 1.0, "rival-points": -0.8, "regions": 0.5, "tribe-cards": 2.0}
"""What a person counts, and roughly how many points one of it is worth."""


def counts(state: State, seat: Seat) -> Mapping[str, float]:
    """Count what everybody sees, as if the match ended there."""
    sheet = score(state)
    regions = sum(line.seat == seat for line in sheet.lines)
    return {**standing_of(sheet.totals, seat), "regions": regions, "tribe-cards": len(state.tribes[seat])}
