"""What is told of a game before anybody sits down: its length, a picture of it, and where to learn it."""

from itertools import product
from pathlib import Path

import pytest
from rich.segment import Segment
from textual.pilot import Pilot
from textual.widgets import Button, Static

from boardkit.draw.cropping import cropped
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.teach.lessons import ReadingLesson
from boardkit.tui.desk.wishes import SetUp
from boardkit.tui.pages.pictures import fitting_table, tables
from boardkit.tui.pages.plans import Plan, option_fields
from boardkit.tui.pages.setup import length_said
from boardkit.tui.screens.page import Question
from boardkit.tui.widgets.map import MapView
from tests.daily import spread
from tests.every import every_key, every_language
from tests.tui.tools import click, make_app, press, running, shown, table_of


async def open_plan(app: BoardkitApp, pilot: Pilot[None], key: str) -> None:
    app.program.open(SetUp(GAMES[key]))
    await pilot.pause()


def plan(key: str, seats: int) -> Plan:
    return Plan.of(GAMES[key], (), ["A", "B", "C", "D", "E", "F"]).__replace__(seats=seats)


@every_key
@every_language
def test_every_game_says_how_long_it_takes_whatever_is_chosen(key: str, language: str) -> None:
    words = words_for(language, key)
    for seats, field in product(GAMES[key].seats, option_fields(GAMES[key].options)):
        for value in field.values:
            said = length_said(plan(key, seats).with_option(field.name, value), words)
            assert any(letter.isdecimal() for letter in said), said


def test_the_length_follows_seats_and_options() -> None:
    words = words_for("en", "tectonic_tribes")
    assert "15 rounds" in length_said(plan("tectonic_tribes", 2), words)
    assert "8 rounds" in length_said(plan("tectonic_tribes", 5), words)
    assert "12 rounds" in length_said(plan("tectonic_tribes", 5).with_option("advanced", True), words)


def test_a_game_that_says_nothing_of_its_length_is_not_made_to() -> None:
    assert length_said(plan("tectonic_tribes", 2), words_for("en")) == ""


@pytest.mark.sample(2)
@every_key
def test_every_game_has_a_table_to_show_beside_its_questions(key: str) -> None:
    assert fitting_table(map(cropped, tables(GAMES[key])), 64, 33) is not None
    assert fitting_table(map(cropped, tables(GAMES[key])), 10, 4) is None


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", spread(GAMES))
async def test_the_table_is_shown_in_the_chosen_colours_where_there_is_room_and_everything_is_explained(
    key: str, tmp_path: Path
) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await open_plan(app, pilot, key)
        await pilot.pause()
        assert app.screen.query_one(MapView).tile_size is not None
        assert "How long: " in shown(app)
        for question in app.screen.query(Question):
            assert question.hint.display is bool(question.display) or not question.meaning
        assert not app.screen.query_one("#form-help").visible
        before = drawn(app)
        app.screen.query_one("#colour-0").focus()
        await press(pilot, "enter", "enter")
        assert drawn(app) != before
        await pilot.resize_terminal(200, 60)
        assert app.screen.query_one("#setup-side").display
        await pilot.resize_terminal(80, 24)
        assert not app.screen.query_one("#setup-side").display
        assert not any(hint.display for hint in app.screen.query(".form-hint"))
        assert app.screen.query_one("#form-help").visible
        assert "How long: " in shown(app)


@pytest.mark.sample(2)
@pytest.mark.parametrize("way", ["key", "click"])
async def test_a_small_window_has_the_longest_plan_a_question_tells_of_itself_and_a_lesson_is_at_hand(
    way: str, tmp_path: Path
) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(80, 24), tooltips=True) as pilot:
            await open_plan(app, pilot, "terraforming_mars")
            await press(pilot, "left", "left")
            assert "5 players" in shown(app)
            assert "Seed" in shown(app)
            draft = app.screen.query_one("#option-draft")
            label = draft.query_ancestor(Question).query_one(".form-label", Static)
            await pilot.click(label)
            assert app.screen.focused is draft
            assert "passed around" in str(label.tooltip)
            assert "first lesson" in str(app.screen.query_one("#learn", Button).tooltip)
            await (press(pilot, "ctrl+l") if way == "key" else click(pilot, "#learn", x=2))
            mode = table_of(app).desk.modes[0]
            assert isinstance(mode, ReadingLesson)
            assert mode.lecture.id == "terraforming_mars/1_first_game"


def drawn(app: BoardkitApp) -> list[Segment]:
    """Return the cells of the picture, with their colours."""
    region = app.screen.query_one(MapView).region
    strips = app.screen._compositor.render_strips()[region.y : region.bottom]
    return [segment for strip in strips for segment in strip.crop(region.x, region.right)]
