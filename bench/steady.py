"""Does a hint hang on its seed? `python -m bench.steady GAME --tables 42 --seeds 5`.

At tables of matches that are played at a glance the same hint is asked for with several seeds. Counted is at
how many the advised move differs, and where that matters: where one of the hints finds another's move worse
by more than luck explains, and by as much as a review marks.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count, islice
from statistics import fmean
from typing import Any

from bench.hints import tables
from boardkit.core import Match
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.moves import write
from boardkit.games import GAMES
from boardkit.players.advising import MATTERS
from boardkit.players.lookup import mind_of
from boardkit.players.thinking import Task, solve_closer
from boardkit.players.verdict import Verdict

STEP = 1000  # how far the seeds of hints for one table lie apart


def asked(key: str) -> Iterator[Match[Any]]:
    """Walk tables of one match after the other."""
    for seed in count(100):
        yield from tables(key, seed)


def hints(match: Match[Any], seeds: int) -> Iterator[Verdict]:
    """Ask for a hint with each seed."""
    task = Task.of(match, Sitter.STRONG, advising=True)
    for number in range(seeds):
        yield solve_closer(task.__replace__(seed=task.seed + STEP * number))[1]


def worst(found: Sequence[Verdict]) -> float:
    """Return by how many points a hint finds the move of another one worse, at most."""
    moves = {verdict.opinions[0].move for verdict in found}
    pairs = ((each.opinions[0], one) for each in found for one in each.opinions if one.move in moves)
    clear = ((best, one) for best, one in pairs if best.is_better(one) and not best.is_like(one))
    return max((fmean(best.ahead_of(one)) for best, one in clear), default=0.0)


def main() -> None:
    """Ask, compare, and print."""
    parser = ArgumentParser("python -m bench.steady", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--tables", type=int, default=42)
    parser.add_argument("--seeds", type=int, default=5)
    given = parser.parse_args()
    least, differ, matter = MATTERS * mind_of(given.game).scale, 0, 0
    for match in islice(asked(given.game), given.tables):
        found = list(hints(match, given.seeds))
        moves = {write(verdict.opinions[0].move) for verdict in found}
        if len(moves) > 1:
            differ, matter = differ + 1, matter + (worst(found) >= least)
            print(f"seed {match.seed}, moment {match.at}: {worst(found):.2f}, {sorted(moves)}", flush=True)
    print(f"{given.game}: of {given.tables} tables {differ} differ, {matter} by {least} points or more")


if __name__ == "__main__":
    main()
