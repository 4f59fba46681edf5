"""Who may sit at a seat of one of many games, each by a word."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from boardkit.core import FaultError, Move
from boardkit.core.lines.match import Standing
from boardkit.core.rules.game import check
from boardkit.many.faults import UnknownPlayer
from boardkit.players.greedy import BASELINES, RANDOM, chooser_of
from boardkit.players.ladder import LEVELS
from boardkit.players.player import Seen

Chooser: TypeAlias = Callable[[Standing[Any], Sequence[Move], Random], Move]
"""(where a match stands, its legal moves, randomness) -> one of them; the seat may know `game.view` alone."""


def at_random(now: Standing[Any], moves: Sequence[Move], random: Random) -> Move:
    """Take any legal move."""
    del now
    return random.choice(moves)


PLAYERS: Final = (*BASELINES, *LEVELS)
"""The words of the players: two to measure others by, and the levels."""


def player_called(game: str, word: str) -> Chooser:
    """Return the player of a game by its word; all but `random` are told what their seat sees, and no more.

    Raises:
        FaultError: there is none.

    The player raises:
        RulesError: it has chosen a move that the rules refuse.
    """
    if word not in PLAYERS:
        raise FaultError(UnknownPlayer(word, PLAYERS))
    if word == RANDOM:
        return at_random
    choose = chooser_of(game, word)

    def chosen(now: Standing[Any], moves: Sequence[Move], random: Random) -> Move:
        seed, seat = random.getrandbits(32), now.state.to_move
        assert seat is not None
        if len(moves) == 1:
            return moves[0]
        move = choose(Seen.of(now.game, now.state, seat), seed)
        check(now.game, now.state, move)
        return move

    return chosen
