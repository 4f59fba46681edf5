"""Presenting: the board and a sentence, one key on and one back; no secret shows."""

import re
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.pilot import Pilot

from boardkit.core import Match, Study
from boardkit.games import GAMES
from boardkit.tui.books.lessons import LessonsScreen
from boardkit.tui.books.presenter import PresentScreen
from boardkit.tui.pages.saved import SavedScreen
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.widgets.mapview import MapView
from tests.tui.test_every_table import open_curtain, opening
from tests.tui.tools import make_app, new_match, played_at_random, press, shown, table_of

SIZES = ((80, 24), (120, 40), (200, 60))


def presented(pilot: Pilot[None]) -> PresentScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PresentScreen)
    return screen


def open_match(decisions: int = 20) -> Match[Any]:
    return evolve(played_at_random(new_match(), decisions), open_table=True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
async def test_every_game_is_presented_at_every_size(tmp_path: Path, key: str, size: tuple[int, int]) -> None:
    match = evolve(played_at_random(opening(key, 5), 12), open_table=True)
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await press(pilot, "P", "home")
            screen = presented(pilot)
            assert "Before the first move." in shown(app)
            await press(pilot, "pagedown")
            assert screen.at == 1
            assert screen.query_one(MapView).size.height >= size[1] * 0.55
            assert screen.query_one(MapView).size.width == size[0]


async def test_the_keys_of_a_clicker_lead_on_and_back(tmp_path: Path) -> None:
    with make_app(tmp_path, new=open_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "P", "home")
            screen = presented(pilot)
            for number, key in enumerate(("right", "down", "space", "pagedown", "enter"), start=1):
                await press(pilot, key)
                assert screen.at == number
            for number, key in enumerate(("left", "up", "pageup", "backspace"), start=1):
                await press(pilot, key)
                assert screen.at == 5 - number
            await press(pilot, "home", "left")
            assert screen.at == 0
            await press(pilot, "end", "right")
            assert screen.at == len(screen._slides) - 1
            await press(pilot, "escape")
            assert app.screen is table_of(app)


async def test_the_mouse_leads_on_and_back(tmp_path: Path) -> None:
    with make_app(tmp_path, new=open_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "P", "home")
            screen = presented(pilot)
            await pilot.click(offset=(70, 5))
            await pilot.click(offset=(70, 5))
            await pilot.pause()
            assert screen.at == 2
            await pilot.click(offset=(5, 5))
            await pilot.pause()
            assert screen.at == 1
            await pilot.click(offset=(5, 5), button=3)
            await pilot.pause()
            assert app.screen is table_of(app)


async def test_nothing_distracts(tmp_path: Path) -> None:
    with make_app(tmp_path, new=open_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "P")
            assert not app.screen.query("#keys")
            assert not app.screen.query("#log")
            assert re.search(r"[ew]\d[ns]\d", shown(app))


async def test_it_begins_where_the_walk_stands(tmp_path: Path) -> None:
    with make_app(tmp_path, new=open_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "t", "left_square_bracket", "left_square_bracket")
            walk = table_of(app).walk
            assert walk is not None
            await press(pilot, "P")
            assert presented(pilot).at == walk.at
            assert table_of(app).words.say(walk.halt.event) in " ".join(shown(app).split())


async def test_no_secret_is_presented_at_a_table_that_is_not_open(tmp_path: Path) -> None:
    match = played_at_random(new_match(), 9)
    hands = [card for hand in match.state.hands for card in hand]
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await open_curtain(pilot)
            await press(pilot, "P")
            screen = presented(pilot)
            told = [sentence for make in screen._slides for sentence in make().told]
            assert told
            assert not any(f"chosen card {card}" in sentence for sentence in told for card in hands)
            seats = [line for make in screen._slides for line in make().seats]
            assert not any(f"[{card}]" in line for line in seats for card in hands)


async def test_a_saved_match_is_presented_from_its_beginning(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(open_match()))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await app.push_screen(SavedScreen())
            await press(pilot, "p")
            assert presented(pilot).at == 0
            await press(pilot, "escape")
            assert isinstance(app.screen, SavedScreen)


async def test_a_lesson_is_presented_after_a_warning(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await app.push_screen(LessonsScreen(GAMES["tectonic_tribes"]))
            await press(pilot, "down", "p")
            assert isinstance(app.screen, ConfirmScreen)
            await press(pilot, "n")
            assert isinstance(app.screen, LessonsScreen)
            await press(pilot, "p", "y")
            assert presented(pilot).at == 0
            count = len(presented(pilot)._slides)
            await press(pilot, *["space"] * 3, "end")
            assert presented(pilot).at == count - 1


async def test_a_learner_does_not_get_at_the_answers_from_inside_a_lesson(tmp_path: Path) -> None:
    with make_app(tmp_path, lesson=("tectonic_tribes", 0)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            lesson = app.screen
            await press(pilot, "P")
            assert app.screen is lesson
            await press(pilot, "e")
            assert app.screen is lesson
            await press(pilot, "b")
            assert app.screen is lesson
