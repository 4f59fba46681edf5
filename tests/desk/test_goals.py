"""Lessons with goals at the desk: help in steps, the own table, branches, what was missed, the end."""

from typing import Any

from boardkit.core import Seat, Study
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.data import structure
from boardkit.core.notation.moves import write
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import stages
from boardkit.draw.looks import Mark as Looked
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, PlayOn, Say, Stroll, Take, Want
from boardkit.tui.desk.teach.lessons import Lecture, ReadingLesson, lesson_at
from boardkit.tui.desk.teach.reading import Help, Mark, Reading
from boardkit.tui.desk.wishes import Begin, KeepProgress
from tests.desk.lessons import FOUND, reading_of, steps_of
from tests.desk.tools import after, drawn, ink_of

GAME = GAMES["tectonic_tribes"]
ON = Stroll(Stride.HAPPENING, 1)
LAID, OTHER, WRONG = "place e2n1 r0", "place w2s1 r180", "place w1n1 r0"
LAKE = {
    "is": "number",
    "of": "continent.regions[terrain=lake].squares",
    "take": "most",
    "at_least": 5,
    "name": {"en": "the lake"},
}
LAY: dict[str, Any] = {"play": LAID, "goal": LAKE}
ASKED: dict[str, Any] = {"about": "next"}


def desk_with(*steps: dict[str, Any]) -> Desk:
    """Read a lesson of some steps, from the table at which the second card is laid."""
    first = next(one.lesson for one in FOUND if one.game == GAME.key)
    assert first is not None
    table = next(stage.match for stage in steps_of(FOUND_FIRST) if stage.move is not None)
    said = {"en": "Words at e0s0"}
    moves = [write(moment.move) for moment in table.moments if moment.move is not None]
    plain = {
        "lesson": 2,
        "game": GAME.key,
        "title": said,
        "summary": said,
        "start": {"players": list(first.start.players), "moves": moves},
        "chapters": [{"title": said, "steps": [{"note": said, "rule": "3.3", **step} for step in steps]}],
    }
    lesson = structure(plain, Lesson)
    reading = Reading.resumed(stages(GAME, lesson), Seat(0), 0)
    mode = ReadingLesson(Lecture("own", lesson, (1, 2), {"en": "Another"}), reading)
    words = words_for("en", GAME.key, lesson.start.players)
    return update(Desk.of(Study(reading.stage.match), words, mode), Want.SIT_DOWN).desk


FOUND_FIRST = next(one.id for one in FOUND if one.game == GAME.key)


def said(desk: Desk, move: str) -> Desk:
    """Type a move."""
    return after(desk, Do.TYPE_MOVE, Say(move))


def laid(desk: Desk) -> str:
    """Write the last move."""
    move = desk.match.moments[-1].move
    assert move is not None
    return write(move)


def touched(desk: Desk) -> frozenset[Any]:
    """Return the places of the sample."""
    move = reading_of(desk).stage.move
    assert move is not None
    return desk.drawing.touched(move).intersection(panels.map_(desk).picture.looks)


def told(desk: Desk) -> str:
    """Return the lesson as it stands beside the map."""
    return panels.lesson(desk, ink_of(GAME.key, len(desk.match.players))).plain


def test_another_move_that_reaches_the_goal_is_gone_on_from() -> None:
    desk = said(desk_with({"task": LAY}, {}), OTHER)
    assert desk.words("lesson-right-own") in told(desk)
    assert desk.match == reading_of(desk).stage.done
    further = after(desk, ON)
    assert laid(further) == OTHER


def test_where_later_steps_speak_of_its_own_move_the_lesson_goes_on_with_that() -> None:
    desk = said(desk_with({"task": {**LAY, "onward": "line"}}, {}), OTHER)
    assert "Good too. We go on with" in told(desk)
    assert laid(desk) == LAID


def test_help_comes_in_steps_and_ends_with_the_move_made() -> None:
    desk = desk_with({"task": LAY}, {})
    assert "Your goal: the lake: at least 5." in told(after(desk, Do.HINT))
    ringed = after(desk, Do.HINT, Do.HINT)
    rings = {
        place
        for ring in panels.map_(ringed).marks.rings
        if ring.mark is Looked.PICKED
        for place in ring.places
    }
    assert rings >= touched(ringed)
    assert ringed.words.say(reading_of(desk).stage.move) not in told(ringed)
    shown = after(ringed, Do.HINT)
    assert ringed.words.say(reading_of(desk).stage.move) in told(shown)
    made = after(shown, Do.HINT)
    assert not reading_of(made).open
    assert reading_of(made).marks == {0: Mark.SHOWN}
    assert lesson_at(after(made, ON)).help is Help.NONE


def test_places_of_a_note_are_ringed() -> None:
    desk = desk_with({})
    rings = [ring for ring in panels.map_(desk).marks.rings if ring.mark is Looked.PICKED]
    assert {desk.words.name(place) for ring in rings for place in ring.places} == {"e0s0"}


def test_who_gives_some_answer_is_told_more_and_asked_again_if_it_was_wrong() -> None:
    aside = {"note": {"en": "Look closer"}}
    desk = desk_with({"task": {**LAY, "then": [{"answer": WRONG, "steps": [aside]}]}}, {})
    wrong = said(desk, WRONG)
    drawn(wrong)
    assert "Look closer" in told(wrong)
    assert laid(wrong) == WRONG
    again = after(wrong, ON)
    assert reading_of(again).to_play
    assert again.match.state == desk.match.state
    right = said(again, LAID)
    assert reading_of(right).kept == 1
    assert len(reading_of(said(again, WRONG)).stages) == 3, "it is told once"


def test_what_was_missed_comes_again_and_the_end_tells_how_it_went() -> None:
    desk = desk_with({"task": LAY}, {})
    desk = said(said(desk, WRONG), LAID)
    last = update(after(desk, ON), ON)
    assert [wish.done for wish in last.wishes if isinstance(wish, KeepProgress)] == [2]
    review = last.desk if reading_of(last.desk).stage.aside else after(last.desk, ON)
    assert review.words("lesson-once-more") in told(review)
    end = said(review, LAID)
    assert reading_of(end).finished
    text = told(end)
    assert "§3.3" in text
    assert "One thing to do: 0 right at the first try, 0 with help, 1 after a mistake, 0 shown." in text
    assert "What comes next: Another" in text
    wishes = update(end, PlayOn(Sitter.PERSON)).wishes
    assert all(isinstance(wish, Begin) for wish in wishes)
    assert len(wishes) == 1
    drawn(end)


def test_a_wrong_answer_is_told_why_and_answers_stand_one_below_the_other() -> None:
    desk = desk_with({"ask": ASKED})
    quiz = reading_of(desk).quiz
    assert quiz is not None
    wrong = next(number for number in range(3) if number != quiz.right)
    lines = told(desk).splitlines()
    assert [line.strip()[:2] for line in lines if line.strip()[1:2] == ")"] == ["a)", "b)", "c)"]
    assert "who decides next (§" in told(after(desk, Take(wrong), Do.ACT))
