"""Chance as a seat, and cards dealt in the place of those that a seat does not see.

What chance answers depends on the seed and on how often it was asked, on nothing else. How it is drawn is
part of the form of records, since a match that goes on draws on: Python's `Random`, seeded with the text
`SEED:ASKED`, picks among the legal answers in the order of the list, by one `random()` where all weigh the
same, else by `choices` with cumulative weights.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import TypeVar

from boardkit.core.rules.game import Game, evenly, legal
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import S, Seat


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


T = TypeVar("T")
C = TypeVar("C", bound=str | int)


def shuffled(cards: Iterable[T], random: Random) -> list[T]:
    """Return cards in any order, each as likely as any other; `Random.shuffle` takes four times as long."""
    draw = random.random
    return sorted(cards, key=lambda _: draw())


def covered(row: Sequence[T], seat: Seat, cover: Callable[[T], T]) -> tuple[T, ...]:
    """Return what lies before the seats, in their order, as one of them sees it: others' is covered."""
    return tuple(one if at == seat else cover(one) for at, one in enumerate(row))


def filled(cards: Sequence[C], hidden: C, unseen: list[C]) -> tuple[C, ...]:
    """Put the last of `unseen` in place of the covered cards of a pile, which are `hidden`, and sort it."""
    covered = cards.count(hidden)
    if not covered:
        return tuple(sorted(cards))
    dealt = unseen[-covered:]
    del unseen[-covered:]
    return tuple(sorted([*dealt, *(card for card in cards if card != hidden)]))
