"""What the tables of all games cost beside an app with one widget: `python -m bench.tables`.

All are started in turn in the same run, at a pseudo-terminal of 120 x 40, and counted in seconds of a core,
so that other work on the machine counts little.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import evolve, frozen

from bench import bare
from bench.figures import print_table
from bench.matches import finished
from bench.screen import SIZE, opened, press
from bench.terminal import Terminal, terminal
from boardkit.core import Match
from boardkit.games import GAMES

PROGRAM: Final = "{python} -m boardkit --data {data}"

ARROWS: Final = ("right", "down", "left", "up")

WALK: Final = ("[", "[", "[", "[", "[", "]", "]", "]", "]", "]")


@frozen
class Cost:
    """What one start of a program cost: seconds of a core, and bytes resident at most."""

    first: float
    key: float
    step: float
    bytes: int


def cost(command: Sequence[str], keys: int, *, walks: bool = False) -> Cost:
    """Start a program, press keys, and say what that cost."""
    with terminal(command, *SIZE) as screen:
        screen.first_frame()
        first = screen.worked()
        settle(screen)
        key = each(screen, ARROWS, keys)
        if walks:
            press(screen, "t")
        step = each(screen, WALK, keys) if walks else key
        return Cost(first, key, step, screen.memory())


def settle(screen: Terminal) -> None:
    """Wait until a program has nothing more to say."""
    while screen.reply(1.0).data:
        pass


def each(screen: Terminal, pressed: Sequence[str], times: int) -> float:
    """Press keys and say what one of them costs on average."""
    before = screen.worked()
    for key in islice(cycle(pressed), times):
        press(screen, key)
    return (screen.worked() - before) / times


def late(match: Match[Any]) -> Match[Any]:
    """Go back to where a quarter of a match is still to come, at a table without a curtain."""
    return evolve(match, at=len(match.moments) * 3 // 4, open_table=True)


def commands(folder: Path, seats: int) -> dict[str, list[str]]:
    """Prepare what is measured: the bare app, the menu and a table of each game."""
    found = {"one widget": [sys.executable, bare.__file__]}
    for key, game in GAMES.items():
        match = finished(min(seats, game.seats[-1]), 1, game=game)
        data = folder / key
        found[key] = opened(data, late(match), f"{PROGRAM} import {{file}}", f"{PROGRAM} resume 1")
    return found


def main() -> None:
    """Measure and print a table."""
    parser = ArgumentParser("python -m bench.tables", description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=5, help="how often each is started")
    parser.add_argument("--keys", type=int, default=40, help="how many keys are pressed at each start")
    parser.add_argument("--seats", type=int, default=5, help="the most seats at a table")
    given = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        ways = commands(folder, given.seats)
        menu = [sys.executable, "-m", "boardkit", "--data", str(folder / "menu")]
        rounds = [
            {
                **{key: cost(way, given.keys, walks=key in GAMES) for key, way in ways.items()},
                "menu": cost(menu, 4),
            }
            for _ in range(given.times)
        ]
    print_table(HEAD, [row(key, rounds) for key in rounds[0]])


HEAD: Final = ("what", "first frame", "x", "key", "x", "step of a walk", "x", "memory")


def row(name: str, rounds: Sequence[dict[str, Cost]]) -> tuple[str, ...]:
    """Write what one thing costs in the middle of all rounds, and how many times the one widget's."""
    cells = [name]
    for kind in ("first", "key", "step"):
        seconds = median(getattr(costs[name], kind) for costs in rounds)
        times = median(getattr(costs[name], kind) / getattr(costs["one widget"], kind) for costs in rounds)
        cells += [f"{seconds * 1e3:.1f} ms", f"{times:.2f}"]
    return (*cells, f"{max(costs[name].bytes for costs in rounds) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
