"""Presenting in the terminal: keys, mouse, size and language arrive; for the rest, test_slides."""

import re
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual import events
from textual.pilot import Pilot

from boardkit.core import Match, Study
from boardkit.games import GAMES
from boardkit.tui.desk.keys import PRESENTER_KEYS
from boardkit.tui.desk.presenting import Presenting
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.pages.presenter import PresentScreen
from boardkit.tui.pages.saved import SavedScreen
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.widgets.map import MapView
from tests.desk import tools as desks
from tests.every import every_key
from tests.tui.desks import done
from tests.tui.tools import make_app, new_match, played_at_random, press, running, shown, table_of

SIZES = ((80, 24), (120, 40), (200, 60))


def presented(pilot: Pilot[None]) -> PresentScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PresentScreen)
    return screen


def at(pilot: Pilot[None]) -> int:
    """Return the number of the slide that is shown."""
    return presented(pilot).mode.at


def open_match(decisions: int = 20) -> Match[Any]:
    return played_at_random(new_match(), decisions).__replace__(open_table=True)


@pytest.mark.sample(3)
@every_key
async def test_every_game_is_presented_at_every_size(tmp_path: Path, key: str) -> None:
    first = desks.new_match(GAMES[key], max(2, GAMES[key].seats[0]), 5)
    match = played_at_random(first, 12).__replace__(open_table=True)
    async with running(tmp_path, SIZES[0], new=match) as (app, pilot):
        await press(pilot, "P", "home")
        assert "Before the first move." in shown(app)
        await press(pilot, "pagedown")
        assert at(pilot) == 1
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            view = presented(pilot).query_one(MapView)
            assert view.size.height >= height * 0.4
            assert view.size.width >= width * 0.6


async def test_nothing_distracts_and_every_key_arrives(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=open_match()) as (app, pilot):
        await press(pilot, "P")
        screen = presented(pilot)
        assert not screen.query("#keys")
        assert not screen.query("#log")
        assert re.search(r"[ew]\d[ns]\d", shown(app))
        await press(pilot, "home", "right", "right")
        for row in PRESENTER_KEYS:
            for key in row.keys.split(","):
                if row.name != "leave":
                    before, size = screen.desk, screen.query_one(MapView).tile_size
                    await press(pilot, key)
                    wanted = done(before, row.intent).desk.mode
                    assert isinstance(wanted, Presenting)
                    assert screen.mode.at == wanted.at, key
                    scaled = screen.query_one(MapView).tile_size is not size
                    assert scaled or row.name not in ("bigger", "smaller")
        for key in next(row.keys for row in PRESENTER_KEYS if row.name == "leave").split(","):
            if not isinstance(app.screen, PresentScreen):
                await press(pilot, "P")
            await press(pilot, key)
            assert app.screen is table_of(app)


async def test_it_begins_where_the_walk_stands_and_a_camera_sees_board_and_sentence_alone(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40), new=open_match()) as (app, pilot):
        await press(pilot, "f5", "left_square_bracket", "left_square_bracket", "P")
        assert at(pilot) == len(presented(pilot).mode.slides) - 3
        await press(pilot, "end")
        statics = [pilot.app.screen.query_one(f"#present-{name}") for name in ("strip", "foot")]
        assert all(static.display for static in statics)
        await press(pilot, "c", "left")
        assert not any(static.display for static in statics)
        assert presented(pilot).mode.shown.told == presented(pilot).mode.slide.told[:1]
        await press(pilot, "c")
        assert all(static.display for static in statics)
        assert app.is_running


async def test_the_mouse_leads_on_and_back_and_another_language_is_told_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, SIZES[0], new=open_match(), language=None) as (app, pilot):
        await press(pilot, "P", "home")
        await pilot.click(offset=(70, 5))
        await pilot.click(offset=(70, 5))
        await pilot.pause()
        assert at(pilot) == 2
        await pilot.click(offset=(5, 5))
        await pilot.pause()
        assert at(pilot) == 1
        told = set()
        for language in ("fr", "en"):
            app.program.set_preferences(evolve(app.program.preferences, language=language))
            await pilot.pause()
            (sentence,) = presented(pilot).mode.slide.told
            assert sentence in shown(app)
            assert f" 1 {'of' if language == 'en' else 'sur'} " in shown(app)
            told.add(sentence)
        assert len(told) == 2
        for wheel, number in ((events.MouseScrollDown, 2), (events.MouseScrollUp, 1)):
            app.post_message(wheel(None, 5, 5, 0, 1, 0, shift=False, meta=False, ctrl=False))
            await pilot.pause()
            assert at(pilot) == number
        await pilot.click(offset=(5, 5), button=3)
        await pilot.pause()
        assert app.screen is table_of(app)


async def test_a_saved_match_is_presented_from_its_beginning(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(open_match()))
        async with app.run_test(size=(120, 40)) as pilot:
            await app.push_screen(SavedScreen())
            await press(pilot, "p")
            assert at(pilot) == 0
            await press(pilot, "escape")
            assert isinstance(app.screen, SavedScreen)


async def test_a_lesson_is_presented_after_a_warning(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await app.push_screen(LessonsScreen(GAMES["tectonic_tribes"]))
        await press(pilot, "down", "p")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert isinstance(app.screen, LessonsScreen)
        await press(pilot, "p", "y")
        assert at(pilot) == 0
        await press(pilot, *["space"] * 3)
        assert at(pilot) == 3


async def test_a_learner_does_not_get_at_the_answers_from_inside_a_lesson(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), lesson=("tectonic_tribes", 0)) as (app, pilot):
        lesson = app.screen
        await press(pilot, "e")
        assert app.screen is lesson
        await press(pilot, "P", "end")
        assert at(pilot) == 0
        await press(pilot, "escape")
        assert app.screen is lesson
