"""Who may sit at a seat of one of many games, each by a word."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from boardkit.core import FaultError, Match, Move
from boardkit.many.faults import UnknownPlayer

Chooser: TypeAlias = Callable[[Match[Any], Sequence[Move], Random], Move]
"""(match, its legal moves, randomness) -> one of the moves; the seat to move may know `game.view` alone."""

RANDOM: Final = "random"


def at_random(match: Match[Any], moves: Sequence[Move], random: Random) -> Move:
    """Take any legal move."""
    del match
    return random.choice(moves)


PLAYERS: Final[Mapping[str, Chooser]] = {RANDOM: at_random}
"""The players, by their words."""


def player_called(word: str) -> Chooser:
    """Return the player of a word.

    Raises:
        FaultError: there is none.
    """
    if word not in PLAYERS:
        raise FaultError(UnknownPlayer(word, tuple(PLAYERS)))
    return PLAYERS[word]
