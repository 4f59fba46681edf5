"""What comes from outside onto the screens: control codes, endless notes, strange files."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from textual.events import Paste
from textual.widgets import Input, TextArea

from boardkit.core import Note, NoteKind, Seat, Study
from boardkit.core.lines.match import LONGEST_NOTE
from boardkit.core.records.record import record, to_json
from boardkit.games import GAMES
from boardkit.library.lessons import lessons_of
from boardkit.text.names import visible_lines
from boardkit.tui.desk.intents import Say, Want
from boardkit.tui.desk.teach.lessons import ReadingLesson
from boardkit.tui.desk.wishes import Ask, Entry
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.screens.dialogs import EntryScreen
from tests.tui.tools import new_match, press, running, shown, table_of, told

ESCAPES = "\x1b[31m\x7f\x9b\u202e"
OWN = len(lessons_of(GAMES["tectonic_tribes"], None))
"""The number of the first lesson of one's own, from 0."""

CODES = "\\x1b[31m\\x7f\\x9b\\u202e"


def lesson(text: str) -> dict[str, Any]:
    said = {"en": text}
    start = {"players": ["Ada", "Bela"]}
    chapters = [{"title": said, "steps": [{"note": said, "because": said}]}]
    return {
        "lesson": 1,
        "game": "tectonic_tribes",
        "title": said,
        "summary": said,
        "start": start,
        "chapters": chapters,
    }


async def test_control_codes_of_a_lesson_are_shown(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / f"m{ESCAPES}.json").write_text(json.dumps(lesson(f"a{ESCAPES}")), "utf-8")
    async with running(tmp_path, (120, 40), lesson=("tectonic_tribes", OWN)) as (app, pilot):
        assert isinstance(table_of(app).desk.mode, ReadingLesson)
        assert app.screen is table_of(app)
        assert shown(app).count(f"a{CODES}") >= 2
        app.pop_screen()
        await pilot.pause()
        assert isinstance(app.screen, LessonsScreen)
        assert f"a{CODES}" in shown(app)
        assert not set("\x1b\x7f\x9b\u202e") & set(shown(app))


@pytest.mark.sample(3)
@pytest.mark.timeout(30)
@pytest.mark.parametrize("kind", ["pipe", "folder", "dangling", "looping", "deep"])
async def test_own_keys_are_read_from_an_ordinary_file_only(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "keys.json"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "deep":
            path.write_text("[" * 100_000)
        case _:
            path.symlink_to("nowhere" if kind == "dangling" else path)
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await pilot.pause()
        assert "cannot be used" in told(app)
        assert "The usual keys apply." in told(app)


async def test_control_codes_of_own_keys_are_shown(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text(json.dumps({"inspect": ["\x1b[31m"], "turn": ["\x7f"]}), "utf-8")
    async with running(tmp_path, (120, 40), new=new_match()) as (app, _):
        assert "no terminal sends \\x1b[31m and \\x7f" in told(app)
        assert not set("\x1b\x7f") & set(shown(app))


async def test_a_note_has_a_limit_which_is_told(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=new_match()) as (app, pilot):
        table = table_of(app)
        table.handle(Want.WRITE_REMARK)
        await pilot.pause()
        assert isinstance(app.screen, EntryScreen)
        assert "2,000 characters at most" in shown(app)
        line = app.screen.query_one(Input)
        for length in (LONGEST_NOTE + 1, LONGEST_NOTE, 1):
            line.post_message(Paste("x" * length))
            await pilot.pause()
        await press(pilot, "enter")
        assert [len(note.text) for note in table.desk.match.notes] == [LONGEST_NOTE]


async def test_a_longer_note_that_was_saved_before_is_shown(tmp_path: Path) -> None:
    match = new_match().__replace__(open_table=True)
    async with running(
        tmp_path, (120, 40), new=match.noted(Note(match.at, NoteKind.REMARK, Seat(0), "word " * 600))
    ) as (app, pilot):
        await press(pilot, "L")
        assert "word word" in shown(app)


async def test_what_is_pasted_into_a_line_is_shown_and_cut_to_the_room_there_is(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=new_match()) as (app, pilot):

        async def pasted(text: str) -> str:
            app.post_message(Paste(text))
            await pilot.pause()
            return app.screen.query_one(Input).value

        await press(pilot, "ctrl+p")
        await pasted(ESCAPES)
        assert CODES in shown(app)
        await press(pilot, "escape")
        table_of(app).grant(Ask(Entry("What?", Say, longest=9)))
        await pilot.pause()
        assert await pasted("\n a long\r\n name") == "a long na"
        app.screen.query_one(Input).select_all()
        assert await pasted("another name") == "another n"
        assert await pasted("!") == "another n"
        await press(pilot, "escape")
        # A path keeps its blanks.
        table_of(app).grant(Ask(Entry("What?", Say)))
        await pilot.pause()
        path = "~/my  matches/la\N{NO-BREAK SPACE}mine.json"
        assert await pasted(f"  {path}\t \n") == path
        await press(pilot, "escape")
        # A text keeps its lines.
        table_of(app).grant(Ask(Entry("What?", Say, tall=True)))
        await pilot.pause()
        app.post_message(Paste(f"one\r\n{ESCAPES}"))
        await pilot.pause()
        assert CODES in shown(app)
        assert app.screen.query_one(TextArea).text == f"one\n{visible_lines(ESCAPES)}"


def test_a_record_has_nothing_that_a_terminal_obeys() -> None:
    match = new_match(names=(f"Ada{ESCAPES}", "Bela"))
    text = to_json(record(Study(match), ""))
    assert set(filter(lambda letter: not letter.isprintable(), text)) == {"\n"}
    assert json.loads(text)["players"][0]["name"] == f"Ada{ESCAPES}"
