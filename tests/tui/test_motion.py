"""What others have done, played on the screen picture by picture; no test waits for a clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from attrs import evolve
from rich.text import Text
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import MouseDown
from textual.pilot import Pilot

from boardkit.core import Seat
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.intents import Decide, Do
from boardkit.tui.pages.score import ScoreScreen, counted_up
from boardkit.tui.preferences import STAYS, Motion
from boardkit.tui.screens.base import LONGEST
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal.capabilities import ABLE
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import Lines
from tests.tui.test_score import OVER
from tests.tui.tools import new_match, played_at_random, press, running, shown, table_of

SEATS = ("Ada", "Béla")
MATCH = played_at_random(new_match(SEATS).__replace__(open_table=True), 36)


@asynccontextmanager
async def moving(
    folder: Path, level: str = "full", **wishes: Any
) -> AsyncIterator[tuple[BoardkitApp, Pilot[None], list[float]]]:
    """Open a table on which things may move; the clock stands still, and the times asked of it are listed."""
    asked: list[float] = []

    def animate(*_: object, duration: float, **__: object) -> None:
        asked.append(duration)

    looked_at = patch.object(HeadlessDriver, "is_headless", False)
    async with running(folder, new=MATCH, **wishes) as (app, pilot):
        setattr(app, "animation_level", level)  # noqa: B010 - any level of Textual's
        with looked_at, patch.object(app.animator, "animate", animate):
            yield app, pilot, asked


async def until_it_moves(app: BoardkitApp, pilot: Pilot[None], most: int = 60) -> TableScreen:
    """Make moves and hand over until something is played that changes the map, or so many times."""
    screen, random = table_of(app), Random(3)
    for _ in range(most):
        legal = screen.desk.sight.legal
        screen.handle(Decide(random.choice(legal)) if legal else Do.ACT)
        await pilot.pause()
        if any(still.scenes[0].focus for still in screen.stills[:1]):
            break
    return screen


def said(app: BoardkitApp) -> str:
    """Return what stands where a question is put."""
    return table_of(app).query_one("#prompt", Lines).shown.plain


async def test_whoever_is_next_sees_what_was_done_and_then_what_is_asked(tmp_path: Path) -> None:
    async with moving(tmp_path) as (app, pilot, asked):
        screen = await until_it_moves(app, pilot)
        assert asked
        assert asked[-1] <= LONGEST
        assert said(app).split("\n")[0] in screen.stills[0].said[0].plain
        await pilot.pause()
        first = shown(app)
        screen.part = 0.99
        await pilot.pause()
        assert shown(app) != first
        screen.part = 1.0
        assert not screen.stills
        await pilot.pause()
        asks = shown(app)
        screen.draw()
        await pilot.pause()
        assert shown(app) == asks
        assert "§" in said(app)


async def test_any_key_ends_it_and_does_what_it_does_and_so_does_the_mouse(tmp_path: Path) -> None:
    async with moving(tmp_path) as (app, pilot, _):
        screen = await until_it_moves(app, pilot)
        assert screen.stills
        await press(pilot, "tab")
        assert not screen.stills
        assert screen.desk.touched
        assert "§" in said(app)
        screen = await until_it_moves(app, pilot)
        desk = screen.desk
        await press(pilot, "f12")
        assert not screen.stills
        assert screen.desk is desk
        screen = await until_it_moves(app, pilot)
        assert screen.stills
        app.post_message(MouseDown(None, 1, 0, 0, 0, 1, shift=False, meta=False, ctrl=False))
        await pilot.pause()
        assert not screen.stills


async def test_a_long_sentence_has_both_lines_where_no_number_needs_one(tmp_path: Path) -> None:
    async with moving(tmp_path) as (app, pilot, _):
        screen = await until_it_moves(app, pilot)
        long, scenes = Text("word " * 30 + "end"), screen.stills[0].scenes
        for numbers, shown_whole in ((Text(), True), (Text("points 5 → 8"), False)):
            screen.stills = [screen.stills[0].__replace__(said=(long, numbers), scenes=scenes)]
            screen.watch_part()
            assert said(app).endswith("end") is shown_whole
            assert len(said(app).split("\n")) == 2


async def test_what_has_moved_is_painted_as_it_would_be_without(tmp_path: Path) -> None:
    pictures = []
    for level in ("none", "full"):
        async with moving(tmp_path / level, level) as (app, pilot, asked):
            for number in range(4):
                screen, random = table_of(app), Random(number)
                legal = screen.desk.sight.legal
                screen.handle(Decide(random.choice(legal)) if legal else Do.ACT)
                screen.be_still()
                await pilot.pause()
                pictures.append((level, number, shown(app)))
            assert bool(asked) is (level == "full")
    half = len(pictures) // 2
    assert [one[1:] for one in pictures[:half]] == [one[1:] for one in pictures[half:]]


async def test_nothing_moves_where_nobody_looks_or_it_is_not_wished(tmp_path: Path) -> None:
    async with moving(tmp_path) as (app, pilot, asked):
        with patch.object(HeadlessDriver, "is_headless", True):
            await until_it_moves(app, pilot, 3)
        with patch.object(app, "animation_level", "none"):
            await until_it_moves(app, pilot, 3)
        wished = app.program.preferences
        app.program.set_preferences(evolve(wished, motion=Motion.OFF))
        await until_it_moves(app, pilot, 3)
        assert not asked
        app.program.set_preferences(wished)
        await until_it_moves(app, pilot, 3)
        assert asked


async def test_nothing_moves_without_colours(tmp_path: Path) -> None:
    async with moving(tmp_path, terminal=ABLE.__replace__(depth=ABLE.depth.NONE)) as (app, pilot, asked):
        await until_it_moves(app, pilot, 3)
        assert not asked


async def test_how_long_a_picture_stays_is_a_setting_and_taking_back_and_walking_play_nothing(
    tmp_path: Path,
) -> None:
    async with moving(tmp_path) as (app, pilot, asked):
        for motion in (Motion.QUICK, Motion.CALM):
            app.program.set_preferences(evolve(app.program.preferences, motion=motion))
            screen = await until_it_moves(app, pilot)
            assert asked[-1] == min(STAYS[motion] * len(screen.stills), LONGEST)
            screen.be_still()
        asked.clear()
        for intent in (Do.WALK, Do.BACK, Do.UNDO):
            screen.handle(intent)
            await pilot.pause()
        assert not asked


async def test_no_place_moves_while_it_plays_and_a_window_of_another_size_does_not_end_it(
    tmp_path: Path,
) -> None:
    async with moving(tmp_path) as (app, pilot, _):
        screen = await until_it_moves(app, pilot)
        view, stills = screen.query_one(MapView), screen.stills
        place = next(iter(stills[0].scenes[0].focus))
        where = view.region_of(place)
        for part in (0.3, 0.6, 0.9):
            screen.part = part
            assert view.region_of(place) == where
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert screen.stills is stills
        assert said(app).split("\n")[0] in stills[0].said[0].plain
        where = view.region_of(place)
        screen.be_still()
        assert view.region_of(place).size == where.size


def test_points_are_counted_kind_by_kind() -> None:
    sheet = OVER.game.score(OVER.state)
    kinds = len(sheet.by_kind(Seat(0)))
    assert not any(counted_up(sheet, 0).totals)
    assert counted_up(sheet, 1) == sheet
    for number in range(kinds + 1):
        so_far = counted_up(sheet, number / kinds)
        for seat in map(Seat, range(sheet.seats)):
            whole, part = sheet.by_kind(seat), so_far.by_kind(seat)
            assert [*part.values()] == [*[*whole.values()][:number], *[0] * (kinds - number)]


async def test_the_points_of_the_end_count_up_until_it_is_said_who_wins_and_those_so_far_are_told_at_once(
    tmp_path: Path,
) -> None:
    async with moving(tmp_path) as (app, pilot, asked):
        app.push_screen(ScoreScreen(OVER))
        await pilot.pause()
        assert asked
        await pilot.pause()
        assert not any(sign in shown(app) for sign in ("█", "wins"))
        await press(pilot, "f12")
        await pilot.pause()
        assert all(sign in shown(app) for sign in ("█", "wins"))
        asked.clear()
        app.push_screen(ScoreScreen(MATCH))
        await pilot.pause()
        assert not asked
