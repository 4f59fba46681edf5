"""Practice on the screen: from the rulebook, the lessons, a review and the command, by keys and by mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.games import GAMES
from boardkit.practice.exercises import Kind
from boardkit.practice.sessions import Pattern
from boardkit.tui.desk.teach.drill import Drill
from boardkit.tui.desk.wishes import Practice
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.table.screen import TableScreen
from tests.desk.lessons import reading_of
from tests.tui.test_lessons import click_answer
from tests.tui.tools import click_foot, click_key, press, running, shown

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes", "short_sessions")

GAME = GAMES["tectonic_tribes"]


def drill(pilot: Pilot[None]) -> Drill:
    assert isinstance(pilot.app.screen, TableScreen)
    reading = reading_of(pilot.app.screen.desk)
    assert isinstance(reading, Drill)
    return reading


def right(pilot: Pilot[None]) -> int:
    quiz = drill(pilot).quiz
    assert quiz is not None
    return quiz.right


@pytest.mark.parametrize("mouse", [False, True])
async def test_a_section_of_the_rulebook_is_practised(tmp_path: Path, mouse: bool) -> None:
    async with running(tmp_path) as (app, pilot):
        app.push_screen(RulesScreen(GAME, "4"))
        await pilot.pause()
        assert "practise" in shown(app)
        await (click_key(pilot, "practise") if mouse else press(pilot, "p"))
        assert {one.section for one in drill(pilot).exercises} == {"4"}
        assert "§4 End of the game and scoring" in shown(app)
        if mouse:
            await click_answer(pilot, right(pilot))
            await click_foot(pilot, "pick")
        else:
            await press(pilot, str(right(pilot) + 1), "enter")
        assert "Right." in shown(app)
        await press(pilot, "enter")
        assert drill(pilot).at == 1
        await press(pilot, "escape")
        assert isinstance(app.screen, RulesScreen)


async def test_a_section_that_nothing_shows_offers_no_practice(tmp_path: Path) -> None:
    async with running(tmp_path, notifications=True) as (app, pilot):
        app.push_screen(RulesScreen(GAME, "1"))
        await pilot.pause()
        assert " practise" not in shown(app).splitlines()[-1]
        await press(pilot, "p")
        assert isinstance(app.screen, RulesScreen)
        assert "nothing to practise" in shown(app)


async def test_the_whole_book_is_practised_from_the_lessons(tmp_path: Path) -> None:
    async with running(tmp_path, language="fr") as (app, pilot):
        app.push_screen(LessonsScreen(GAME))
        await pilot.pause()
        await press(pilot, "x")
        assert len({one.section for one in drill(pilot).exercises}) > 1
        assert "Entraînement" in shown(app)


async def test_practice_goes_on_and_speaks_the_other_language(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        app.program.open(Practice(GAME, [Pattern("4", Kind.POINTS)], 4))
        await pilot.pause()
        for _ in range(len(drill(pilot).exercises) * 2 - 1):
            await press(pilot, *([str(right(pilot) + 1)] if drill(pilot).quiz else []), "enter")
        assert drill(pilot).finished
        assert "P gives more of the same" in shown(app)
        before = drill(pilot).exercises
        await press(pilot, "p")
        assert drill(pilot).exercises != before
        names = [player.name for player in drill(pilot).stage.match.players]
        assert all(name in shown(app) for name in names)
