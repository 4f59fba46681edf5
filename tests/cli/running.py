"""Runs the command line in this process, and makes matches to try it on."""

import shutil
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from boardkit import __version__
from boardkit.cli import main
from boardkit.core import Match, Player, Study, legal, records
from boardkit.core.catalogue import elsewhere
from boardkit.core.values import Value
from boardkit.games import GAMES
from tests.endurance.child import begun

GAME = "tectonic_tribes"
Found = TypeVar("Found")
NAMES = ("Ada", "[b]Bela", "Chen")


class Answer(Value):
    """What the program printed, and the code it ended with."""

    code: int
    out: str
    err: str


class Shell(Value):
    """Types commands; every library lies in `data`."""

    data: Path
    capsys: pytest.CaptureFixture[str]
    type_in: Callable[[bytes], None]

    def __call__(self, *arguments: str, typed: str | bytes = b"") -> Answer:
        self.type_in(typed.encode() if isinstance(typed, str) else typed)
        code = main(["--data", str(self.data), *arguments])
        printed = self.capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    def beside(self, packages: Path, *arguments: str) -> Answer:
        """Type a command where packages are installed."""
        return beside(packages, lambda: self(*arguments))


def beside(packages: Path, act: Callable[[], Found]) -> Found:
    """Do something where packages are installed, which a process that is forked for it loads."""

    def loaded() -> Found:
        sys.path.insert(0, str(packages))
        elsewhere.cache_clear()
        return act()

    return apart(loaded)


def apart(act: Callable[[], Found]) -> Found:
    """Do something in a process that is forked for it, so that nothing of it is left."""
    here, there = Pipe(duplex=False)
    process = begun(lambda: there.send(act()))
    there.close()
    found: Found = here.recv()
    process.join()
    return found


@cache
def random_match(decisions: int = 10_000, seed: int = 7) -> Match[Any]:
    """Play a match at random, at most to its end."""
    game = GAMES[GAME]
    players = [Player(name, colour) for colour, name in enumerate(NAMES)]
    match, random = records.start(game, game.options(), players, seed), Random(seed)
    for _ in range(decisions):
        if not match.over:
            match = match.play(random.choice(legal(game, match.state)))
    return match


def written(match: Match[Any]) -> str:
    """Write a match as `boardkit export` does."""
    return records.to_json(records.record(Study(match), __version__))


def lay(project: Path, packages: Path) -> None:
    """Put a project where pip would install it, without pip, which takes longer than most that follows."""
    named = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(project / "src", packages, dirs_exist_ok=True)
    told = packages / f"{named['name']}-{named['version']}.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Name: {named['name']}\nVersion: {named['version']}\n", "utf-8")
    groups = named["entry-points"].items()
    points = [f"[{group}]\n{key} = {name}\n" for group, all_ in groups for key, name in all_.items()]
    (told / "entry_points.txt").write_text("".join(points), "utf-8")
