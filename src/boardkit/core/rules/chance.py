"""Chance as a seat: what it answers depends on the seed and on how often it was asked, on nothing else.

How it is drawn is part of the form of records, since a match that goes on draws on: Python's `Random`, seeded
with the text `SEED:ASKED`, picks among the legal answers in the order of the list, by one `random()` where
all weigh the same, else by `choices` with cumulative weights.
"""

from itertools import accumulate
from random import Random
from typing import TypeVar

from boardkit.core.rules.game import Game, evenly, legal
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import Table

S = TypeVar("S", bound=Table)


def stream(seed: int, asked: int) -> Random:
    """Return the source of randomness for chance's answer number `asked`, counted from 0."""
    return Random(f"{seed}:{asked}")


def answer(game: Game[S], state: S, random: Random) -> Move:
    """Draw one of chance's answers to the question on top, by the game's weights."""
    if game.weight is evenly:
        return game.answers.at(state, random.random())
    moves = legal(game, state)
    heights = list(accumulate(game.weight(state, move) for move in moves))
    return random.choices(moves, cum_weights=heights)[0]
