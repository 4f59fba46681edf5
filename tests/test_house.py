"""The house rules that tools can hold: imports point one way, types are strict, one shape for all games."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import grimp
import pytest
from textual.screen import Screen

from boardkit.games import KEYS
from tests.daily import by_night

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "boardkit"
MOST_METHODS = 20
METHOD = re.compile(r"^    (?:async )?def ", re.MULTILINE)
OUTERMOST = re.compile(r"^(?=[^\s#)\]}])", re.MULTILINE)
"""Where a statement of a module begins."""

ROOMS = ("box", "rules", "show", "players", "book", "text")
"""What a game's folder is made of."""

RULES = ("model", "moves", "questions", "setup", "view", "scoring")
SHOWN = ("drawing", "words", "cards", "seats", "shared")
"""The files that every game has: who knows one game finds the same in another."""

CHECKS = {
    "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "types": ("-m", "mypy", "--python-version", "3.13"),  # knows what `__replace__` takes
    "types of the oldest Python": ("-m", "mypy"),
    "habits": ("-m", "repo_review", "."),
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
}

BY_NIGHT = ("types of the oldest Python",)
"""By day that Python runs the suite, and stops where something is used that it does not have."""


@pytest.mark.parametrize("name", [by_night(name) if name in BY_NIGHT else name for name in CHECKS])
def test_the_house_rules_hold(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    line = [sys.executable, *CHECKS[name]]
    check = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stdout + check.stderr


def folder(game: str) -> Path:
    return SOURCE / "games" / game


def names(path: Path) -> set[str]:
    return {inner.name for inner in path.iterdir() if inner.name != "__pycache__"}


def modules(path: Path) -> set[str]:
    """Name the modules and packages of a folder."""
    return {name.removesuffix(".py") for name in names(path)}


@pytest.mark.parametrize("game", KEYS)
def test_all_games_have_one_shape(game: str) -> None:
    house = folder(game)
    assert names(house) == {*ROOMS, "__init__.py"}
    assert modules(house / "rules") >= {*RULES, "faults"}
    assert modules(house / "show") >= {*SHOWN}
    assert modules(house / "box") >= {"things"}
    assert names(house / "book") == {"rulebook", "lessons", "measures.json"}
    book = {"en.md", "fr.md", "glossary_en.txt", "glossary_fr.txt"}
    assert names(house / "book" / "rulebook") == book
    assert {path.suffix for path in (house / "text").iterdir()} == {".ftl"}


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("boardkit")


def in_circles() -> list[str]:
    """Name the modules that import each other in a circle, and what lies between two circles."""
    graph = imports()
    left = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    while True:
        wanted = set().union(*left.values())
        kept = {module for module, others in left.items() if others & left.keys() and module in wanted}
        if kept == left.keys():
            return sorted(kept)
        left = {module: left[module] & kept for module in kept}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert in_circles() == []


def test_the_desk_has_eight_floors() -> None:
    graph = imports()
    desk = graph.find_descendants("boardkit.tui.desk")

    @cache
    def floor(module: str) -> int:
        return 1 + max(map(floor, desk & graph.find_modules_directly_imported_by(module)), default=0)

    assert max(map(floor, desk)) == 8


def classes() -> Iterator[tuple[str, int]]:
    """Tell the heads of all classes, and how many methods each has."""
    for path in SOURCE.rglob("*.py"):
        for statement in OUTERMOST.split(path.read_text("utf-8")):
            if statement.startswith("class "):
                yield statement.partition("\n")[0], len(METHOD.findall(statement))


def test_no_class_has_many_methods() -> None:
    counted = list(classes())
    assert len(counted) > 1_000
    assert [head for head, count in counted if count > MOST_METHODS] == []


def own_screens() -> Iterator[type[Screen[Any]]]:
    """Import all of the program, and walk its screens."""
    for module in imports().find_descendants("boardkit.tui"):
        import_module(module)
    waiting: list[type[Screen[Any]]] = [Screen]
    while waiting:
        others = waiting.pop().__subclasses__()
        waiting += others
        yield from (screen for screen in others if screen.__module__.startswith("boardkit."))


def ancestors(screen: type[Screen[Any]]) -> list[type]:
    """List the program's own screens that a screen derives from."""
    own = (base for base in screen.__mro__[1:] if base.__module__.startswith("boardkit."))
    return [base for base in own if issubclass(base, Screen)]


def test_no_screen_derives_from_one_that_derives_from_another() -> None:
    chains = {screen.__name__: ancestors(screen) for screen in own_screens()}
    deep = {name for name, chain in chains.items() if len(chain) > 1}
    assert deep == set()
