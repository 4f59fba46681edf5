"""The files of lessons on the screen: copied, renamed, exported, opened, deleted, by keys and by mouse."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.events import Paste
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
from tests.tui.tools import click, click_key, press, running, shown, table_of

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
    await press(pilot, "end", "ctrl+u")
    pilot.app.post_message(Paste(name))
    await press(pilot, "enter")


async def test_a_lesson_of_the_box_is_only_copied_and_ones_own_are_renamed_and_deleted_by_keys(
    tmp_path: Path,
) -> None:
    assert BOXED[0].lesson is not None
    keep_lesson(tmp_path, "Two", BOXED[0].lesson)
    async with running(tmp_path, notifications=True) as (app, pilot):
        lessons = await listed(app, pilot)
        for key in ("r", "d"):
            app.clear_notifications()
            await press(pilot, key)
            assert isinstance(app.screen, LessonsScreen)
            notes = [note.message for note in app._notifications]
            assert notes == [app.program.words("lessons-not-own")]
        await press(pilot, "k")
        await name_it(pilot, "Mine")
        assert own(app) == ["Mine", "Two"]
        lessons.highlighted = len(BOXED)
        keep_progress(app.library, "tectonic_tribes/own/Mine", 2, datetime.now(UTC))
        await press(pilot, "r")
        await name_it(pilot, "Two")
        assert isinstance(app.screen, NoticeScreen)
        assert own(app) == ["Mine", "Two"]
        await press(pilot, "escape", "r")
        await name_it(pilot, "Ours")
        assert own(app) == ["Ours", "Two"]
        assert dict(progress(app.library)) == {"tectonic_tribes/own/Ours": 2}
        assert "step 3 of" in shown(app)
        await press(pilot, "d")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert own(app) == ["Ours", "Two"]
        await press(pilot, "d", "y")
        assert own(app) == ["Two"]
        assert dict(progress(app.library)) == {}
        assert lessons.option_count == len(BOXED) + 1 + len(MORE)


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_files_are_looked_after_by_mouse(tmp_path: Path, language: str) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        page = await listed(app, pilot)
        actions = [action for action, _, _ in FILING]
        await click_key(pilot, "more")
        assert isinstance(app.screen, PickScreen)
        text = shown(app)
        assert all(app.program.words(name) in text for _, _, name in FILING)
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
