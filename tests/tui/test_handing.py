"""Handing out from the screens: a file among the exports, told to the player."""

import re
from asyncio import Event
from pathlib import Path

import pytest
from textual.widgets import OptionList

from boardkit.games import GAMES
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.screens import granting
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen, Picker, PickScreen
from boardkit.tui.screens.granting import WritingScreen
from tests.tui.hands import ME
from tests.tui.tools import new_match, played_at_random, press, running, shown, table_of, told, write

LESSONS = (
    ("teacher", "html", "</html>"),
    ("learners", "svg", "</svg>"),
    ("teacher", "text", "§"),
    ("learners", "asciicast", '"o"'),
)
"""For whom lessons are handed out, in which form, and what stands in the file."""


def exported(folder: Path) -> list[Path]:
    return sorted((folder / "exports").iterdir())


@pytest.mark.sample(5)
@pytest.mark.parametrize("what", ["step", "decision", "whole"])
async def test_a_match_is_handed_out_by_a_key(tmp_path: Path, what: str) -> None:
    match = played_at_random(new_match(), 8).__replace__(open_table=True)
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        await press(pilot, "e")
        assert isinstance(app.screen, PickScreen)
        await write(pilot, f"{what} html")
        await press(pilot, "enter")
        assert isinstance(app.screen, NoticeScreen)
        (path,) = exported(tmp_path)
        assert path.suffix == ".html"
        assert path.read_text("utf-8").count('<section class="slide"') >= 1


async def test_each_entry_of_the_list_is_said_once_and_writes_files(tmp_path: Path) -> None:
    match = played_at_random(new_match(), 3).__replace__(open_table=True)
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        await press(pilot, "e")
        said = [text.plain for text in app.screen.query_one(Picker).entries]
        assert len(said) == len({*said}) > 10
        for number in range(len(said)):
            app.screen.query_one(OptionList).highlighted = number
            await press(pilot, "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "e")
        assert {path.suffix for path in exported(tmp_path)} == {".html", ".svg", ".txt", ".cast"}
        assert len(exported(tmp_path)) >= len(said)


async def test_another_handout_takes_another_name(tmp_path: Path) -> None:
    async with running(tmp_path, new=played_at_random(new_match(), 8)) as (app, pilot):
        for _ in range(2):
            await press(pilot, "escape", "e")
            if not isinstance(app.screen, PickScreen):
                await press(pilot, ME, "e")
            await write(pilot, "step text")
            await press(pilot, "enter", "escape")
        assert [path.name for path in exported(tmp_path)] == [
            "tectonic-tribes-ada-béla-chen-2.txt",
            "tectonic-tribes-ada-béla-chen.txt",
        ]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("whom", "form", "end"), LESSONS)
async def test_a_lesson_is_handed_out_from_the_list(tmp_path: Path, whom: str, form: str, end: str) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await app.push_screen(LessonsScreen(GAMES["tectonic_tribes"]))
        await press(pilot, "down", "e")
        await write(pilot, f"{whom} {form}")
        await press(pilot, "enter")
        assert "tectonic-tribes" in shown(app)
        paths = exported(tmp_path)
        assert len(paths) == 1 or form == "svg"
        assert all(whom in path.name and end in path.read_text("utf-8") for path in paths)


async def test_a_long_match_asks_first_tells_how_far_it_is_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(granting, "MANY", 10)
    gate = Event()

    async def waits(_: float) -> None:
        await gate.wait()

    monkeypatch.setattr(granting, "sleep", waits)
    match = played_at_random(new_match(), 40).__replace__(open_table=True)
    async with running(tmp_path, new=match) as (app, pilot):
        for stopped in (True, False):
            await press(pilot, "e")
            await write(pilot, "whole text")
            await press(pilot, "enter")
            assert isinstance(app.screen, ConfirmScreen)
            assert re.search(r"This will be \d\d pages", shown(app))
            await press(pilot, "y")
            assert isinstance(app.screen, WritingScreen)
            assert re.search(r"Page \d+ of \d\d", shown(app))
            if stopped:
                await press(pilot, "escape")
                assert not (tmp_path / "exports").exists()
        gate.set()
        while isinstance(app.screen, WritingScreen):
            await pilot.pause()
        assert isinstance(app.screen, NoticeScreen)
        (path,) = exported(tmp_path)
        assert path.read_text("utf-8").count("Decision 1") > 5


async def test_a_long_handout_that_cannot_be_written_is_told_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(granting, "MANY", 10)
    match = played_at_random(new_match(), 40).__replace__(open_table=True)
    async with running(tmp_path, new=match) as (app, pilot):
        (tmp_path / "exports").write_text("no folder", "utf-8")
        await press(pilot, "e")
        await write(pilot, "whole text")
        await press(pilot, "enter", "y")
        while isinstance(app.screen, WritingScreen):
            await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, NoticeScreen)
        # Where a long path is broken depends on the folder of the tests.
        assert "exports" in told(app).replace(" ", "")
        await press(pilot, "escape")
        assert table_of(app).is_current
