"""Keys that browsers and some terminals keep for themselves are not shown, and others do the same."""

import pkgutil
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding
from textual.dom import DOMNode
from textual.widgets import OptionList

import boardkit.tui
from boardkit.text.words import arriving as arriving_here
from boardkit.tui.desk.facts import key_beside
from boardkit.tui.desk.keys import PLAY_KEYS, Bound, arriving
from boardkit.tui.terminal.capabilities import IN_BROWSERS, IN_VTE, PREFIXES, Kind, kept_keys
from boardkit.tui.widgets.controls import KeyBar
from tests.tui.tools import make_app, new_match, press, shown

ALL = frozenset({*IN_BROWSERS, *IN_VTE, *PREFIXES.values()})
"""Every key that does not arrive somewhere."""


def modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages(boardkit.tui.__path__, "boardkit.tui."):
        yield import_module(found.name)


def name_of(written: str) -> str:
    return written.replace("^", "ctrl+").replace("?", "question_mark")


def bindings() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Return every action of the screens with its keys, by the class that binds them."""
    classes = {
        one
        for module in modules()
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, DOMNode) and one.__module__.startswith("boardkit.")
    }
    for one in sorted(classes, key=lambda one: f"{one.__module__}.{one.__name__}"):
        by_action: dict[str, set[str]] = {}
        for binding in one.__dict__.get("BINDINGS", ()):
            made = binding if isinstance(binding, Binding) else Binding(*binding)
            by_action.setdefault(made.action, set()).update(key.strip() for key in made.key.split(","))
        for action, keys in by_action.items():
            yield f"{one.__module__}.{one.__name__}", action, frozenset(keys)


def test_every_command_of_a_screen_has_a_key_that_arrives_everywhere() -> None:
    found = list(bindings())
    assert len(found) > 50
    assert [one for one in found if one[2] <= ALL] == []


def test_every_key_of_a_table_that_may_not_arrive_has_another_beside_it() -> None:
    assert [key.action for key in PLAY_KEYS if ALL.issuperset(key.keys)] == []


@pytest.mark.parametrize("kept", [IN_BROWSERS, IN_VTE, frozenset({"ctrl+b"}), ALL])
def test_a_table_shows_no_key_that_is_kept(kept: frozenset[str]) -> None:
    for key, usual in zip(arriving(PLAY_KEYS, kept), PLAY_KEYS, strict=True):
        assert not kept.intersection(key.keys)
        assert name_of(key.shown) not in kept
        assert key.shown == usual.shown or usual.keys[0] in kept


def test_where_nothing_is_kept_all_keys_are_as_usual() -> None:
    assert arriving(PLAY_KEYS, frozenset()) == PLAY_KEYS


def test_no_mode_shows_a_key_that_is_kept_somewhere() -> None:
    tables = (value for module in modules() for value in vars(module).values() if isinstance(value, tuple))
    bound = [key for table in tables for key in table if isinstance(key, Bound)]
    assert len(bound) > 10
    assert [key.name for key in bound if name_of(key.shown) in ALL] == []


def test_what_a_page_writes_at_its_foot_has_another_key_beside_it() -> None:
    written = [f"^{key[-1]}" for key in ALL if key.startswith("ctrl+")] + ["f1", "f10", "f11"]
    for path in Path(boardkit.tui.__file__).parent.rglob("*.py"):
        if path.parent.name in ("pages", "screens"):
            text = path.read_text("utf-8")
            for key in (key for key in written if f'"{key}"' in text):
                assert name_of(arriving_here(key, ALL)) not in ALL, path


@pytest.mark.parametrize(
    ("environ", "kind", "kept"),
    [
        ({}, Kind.OTHER, frozenset[str]()),
        ({"VTE_VERSION": "7006"}, Kind.OTHER, IN_VTE),
        ({"VTE_VERSION": "7006"}, Kind.TMUX, IN_VTE | {"ctrl+b"}),
        ({}, Kind.SCREEN, frozenset({"ctrl+a"})),
        ({"VTE_VERSION": "7006"}, Kind.BROWSER, IN_BROWSERS),
    ],
)
def test_what_is_kept_is_known_from_the_environment(
    environ: dict[str, str], kind: Kind, kept: frozenset[str]
) -> None:
    assert kept_keys(environ, kind) == kept


@pytest.mark.sample(2)
@pytest.mark.parametrize("kept", [IN_BROWSERS, IN_VTE])
async def test_no_foot_of_a_page_or_a_table_shows_a_key_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: frozenset[str]
) -> None:
    seen: set[str] = set()
    show = KeyBar.show

    def noted(bar: KeyBar, keys: Sequence[tuple[str, str, str]]) -> None:
        seen.update(key for _, key, _ in keys)
        show(bar, keys)

    monkeypatch.setattr(KeyBar, "show", noted)
    with make_app(tmp_path) as app:
        app.program.kept = kept
        async with app.run_test(size=(80, 24)) as pilot:
            for number in range(1, 9):
                await press(pilot, str(number), "escape")
            app.program.begin(new_match())
            await press(pilot, "enter", "t", "escape")
    assert len(seen) > 10
    assert not kept.intersection(map(name_of, seen))
    assert ("f9" in seen) == (kept is IN_BROWSERS)


async def test_in_a_browser_another_key_leaves_and_is_shown(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.program.kept = IN_BROWSERS
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "down")
            assert "f9" in shown(app)
            assert "^q" not in shown(app)
            await press(pilot, "f9")
    assert app.return_value is None
    assert app._exit


@pytest.mark.sample(2)
@pytest.mark.parametrize("kept", [IN_BROWSERS, frozenset[str]()])
async def test_help_at_a_table_names_the_key_that_arrives(tmp_path: Path, kept: frozenset[str]) -> None:
    with make_app(tmp_path) as app:
        app.program.kept = kept
        async with app.run_test(size=(80, 24)) as pilot:
            app.program.begin(new_match())
            await press(pilot, "enter", "question_mark")
            entries = app.screen.query_one(OptionList).options
            named = {str(entry.prompt).split()[0] for entry in entries}
            assert named.intersection({"^q", "f9"}) == ({"f9"} if kept else {"^q"})


async def test_where_a_letter_is_taken_the_key_beside_it_is_one_that_arrives(tmp_path: Path) -> None:
    zoom = next(key for key in PLAY_KEYS if key.action == "zoom")
    branch = next(key for key in PLAY_KEYS if key.action == "branch")
    for kept in (IN_VTE, frozenset({"ctrl+b"})):
        here = {key.action: key for key in arriving(PLAY_KEYS, kept)}
        assert key_beside({"z", "b"}, here["zoom"]) == "f4"
        assert key_beside({"z", "b"}, here["branch"]) == ("f8" if "ctrl+b" in kept else "^b")
    assert {"f4", "f10"} < {*zoom.keys}
    assert {"ctrl+b", "f8"} < {*branch.keys}
