"""The public face: names that others build on, light to import, and a page of them whose examples run."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from boardkit.commands.authors import BOARDS, written
from boardkit.games import KEYS
from tests.every import with_each

ROOT = Path(__file__).parent.parent
PACKAGES = (
    "boardkit.core",
    "boardkit.core.editing",
    "boardkit.core.lines",
    "boardkit.core.notation",
    "boardkit.core.records",
    "boardkit.core.teaching",
    "boardkit.draw",
    "boardkit.games",
    "boardkit.maps",
    "boardkit.players",
    "boardkit.testing",
    "boardkit.text",
)
LIGHT = ("boardkit.core", "boardkit.core.records", "boardkit.games.tectonic_tribes", "boardkit.maps")
HEAVY = {"fluent", "rich", "sqlite3", "textual"}
IMPORT = re.compile(r"^ *((?:from|import) boardkit(?:[^(\n]*\([^)]*\)|.*))", re.MULTILINE)
"""A statement that imports something of ours: to parse all others takes a second."""

PAGES = sorted((ROOT / "docs").glob("*.md"))


def imported_by(line: str) -> set[str]:
    """Return the names of what Python has imported after a line, alone in a process."""
    code = f"import sys; {line}; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(told.stdout.split())


def test_rules_and_records_are_imported_without_terminal_words_and_database() -> None:
    found = imported_by(f"import {', '.join(LIGHT)}")
    assert found.issuperset(LIGHT)
    assert found & HEAVY == set()


def test_the_packages_of_lessons_of_editing_and_of_players_import_nothing_before_it_is_asked_for() -> None:
    found = imported_by("import boardkit.core.teaching, boardkit.core.editing, boardkit.players")
    inner = ("boardkit.core.teaching.", "boardkit.core.editing.", "boardkit.players.")
    assert {name for name in found if name.startswith(inner)} == set()


@with_each("package", PACKAGES)
def test_each_public_name_is_there(package: str) -> None:
    module = import_module(package)
    names = module.__all__
    assert len(names) == len(set(names))
    missing = [name for name in names if not hasattr(module, name) and not find_spec(f"{package}.{name}")]
    assert missing == []


@with_each("package", PACKAGES)
def test_the_page_of_public_names_has_every_package(package: str) -> None:
    assert f"`{package}`" in (ROOT / "docs" / "api.md").read_text("utf-8")


def names_in(text: str) -> Iterator[tuple[str, str]]:
    """List what a source imports from boardkit, as (module, name)."""
    for node in ast.parse("\n".join(IMPORT.findall(text))).body:
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.split(".")[0] == "boardkit":
                yield from ((module, alias.name) for alias in names)
            case ast.Import(names=names):
                found = (alias.name for alias in names if alias.name.split(".")[0] == "boardkit")
                yield from ((package, "") for package in found)


def is_public(module: str, name: str) -> bool:
    """Tell whether a package names it in `__all__`, or names the module in which it is not underscored."""
    package, _, inner = module.rpartition(".")
    if module in PACKAGES:
        return f"{module}.{name}" in PACKAGES or name in import_module(module).__all__
    return package in PACKAGES and inner in import_module(package).__all__ and not name.startswith("_")


def is_public_somewhere(module: str, name: str) -> bool:
    """Tell whether some package has the name of a module within it in its face."""
    return is_public(module, name) or any(
        module.startswith(f"{package}.") and name in import_module(package).__all__ for package in PACKAGES
    )


def sources() -> Iterator[tuple[str, str]]:
    """Read what a game author reads: the example, what `boardkit new` writes, the page of public names."""
    for path in (ROOT / "examples").rglob("*.py"):
        yield path.name, path.read_text("utf-8")
    for board in BOARDS:
        for path, text in written("mine", board).items():
            if path.suffix == ".py":
                yield f"{board}/{path.name}", text
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    yield "api.md", "\n".join(re.findall(r"^>>> (from boardkit\S* import .*)$", page, re.MULTILINE))


@with_each("name, text", [*sources()])
def test_who_makes_a_game_needs_public_names_only(name: str, text: str) -> None:
    found = [*names_in(text)]
    assert found
    assert [f"{module}.{inner}" for module, inner in found if not is_public(module, inner)] == []


@pytest.mark.parametrize("game", KEYS)
def test_games_in_the_box_need_public_names_only_but_for_their_screens(game: str) -> None:
    files = (ROOT / "src" / "boardkit" / "games" / game).rglob("*.py")
    found = [pair for file in files if file.stem != "screen" for pair in names_in(file.read_text("utf-8"))]
    kit = [(module, name) for module, name in found if not module.startswith("boardkit.games.")]
    assert len(kit) > 10
    assert [f"{module}.{name}" for module, name in kit if not is_public_somewhere(module, name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_the_examples_of_a_page_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_page_of_public_names_has_an_example_a_subject() -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    subjects = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    without = {subject.splitlines()[0] for subject in subjects if ">>>" not in subject}
    assert without == {"What is stable, and what is not"}
