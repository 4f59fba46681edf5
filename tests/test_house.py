"""The house rules that tools can hold: imports point one way, types are strict, one shape for all games."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp
import pytest

from boardkit.games import KEYS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "boardkit"
LONGEST = 250

LONG = {
    "games/terraforming_mars/box/effects.py": "a table: a class for each effect that a card can have",
    "games/tectonic_tribes/rules/placing.py": "one chapter of the rulebook, in its order",
    "tui/app.py": "one class: the program",
    "tui/widgets/mapview.py": "one class: the map on the screen",
}
"""The files that may be longer than others, each with its reason."""

ROOMS = ("box", "rules", "show", "book", "text")
"""What a game's folder is made of."""

RULES = ("model", "moves", "questions", "setup", "view", "scoring")
SHOWN = ("drawing", "screen", "spoken")
"""The files that every game has: who knows one game finds the same in another."""

CHECKS = {
    "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "types": ("-m", "mypy"),
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
}


@pytest.mark.parametrize("name", CHECKS)
def test_the_house_rules_hold(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    check = subprocess.run(
        [sys.executable, *CHECKS[name]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
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
    assert (house / "rules" / "faults").is_dir()
    assert modules(house / "show") >= {*SHOWN}
    assert modules(house / "box") >= {"things"}
    assert names(house / "book") == {"rulebook", "lessons"}
    assert names(house / "book" / "rulebook") == {"en.md", "fr.md"}
    assert {path.suffix for path in (house / "text").iterdir()} == {".ftl"}


def test_long_files_are_few_and_have_a_reason() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    long = {path.relative_to(SOURCE).as_posix() for path, count in lines.items() if count > LONGEST}
    assert long == LONG.keys()


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("boardkit")


def reached(module: str) -> Iterator[str]:
    """Walk what a module imports, and what that imports in turn."""
    graph = imports()
    found, new = {module}, [module]
    while new:
        for other in graph.find_modules_directly_imported_by(new.pop()) - found:
            found.add(other)
            new.append(other)
            yield other


def in_circles(package: str) -> list[str]:
    graph = imports()
    inside = {package, *graph.find_descendants(package)}
    return sorted(
        module
        for module in inside
        if any(module in graph.find_modules_directly_imported_by(other) for other in reached(module))
    )


@pytest.mark.parametrize(
    "package", ["core", "maps", "text", "library", "commands", "draw", "handout", "games"]
)
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    assert in_circles(f"boardkit.{package}") == []
