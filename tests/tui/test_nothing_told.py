"""Nobody sees the answer of a lesson before giving it: not by stepping, in the panel or in the list."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Seat
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.library.lessons import Found
from boardkit.text import words_for
from boardkit.text.teaching import choice_said
from boardkit.tui.desk.teach.reading import Panel, Reading
from boardkit.tui.pages.lessons import LessonsScreen
from tests.desk.lessons import FOUND, steps_of
from tests.every import every_key, every_language, with_each
from tests.tui.tools import running, shown

every_lesson = with_each("found", FOUND)


def readings(found: Found) -> Iterator[Reading]:
    """Stand at each step of a lesson at which something is to be answered, with all before it done."""
    assert found.lesson is not None
    steps = steps_of(found.id)
    for number, stage in enumerate(steps):
        if stage.wants_answer:
            yield Reading(steps, Seat(found.lesson.start.seat), done=number, at=number)


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


@pytest.mark.sample(2)
@every_lesson
@every_language
def test_the_panel_tells_neither_the_answer_nor_the_reason(found: Found, language: str) -> None:
    assert found.lesson is not None
    book = rulebook_of(GAMES[found.game], language)
    for reading in readings(found):
        names = [player.name for player in reading.stage.match.players]
        words = words_for(language, found.game, names)
        drawing = drawing_of(found.game)
        told = Panel(found.lesson, (1, 1), reading, drawing).text(words, book).plain
        done = Panel(found.lesson, (1, 1), reading.finish(), drawing).text(words, book).plain
        assert answer(reading.stage, words) not in told
        assert answer(reading.stage, words) in done
        because = said(reading.stage.step.because, language)
        assert not because or because not in told


@pytest.mark.sample(6)
@every_language
@every_key
async def test_the_list_of_lessons_tells_no_answer(key: str, language: str, tmp_path: Path) -> None:
    async with running(tmp_path, (200, 60), language=language) as (app, pilot):
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
    assert reading.__replace__(at=0).finish().done == max(reading.done, 1)
