"""Who is likely to win, and who lets a match end that is lost."""

from collections.abc import Sequence
from math import exp
from typing import Final

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.players.weights import Weights
from boardkit.games.tectonic_tribes.rules.dealing import hands
from boardkit.games.tectonic_tribes.rules.model import State

WINNING: Final = 10.0
"""What it is worth to win, in points."""

GIVEN_UP: Final = 10.0
"""What it costs to end a match that is lost, in points: while it goes on there is hope."""

EVEN: Final = 0.5
"""The chance to win below which nobody ends a match who may go on: replies are often better than a guess."""

CLOSE: Final = 0.5
"""By how many points a seat is ahead at the very end to be e times as likely to win as another."""


def outcome(chance: float, *, ended_by_own: bool) -> float:
    """Return what a chance to win is worth; losing costs more where the seat has ended the match itself."""
    return WINNING * chance - GIVEN_UP * (1.0 - chance) * ended_by_own


def is_early(state: State) -> bool:
    """Tell whether nobody can lay a fifth tribe card in this round yet: nobody asks how the match ends."""
    return state.hand <= 1 and state.round < len(TRIBE) and not state.last_round


def chances(points: Sequence[float], left: float, weights: Weights) -> list[float]:
    """Say how likely each seat is to win: the fewer rounds are to come, the more a lead says."""
    spread, most = CLOSE + weights.swing * left, max(points)
    shares = [exp((own - most) / spread) for own in points]
    return [share / sum(shares) for share in shares]


def has_ended(state: State, seat: Seat) -> bool:
    """Tell whether a match ends because a seat has laid its fifth tribe card, and would go on without."""
    return may_end(state) and [not own for own in state.tribes] == [each == seat for each in state.everyone]


def may_end(state: State) -> bool:
    """Tell whether a fifth tribe card ends a match that would go on."""
    last = state.hand == hands(state) and not any(state.hands)
    return not state.options.advanced and not last


def would_end(state: State, seat: Seat) -> bool:
    """Tell whether the next tribe card of a seat is its fifth, and ends a match that would go on."""
    return len(state.tribes[seat]) == 1 and not state.last_round and may_end(state)
