"""A game late in its matches: the legal list, a move, the record, and random play at two seats.

Usage: python -m bench.late GAME [--option NAME=VALUE ...]
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from bench.figures import Figure, rate, timed
from boardkit.commands.reading import options_from
from boardkit.core import Game, Match, Move, Player, Study, legal, records
from boardkit.games import GAMES

MATCHES = 6
PAIRS = 40


Chooser = Callable[[Game[Any], Any, Random], Move]
"""Chooses one of the legal moves at a table."""


def at_random(game: Game[Any], state: Any, random: Random) -> Move:
    """Choose any legal move."""
    return random.choice(legal(game, state))


def played(
    game: Game[Any], options: Any, seats: int, seed: int, choose: Chooser = at_random
) -> Iterator[Match[Any]]:
    """Play a match, at random if nothing else is said, and stop at every decision; the last one is over."""
    random = Random(seed)
    players = [Player(f"Player {seat + 1}", seat) for seat in range(seats)]
    match = records.start(game, options, players, seed)
    while not match.over:
        yield match
        match = match.play(choose(game, match.state, random))
    yield match


def late(game: Game[Any], options: Any) -> list[Match[Any]]:
    """Collect the last quarter of some matches at the most seats the game has."""
    seats = game.seats[-1]
    lines = [list(played(game, options, seats, seed)) for seed in range(MATCHES)]
    return [match for line in lines for match in line[len(line) * 3 // 4 : -1]]


def figures(game: Game[Any], options: Any) -> Iterator[Figure]:
    tables = late(game, options)
    yield Figure("the legal list", [timed(partial(legal, game, match.state)) for match in tables], 5e-3)
    moves = [(match.state, Random(match.at).choice(legal(game, match.state))) for match in tables]
    yield Figure("a move", [timed(partial(game.apply, state, move)) for state, move in moves], 1e-3)
    last = list(played(game, options, game.seats[-1], 1))[-1]
    text = records.to_json(records.record(Study(last), "bench")).encode()
    print(f"A finished match at {game.seats[-1]} seats: {len(text)} bytes.")
    again = [timed(lambda: records.restore(game, records.from_json(text))) for _ in range(10)]
    yield Figure("load and replay it", again, 0.3)


def random_play(game: Game[Any], options: Any) -> None:
    began, decisions = perf_counter(), 0
    seats = max(2, game.seats[0])
    for seed in range(PAIRS):
        decisions += sum(1 for _ in played(game, options, seats, seed)) - 1
    spent = perf_counter() - began
    games = f"{PAIRS / spent:.1f} games"
    print(f"Random play at {seats} seats: {rate(decisions, spent)} decisions and {games} a second.")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--option", nargs="*", default=[])
    given = parser.parse_args()
    game = GAMES[given.game]
    options = options_from(game, given.option)
    for figure in figures(game, options):
        print(*figure.row, sep="  ")
    random_play(game, options)


if __name__ == "__main__":
    main()
