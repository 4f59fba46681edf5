"""Matches played at random, of Tectonic Tribes where no other game is named."""

from random import Random
from typing import Any

from boardkit.core import Game, Match, Move, Player, legal
from boardkit.games import GAMES

GAME: Game[Any] = GAMES["tectonic_tribes"]


def opening(seats: int, seed: int, *, game: Game[Any] = GAME, **options: Any) -> Match[Any]:
    """Set the table for so many seats."""
    players = [Player(f"Player {seat + 1}", seat) for seat in range(seats)]
    return Match.start(game, game.options(**options), players, seed)


def choose(moves: tuple[Move, ...], random: Random) -> Move:
    """Take one of the moves, all alike; cheaper than `random.choice`, and every peer is played so."""
    return moves[int(random.random() * len(moves))]


def finished(seats: int, seed: int, *, game: Game[Any] = GAME, **options: Any) -> Match[Any]:
    """Play a whole match, every table kept."""
    random = Random(seed)
    match = opening(seats, seed, game=game, **options)
    while not match.over:
        match = match.play(choose(legal(game, match.state), random))
    return match
