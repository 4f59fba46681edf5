"""Every lesson of the box is read to its end by clicks and the wheel alone, in both languages."""

import pytest

from boardkit.core import Move, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.library.lessons import Found
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.facts import choices_of, verbs
from boardkit.tui.desk.intents import Do, Intent, OpenVerb, Point, Take, Wheel
from tests.desk.lessons import FOUND, lesson_desk, reading_of
from tests.desk.tools import after
from tests.every import every_language

MOST_TURNS = 40


def opening(desk: Desk, move: Move) -> list[Intent]:
    """Click what has the entry of the move: a verb of the bar, or its kind in the hand."""
    choice, listed = choice_of(move), list(desk.listed)
    if choice in listed:
        return [Take(listed.index(choice))]
    letters = [verb.letter for verb in verbs(desk) if choice in choices_of(desk, verb)]
    if letters:
        return [OpenVerb(letters[0])]
    return [Take(listed.index(choice.kind))]


def clicked(desk: Desk, move: Move) -> Outcome:
    """Make a move by the mouse."""
    while desk.draft.choice != choice_of(move) or not desk.touched:
        desk = after(desk, *opening(desk, move))
    if choice_of(move).needs_place:
        desk = after(desk, Point(getattr(move, PLACE)))
    for _ in range(MOST_TURNS):
        if desk.draft.move == move:
            break
        desk = after(desk, Wheel(1, on_map=True))
    assert desk.draft.move == move
    return update(desk, Do.ACT)


def step_done(desk: Desk) -> Desk:
    """Click the answer and the button, and go on; the last step stays."""
    reading = reading_of(desk)
    if reading.quiz is not None:
        desk = after(desk, Take(reading.quiz.right), Do.ACT)
    elif reading.to_play:
        assert reading.stage.move is not None
        desk = clicked(desk, reading.stage.move).desk
    return desk if reading_of(desk).finished else after(desk, Do.ACT)


@pytest.mark.nightly
@every_language
@pytest.mark.parametrize("found", FOUND, ids=lambda one: one.id)
def test_every_lesson_is_read_by_the_mouse(found: Found, language: str) -> None:
    desk = lesson_desk(found, language)
    for _ in range(len(reading_of(desk).stages)):
        desk = step_done(desk)
    assert reading_of(desk).finished
