"""Two checkouts in turns, each playing the same games at random: how many times as fast is the new one?

Usage: python -m bench.ratio OLD NEW [--games KEY ...] [--rounds N] [--seconds S]

OLD and NEW are the tops of two checkouts. Each has a process that runs `boardkit simulate` again and again,
in turns of a fraction of a second, so that a busy moment of the machine meets both. What counts is the time
of a core, from the first line of the command to its last; starting Python and reading the rules are left out.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.figures import print_table
from boardkit.core.values import Value

WORKER: Final = """
import contextlib, io, json, sys, time
from boardkit.cli import main
orders, sys.stdin = sys.stdin, io.StringIO()
for line in orders:
    told = io.StringIO()
    began = time.process_time()
    with contextlib.redirect_stdout(told):
        main(json.loads(line))
    spent = time.process_time() - began
    print(json.dumps([spent, json.loads(told.getvalue())["decisions"]]), flush=True)
"""
"""The program of a process that runs commands one by one, and says what each took."""

FIRST: Final = 3
"""How many games are played before anything counts, and tell how many a turn is to have."""


class Course(Value):
    """What is played: a game, at how many seats, with which options."""

    game: str
    seats: int
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What the table of figures calls it."""
        return " ".join((self.game, str(self.seats), *self.options))

    def command(self, games: int, seed: int) -> Sequence[str]:
        """Write the command that plays games."""
        given = ("--seats", str(self.seats), "--games", str(games), "--seed", str(seed), "--json")
        options = ("--option", *self.options) if self.options else ()
        return ("simulate", self.game, *given, *options)


COURSES: Final = (
    Course("terraforming_mars", 2, ("corporate_era=yes",)),
    Course("terraforming_mars", 4, ("corporate_era=yes",)),
    Course("life_in_reterra", 2),
    Course("tectonic_tribes", 2),
    Course("terristories", 4),
    Course("water_sharing", 4),
)


class Spent(Value):
    """What a turn came to: seconds of a core, and decisions of seats."""

    seconds: float
    decisions: int

    @property
    def rate(self) -> float:
        """How many decisions were made in a second of a core."""
        return self.decisions / self.seconds


class Worker(Value):
    """A process of one checkout, which runs commands one by one."""

    process: "subprocess.Popen[str]"

    def ask(self, order: Sequence[Any]) -> Any:
        """Hand in an order, and return what came of it."""
        into, out = self.process.stdin, self.process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(order) + "\n")
        into.flush()
        return json.loads(out.readline())

    def run(self, command: Sequence[str]) -> Spent:
        """Run one command."""
        return Spent(*self.ask(command))


def hired(checkout: Path, stack: ExitStack, program: str = WORKER) -> Worker:
    """Start a process that runs a program with the code of a checkout until it is left."""
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        cwd=checkout,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    return Worker(stack.enter_context(process))


def alternated(checkouts: Sequence[Path], course: Course, rounds: int, seconds: float) -> list[list[Spent]]:
    """Let two checkouts play the same games turn by turn; who begins changes from turn to turn."""
    with ExitStack() as stack:
        workers = [hired(checkout, stack) for checkout in checkouts]
        warm = [worker.run(course.command(FIRST, 0)) for worker in workers for _ in range(2)]
        games = max(1, round(FIRST * seconds / warm[1].seconds))
        turns = []
        for number in range(1, rounds + 1):
            order = workers[:: 1 if number % 2 else -1]
            spent = [worker.run(course.command(games, number)) for worker in order]
            turns.append(spent[:: 1 if number % 2 else -1])
        return turns


def row(course: Course, turns: Sequence[Sequence[Spent]]) -> tuple[str, ...]:
    """Write what came out for one course as a line of a table."""
    ratios = sorted(new.rate / old.rate for old, new in turns)
    quarter = len(ratios) // 4
    spans = f"{ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f}"
    sides: Any = zip(*turns, strict=True)
    olds, news = map(list, sides)
    times = (f"{sum(turn.seconds for turn in side):.1f} s" for side in (olds, news))
    decisions = (f"{median(turn.rate for turn in side):,.0f}" for side in (olds, news))
    return (course.name, f"{median(ratios):.2f}", spans, *times, *decisions)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", nargs="*", default=())
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    head = ("random play", "ratio", "middle half", "old", "new", "old decisions/s", "new")
    courses = [course for course in COURSES if not given.games or course.game in given.games]
    checkouts = [given.old.resolve(), given.new.resolve()]
    turns = [alternated(checkouts, course, given.rounds, given.seconds) for course in courses]
    print_table(head, list(map(row, courses, turns)))


if __name__ == "__main__":
    main()
