"""Practice on the screen: from the rulebook, the lessons, a review and the command, by keys and by mouse."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.core import evolve
from boardkit.games import GAMES
from boardkit.library import learning, open_library
from boardkit.library.learning import Learning, Tried
from boardkit.practice.exercises import Kind
from boardkit.practice.sessions import patterns_in
from boardkit.tui.desk.teach.lessons import Drill
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.preferences import Switch
from boardkit.tui.table.screen import TableScreen
from tests.desk.lessons import reading_of
from tests.tui.test_lessons import click_answer
from tests.tui.tools import click_foot, click_key, press, running, shown

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes", "short_sessions")

GAME = GAMES["tectonic_tribes"]
NOW = datetime.now(UTC)


def drill(pilot: Pilot[None]) -> Drill:
    assert isinstance(pilot.app.screen, TableScreen)
    reading = reading_of(pilot.app.screen.desk)
    assert isinstance(reading, Drill)
    return reading


def right(pilot: Pilot[None]) -> int:
    quiz = drill(pilot).quiz
    assert quiz is not None
    return quiz.right


@pytest.mark.sample(2)
@pytest.mark.parametrize("mouse", [False, True])
async def test_a_section_of_the_rulebook_is_practised_where_something_shows_it(
    tmp_path: Path, mouse: bool
) -> None:
    async with running(tmp_path, notifications=True) as (app, pilot):
        app.push_screen(RulesScreen(GAME, "1"))
        await pilot.pause()
        assert " practise" not in shown(app).splitlines()[-1]
        await press(pilot, "p")
        assert isinstance(app.screen, RulesScreen)
        assert "nothing to practise" in shown(app)
        app.push_screen(RulesScreen(GAME, "4"))
        await pilot.pause()
        assert "practise" in shown(app)
        await (click_key(pilot, "practise") if mouse else press(pilot, "p"))
        assert {one.section for one in drill(pilot).exercises} == {"4"}
        assert "Practice  step 1 of 3" in shown(app)
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


async def test_the_whole_book_is_practised_from_the_lessons_and_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), language="fr") as (app, pilot):
        app.push_screen(LessonsScreen(GAME))
        await pilot.pause()
        await press(pilot, "x")
        assert drill(pilot).patterns == patterns_in(GAME, [""])
        assert "Entraînement" in shown(app)
        while not drill(pilot).finished:
            await press(pilot, *([str(right(pilot) + 1)] if drill(pilot).quiz else []), "enter")
        assert "P en donne d’autres" in shown(app)
        before = drill(pilot).exercises
        await press(pilot, "p")
        assert drill(pilot).exercises != before
        names = [player.name for player in drill(pilot).stage.match.players]
        assert all(name in shown(app) for name in names)


async def test_the_menu_has_a_line_for_what_is_due_once_that_is_asked_for(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        missed = Tried(GAME.key, "", 0, "4", "points", False, "7", True)
        learning.learn(library, missed, datetime.now(UTC) - timedelta(days=2), again=True)
    async with running(tmp_path) as (app, pilot):
        assert "Due today" not in shown(app)
        app.program.set_preferences(evolve(app.program.preferences, due=Switch.ON))
        app.push_screen(LessonsScreen(GAME))
        await pilot.pause()
        await press(pilot, "escape")
        assert "Due today" in shown(app)
        assert "one question" in shown(app)
        line = next(n for n, one in enumerate(shown(app).splitlines()) if "Due today" in one)
        await pilot.click(offset=(20, line))
        assert [(one.section, one.kind) for one in drill(pilot).exercises] == [("4", Kind.POINTS)]
        await press(pilot, str((right(pilot) + 1) % 3 + 1), "enter")
        await press(pilot, "escape", "escape", "escape")
        assert "Due today" not in shown(app)


@pytest.mark.sample(2)
@pytest.mark.parametrize("mouse", [False, True])
async def test_the_class_list_is_named_shown_exported_and_deleted(tmp_path: Path, mouse: bool) -> None:
    async def do(pilot: Pilot[None], action: str, key: str) -> None:
        await (click_key(pilot, action) if mouse else press(pilot, key))

    async with running(tmp_path, notifications=True) as (app, pilot):
        app.push_screen(LessonsScreen(GAME))
        await pilot.pause()
        line = next(n for n, one in enumerate(shown(app).splitlines()) if "Class list" in one)
        await (pilot.click(offset=(20, line)) if mouse else press(pilot, "up", "up", "enter"))
        await do(pilot, "name", "w")
        await press(pilot, *"Ada", "enter")
        assert "Who learns at this keyboard: Ada." in shown(app)
        learning.learn(
            app.library, Tried(GAME.key, "", 0, "4", "", False, "7 points", True), NOW, again=False
        )
        await do(pilot, "stay", "s")
        assert "The list stays" in shown(app)
        assert "Wrong: 7 points." in shown(app)
        await do(pilot, "export", "e")
        (written,) = (tmp_path / "exports").glob("learners*.csv")
        assert "Ada" in written.read_text("utf-8")
        await do(pilot, "delete", "d")
        await press(pilot, "y")
        assert "Wrong: 7 points." not in shown(app)
        assert learning.learning(app.library, NOW.date()) == Learning()
        await press(pilot, "escape")
        assert isinstance(app.screen, LessonsScreen)
