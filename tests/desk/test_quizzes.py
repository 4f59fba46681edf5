"""Questions of lessons at the desk: answers lie in the hand, and nothing tells which is right."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle

import pytest

from boardkit.core import Move
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.course import Stride
from boardkit.core.teaching.coverage import applied
from boardkit.core.teaching.quiz import TOLD_BY_THE_TABLE, Quiz
from boardkit.library.lessons import Found
from boardkit.maps.squares import Way
from boardkit.text import LANGUAGES
from boardkit.text.teaching import choice_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Outcome, kind_of, update
from boardkit.tui.desk.facts import works
from boardkit.tui.desk.intents import (
    Choose,
    Do,
    Go,
    Intent,
    Next,
    Point,
    RunCommand,
    Say,
    StandAt,
    Stroll,
    Take,
    Type,
    Want,
)
from boardkit.tui.desk.match.playing import commands
from boardkit.tui.desk.teach.lessons import Quizzing
from boardkit.tui.desk.wishes import Ask, Notice, Open, Pick, Ring, Rules
from tests.daily import in_turn
from tests.desk.lessons import FOUND, lesson_desk, reading_of, step_done
from tests.desk.texts import prompted, written
from tests.desk.tools import after

TELLING = (
    *(Do.WALK, Do.INSPECT, Do.OVERLAY, Do.WHY, Do.FIND, Do.ONLY_MOVE, Do.JUMP, Do.TYPE_MOVE, Do.CHOICES),
    RunCommand("tents"),
)
"""What might tell the answer to a question that is open."""

LEADS_ON = (
    Do.ACT,
    Want.SHOW_STEP,
    Want.RESTART,
    Want.SIT_DOWN,
    Stroll(Stride.HAPPENING, 1),
    Stroll(Stride.HAPPENING, -1),
)
"""What answers, or goes through the lesson."""

every_lesson_in_turn = pytest.mark.parametrize(
    ("found", "language"), in_turn(FOUND, LANGUAGES, lambda found: found.id)
)


@cache
def questions(name: str, language: str) -> tuple[Desk, ...]:
    """Stand at each question of a lesson that is open, with all before it done."""
    found = next(one for one in FOUND if one.id == name)
    return tuple(_questions(lesson_desk(found, language)))


def _questions(desk: Desk) -> Iterator[Desk]:
    while not reading_of(desk).finished:
        if isinstance(desk.mode, Quizzing):
            yield desk
        desk = step_done(desk).desk


def quiz_of(desk: Desk) -> Quiz:
    assert isinstance(desk.mode, Quizzing)
    return desk.mode.quiz


def right(desk: Desk) -> str:
    """Write the answer as the panel shows it once it is given."""
    quiz = quiz_of(desk)
    return f"✓ {choice_said(quiz, quiz.right, desk.words)}"


def dialog_text(outcome: Outcome) -> str:
    """Return what the dialogs say that are wished for."""
    lines: list[str] = []
    for wish in outcome.wishes:
        match wish:
            case Ask(Notice(title, said)):
                lines += [title, *said]
            case Ask(Pick(title, entries)):
                lines += [title, *(str(label) for label, _ in entries)]
    return "\n".join(lines)


def wanted_anywhere(desk: Desk) -> Iterator[Intent]:
    """Want whatever there is, but to answer and to go through the lesson."""
    yield from (one for one in (*Do, *Want) if one not in LEADS_ON)
    yield from (Go(way) for way in Way)
    yield from (Stroll(stride, way) for stride in Stride for way in (1, -1) if stride is not Stride.HAPPENING)
    yield from (Say("pass"), StandAt(0), Type("a"), Point(next(iter(panels.map_(desk).picture.looks), None)))
    yield from (Choose(choice) for choice in desk.sight.choices)


@pytest.mark.sample(16)
@every_lesson_in_turn
def test_nothing_that_is_shown_tells_the_answer(found: Found, language: str) -> None:
    for desk in questions(found.id, language):
        shown = written(desk)
        assert right(desk) not in shown
        assert right(desk) in written(step_answered(desk))
        assert ("-tells" in desk.mode.styles) == (quiz_of(desk).about in TOLD_BY_THE_TABLE)


def step_answered(desk: Desk) -> Desk:
    """Give the right answer."""
    return after(desk, Take(quiz_of(desk).right), Do.ACT)


@pytest.mark.sample(8)
@every_lesson_in_turn
def test_nothing_that_is_wanted_tells_an_answer_or_leads_away(found: Found, language: str) -> None:
    for desk in questions(found.id, language):
        reading, quiz = reading_of(desk), quiz_of(desk)
        assert applied(desk.match) == applied(reading.stage.match)
        assert desk.sight.legal == ()
        for intent in wanted_anywhere(desk):
            outcome = update(desk, intent)
            assert right(desk) not in dialog_text(outcome)
            assert isinstance(outcome.desk.mode, Quizzing)
            assert outcome.desk.mode.chosen == ()
            assert outcome.desk.mode.quiz is quiz
            assert (reading_of(outcome.desk).at, reading_of(outcome.desk).done) == (reading.at, reading.done)


@pytest.mark.sample(4)
@every_lesson_in_turn
def test_no_key_and_no_command_offers_what_would_tell_an_answer(found: Found, language: str) -> None:
    for desk in questions(found.id, language):
        assert not [intent for intent in TELLING if works(desk, intent) or kind_of(intent) in desk.mode.deeds]
        names = (
            "teacher-class",
            "key-present",
            "key-hint",
            "key-show-step",
            "lesson-restart",
            "command-menu",
        )
        own = [desk.words(name) for name in names]
        assert [label for label, _ in commands(desk)] == own
        (wish,) = update(desk, Do.RULES).wishes
        assert isinstance(wish, Open)
        assert isinstance(wish.door, Rules)
        assert wish.door.section == reading_of(desk).stage.step.rule
        assert wish.door.covered is None, "which rules applied would tell what came of it"


@pytest.mark.sample(16)
@every_lesson_in_turn
def test_every_wrong_answer_is_told_wrong_and_leaves_the_question_open(found: Found, language: str) -> None:
    for desk in questions(found.id, language):
        for number in range(len(quiz_of(desk).choices)):
            given = after(desk, Take(number), Do.ACT)
            if number == quiz_of(desk).right:
                assert not reading_of(given).open
                continue
            assert reading_of(given).open
            assert isinstance(given.mode, Quizzing)
            assert "✗" in prompted(given)
            assert right(desk) not in written(given)


def test_tab_goes_through_the_answers_and_around() -> None:
    desk = next(desk for found in FOUND for desk in questions(found.id, "en"))
    count = len(quiz_of(desk).choices)
    taken = [chosen(after(desk, *[Next(1)] * steps)) for steps in range(1, count + 2)]
    assert taken == [*range(count), 0]
    assert chosen(after(desk, Next(-1))) == count - 1
    assert chosen(after(desk, Take(count))) is None
    assert [type(wish) for wish in update(desk, Do.ACT).wishes] == [Ring]


def chosen(desk: Desk) -> int | None:
    assert isinstance(desk.mode, Quizzing)
    return desk.mode.chosen[0] if desk.mode.chosen else None


@pytest.mark.sample(4)
@every_lesson_in_turn
def test_a_move_taken_as_an_answer_hovers_without_a_word_on_whether_it_is_legal(
    found: Found, language: str
) -> None:
    for desk in questions(found.id, language):
        for number, choice in enumerate(quiz_of(desk).choices):
            if isinstance(choice, Move) and hasattr(choice, PLACE):
                scene = panels.map_(after(desk, Take(number)))
                (ring,) = scene.marks.rings
                assert set(ring.places) == set(desk.drawing.touched(choice))
                assert not scene.marks.legal


def test_there_are_questions_of_many_kinds() -> None:
    turns = zip(FOUND, cycle(LANGUAGES), strict=False)
    asked = {quiz_of(desk).about for found, language in turns for desk in questions(found.id, language)}
    assert asked > TOLD_BY_THE_TABLE
