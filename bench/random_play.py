"""Engines that play at random, each through the same loop and clock."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Generic, TypeVar

from boardkit.core.values import Value

P = TypeVar("P")


class Engine(Value, Generic[P]):
    """A game that can be played at random, through functions that do as little as possible.

    Attributes:
        keeps: what is left of the positions that lie behind.
        start: seed -> a position.
        moves: the legal moves.
        play: the position after a move.
        over: whether the game has ended, given the moves that were listed.
        lists: False when the engine lists moves while it plays, so that listing takes no time of its own.
    """

    name: str
    keeps: str
    start: Callable[[int], P]
    moves: Callable[[P], Sequence[Any]]
    play: Callable[[P, Any], P]
    over: Callable[[P, Sequence[Any]], bool]
    lists: bool = True


class Tally(Value):
    """What random play came to; `listing` are the seconds of `seconds` that went into lists of moves."""

    decisions: int = 0
    listed: int = 0
    listing: float = 0.0
    seconds: float = 0.0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.decisions + other.decisions,
            self.listed + other.listed,
            self.listing + other.listing,
            self.seconds + other.seconds,
        )


def play_game(engine: Engine[P], seed: int) -> Tally:
    """Play one game at random."""
    random = Random(seed)
    decisions = listed = 0
    listing = 0.0
    began = perf_counter()
    position = engine.start(seed)
    while True:
        asked = perf_counter()
        moves = engine.moves(position)
        listing += perf_counter() - asked
        if engine.over(position, moves):
            return Tally(decisions, listed, listing if engine.lists else 0.0, perf_counter() - began)
        decisions += 1
        listed += len(moves)
        position = engine.play(position, moves[int(random.random() * len(moves))])


def play_for(engine: Engine[P], seconds: float, seed: int) -> Tally:
    """Play whole games until so many seconds are over."""
    tally = Tally()
    while tally.seconds < seconds:
        seed += 1
        tally += play_game(engine, seed)
    return tally


def measure(engines: Sequence[Engine[Any]], rounds: int, seconds: float) -> dict[str, Tally]:
    """Let the engines take turns, so that a busy moment of the machine meets them all."""
    tallies = {engine.name: Tally() for engine in engines}
    for engine in engines:
        play_game(engine, 0)
    for number in range(rounds):
        for engine in engines:
            tallies[engine.name] += play_for(engine, seconds, number * 10_000)
    return tallies
