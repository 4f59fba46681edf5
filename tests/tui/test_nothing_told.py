"""Nobody sees the answer of a lesson before giving it: not by stepping, in the palette or by a key."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from boardkit.core import evolve
from boardkit.core.teaching.coverage import applied
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage, stages
from boardkit.games import GAMES
from boardkit.library.lessons import Found, lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.books.lessons import LessonsScreen
from boardkit.tui.desk.lessonpanel import Panel, choice_said
from boardkit.tui.desk.reading import Reading
from boardkit.tui.table.consulting import covered_at
from boardkit.tui.table.lesson import LessonScreen
from boardkit.tui.table.quizzing import TELLING
from tests.tui.tools import make_app, open_lesson_at, press, shown

FOUND = [one for game in GAMES.values() for one in lessons_of(game, None)]

KEYS = ("w", "i", "t", "v", "slash", "full_stop", "apostrophe", "colon", "right_curly_bracket", "R", "c", "L")
"""Keys that tell something where no question is open."""

every_lesson = pytest.mark.parametrize("found", FOUND, ids=lambda found: found.id)


@cache
def steps_of(name: str) -> tuple[Stage, ...]:
    """Play a lesson through."""
    found = next(one for one in FOUND if one.id == name)
    assert found.lesson is not None
    return stages(GAMES[found.game], found.lesson)


def readings(found: Found) -> Iterator[Reading]:
    """Stand at each step of a lesson at which something is to be answered, with all before it done."""
    assert found.lesson is not None
    steps = steps_of(found.id)
    for number, stage in enumerate(steps):
        if stage.wants_answer:
            yield Reading(steps, found.lesson.start.seat, done=number, at=number)  # type: ignore[arg-type]


def answer(stage: Stage, words: Any) -> str:
    """Write the answer as the panel shows it once it is given."""
    if stage.quiz is not None:
        return f"✓ {choice_said(stage.quiz, stage.quiz.right, words)}"
    return f"✓ {words.say(stage.move)}"


@every_lesson
def test_stepping_stops_at_what_is_open(found: Found) -> None:
    for reading in readings(found):
        assert reading.on() is reading
        assert reading.back().on().at <= reading.at
        assert reading.stage.match.redo() == reading.stage.match


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_tells_neither_the_answer_nor_the_reason(found: Found, language: str) -> None:
    assert found.lesson is not None
    book = rulebook_of(GAMES[found.game], language)
    for reading in readings(found):
        names = [player.name for player in reading.stage.match.players]
        words = words_for(language, found.game, names)
        told = Panel(found.lesson, (1, 1), reading).text(words, book).plain
        done = Panel(found.lesson, (1, 1), reading.finish()).text(words, book).plain
        assert answer(reading.stage, words) not in told
        assert answer(reading.stage, words) in done
        because = said(reading.stage.step.because, language)
        assert not because or because not in told


@every_lesson
async def test_no_key_and_no_command_tells_an_answer(found: Found, tmp_path: Path) -> None:
    game = GAMES[found.game]
    with make_app(tmp_path) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            open_lesson_at(app, game, [found], 0)
            await pilot.pause()
            table = next(screen for screen in app.screen_stack if isinstance(screen, LessonScreen))
            for reading in readings(found):
                table.read(reading)
                await pilot.pause()
                assert applied(table.desk.match) == applied(reading.stage.match)
                if reading.quiz is not None:
                    await hold_to_silence(pilot, table, reading.quiz)


async def hold_to_silence(pilot: Any, table: LessonScreen, quiz: Quiz) -> None:
    """Try all that might tell the answer to a question that is open."""
    reading = table.reading
    assert covered_at(table) is None
    assert table.desk.sight.legal == ()
    assert not [action for action in TELLING if table.works(action)]
    answers = {choice_said(quiz, number, table.words) for number in range(len(quiz.choices))}
    assert answers.isdisjoint(label for label, _ in table.commands())
    for key in KEYS:
        await press(pilot, key)
        if pilot.app.screen is not table:
            assert f"✓ {choice_said(quiz, quiz.right, table.words)}" not in shown(pilot.app)
            await press(pilot, "escape")
        assert table.desk.walk is None
        assert not table.query_one("#typed", Input).display
    assert pilot.app.screen is table
    assert (table.reading, table.quiz, table.feedback.plain) == (reading, quiz, "")
    assert f"✓ {choice_said(quiz, quiz.right, table.words)}" not in shown(pilot.app)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
async def test_the_list_of_lessons_tells_no_answer(key: str, language: str, tmp_path: Path) -> None:
    with make_app(tmp_path, language=language) as app:
        async with app.run_test(size=(200, 60)) as pilot:
            app.push_screen(LessonsScreen(GAMES[key]))
            await pilot.pause()
            told = shown(app)
    for found in (one for one in FOUND if one.game == key):
        assert list(readings(found))
        for reading in readings(found):
            words = words_for(language, key, [player.name for player in reading.stage.match.players])
            if reading.stage.move is not None:
                assert words.say(reading.stage.move) not in told


def test_what_is_done_is_never_undone_by_looking_back() -> None:
    reading = next(readings(FOUND[0]))
    assert evolve(reading, at=0).finish().done == max(reading.done, 1)
