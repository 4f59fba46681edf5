"""Matches in which nobody lays a tribe card, so that every round of every hand is played."""

from functools import cache
from random import Random

from boardkit.core import Match, Player, legal
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.rules.model import Options, State
from boardkit.games.tectonic_tribes.rules.moves import PlaceTribe
from boardkit.games.tectonic_tribes.rules.rounds import RoundBegun


@cache
def steady_match(seats: int, options: Options) -> Match[State]:
    """Play a match to its end with terrain cards only."""
    random = Random(seats)
    match = Match.start(GAME, options, [Player(f"seat {seat}", seat) for seat in range(seats)], seed=1)
    while not match.over:
        moves = [move for move in legal(GAME, match.state) if not isinstance(move, PlaceTribe)]
        match = match.play(random.choice(moves))
    return match


def rounds_by_hand(match: Match[State]) -> list[int]:
    """Count the rounds of each hand."""
    begun = [frame.state.hand for _, frame in match.frames() if isinstance(frame.event, RoundBegun)]
    return [begun.count(hand) for hand in sorted(set(begun))]
