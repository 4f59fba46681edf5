"""What all screens share: own keys, a window that is too small, a crash that tells nothing secret."""

import json
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.commands.desk import advised
from boardkit.core import FaultError, Study
from boardkit.library.storage_faults import LibraryDamaged
from boardkit.tui.app import BoardkitApp, fault_of
from boardkit.tui.desk.keys import PLAY_KEYS, CommandTaken
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.screens.base import TooSmallScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal.capabilities import ABLE
from boardkit.tui.terminal.keyboard import is_sent
from tests.every import with_each
from tests.tui.tools import click_foot, make_app, new_match, press, running, shown, table_of, told


async def settle(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await pilot.pause()


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "cannot be used"),
        ('{"undo": "u"}', "cannot be used"),
        ('{"fly": ["f"]}', "there is no action “fly”"),
        ('{"undo": ["x"], "undo": ["z"]}', "The name “undo” is given twice"),
        ('{"undo": ["x"], "redo": ["x"]}', "x cannot be the key of both “redo” and “undo”."),
        ('{"walk": ["i"]}', "i cannot be the key of both “walk” and “inspect”."),
        ('{"walk": ["."]}', "cannot be the key of both “walk” and “only_move”."),
    ],
)
async def test_a_file_of_keys_that_is_of_no_use_is_told_about(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "keys.json").write_text(text, "utf-8")
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await settle(pilot)
        assert told in " ".join(shown(app).replace("│", " ").split())
        assert not {*app.program.own_keys}.difference(PLAY_KEYS)


async def test_a_key_that_no_terminal_sends_is_told_and_its_command_keeps_its_own(tmp_path: Path) -> None:
    own = {"inspect": ["backspce"], "undo": ["shift+u", "f5"], "rules": ["f6"]}
    (tmp_path / "keys.json").write_text(json.dumps(own), "utf-8")
    async with running(tmp_path, (120, 40), new=new_match()) as (app, pilot):
        await settle(pilot)
        assert "no terminal sends backspce and shift+u." in told(app)
        keys = {key.action: key.keys for key in app.program.own_keys}
        usual = {key.action: key.keys for key in PLAY_KEYS}
        assert keys == usual | {"undo": ("f5",), "rules": ("f6",), "walk": ("t",), "log": ("L",)}


async def test_a_key_of_the_player_is_told_and_goes_before_another_that_an_action_has_as_well(
    tmp_path: Path,
) -> None:
    own = {"inspect": [","], "leaf": ["x"], "walk": ["R"], "undo": ["i"], "help": ["f7"]}
    (tmp_path / "keys.json").write_text(json.dumps(own), "utf-8")
    async with running(tmp_path, new=new_match()) as (app, pilot):
        await settle(pilot)
        redo = next(key for key in app.program.own_keys if key.action == "redo")
        assert (redo.keys, redo.shown) == (("ctrl+y",), "^y")
        await press(pilot, "enter", ",")
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        text = shown(app)
        assert " “,”  what is this? " in text
        assert " f7  keys" in text


async def test_a_command_of_a_game_is_run_by_its_key_by_the_footer_and_by_a_key_of_the_player(
    tmp_path: Path,
) -> None:
    for own, key in (({}, "V"), ({"tectonic_tribes.tents": ["f7"]}, "f7")):
        (tmp_path / "keys.json").write_text(json.dumps(own), "utf-8")
        with make_app(tmp_path, new=new_match()) as app:
            async with app.run_test(size=(200, 40)) as pilot:
                await settle(pilot)
                await press(pilot, "enter", key)
                assert "No tent stands beside a region yet." in told(app)
                await press(pilot, "escape")
                await click_foot(pilot, "tectonic_tribes.tents")
                assert "No tent stands beside a region yet." in told(app)


async def test_a_command_that_cannot_have_its_key_is_told_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = CommandTaken("tectonic_tribes.tents", "u", ("V", "f7"))
    monkeypatch.setattr("boardkit.tui.table.screen.command_refused", lambda game: taken)
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            assert "The key u of “tectonic_tribes.tents” is taken. These are free: V and f7." in told(app)


SENT = (
    "a",
    "É",
    "?",
    "question_mark",
    "space",
    "+",
    "plus",
    "f24",
    "ctrl+k",
    "alt+left",
    "shift+tab",
    "alt+ctrl+x",
)
NEVER_SENT = ("", "f25", "ctrl+K", "left+alt", "shift+a", "ctrl+", "return", "<any>", "\x7f")


@with_each("key", SENT)
def test_a_terminal_sends(key: str) -> None:
    assert is_sent(key)


@with_each("key", NEVER_SENT)
def test_no_terminal_sends(key: str) -> None:
    assert not is_sent(key)


def test_every_key_of_a_table_is_one_that_terminals_send() -> None:
    assert [name for key in PLAY_KEYS for name in key.keys if not is_sent(name)] == []


async def test_whoever_begins_with_a_match_comes_to_the_menu_when_it_is_left(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match()) as (app, pilot):
        await settle(pilot)
        await press(pilot, "ctrl+q")
        assert isinstance(app.screen, MenuScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)


async def test_a_match_that_cannot_be_opened_is_told_about_and_leads_to_the_menu(tmp_path: Path) -> None:
    async with running(tmp_path, resume=7) as (app, pilot):
        await settle(pilot)
        assert "7" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)


class BrokenError(Exception):
    """What a mistake in the program would raise."""


async def crash(app: BoardkitApp, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: TableScreen, name: str) -> None:
        raise BrokenError

    monkeypatch.setattr(TableScreen, "action_want", fail)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "i")


async def test_a_crash_leaves_a_sentence_and_a_report_without_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match()
    with make_app(tmp_path, new=match, advised=partial(advised, line=("play", "--data", "here"))) as app:
        with pytest.raises(BrokenError):
            await crash(app, monkeypatch)
        reports = list(tmp_path.glob("error-*.txt"))
        assert len(reports) == 1
        assert "BrokenError" in reports[0].read_text("utf-8")
        assert str(match.state.deck) not in reports[0].read_text("utf-8")
    said = "".join(capsys.readouterr().err.split())
    assert said.endswith(":boardkitdoctor--json--datahere")


async def lose_tables(app: BoardkitApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for table in ("moves", "results", "settings", "matches"):
            app.library._db.execute(f"DROP TABLE {table}")
        await press(pilot, "4", "enter")
        await settle(pilot)


async def test_what_fails_below_the_program_ends_it_without_a_report(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(new_match()))
        with pytest.raises(FaultError):
            await lose_tables(app)
        found = fault_of(app)
        assert found is not None
        assert found.fault == LibraryDamaged(str(tmp_path))
    assert not [*tmp_path.glob("error-*.txt")]


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_a_terminal_causes_names_the_doctor_and_a_small_window_is_waited_for(
    tmp_path: Path, language: str
) -> None:
    (tmp_path / "keys.json").write_text("{", "utf-8")
    asked = partial(advised, line=("--lang", language))
    async with running(tmp_path, language=language, advised=asked) as (app, pilot):
        before = app.screen
        assert f": boardkit doctor --lang {language}" in " ".join(shown(app).replace("│", "").split())
        await pilot.resize_terminal(70, 20)
        await settle(pilot)
        assert isinstance(app.screen, TooSmallScreen)
        assert "70×20" in shown(app)
        assert f": boardkit doctor --lang {language}" in " ".join(shown(app).replace("│", "").split())
        await pilot.resize_terminal(100, 30)
        await settle(pilot)
        assert app.screen is before


async def test_what_is_said_of_a_crash_keeps_to_7_bits_where_there_are_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with make_app(tmp_path, language="fr", terminal=ABLE.__replace__(utf8=False), new=new_match()) as app:
        with pytest.raises(BrokenError):
            await crash(app, monkeypatch)
        said = " ".join(capsys.readouterr().err.split())
        assert "enregistree jusqu'a la derniere decision" in said
        assert said.isascii()


async def test_r_makes_a_decision_again_where_nothing_can_be_turned(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match().__replace__(open_table=True)) as (app, pilot):
        await settle(pilot)
        await press(pilot, *["enter"] * 4, "1", "enter")
        after = table_of(app).desk.match
        await press(pilot, "u", "r")
        assert table_of(app).desk.match == after
