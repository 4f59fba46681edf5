"""Opens the table at which something is taught: a tour, a lesson, one that is made or tried."""

from collections.abc import Sequence
from typing import Any

from boardkit.core import FaultError, Game, Study
from boardkit.core.teaching.faults import NothingToPractise
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.manuscript import Manuscript
from boardkit.core.teaching.stages import stages
from boardkit.games import GAMES
from boardkit.library import Library
from boardkit.library.lessons import Found, lessons_of
from boardkit.library.session import Unkept
from boardkit.tui.desk.author.authoring import Authoring
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.match.playing import Touring
from boardkit.tui.desk.teach.lessons import ReadingLesson, drill_of, due_now, opened_lesson
from boardkit.tui.desk.wishes import Practice
from boardkit.tui.table.screen import TableScreen

TOURED, TOURED_AT = "tectonic_tribes", "2_covering"
"""The game and the lesson at whose table the tour is: small, open, and taking back asks nobody."""


def tour_of_table() -> TableScreen:
    """Make the screen of a tour, at the table of a small lesson."""
    game = GAMES[TOURED]
    lesson = next(one.lesson for one in lessons_of(game, None) if one.name == TOURED_AT)
    assert lesson is not None
    return TableScreen(Study(stages(game, lesson)[0].match), Unkept(), mode=Touring())


def author_at_table(text: Manuscript, name: str, at: int | None, kept: bool) -> TableScreen:
    """Make the screen at which a lesson is made."""
    work = Work.begun(text, name, at, kept=kept)
    return TableScreen(Study(work.match), Unkept(), mode=Authoring(work))


def trial_at_table(lesson: Lesson, done: int) -> TableScreen:
    """Make the screen of a lesson in the making, which keeps no progress; FaultError if it does not fit."""
    game = GAMES[lesson.game]
    reading, lecture = opened_lesson(game, [Found(game.key, "", own=True, lesson=lesson)], 0, done)
    tried = ReadingLesson(lecture.__replace__(id=""), reading)
    return TableScreen(Study(reading.stage.match), Unkept(), mode=tried)


def practice_at_table(*door: Any) -> TableScreen:
    """Make the screen of practice; FaultError if there is no exercise of any of the patterns."""
    drill, lecture = drill_of(Practice(*door))
    return TableScreen(Study(drill.stage.match), Unkept(), mode=ReadingLesson(lecture, drill))


def due_at_table(library: Library) -> Practice:
    """Lead to practice of what is due; FaultError if nothing is."""
    door = due_now(library)
    if door is None:
        raise FaultError(NothingToPractise(()))
    return door


def lesson_at_table(game: Game[Any], found: Sequence[Found], number: int, done: int) -> TableScreen:
    """Make the screen of a lesson, opened where its reader stopped; FaultError if it does not fit."""
    reading, lecture = opened_lesson(game, found, number, done)
    return TableScreen(Study(reading.stage.match), Unkept(), mode=ReadingLesson(lecture, reading))
