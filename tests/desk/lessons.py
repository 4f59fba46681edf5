"""Lessons that are read at a desk, without a terminal."""

from functools import cache

from boardkit.core import Seat, Study
from boardkit.core.notation.moves import write
from boardkit.core.teaching.stages import Stage, stages
from boardkit.games import GAMES
from boardkit.library.lessons import Found, lessons_of
from boardkit.text import words_for
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Do, Say, Take, Want
from boardkit.tui.desk.teach.lessons import Lecture, ReadingLesson, lesson_at
from boardkit.tui.desk.teach.reading import Reading
from tests.desk.tools import after, made

FOUND = [one for game in GAMES.values() for one in lessons_of(game, None)]


@cache
def steps_of(name: str) -> tuple[Stage, ...]:
    """Play a lesson through."""
    found = next(one for one in FOUND if one.id == name)
    assert found.lesson is not None
    return stages(GAMES[found.game], found.lesson)


def lesson_desk(found: Found, language: str = "en", done: int = 0) -> Desk:
    """Open a lesson where its reader stopped."""
    assert found.lesson is not None
    reading = Reading.resumed(steps_of(found.id), Seat(found.lesson.start.seat), done)
    mode = ReadingLesson(Lecture(found.id, found.lesson, (1, 1)), reading)
    words = words_for(language, found.game, found.lesson.start.players)
    return update(Desk.of(Study(reading.stage.match), words, mode), Want.SIT_DOWN).desk


def reading_of(desk: Desk) -> Reading:
    """Say where the reader stands."""
    return lesson_at(desk).reading


def answered(desk: Desk, *, typing: bool = False) -> Outcome:
    """Give the answer that is meant, by hand or in notation; a note needs none."""
    reading = reading_of(desk)
    if reading.quiz is not None:
        return update(after(desk, Take(reading.quiz.right)), Do.ACT)
    if not reading.to_play:
        return Outcome(desk)
    assert reading.stage.move is not None
    if typing:
        return update(after(desk, Do.TYPE_MOVE), Say(write(reading.stage.move)))
    return made(desk, reading.stage.move)


def step_done(desk: Desk, *, typing: bool = False) -> Outcome:
    """Answer what is open, and go on; the last step stays."""
    outcome = answered(desk, typing=typing)
    done = reading_of(outcome.desk).finished
    return outcome if done else outcome.then(lambda now: update(now, Do.ACT))


def read_until(desk: Desk, at: int) -> Desk:
    """Do the steps of a lesson up to one."""
    while reading_of(desk).at != at:
        desk = step_done(desk).desk
    return desk
