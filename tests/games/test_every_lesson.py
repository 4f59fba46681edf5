"""Promise 10: every lesson plays to its end, every answer is right by the rules, and faults are told."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Fault, FaultError, faults
from boardkit.core.notation.moves import read
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.faults import (
    AnswerNotOffered,
    BadChoice,
    EmptyLesson,
    LessonDoesNotFit,
    MistakeIsLegal,
    NobodyToAsk,
    NoSuchLines,
    NoSuchSeatOfLesson,
    OtherRefusal,
    SeveralAnswers,
    UnknownSection,
)
from boardkit.core.teaching.goals import Said, is_pattern
from boardkit.core.teaching.lesson import from_json, to_json
from boardkit.core.teaching.stages import Outcome, Stage
from boardkit.games import GAMES
from boardkit.library.lessons import Found, lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import fault_said
from boardkit.text.teaching import choice_said
from tests.desk.lessons import FOUND, steps_of
from tests.every import every_language, with_each

BY_GOALS = [one for one in FOUND if one.lesson is not None and one.lesson.lesson > 1]

every_lesson = with_each("found", FOUND)


def played(found: Found) -> tuple[Stage, ...]:
    return steps_of(found.id)


@every_lesson
def test_it_plays_to_its_end(found: Found) -> None:
    assert found.fault is None
    assert found.lesson is not None
    assert faults_in(GAMES[found.game], found.lesson) == ()


@every_lesson
def test_the_reader_has_something_to_do(found: Found) -> None:
    assert any(stage.wants_answer for stage in played(found))


@every_lesson
def test_no_table_knows_what_comes_later(found: Found) -> None:
    for stage in played(found):
        assert stage.match.at == len(stage.match.moments) - 1
        assert stage.match.redo() == stage.match


@every_lesson
def test_right_moves_go_on_and_mistakes_are_answered_by_the_rules(found: Found) -> None:
    for stage in played(found):
        if stage.step.task is None:
            continue
        moves = GAMES[found.game].moves
        assert stage.reply(read(stage.step.task.play, moves)).outcome is Outcome.RIGHT
        for text in stage.step.task.also:
            assert stage.reply(read(text, moves)).outcome is Outcome.RIGHT_TOO
        for mistake in stage.step.task.mistakes:
            if is_pattern(mistake.move):
                continue
            reply = stage.reply(read(mistake.move, moves))
            assert not reply.good
            assert (reply.refusal is not None) is bool(mistake.refusal)


@with_each("found", BY_GOALS)
def test_tasks_ask_for_goals_or_reply_to_every_other_move(found: Found) -> None:
    tasks = [stage.step.task for stage in played(found) if stage.step.task is not None]
    assert sum(task.goal is not None for task in tasks) >= 0.8 * len(tasks)
    for task in tasks:
        assert task.goal is not None or any(is_pattern(one.move) for one in task.mistakes), task.play


@every_lesson
def test_every_move_and_question_has_a_hint_and_every_text_both_languages(found: Found) -> None:
    for stage in played(found):
        if stage.wants_answer:
            assert [part.hint for part in (stage.step.task, stage.step.ask) if part and not part.hint] == []
    assert [text for text in texts(found) if text and set(text) != set(LANGUAGES)] == []


@every_language
@every_lesson
def test_no_two_answers_read_the_same(found: Found, language: str) -> None:
    assert found.lesson is not None
    words = words_for(language, found.game, found.lesson.start.players)
    for quiz in (stage.quiz for stage in played(found) if stage.quiz is not None):
        said = [choice_said(quiz, number, words) for number in range(len(quiz.choices))]
        assert len(set(said)) == len(said)


@every_language
@every_lesson
def test_hints_call_players_by_their_names(found: Found, language: str) -> None:
    seat = words_for(language)("seat-number", number=1).removesuffix("1")
    hints = [text[language] for text in texts(found) if text]
    assert [hint for hint in hints if re.search(rf"{seat}\d", hint)] == []


@every_lesson
def test_it_comes_back_from_its_file(found: Found) -> None:
    assert found.lesson is not None
    assert from_json(to_json(found.lesson).encode()) == found.lesson


def texts(found: Found) -> Iterator[Said]:
    """List all that a lesson says."""
    assert found.lesson is not None
    yield from (found.lesson.title, found.lesson.summary)
    for chapter in found.lesson.chapters:
        yield chapter.title
        for step in chapter.steps:
            yield from (step.note, step.because)
            yield from (part.hint for part in (step.task, step.ask) if part)
            yield from (mistake.note for mistake in (step.task.mistakes if step.task else ()))


def lesson_with(**step: Any) -> dict[str, Any]:
    """Write a lesson of one step, on a table where the first seat lays the first card."""
    opening = ["order 0", "order 1", "draw 50"]
    return {
        "lesson": 1,
        "game": "tectonic_tribes",
        "title": {"en": "T"},
        "summary": {"en": "S"},
        "start": {"players": ["Ada", "Bo"], "moves": opening},
        "chapters": [{"title": {"en": "C"}, "steps": [{"note": {"en": "N"}, **step}]}],
    }


def fault_in(plain: dict[str, Any]) -> Fault | None:
    """Say what is wrong with a lesson, as `boardkit lesson check` would."""
    try:
        return next(iter(faults_in(GAMES["tectonic_tribes"], from_json(json.dumps(plain).encode()))), None)
    except FaultError as error:
        return error.fault


@with_each(
    "step, fault",
    [
        ({"rule": "99"}, UnknownSection),
        ({"note": {}}, EmptyLesson),
        ({"task": {"play": "pass"}, "ask": {"about": "leader"}}, faults.UnknownField),
        ({"moves": ["place e0s0"]}, faults.MoveIsGarbled),
        ({"moves": ["place e9s9 r0"]}, faults.MoveDoesNotFit),
        ({"moves": ["place e0s0 r0"], "task": {"play": "draw 64"}}, NobodyToAsk),
        ({"task": {"play": "place e9s9 r0"}}, faults.MoveDoesNotFit),
        ({"task": {"play": "place e0s0 r0", "also": ["pass"]}}, faults.MoveDoesNotFit),
        (
            {
                "task": {
                    "play": "place e0s0 r0",
                    "mistakes": [{"move": "place e0s0 r90", "refusal": "NoOverlap"}],
                }
            },
            MistakeIsLegal,
        ),
        (
            {"task": {"play": "place e0s0 r0", "mistakes": [{"move": "pass", "refusal": "NoOverlap"}]}},
            OtherRefusal,
        ),
        ({"ask": {"about": "points", "choices": ["1", "2"]}}, AnswerNotOffered),
        ({"ask": {"about": "points", "choices": ["0"]}}, AnswerNotOffered),
        ({"ask": {"about": "points", "choices": ["0", "none"]}}, BadChoice),
        ({"ask": {"about": "points", "seat": 5, "choices": ["0", "1"]}}, NoSuchSeatOfLesson),
        ({"ask": {"about": "points", "lines": ["gold"], "choices": ["0", "1"]}}, NoSuchLines),
        ({"ask": {"about": "legal", "choices": ["place e0s0 r0", "place e0s0 r90"]}}, SeveralAnswers),
        ({"ask": {"about": "leader"}}, AnswerNotOffered),
    ],
)
def test_a_step_that_does_not_fit_is_told_with_its_place(step: dict[str, Any], fault: type[Fault]) -> None:
    found = fault_in(lesson_with(**step))
    assert isinstance(found, LessonDoesNotFit)
    assert (found.chapter, found.step) == (1, 1)
    assert type(found.fault) is fault
    assert all(fault_said(found, words_for(language)) for language in LANGUAGES)


@with_each(
    "spoil, fault",
    [
        (lambda plain: plain.update(lesson=3), faults.NewerRecord),
        (lambda plain: plain.update(game="chess"), faults.UnknownGame),
        (lambda plain: plain.update(chapters=[]), EmptyLesson),
        (lambda plain: plain.update(titel={}), faults.UnknownField),
        (lambda plain: plain.pop("start"), faults.MissingField),
        (lambda plain: plain["start"].update(seat=2), faults.WrongType),
        (lambda plain: plain["start"].update(moves=["order 7"]), LessonDoesNotFit),
        (lambda plain: plain["chapters"][0]["steps"][0].update(ask={"about": "luck"}), faults.NotOneOf),
    ],
)
def test_a_lesson_that_does_not_fit_is_told(spoil: Callable[[Any], Any], fault: type[Fault]) -> None:
    plain = lesson_with()
    spoil(plain)
    assert type(fault_in(plain)) is fault


@pytest.mark.parametrize(
    ("start", "fault"),
    [({"players": ["Ada"]}, faults.WrongSeats), ({"options": {"advanced": 1}}, faults.WrongType)],
)
def test_a_start_that_does_not_fit_is_told_as_such(start: dict[str, Any], fault: type[Fault]) -> None:
    plain = lesson_with()
    plain["start"].update(start)
    found = fault_in(plain)
    assert isinstance(found, LessonDoesNotFit)
    assert (found.chapter, type(found.fault)) == (0, fault)


def test_what_fits_has_no_fault() -> None:
    assert fault_in(lesson_with(task={"play": "place e0s0 r0"})) is None


def test_chance_may_be_left_to_the_seed() -> None:
    plain = lesson_with(task={"play": "place e0s0 r0"})
    plain["start"]["moves"] = ["chance"]
    assert fault_in(plain) is None


def test_own_lessons_are_found_beside_those_in_the_box(tmp_path: Path) -> None:
    game = GAMES["tectonic_tribes"]
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "mine.json").write_text(json.dumps(lesson_with()))
    (folder / "other.json").write_text(json.dumps({**lesson_with(), "game": "another"}))
    (folder / "torn.json").write_text("{")
    own = [one for one in lessons_of(game, tmp_path) if one.own]
    assert [(one.id, type(one.fault)) for one in own] == [
        ("tectonic_tribes/own/mine", type(None)),
        ("tectonic_tribes/own/torn", faults.NotJson),
    ]
