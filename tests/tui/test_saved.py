"""The saved matches, those of older rules too: opened, renamed, exported, imported; by keys and by mouse."""

import json
import re
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from boardkit.core import FaultError, Study
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, match_rows, open_library
from boardkit.library.storage_faults import FileTrouble, Trouble
from boardkit.text import words_for
from boardkit.tui.app import BoardkitApp
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.saved import SavedScreen
from boardkit.tui.pages.summaries import when_said
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.files import export_match, read_named, safe_name
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.controls import MatchList
from tests.golden.make import golden_match
from tests.tui.tools import (
    click,
    click_key,
    make_app,
    new_match,
    played_at_random,
    press,
    running,
    shown,
    table_of,
    write,
)


async def test_the_list_tells_game_players_and_how_far(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        over = played_at_random(new_match(["Ada", "[red]x[/]"]))
        app.library.create(Study(over))
        app.library.create(Study(played_at_random(new_match(["Olga", "Piet"]), 2)))
        winners = words_for("en", None, ["Ada", "[red]x[/]"]).listed(
            [over.players[seat].name for seat in over.game.score(over.state).winners]
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3")
            text = shown(app)
    assert "Tectonic Tribes  Olga and Piet" in text
    assert "2 decisions so far" in text
    assert "Tectonic Tribes  Ada and [red]x[/]" in text
    assert f"over: {winners}" in text


async def test_equal_names_and_invisible_ones_have_numbers_in_lists_and_at_the_table(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(played_at_random(new_match(["Ada", "Ada", "\u3164"]), 4)))
        async with app.run_test(size=(120, 40)) as pilot:
            await press(pilot, "3")
            assert "Ada (1), Ada (2) and \u3164 (3)" in shown(app)
            await press(pilot, "enter")
            table = shown(app)
    assert "Ada (1)" in table
    assert "Ada (2)" in table
    assert "\u3164 (3)" in table


async def test_an_empty_list_says_what_to_do(tmp_path: Path) -> None:
    async with running(tmp_path, language="fr") as (app, pilot):
        await press(pilot, "2")
        assert "Aucune partie" in shown(app)
        await press(pilot, "r", "d", "e", "enter")
        assert isinstance(app.screen, SavedScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)


async def test_a_match_is_opened_by_enter_one_click_points_and_two_open(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        three_matches(app)
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3", "down", "enter")
            assert table_of(app).desk.match.players[0].name == "Olga"
            await press(pilot, "ctrl+q")
            assert isinstance(app.screen, SavedScreen)
            await click(pilot, "#matches", x=6, y=6)
            assert isinstance(app.screen, SavedScreen)
            assert app.screen.query_one(MatchList).highlighted == 2
            await click(pilot, "#matches", x=6, y=6, times=2)
            assert table_of(app).desk.match.players[1].name == "Béla"


async def test_a_match_is_renamed_exported_with_a_warning_of_secrets_and_deleted_only_after_a_yes(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(new_match()))
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3")
            await press(pilot, "d")
            assert "Delete match 1 (Ada, Béla and Chen) for good?" in shown(app)
            await press(pilot, "n")
            assert len(app.library.matches()) == 1
            await press(pilot, "r")
            await write(pilot, "[b]Sunday")
            await press(pilot, "enter")
            assert "[b]Sunday  Tectonic Tribes" in shown(app)
            await press(pilot, "r", "escape")
            assert app.library.matches()[0].name == "[b]Sunday"
            await press(pilot, "e")
            assert isinstance(app.screen, ConfirmScreen)
            assert "secrets" in shown(app)
            await press(pilot, "n")
            assert not (tmp_path / "exports").exists()
            await press(pilot, "e", "y")
            assert str(next((tmp_path / "exports").iterdir()).name) in shown(app)
            await press(pilot, "escape", "d", "y")
            assert not app.library.matches()


async def test_a_match_is_deleted_and_one_exported_by_mouse(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        for study in three_studies()[:2]:
            app.library.create(study)
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3")
            await click_key(pilot, "delete")
            await click(pilot, "ConfirmScreen Button", x=2)
            assert len(app.library.matches()) == 1
            await click_key(pilot, "export")
            assert isinstance(app.screen, NoticeScreen)
    assert (tmp_path / "exports" / "tectonic-tribes-ada-béla.json").is_file()


async def test_an_exported_match_comes_back_by_import_and_no_other_file_is_taken(tmp_path: Path) -> None:
    with open_library(tmp_path / "other") as other:
        match = played_at_random(new_match(), 9)
        path = export_match(other, other.create(Study(match))).rename(tmp_path / "m.json")
    refused = {None: "there is no such file", "[]": "$ is not of the right kind"}
    async with running(tmp_path / "own", (100, 30)) as (app, pilot):
        await press(pilot, "2")
        for content, sentence in refused.items():
            if content is not None:
                (tmp_path / "x.json").write_text(content)
            await press(pilot, "i")
            app.screen.query_one(Input).value = str(tmp_path / "x.json")
            await press(pilot, "enter")
            assert sentence in shown(app)
            assert app.library.matches() == ()
            await press(pilot, "escape")
        await press(pilot, "i")
        app.screen.query_one(Input).value = f"  {path} "
        await press(pilot, "enter")
        assert "Ada, Béla and Chen" in shown(app)
        number = app.library.matches()[0].match
        assert app.library.load(number, GAMES).main.state == match.state


def test_an_export_never_replaces_a_file(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        number = library.create(Study(new_match()))
        first, second, third = (export_match(library, number).name for _ in range(3))
    assert first == "tectonic-tribes-ada-béla-chen.json"
    assert (second, third) == ("tectonic-tribes-ada-béla-chen-2.json", "tectonic-tribes-ada-béla-chen-3.json")


@pytest.mark.parametrize("names", [["../../x", "con\\aux:*?"], ["x" * 40, "y" * 40], ["[/]", ". ."]])
def test_the_name_of_an_export_is_safe_whatever_the_players_are_called(names: list[str]) -> None:
    name = safe_name(new_match(names))
    assert len(name) <= 60
    assert not set(name) & set('/\\:*?"<>|. ')


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        number = library.create(Study(new_match()))
        (tmp_path / "exports").write_text("in the way")
        with pytest.raises(FaultError) as caught:
            export_match(library, number)
        name = "tectonic-tribes-ada-béla-chen.json"
        assert caught.value.fault == FileTrouble(str(tmp_path / "exports" / name), Trouble.NO_FOLDER)


@pytest.mark.parametrize("name", ["nowhere.json", "", "~nobody-of-this-name/x", "/dev/zero", "a\0b"])
def test_what_is_no_file_is_not_read(tmp_path: Path, name: str) -> None:
    with open_library(tmp_path) as library:
        program = BoardkitApp(library, Start(data=tmp_path)).program
        with pytest.raises(FaultError) as caught:
            read_named(program, name)
        assert isinstance(caught.value.fault, FileTrouble)


@pytest.mark.parametrize(
    ("days", "said"), [(0, "today 13:05"), (1, "yesterday 13:05"), (2, "2026-03-05 13:05")]
)
def test_when_a_match_was_played_is_said_as_people_do(days: int, said: str) -> None:
    now = datetime(2026, 3, 7, 23, 50).astimezone()
    then = now.replace(hour=13, minute=5) - timedelta(days=days)
    assert when_said(then, now, words_for("en")) == said


@cache
def three_studies() -> tuple[Study[Any], ...]:
    """Play a match to its end, and begin two."""
    ways = ((["Ada", "Béla"], 10_000), (["Olga", "Piet"], 2), (["Ada", "Zoé"], 3))
    return tuple(Study(played_at_random(new_match(names), decisions)) for names, decisions in ways)


def three_matches(app: BoardkitApp) -> None:
    for study in three_studies():
        app.library.create(study)


async def test_the_list_has_the_numbers_that_resume_takes_and_capital_letters_go_to_names(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        three_matches(app)
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3")
            text = shown(app)
            numbers = [str(summary.match) for summary in app.library.matches()]
            assert re.findall(r"(\d+)  Tectonic Tribes", text) == numbers == ["3", "2", "1"]
            assert "numbers for boardkit resume; a capital letter goes to a name" in text
            listed = app.screen.query_one(MatchList)
            found = list[int | None]()
            for letter in "OABTX":
                await press(pilot, letter)
                found.append(listed.highlighted)
            assert found == [1, 2, 2, 0, 0]


async def test_the_list_is_narrowed_by_what_is_typed_and_whole_again_by_escape(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        three_matches(app)
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3", "slash")
            await write(pilot, "ada")
            assert ("Zoé" in shown(app), "Béla" in shown(app), "Olga" in shown(app)) == (True, True, False)
            await write(pilot, " zoe")
            assert ("Zoé" in shown(app), "Béla" in shown(app)) == (True, False)
            await write(pilot, "xx")
            assert "No match has all of these words." in shown(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, SavedScreen)
            assert all(name in shown(app) for name in ("Zoé", "Béla", "Olga"))
            await press(pilot, "slash")
            await write(pilot, "over")
            assert ("Zoé" in shown(app), "Béla" in shown(app)) == (False, True)
            await press(pilot, "escape", "slash")
            await write(pilot, "tectonic 2 olga")
            await press(pilot, "enter", "enter")
            assert [player.name for player in table_of(app).desk.match.players] == ["Olga", "Piet"]


def aged(library: Library) -> MatchId:
    """Save a match, and make it one of an older version whose last move does not fit any more."""
    number = library.create(golden_match(GAMES["life_in_reterra"], 3))
    with library._writing() as db:
        row = match_rows.read(db, number)
        head = json.dumps({**json.loads(row.head), "rules": 1})
        match_rows.update(db, number, row.__replace__(head=head, moves=row.moves + 1))
        match_rows.write_moves(db, number, row.moves, ["lay 0 e99s99 r0"])
    return number


async def test_an_older_match_opens_to_look_at_and_stays_as_it_is(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        number = aged(library)
        with library._reading() as db:
            before = (
                match_rows.read(db, number),
                match_rows.read_moves(db, number, match_rows.read(db, number).moves),
            )
    with make_app(tmp_path, resume=number) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            assert isinstance(app.screen, NoticeScreen)
            assert "earlier version of the rules" in shown(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, TableScreen)
            await press(pilot, "u")
        with app.library._reading() as db:
            assert (match_rows.read(db, number), match_rows.read_moves(db, number, before[0].moves)) == before
