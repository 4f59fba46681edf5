"""Which of many moves are looked at: those that somebody thinks of, or a few of them."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from boardkit.core import Move

T = TypeVar("T")


def thought_of(moves: Sequence[Move], ideas: Iterable[Move], most: int) -> tuple[Move, ...]:
    """List ideas that are among the moves, each once and in their order, and not more than so many."""
    known = frozenset(moves)
    return tuple(dict.fromkeys(idea for idea in ideas if idea in known))[:most]


def a_few(things: Sequence[T], most: int, random: Random) -> Sequence[T]:
    """Take all moves, or other things, or where there are more, as many at random."""
    return things if len(things) <= most else random.sample(things, most)
