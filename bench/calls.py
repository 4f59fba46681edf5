"""Counts the functions that a key calls at a table, from the keyboard to the picture; boardkit's own only."""

import asyncio
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

import boardkit
from bench.figures import print_table
from boardkit.core import Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES, KEYS
from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.start import Start

HERE: Final = str(Path(boardkit.__file__).parent)
SIZE: Final = (120, 40)
SETTLED: Final = 0.3
"""Seconds after which a key has been painted."""

SEED: Final = 1

DECISIONS: Final = 12
"""How many decisions have been made at random before the keys are pressed."""

PRESSED: Final = (
    ("arrow", ("1", "right", "left"), "right"),
    ("digit", ("1", "right", "2", "1"), "2"),
    ("undo", ("1", "right"), "u"),
)
"""What is counted: its name, the keys that are pressed before it, and the key."""

Calls = Counter[CodeType]


@contextmanager
def counting() -> Iterator[Calls]:
    """Count every call of a function of boardkit's own, by its code."""
    calls = Calls()

    def called(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(HERE):
            calls[frame.f_code] += 1

    sys.setprofile(called)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def begun(key: str) -> Match[Any]:
    """Play the first decisions of a match at an open table at random."""
    game, random = GAMES[key], Random(SEED)
    match = start(game, game.options(), [Player(name, at) for at, name in enumerate("AB")], SEED)
    match = match.__replace__(open_table=True)
    for _ in range(DECISIONS):
        match = match.play(random.choice(legal(game, match.state)))
    return match


async def counted(match: Match[Any], before: tuple[str, ...], key: str) -> Calls:
    """Press keys at the table of a match, and count what the last one calls."""
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library:
        app = BoardkitApp(library, Start(language="en", new=match))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(SETTLED)
            for one in before:
                await pilot.press(one)
                await pilot.pause(SETTLED)
            with counting() as calls:
                await pilot.press(key)
                await pilot.pause(SETTLED)
            return calls


def most(calls: Calls, count: int) -> Iterator[tuple[str, str, str]]:
    """List the functions that are called most: how often, their file, their name."""
    for code, times in calls.most_common(count):
        yield code.co_qualname, str(Path(code.co_filename).relative_to(HERE)), str(times)


def main() -> None:
    """Print the tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=KEYS, default="tectonic_tribes")
    parser.add_argument("--most", type=int, default=0, help="list so many functions that are called most")
    options = parser.parse_args()
    match = begun(options.game)
    found = {name: asyncio.run(counted(match, before, key)) for name, before, key in PRESSED}
    rows = [
        (name, f"{calls.total():,}", str(len(calls)), str(len({code.co_filename for code in calls})))
        for name, calls in found.items()
    ]
    print_table(("key", "calls", "functions", "files"), rows)
    for name, calls in found.items() if options.most else ():
        print_table((name, "in", "calls"), list(most(calls, options.most)))


if __name__ == "__main__":
    main()
