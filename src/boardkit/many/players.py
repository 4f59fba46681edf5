"""Who may sit at a seat of one of many games, each by a word."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from boardkit.core import FaultError, Match, Move
from boardkit.many.faults import UnknownPlayer
from boardkit.players.greedy import BASELINES, RANDOM, chooser_of
from boardkit.players.ladder import LEVELS
from boardkit.players.player import Seen

Chooser: TypeAlias = Callable[[Match[Any], Sequence[Move], Random], Move]
"""(match, its legal moves, randomness) -> one of the moves; the seat to move may know `game.view` alone."""


def at_random(match: Match[Any], moves: Sequence[Move], random: Random) -> Move:
    """Take any legal move."""
    del match
    return random.choice(moves)


PLAYERS: Final = (*BASELINES, *LEVELS)
"""The words of the players: two to measure others by, and the levels."""


def player_called(game: str, word: str) -> Chooser:
    """Return the player of a game by its word; all but `random` are told what their seat sees, and no more.

    Raises:
        FaultError: there is none.
    """
    if word not in PLAYERS:
        raise FaultError(UnknownPlayer(word, PLAYERS))
    if word == RANDOM:
        return at_random
    choose = chooser_of(game, word)

    def chosen(match: Match[Any], moves: Sequence[Move], random: Random) -> Move:
        seed, seat = random.getrandbits(32), match.state.to_move
        assert seat is not None
        return moves[0] if len(moves) == 1 else choose(Seen.of(match.game, match.state, seat), seed)

    return chosen
