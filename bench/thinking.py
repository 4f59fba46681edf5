"""Two checkouts in turns, thinking of the same tables: what part of the time does the new one take?

Usage: python -m bench.thinking OLD NEW [GAME ...] [--games N] [--each N]

Each has a process that decides as a strong player at tables of matches that are played at a glance, and
looks at the same decisions again as a review does. Every decision is thought of by one, then by the other.
What counts is the time of a core.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from bench.figures import print_table
from bench.ratio import hired
from boardkit.core import CHANCE, Match, Player, legal
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of
from boardkit.testing.matches import setting_of

WORKER: Final = """
import json, sys, time
from boardkit.core import Match, Player, legal
from boardkit.games import GAMES
from boardkit.players.review import decisions_of, look_at, mind_of
from boardkit.players.search import Seen, decide
for line in sys.stdin:
    key, seats, seed, numbers, at = json.loads(line)
    game, mind = GAMES[key], mind_of(key)
    match = Match.start(game, game.options(), [Player(str(seat), seat) for seat in range(seats)], seed)
    for number in numbers[: at + 1]:
        match = match.play(legal(game, match.state)[number])
    before = match.moments[at].step.state
    seen, tables, began = Seen.of(game, before, before.to_move), 0, time.process_time()
    for again in range(3):
        tables += decide(seen, mind, mind.levels["strong"], seed + at + again).tables
    decided = time.process_time()
    look_at(match, at + 1)
    print(json.dumps([decided - began, tables, time.process_time() - decided]), flush=True)
"""
"""The program of a process that thinks of tables one by one, and says what each took."""


def played(key: str, seed: int) -> tuple[int, Sequence[int], Sequence[int]]:
    """Play a match at a glance; return its seats, the numbers of its moves, and where a seat had a choice."""
    game, mind, random = GAMES[key], mind_of(key), Random(seed)
    seats = setting_of(game, seed).seats
    match = Match.start(game, game.options(), [Player(str(seat), seat) for seat in range(seats)], seed)
    numbers, asked = list[int](), list[int]()
    while moves := legal(game, match.state):
        if len(moves) > 1 and match.state.to_move != CHANCE:
            asked.append(match.at)
        move = moves[0] if len(moves) == 1 else mind.policy(match.state, moves, random)
        numbers.append(moves.index(move))
        match = match.play(move)
    return seats, numbers, asked


def orders(key: str, games: int, each: int) -> Iterator[Sequence[Any]]:
    """Choose decisions of some matches."""
    for seed in range(1, games + 1):
        seats, numbers, asked = played(key, seed)
        for at in sorted(Random(seed).sample(asked, min(each, len(asked)))):
            yield key, seats, seed, numbers, at


def row(key: str, given: Any) -> tuple[str, ...]:
    """Let both think of the same, and write what came out as a line of a table."""
    with ExitStack() as stack:
        workers = [hired(checkout.resolve(), stack, WORKER) for checkout in (given.old, given.new)]
        spent = []
        for number, order in enumerate(orders(key, given.games, given.each)):
            turn = [worker.ask(order) for worker in workers[:: 1 if number % 2 else -1]]
            spent.append(turn[:: 1 if number % 2 else -1])
    olds, news = zip(*spent[2:], strict=True)  # the first two read the rules
    shares = [sum(one[what] for one in news) / sum(one[what] for one in olds) for what in range(3)]
    middle = median(new[0] / old[0] for old, new in zip(olds, news, strict=True) if old[1])
    return key, str(len(olds)), *(f"{share:.2f}" for share in (shares[0], middle, shares[1], shares[2]))


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser("python -m bench.thinking", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("keys", metavar="GAME", nargs="*", default=tuple(GAMES))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--each", type=int, default=12)
    given = parser.parse_args()
    head = ("new to old", "decisions", "strong, time", "in the middle", "tables", "review, time")
    print_table(head, [row(key, given) for key in given.keys])


if __name__ == "__main__":
    main()
