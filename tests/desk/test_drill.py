"""Practice at a desk: exercises, what was missed at another table, and more of the same."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from rich.text import Text

from boardkit.core import Game, Study
from boardkit.draw.show import board
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.rules.moves import PlaceJunk
from boardkit.library.lessons import lessons_of
from boardkit.practice.exercises import Kind
from boardkit.practice.sessions import Pattern, patterns_in
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.desk import Desk, Outcome, book_of, update
from boardkit.tui.desk.intents import Do, Take, Want
from boardkit.tui.desk.panels import map_
from boardkit.tui.desk.teach.lessons import Drill, Quizzing, ReadingLesson, drill_of, lesson_at
from boardkit.tui.desk.teach.reading import Mark
from boardkit.tui.desk.wishes import KeepProgress, Open, Practice
from tests.desk.lessons import lesson_desk, reading_of, step_done
from tests.desk.texts import written
from tests.desk.tools import after

GAME = GAMES["tectonic_tribes"]
pytestmark = pytest.mark.usefixtures("short_sessions")

PATTERNS = [Pattern("3.3", Kind.LEGAL), Pattern("3.3", Kind.PLACE), Pattern("4", Kind.POINTS)]


@cache
def practice_desk(
    language: str, game: Game[Any] = GAME, patterns: Sequence[Pattern] = tuple(PATTERNS)
) -> Desk:
    drill, lecture = drill_of(Practice(game, patterns, 4))
    words = words_for(language, game.key, [player.name for player in drill.stage.match.players])
    return update(Desk.of(Study(drill.stage.match), words, ReadingLesson(lecture, drill)), Want.SIT_DOWN).desk


def missed(desk: Desk) -> Desk:
    """Give a wrong answer."""
    quiz = reading_of(desk).quiz
    assert quiz is not None
    return update(after(desk, Take((quiz.right + 1) % len(quiz.choices))), Do.ACT).desk


def drilled(desk: Desk) -> Drill:
    reading = reading_of(desk)
    assert isinstance(reading, Drill)
    return reading


def to_the_end(desk: Desk) -> Desk:
    while not reading_of(desk).finished:
        desk = step_done(desk).desk
    return desk


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_exercise_is_asked_and_says_why_its_answer_is_right(language: str) -> None:
    desk = practice_desk(language)
    own = len(drilled(desk).own)
    for _ in range(own):
        note = reading_of(desk).stage.step.note[language]
        assert all(line[:20] in written(desk) for line in note.splitlines())
        desk = step_done(desk).desk
    assert desk.words("lesson-end-title") in written(desk)
    assert desk.words("practice-more") in written(desk)


def test_after_a_wrong_answer_the_question_stands_above_the_card_it_is_about() -> None:
    desk = missed(practice_desk("en"))
    panel = lesson_at(desk).panel(desk).__replace__(card=Text("[card]"))
    told = panel.text(desk.words, book_of(desk)).plain
    note = reading_of(desk).stage.step.note["en"]
    assert told.index(desk.words("lesson-wrong")) < told.index(note) < told.index("[card]")


@pytest.mark.parametrize(
    ("game", "section", "hidden"), [(GAME.key, "3.3", False), ("life_in_reterra", "6.2", True)]
)
def test_a_piece_that_is_asked_about_does_not_hide_what_lies_at_its_place(
    game: str, section: str, hidden: bool
) -> None:
    asked = practice_desk("en", GAMES[game], (Pattern(section, Kind.LEGAL),))
    for desk in (asked, after(asked, Take(0))):
        assert isinstance(desk.mode, Quizzing)
        answers = desk.mode.answers(desk)
        assert answers.move == desk.mode.quiz.move is not None
        assert answers.hovers is not hidden


def test_the_map_is_that_of_the_seat_on_whose_map_it_is_asked() -> None:
    desk = practice_desk("en", GAMES["life_in_reterra"], (Pattern("9.3", Kind.LEGAL),))
    assert isinstance(desk.mode, Quizzing)
    move = desk.mode.quiz.move
    assert isinstance(move, PlaceJunk)
    assert move.seat != desk.state.to_move
    assert map_(desk).picture == board(desk.drawing, desk.state, move.seat)
    assert map_(desk).picture != board(desk.drawing, desk.state, desk.state.to_move)


def test_what_was_missed_comes_again_at_another_table() -> None:
    desk = missed(practice_desk("en"))
    drill = drilled(desk)
    assert drill.marks == {0: Mark.MISSED}
    first = drill.exercises[0]
    desk = to_the_end(desk)
    again = drilled(desk).stages[-1]
    assert again.aside
    assert again.step.rule == first.section
    assert again.match.state != first.match.state
    assert desk.words("lesson-once-more") in written(after(desk, Do.LOG)) or drilled(desk).reviewed


def test_more_of_the_same_are_other_exercises() -> None:
    desk = to_the_end(practice_desk("en"))
    before = drilled(desk).exercises
    on = update(desk, Do.FORGO).desk
    assert drilled(on).at == 0
    assert {one.section for one in drilled(on).exercises} <= {pattern.section for pattern in PATTERNS}
    assert all(one.match.state != other.match.state for one in drilled(on).exercises for other in before)


def test_practice_keeps_no_progress_of_a_lesson() -> None:
    wishes = step_done(practice_desk("en")).wishes
    assert not [wish for wish in wishes if isinstance(wish, KeepProgress)]


def end_of_lesson(*, miss: bool) -> Outcome:
    """Read a lesson to its end, and want to practise then."""
    desk = lesson_desk(lessons_of(GAME, None)[1])
    while not reading_of(desk).finished:
        desk = missed(desk) if miss and reading_of(desk).quiz and not reading_of(desk).marks else desk
        desk = step_done(desk).desk
    assert (desk.words("practice-missed") in written(desk)) == miss
    return update(desk, Do.FORGO)


def test_the_end_of_a_lesson_leads_to_practice_of_what_was_missed() -> None:
    (wish,) = end_of_lesson(miss=True).wishes
    assert isinstance(wish, Open)
    assert isinstance(wish.door, Practice)
    missed_there = lessons_of(GAME, None)[1].lesson
    assert missed_there is not None
    assert set(wish.door.patterns) <= set(patterns_in(GAME, [""]))
    assert not [wish for wish in end_of_lesson(miss=False).wishes if isinstance(wish, Open)]
