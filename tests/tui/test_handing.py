"""Handing out from the screens: a file among the exports, told to the player."""

import re
from asyncio import Event
from itertools import cycle
from pathlib import Path

import pytest

from boardkit.games import GAMES
from boardkit.handout.making import USUAL, ending
from boardkit.tui.desk.intents import HandOut
from boardkit.tui.desk.presenting import WAYS
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.screens import granting
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen, Picker
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


async def test_a_match_is_handed_out_by_a_key_each_part_and_form_under_a_name_of_its_own(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, new=played_at_random(new_match(), 8)) as (app, pilot):
        await press(pilot, ME, "e")
        said = [text.plain for text in app.screen.query_one(Picker).entries]
        assert len(said) == len({*said}) == len(WAYS) * len(USUAL)
        await write(pilot, "step html")
        await press(pilot, "enter")
        assert isinstance(app.screen, NoticeScreen)
        [path] = exported(tmp_path)
        assert '<section class="slide"' in path.read_text("utf-8")
        for way, form in zip(cycle(WAYS), USUAL, strict=False):
            await press(pilot, "escape")
            before = {*exported(tmp_path)}
            table_of(app).handle(HandOut(way, form))
            await pilot.pause()
            assert isinstance(app.screen, NoticeScreen)
            assert {path.suffix for path in {*exported(tmp_path)} - before} == {ending(form)}
        pages = [path.name for path in exported(tmp_path) if path.suffix == ".html"]
        assert pages == ["tectonic-tribes-ada-béla-chen-2.html", "tectonic-tribes-ada-béla-chen.html"]


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
