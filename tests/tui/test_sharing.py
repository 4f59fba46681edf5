"""The files of lessons on the screen: copied, renamed, exported, opened, deleted, by keys and by mouse."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from boardkit.core.teaching.lesson import said
from boardkit.games import GAMES
from boardkit.library.files import write_text
from boardkit.library.learning import keep_progress, progress
from boardkit.library.lessons import keep_lesson, lessons_of
from boardkit.library.sharing import open_shared, packed
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.teach.lessons import lesson_at
from boardkit.tui.desk.wishes import Lessons
from boardkit.tui.pages.lessons import FILING, MORE, LessonsScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, EntryScreen, NoticeScreen, PickScreen
from boardkit.tui.table.screen import TableScreen
from tests.tui.tools import click, click_key, press, running, shown, table_of, write

GAME = GAMES["tectonic_tribes"]
BOXED = lessons_of(GAME, None)
BOOK = GAME.file("book", "lessons")


def own(app: BoardkitApp) -> list[str]:
    return [one.name for one in lessons_of(GAME, app.library.folder) if one.own]


async def listed(app: BoardkitApp, pilot: Pilot[None], marked: int = 0) -> OptionList:
    app.program.open(Lessons(GAME))
    await pilot.pause()
    lessons = app.screen.query_one("#lessons", OptionList)
    lessons.highlighted = marked
    return lessons


def course(path: Path) -> Path:
    """Pack a lesson of each of two games."""
    mars = GAMES["terraforming_mars"].file("book", "lessons", "11_alone.json")
    sources = [open_shared(BOOK / "2_covering.json"), open_shared(mars)]
    write_text(path, packed(sources, {"en": "Two evenings", "fr": "Deux soirées"}))
    return path


async def name_it(pilot: Pilot[None], name: str) -> None:
    assert isinstance(pilot.app.screen, EntryScreen)
    await press(pilot, "end", *["backspace"] * 30)
    await write(pilot, name)
    await press(pilot, "enter")


async def test_a_lesson_is_copied_renamed_and_deleted_by_keys(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        lessons = await listed(app, pilot)
        await press(pilot, "k")
        await name_it(pilot, "Mine")
        assert own(app) == ["Mine"]
        lessons.highlighted = len(BOXED)
        keep_progress(app.library, "tectonic_tribes/own/Mine", 2, datetime.now(UTC))
        await press(pilot, "r")
        await name_it(pilot, "Ours")
        assert own(app) == ["Ours"]
        assert dict(progress(app.library)) == {"tectonic_tribes/own/Ours": 2}
        assert "step 3 of" in shown(app)
        await press(pilot, "d")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert own(app) == ["Ours"]
        await press(pilot, "d", "y")
        assert own(app) == []
        assert dict(progress(app.library)) == {}
        assert lessons.option_count == len(BOXED) + len(MORE)


async def test_a_taken_name_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    assert BOXED[0].lesson is not None
    for name in ("One", "Two"):
        (tmp_path / "x").mkdir(exist_ok=True)
        keep_lesson(tmp_path / "x", name, BOXED[0].lesson)
    async with running(tmp_path / "x") as (app, pilot):
        await listed(app, pilot, len(BOXED))
        await press(pilot, "r")
        await name_it(pilot, "Two")
        assert isinstance(app.screen, NoticeScreen)
        assert own(app) == ["One", "Two"]


async def test_a_lesson_of_the_box_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    async with running(tmp_path, notifications=True) as (app, pilot):
        await listed(app, pilot)
        for key in ("r", "d"):
            app.clear_notifications()
            await press(pilot, key)
            assert isinstance(app.screen, LessonsScreen)
            notes = [note.message for note in app._notifications]
            assert notes == [app.program.words("lessons-not-own")]


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_files_are_looked_after_by_mouse(tmp_path: Path, language: str) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        page = await listed(app, pilot)
        actions = [action for action, _, _ in FILING]
        await click_key(pilot, "more")
        assert isinstance(app.screen, PickScreen)
        assert all(app.program.words(name) in shown(app) for _, _, name in FILING)
        await click(pilot, ".picker OptionList", x=2, y=actions.index("export"))
        assert isinstance(app.screen, NoticeScreen)
        exported = tmp_path / "exports" / "tectonic-tribes-1-first-game.json"
        assert [one.lesson for one in open_shared(exported).found] == [BOXED[0].lesson]
        await click(pilot, "#close")
        await click_key(pilot, "more")
        await click(pilot, ".picker OptionList", x=2, y=actions.index("copy"))
        await click(pilot, "#ok")
        assert own(app) == ["1_first_game"]
        page.highlighted = len(BOXED)
        await click_key(pilot, "more")
        await click(pilot, ".picker OptionList", x=2, y=actions.index("delete"))
        await click(pilot, "#yes")
        assert own(app) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_collection_is_opened_listed_and_read(tmp_path: Path, language: str) -> None:
    path = course(tmp_path / "course.zip")
    async with running(tmp_path / "library", language=language) as (app, pilot):
        await listed(app, pilot)
        await press(pilot, "i")
        await name_it(pilot, str(path))
        page = app.screen
        assert isinstance(page, LessonsScreen)
        assert {"en": "Two evenings", "fr": "Deux soirées"}[language] in shown(app)
        await press(pilot, "2", "enter")
        assert isinstance(app.screen, TableScreen)
        reading = lesson_at(table_of(app).desk)
        assert (reading.lecture.id, reading.lecture.number) == (
            "terraforming_mars/course.zip/11_alone",
            (2, 2),
        )
        assert said(reading.lecture.lesson.title, language) in shown(app)
        await press(pilot, "ctrl+q", "k")
        await name_it(pilot, "Alone")
        assert [
            one.called for one in lessons_of(GAMES["terraforming_mars"], app.library.folder) if one.own
        ] == ["own/Alone"]
        await press(pilot, "escape")
        assert isinstance(app.screen, LessonsScreen)
        assert app.screen is not page


async def test_a_lesson_alone_opens_at_once_and_a_bad_file_says_why(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await listed(app, pilot)
        await press(pilot, "i")
        await name_it(pilot, str(BOOK / "2_covering.json"))
        assert lesson_at(table_of(app).desk).lecture.id == "tectonic_tribes/2_covering.json/2_covering"
        await press(pilot, "ctrl+q", "escape", "i")
        (tmp_path / "bad.zip").write_bytes(b"PK nothing")
        await name_it(pilot, str(tmp_path / "bad.zip"))
        assert isinstance(app.screen, NoticeScreen)
        assert "no zip" in shown(app)


async def test_a_browser_opens_only_what_lies_in_the_library(tmp_path: Path) -> None:
    path = course(tmp_path / "course.zip")
    async with running(tmp_path / "library", confined=True) as (app, pilot):
        await listed(app, pilot)
        await press(pilot, "i")
        await name_it(pilot, str(path))
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape", "i")
        course(tmp_path / "library" / "course.zip")
        await name_it(pilot, "course.zip")
        assert "Two evenings" in shown(app)
