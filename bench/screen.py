"""What the screen costs, at a pseudo-terminal of 120 x 40: `python -m bench.screen`.

At the end the tables of all games, as `bench.tables` measures them.
"""

import subprocess
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench import bare, matches, tables
from bench.figures import Figure, print_figures, timed
from bench.pressing import SILENCE, SIZE, opened, press, words
from bench.terminal import terminal
from boardkit.core import Match, legal

USAGE: Final = """
In every command {python} stands for this Python, {data} for an empty folder and {file} for the record of a
match of Tectonic Tribes at 5 seats: finished, or where the most placements are legal.
"""


def side_by_side(ways: Mapping[str, Callable[[], float]], times: int) -> list[Figure]:
    """Measure several things in turn, so that a busy moment of the machine meets them all."""
    rounds = [[measure() for measure in ways.values()] for _ in range(times)]
    return [Figure(name, seconds) for name, seconds in zip(ways, zip(*rounds, strict=True), strict=True)]


def whole_run(command: Sequence[str]) -> float:
    """Run a program to its end and say how many seconds it took."""
    return timed(partial(subprocess.run, command, check=True, stdout=subprocess.DEVNULL))


def first_paint(command: Sequence[str]) -> float:
    """Start a program and say how many seconds its first frame took."""
    with terminal(command, *SIZE) as screen:
        return screen.first_frame() - screen.began


def keys(
    name: str, command: Sequence[str], before: Sequence[str], pressed: Sequence[str], times: int
) -> Figure:
    """Measure from each key to the last byte of its reply; keys without a reply are left out and told."""
    with terminal(command, *SIZE) as screen:
        screen.first_frame()
        for key in before:
            press(screen, key)
        before_them = screen.worked()
        answers = [press(screen, key) for key in islice(cycle(pressed), times)]
        own = screen.worked() - before_them
    print(f"A {name}: {own / times * 1e3:.1f} ms of a core on average.")
    seconds = [answer for answer in answers if answer is not None]
    silent = f", {times - len(seconds)} silent" if len(seconds) < times else ""
    return Figure(f"{name} to last byte{silent}", seconds, 30e-3)


def memory(command: Sequence[str]) -> int:
    """Open a match and say how many bytes were resident at most."""
    with terminal(command, *SIZE) as screen:
        screen.first_frame()
        while screen.reply(SILENCE).data:
            pass
        return screen.memory()


def widest(match: Match[Any]) -> Match[Any]:
    """Go back to where the most placements are legal, at a table without a curtain."""
    lists = [len(legal(match.game, moment.step.state)) for moment in match.moments]
    return match.__replace__(at=lists.index(max(lists)), open_table=True)


def arguments() -> ArgumentParser:
    """Return the options, whose defaults are boardkit's commands."""
    program = "{python} -m boardkit --data {data}"
    parser = ArgumentParser("python -m bench.screen", description=__doc__, epilog=USAGE)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("--times", type=int, default=20, help="how often a program is started")
    parser.add_argument("--keys", type=int, default=100, help="how many keys are pressed")
    parser.add_argument("--tables", type=int, default=3, help="how often the table of each game is opened")
    parser.add_argument("--before", default="", help="keys pressed first, as to close a notice")
    parser.add_argument("--pressed", default="right down left up", help="keys pressed again and again")
    parser.add_argument("--stroll", default="[ [ [ [ [ ] ] ] ]", help="keys pressed on a walk")
    parser.add_argument("--walk", default="t", help="keys that begin a walk")
    parser.add_argument("--version", default="{python} -m boardkit --version", metavar="COMMAND")
    parser.add_argument("--menu", default=program, metavar="COMMAND")
    parser.add_argument("--load", default=f"{program} import {{file}}", metavar="COMMAND")
    parser.add_argument("--open", default=f"{program} resume 1", metavar="COMMAND")
    return parser


def main() -> None:
    """Measure and print."""
    chosen = arguments().parse_args()
    match = matches.finished(5, seed=1)
    with TemporaryDirectory() as name:
        folder = Path(name)
        starts = {
            "python -c pass": partial(whole_run, [sys.executable, "-c", "pass"]),
            "--version": partial(whole_run, words(chosen.version, folder, folder)),
        }
        paints = {
            "one widget, first paint": partial(first_paint, [sys.executable, bare.__file__]),
            "menu, first paint": partial(first_paint, words(chosen.menu, folder / "menu", folder)),
        }
        plain, version = side_by_side(starts, chosen.times)
        one, menu = side_by_side(paints, chosen.times)
        play = opened(folder / "widest", widest(match), chosen.load, chosen.open)
        before = chosen.before.split()
        key = keys("key", play, before, chosen.pressed.split(), chosen.keys)
        walk = [*before, *chosen.walk.split()]
        step = keys("step of a walk", play, walk, chosen.stroll.split(), chosen.keys)
        print_figures([plain, version, one, menu, key, step])
        print(f"--version: {version.median / plain.median:.2f} times python -c pass; under 3 is asked.")
        print(f"First paint: {menu.median / one.median:.2f} times the one widget; 2 are allowed.")
        most = memory(opened(folder / "finished", match, chosen.load, chosen.open))
        print(f"A finished match at 5 seats: {most / 1e6:.1f} MB resident at most; under 60 is asked.\n")
        tables.measure(folder, tables.Plan(times=chosen.tables))


if __name__ == "__main__":
    main()
