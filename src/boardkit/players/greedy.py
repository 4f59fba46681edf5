"""Baselines to measure against: any move, and the one that gives the most points at once."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from boardkit.core import Move, Table, legal
from boardkit.core.rules.ahead import after, settled
from boardkit.players.finding import mind_of
from boardkit.players.player import Seen
from boardkit.players.search import decide

Chooser: TypeAlias = Callable[[Seen[Any], int], Move]
"""(what a seat sees, a seed) -> the move it makes."""

RANDOM: Final = "random"
GREEDY: Final = "greedy"


def any_move(seen: Seen[Any], seed: int) -> Move:
    """Take any legal move."""
    random = Random(seed)
    return random.choice(legal(seen.game, seen.dealt(random)))


def most_points_now(seen: Seen[Any], seed: int) -> Move:
    """Take a move after which the seat has the most points; among equals, any."""
    random = Random(seed)
    state = seen.dealt(random)
    moves = legal(seen.game, state)
    if len(moves) == 1:
        return moves[0]
    points = [_points(seen, state, move, Random(seed)) for move in moves]
    return random.choice([move for move, has in zip(moves, points, strict=True) if has == max(points)])


def _points(seen: Seen[Any], state: Table, move: Move, random: Random) -> int:
    reached = settled(seen.game, after(seen.game, state, move), random)
    return seen.game.totals(reached)[seen.seat]


BASELINES: Final[Mapping[str, Chooser]] = {RANDOM: any_move, GREEDY: most_points_now}


def chooser_of(game: str, word: str) -> Chooser:
    """Return how a baseline or a level, named by its word, chooses the moves of a game.

    Raises:
        KeyError: there is none of that name.
    """
    if word in BASELINES:
        return BASELINES[word]
    mind = mind_of(game)
    level = mind.levels[word]
    return lambda seen, seed: decide(seen, mind, level, seed).move
