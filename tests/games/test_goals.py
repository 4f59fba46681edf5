"""Goals of lessons: any move that reaches one is right, all others are answered by what they would do."""

from functools import cache
from typing import Any

import pytest

from boardkit.core import Match, Seat, legal
from boardkit.core.notation.data import structure
from boardkit.core.notation.moves import read, write
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.faults import (
    FitsNothing,
    GoalMissed,
    GoalReached,
    GoalShort,
    InBranch,
    LessonDoesNotFit,
    NoSuchHappening,
    NoSuchPart,
    NothingAsked,
    UnknownSection,
)
from boardkit.core.teaching.goals import Allows, Goal, fits, fits_entries, measured
from boardkit.core.teaching.lesson import Ask, Lesson
from boardkit.core.teaching.quiz import Counted, Refused, quiz_of, reason
from boardkit.core.teaching.reaching import attempted, lacks, parts_of
from boardkit.core.teaching.schema import schema
from boardkit.core.teaching.stages import Outcome, Stage, stages
from boardkit.games import GAMES
from boardkit.library.lessons import lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import fault_said
from boardkit.text.teaching import idea_said, lack_said, reply_said, wrong_said
from tests.desk.lessons import steps_of
from tests.desk.tools import random_match
from tests.every import every_key, with_each

GAME = GAMES["tectonic_tribes"]
WIDE = {"is": "number", "of": "continent.regions[terrain=lake].squares", "take": "most", "at_least": 5}
NAMED = {**WIDE, "name": {"en": "the lake"}}
LAID = "place e2n1 r0"


@cache
def first() -> tuple[Stage, ...]:
    found = lessons_of(GAME, None)[0].lesson
    assert found is not None
    return stages(GAME, found)


def table() -> Match[Any]:
    """Return the table at which the second card is laid."""
    return next(stage.match for stage in first() if stage.move is not None)


def goal(**plain: Any) -> Goal:
    return structure(plain, Goal)


def reached_by(wanted: Goal) -> list[str]:
    """List the legal moves that reach a goal."""
    match = table()
    moves = legal(GAME, match.state)
    return [write(move) for move in moves if not lacks(wanted, attempted(match, move))]


def lesson(*steps: dict[str, Any]) -> Lesson:
    """Write a lesson from that table."""
    found = lessons_of(GAME, None)[0].lesson
    assert found is not None
    made = [write(moment.move) for moment in table().moments if moment.move is not None]
    said = {"en": "Words"}
    plain = {
        "lesson": 2,
        "game": GAME.key,
        "title": said,
        "summary": said,
        "start": {"players": list(found.start.players), "moves": made},
        "chapters": [{"title": said, "steps": [{"note": said, **step} for step in steps]}],
    }
    return structure(plain, Lesson)


def faults(*steps: dict[str, Any]) -> list[tuple[int, type]]:
    """List the faults of a lesson as (step, class)."""
    found = faults_in(GAME, lesson(*steps))
    assert all(fault_said(fault, words_for(one)) for fault in found for one in LANGUAGES)
    located = [fault for fault in found if isinstance(fault, LessonDoesNotFit)]
    assert len(located) == len(found)
    return [(fault.step, type(fault.fault)) for fault in located]


def test_every_move_that_makes_the_lake_wide_enough_reaches_the_goal() -> None:
    wide = reached_by(goal(**WIDE))
    assert LAID in wide
    assert 1 < len(wide) < len(legal(GAME, table().state))


@pytest.mark.parametrize(
    ("plain", "count"),
    [
        ({"is": "legal"}, 60),
        ({"is": "not", "of": {"is": "legal"}}, 0),
        ({"is": "moves", "of": ["place e2n1 r0|r180", "place w2s1 *"]}, 4),
        ({"is": "event", "event": "terrain-placed"}, 60),
        ({"is": "any", "of": [{"is": "moves", "of": [LAID]}, {"is": "moves", "of": ["place e2n1 r180"]}]}, 2),
        ({"is": "all", "of": [{"is": "moves", "of": [LAID]}, {"is": "moves", "of": ["place e2n1 r180"]}]}, 0),
        ({"is": "points", "at_most": 0}, 60),
        ({"is": "gain", "exactly": 0}, 60),
        ({"is": "gain", "lines": ["lake"], "at_least": 1}, 0),
        ({"is": "best"}, 60),
        ({"is": "change", "of": "continent.cells", "exactly": 0}, 0),
        ({"is": "number", "of": "tribes[me]", "at_least": 1}, 60),
    ],
)
def test_a_goal_is_reached_by_so_many_moves(plain: dict[str, Any], count: int) -> None:
    assert len(reached_by(structure(plain, Goal))) == count


def test_a_goal_may_ask_for_what_is_possible_next() -> None:
    stage = next(one for one in first() if one.step.task and one.step.task.play.startswith("tribe pickets"))
    names = {"en": "to choose who pays", "fr": "choisir qui paie"}
    wanted = goal(**{"is": "allows", "of": ["drop *"], "name": names})
    words = words_for("en", GAME.key, [player.name for player in stage.match.players])
    assert stage.move is not None
    assert not lacks(wanted, attempted(stage.match, stage.move))
    land = next(move for move in legal(GAME, stage.match.state) if write(move).startswith("place"))
    (lack,) = lacks(wanted, attempted(stage.match, land))
    assert lack_said(lack, words).endswith("to choose who pays.")


ANSWERED = {
    "en": "That does not lead straight to what this step asks for: ",
    "fr": "Cela ne mène pas directement à ce que demande cette étape : ",
}


@pytest.mark.sample(6)
@every_key
def test_a_move_after_which_what_is_asked_for_cannot_be_done_next_is_answered_so_and_no_other(
    key: str,
) -> None:
    game, told, reached = GAMES[key], 0, 0
    for found in lessons_of(game, None):
        assert found.lesson is not None
        for stage in steps_of(found.id):
            wanted = stage.step.task and stage.step.task.goal
            for one in parts_of(wanted) if wanted else ():
                if not isinstance(one, Allows) or not one.name:
                    continue
                for move in legal(game, stage.match.state):
                    attempt = attempted(stage.match, move)
                    done, seat = attempt.done, attempt.seat
                    next_ones = legal(game, done.state) if done.state.to_move == seat else ()
                    can = any(fits(pattern, write(next_one)) for pattern in one.of for next_one in next_ones)
                    found_wanting = lacks(one, attempt)
                    assert can is not bool(found_wanting)
                    for language, sentence in ANSWERED.items():
                        words = words_for(language, key, found.lesson.start.players)
                        said = [lack_said(lack, words) for lack in found_wanting]
                        assert said == [] if can else said == [f"{sentence}{one.name[language]}."]
                    told, reached = told + (not can), reached + can
    assert (told and reached) or key not in ("life_in_reterra", "terraforming_mars")


def test_a_list_has_no_entry_by_a_word() -> None:
    task = {
        "play": LAID,
        "goal": {"is": "number", "of": "tribes[me][pickets]", "at_most": 9, "name": {"en": "N"}},
    }
    assert faults({"task": task}) == [(1, NoSuchPart)]


def test_a_pattern_stands_for_the_moves_it_says() -> None:
    assert fits("place * r0|r90", "place e2n1 r90")
    assert fits("place *", "place e2n1 r90")
    assert not fits("place * r0|r90", "place e2n1 r180")
    assert not fits("place e2n1", "place e2n1 r90")
    assert not fits("pass", "place e2n1 r90")


def test_a_wrong_move_is_answered_by_its_own_measure_and_an_author_comes_first() -> None:
    task = {"play": LAID, "goal": NAMED, "mistakes": [{"move": "place w2n1 *", "note": {"en": "Mind."}}]}
    (stage,) = stages(GAME, lesson({"task": task}))
    words = words_for("en", GAME.key, [player.name for player in stage.match.players])
    own = stage.reply(read("place w2n1 r0", GAME.moves))
    other = stage.reply(read("place w1n1 r0", GAME.moves))
    assert reply_said(own, stage, words) == "✗ Mind."
    assert reply_said(other, stage, words).startswith("✗ The lake: it would be ")
    assert "Asked for: at least 5." in reply_said(other, stage, words)
    assert stage.reply(read(LAID, GAME.moves)).outcome is Outcome.RIGHT
    assert stage.reply(read("place w2s1 r180", GAME.moves)).outcome is Outcome.RIGHT_TOO
    assert idea_said(GAME, stage, words) == "Your goal: the lake: at least 5."


def test_all_faults_are_listed_with_their_steps() -> None:
    assert faults({"rule": "99"}, {"task": {"play": LAID, "goal": {**WIDE, "at_least": 50}}}) == [
        (1, UnknownSection),
        (2, GoalShort),
    ]
    assert faults({"task": {"play": "place e9s9 r0"}}, {"rule": "99"}, {"moves": ["dance"]})[1:] == [
        (2, UnknownSection)
    ]


@with_each(
    "task, fault",
    [
        ({"goal": {"is": "moves", "of": ["place w2s1 r180"]}}, GoalMissed),
        ({"goal": {"is": "number", "of": "continent.lakes", "at_least": 1}}, NoSuchPart),
        ({"goal": {"is": "number", "of": "continent", "at_least": 1, "at_most": 0}}, GoalShort),
        ({"goal": {"is": "points"}}, NothingAsked),
        ({"goal": {"is": "any", "of": []}}, NothingAsked),
        ({"goal": {"is": "not", "of": {"is": "event", "event": "rain"}}}, NoSuchHappening),
        ({"goal": WIDE, "mistakes": [{"move": "place w2s1 r180"}]}, GoalReached),
        ({"goal": {"is": "legal"}, "mistakes": [{"move": "place *"}]}, GoalReached),
        ({"mistakes": [{"move": "place e9s9 *"}]}, FitsNothing),
        ({"then": [{"answer": "dance *", "steps": []}]}, FitsNothing),
        ({"then": [{"answer": "place *", "steps": [{"note": {"en": "N"}, "rule": "99"}]}]}, InBranch),
    ],
)
def test_a_goal_that_cannot_be_meant_is_told(task: dict[str, Any], fault: type) -> None:
    assert faults({"task": {"play": LAID, **task}}) == [(1, fault)]


def test_a_wrong_choice_is_answered_by_the_rules() -> None:
    points = structure({"about": "points", "after": [LAID], "choices": ["0", "3"]}, Ask)
    quiz = quiz_of(table(), points)
    assert reason(quiz, 1) == Counted(Seat(0), True, ())
    words = words_for("en", GAME.key, ["Kevin", "René", "Samantha"])
    assert wrong_said(quiz, [1], words) == "✗ No. That is too many. Nothing counts for Kevin there."
    legal_one = structure({"about": "legal", "choices": [LAID, "place e9s9 r0"]}, Ask)
    assert isinstance(reason(quiz_of(table(), legal_one), 1), Refused)
    noted = structure(
        {
            "about": "legal",
            "choices": [LAID, "pass"],
            "mistakes": [{"choice": "pass", "note": {"en": "Why?"}}],
        },
        Ask,
    )
    assert wrong_said(quiz_of(table(), noted), [1], words) == "✗ No. Why?"


def test_the_schema_names_every_goal_and_every_field() -> None:
    known = schema()["$defs"]
    assert {"Lesson", "Task", "Ask", "Goal", "Number", "Best"} <= known.keys()
    assert known["Number"]["properties"]["is"] == {"const": "number"}
    assert known["Number"]["required"] == ["is", "of"]
    assert "the move" in known["Mistake"]["properties"]["move"]["description"]


def test_values_in_a_row_are_wanted_one_by_one_or_any_number_of_them() -> None:
    fitting = {"0,2": ["0", "2"], "0|1": ["1"], "*": [], "0,*": ["0", "2"], "*,2,*": ["1", "2"], "*,*": ["7"]}
    for pattern, texts in fitting.items():
        assert fits_entries(pattern.split(","), texts)
    for pattern, texts in {"0": ["0", "2"], "0,*": ["1"], "*,2": ["2", "1"], "0,1": []}.items():
        assert not fits_entries(pattern.split(","), texts)


def test_several_brackets_hold_together() -> None:
    """The score sheet has one line: three squares of a mine, of the second seat."""
    match = random_match("tectonic_tribes", 60)
    [line] = match.game.score(match.state).lines
    assert line.seat == 1
    for way in ("score[seat=me][terrain=mine].squares", "score[terrain=mine][seat=me].points"):
        assert [measured(match.game, match.state, way, Seat(seat)) for seat in (0, 1)] == [0, 3]
