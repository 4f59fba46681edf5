"""What the tables of all games cost beside an app with one widget: `python -m bench.tables`.

All are started in turn in the same run, at a pseudo-terminal, and counted in seconds of a core, so that other
work on the machine counts little; keys and steps of a walk by the clock, too. With `--old` the program of
another checkout is started in turn with this one; it writes the matches, in a format that both read.
"""

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench import bare
from bench.figures import duration, print_table
from bench.matches import finished
from bench.pressing import SIZE, loaded, opened, press, words
from bench.terminal import Terminal, terminal
from boardkit.core import Match
from boardkit.core.values import Value
from boardkit.games import GAMES

PROGRAM: Final = "{python} -m boardkit --data {data}"

ARROWS: Final = ("right", "down", "left", "up")

WALK: Final = ("[", "[", "[", "[", "[", "]", "]", "]", "]", "]")

BARE, MENU, BEFORE = "one widget", "menu", ", before"


class Plan(Value):
    """How often each is started, how many keys are pressed at each start, and at how many seats."""

    times: int = 5
    keys: int = 40
    seats: int = 5
    size: tuple[int, int] = SIZE
    old: Path | None = None


class Pressed(Value):
    """What keys cost: seconds of a core each, and how long each took to the last byte of its reply."""

    worked: float
    seconds: Sequence[float]


class Cost(Value):
    """What one start of a program cost: seconds of a core, and bytes resident at most."""

    first: float
    key: Pressed
    step: Pressed
    bytes: int


def cost(command: Sequence[str], plan: Plan, *, walks: bool = False) -> Cost:
    """Start a program, press keys, and say what that cost."""
    with terminal(command, *plan.size) as screen:
        screen.first_frame()
        first = screen.worked()
        settle(screen)
        key = each(screen, ARROWS, plan.keys)
        if walks:
            press(screen, "t")
        step = each(screen, WALK, plan.keys) if walks else key
        return Cost(first, key, step, screen.memory())


def settle(screen: Terminal) -> None:
    """Wait until a program has nothing more to say."""
    while screen.reply(1.0).data:
        pass


def each(screen: Terminal, pressed: Sequence[str], times: int) -> Pressed:
    """Press keys, and say what one of them costs."""
    before = screen.worked()
    replies = [press(screen, key) for key in islice(cycle(pressed), times)]
    worked = (screen.worked() - before) / times
    return Pressed(worked, [seconds for seconds in replies if seconds is not None])


def late(match: Match[Any]) -> Match[Any]:
    """Go back to where a quarter of a match is still to come, at a table without a curtain."""
    return match.__replace__(at=len(match.moments) * 3 // 4, open_table=True)


LOAD, OPEN = f"{PROGRAM} import {{file}}", f"{PROGRAM} resume 1"

PREPARE: Final = """
import sys
from pathlib import Path
from bench.tables import Plan, commands
commands(Path(sys.argv[1]), Plan(seats=int(sys.argv[2])))
"""
"""What an older checkout runs to write its matches, by names that have kept their meaning."""


def commands(folder: Path, plan: Plan) -> dict[str, list[str]]:
    """Prepare what is measured: the bare app, the menu and a table of each game."""
    found = {BARE: [sys.executable, bare.__file__], MENU: words(PROGRAM, folder / "menu", folder)}
    if plan.old is None:
        for key, game in GAMES.items():
            match = finished(min(plan.seats, game.seats[-1]), 1, game=game)
            found[key] = opened(folder / key, late(match), LOAD, OPEN)
    else:
        before, old = folder / "before", ["env", f"PYTHONPATH={plan.old / 'src'}:{plan.old}"]
        before.mkdir()
        prepare = [*old, sys.executable, "-c", PREPARE, str(before), str(plan.seats)]
        subprocess.run(prepare, check=True, cwd=plan.old)
        found[MENU + BEFORE] = [*old, *words(PROGRAM, before / "menu", before)]
        for key in GAMES:
            file = before / key / "match.json"
            found[key] = loaded(folder / key, file, LOAD, OPEN)
            found[key + BEFORE] = [*old, *words(OPEN, before / key / "data", file)]
    # The very first start leads on to a tour.
    with terminal(found[MENU], *plan.size) as screen:
        screen.first_frame()
        settle(screen)
    return found


def measure(folder: Path, plan: Plan) -> None:
    """Start all in turn, as often as planned, and print a table."""
    ways = commands(folder, plan)
    rounds = [
        {key: cost(way, plan, walks=key.removesuffix(BEFORE) in GAMES) for key, way in ways.items()}
        for _ in range(plan.times)
    ]
    print_table(HEAD, [row(key, rounds) for key in ways])


HEAD: Final = (
    "what",
    "first frame",
    "x",
    "key",
    "x",
    "95 of 100",
    "step of a walk",
    "x",
    "95 of 100",
    "memory",
)


def row(name: str, rounds: Sequence[Mapping[str, Cost]]) -> tuple[str, ...]:
    """Write what one thing costs in the middle of all rounds, and how many times the one widget's."""
    costs, widgets = [one[name] for one in rounds], [one[BARE] for one in rounds]
    first = times([one.first for one in costs], [one.first for one in widgets])
    key = (*times([one.key.worked for one in costs], [one.key.worked for one in widgets]),)
    step = times([one.step.worked for one in costs], [one.step.worked for one in widgets])
    most = f"{max(one.bytes for one in costs) / 1e6:.1f} MB"
    return (
        *(name, *first),
        *(*key, slowest([one.key for one in costs])),
        *(*step, slowest([one.step for one in costs])),
        most,
    )


def times(seconds: Sequence[float], widgets: Sequence[float]) -> tuple[str, str]:
    """Write seconds in the middle of all rounds, and how many times the one widget's in the same round."""
    ratios = [one / widget for one, widget in zip(seconds, widgets, strict=True)]
    return duration(median(seconds)), f"{median(ratios):.2f}"


def slowest(pressed: Sequence[Pressed]) -> str:
    """Write what 95 of 100 replies stay below."""
    seconds = [one for pressing in pressed for one in pressing.seconds]
    return duration(quantiles(seconds, n=20, method="inclusive")[-1]) if len(seconds) > 1 else "-"


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser("python -m bench.tables", description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=5, help="how often each is started")
    parser.add_argument("--keys", type=int, default=40, help="how many keys are pressed at each start")
    parser.add_argument("--seats", type=int, default=5, help="the most seats at a table")
    parser.add_argument("--size", default="120x40", help="columns and lines of the terminal")
    parser.add_argument("--old", type=Path, help="another checkout, started in turn with this one")
    given = parser.parse_args()
    columns, lines = map(int, given.size.split("x"))
    with TemporaryDirectory() as name:
        measure(Path(name), Plan(given.times, given.keys, given.seats, (columns, lines), given.old))


if __name__ == "__main__":
    main()
