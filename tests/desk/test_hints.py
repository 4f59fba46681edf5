"""Hints at a desk: a nudge, good moves with reasons, and how one is made."""

from boardkit.core import NoteKind
from boardkit.maps.ways import Way
from boardkit.players.task import solve
from boardkit.tui.desk.deeds import update
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.intents import Do, Go, Prepare, Thought
from boardkit.tui.desk.modes.choosing import Choosing
from boardkit.tui.desk.modes.hinting import Hinting
from boardkit.tui.desk.wishes import Ask, Keep, Think
from tests.desk.tools import after, drawn, opened, random_match, seated


def asked(key: str = "life_in_reterra") -> Desk:
    """Sit down at a match, and ask for a hint."""
    desk = opened(seated(random_match(key, 6)))
    outcome = update(desk, Do.HINT)
    assert any(isinstance(wish, Think) for wish in outcome.wishes)
    return outcome.desk


def told(desk: Desk) -> Outcome:
    assert isinstance(desk.mode, Hinting)
    return update(desk, Thought(desk.mode.task, solve(desk.mode.task)))


def test_first_something_to_think_of_is_told() -> None:
    desk = asked()
    looking = desk.words("hint-thinking")
    assert looking in str(drawn(desk))
    outcome = told(desk)
    assert isinstance(outcome.desk.mode, Hinting)
    assert looking not in str(drawn(outcome.desk))


def test_the_log_says_that_a_hint_was_given() -> None:
    outcome = told(asked())
    assert [note.kind for note in outcome.desk.match.notes] == [NoteKind.HINTED]
    assert any(isinstance(wish, Keep) for wish in outcome.wishes)


def looked_closer(desk: Desk) -> Outcome:
    """Ask for good moves, and let them be tried."""
    outcome = update(desk, Do.HINT)
    (wish,) = outcome.wishes
    assert isinstance(wish, Think)
    assert outcome.desk.words("hint-thinking") in str(drawn(outcome.desk))
    return update(outcome.desk, Thought(wish.task, solve(wish.task)))


def test_good_moves_are_tried_once_however_often_they_are_asked_for() -> None:
    desk = told(asked()).desk
    waiting = update(desk, Do.HINT).desk
    assert not update(waiting, Do.HINT).wishes
    outcome = looked_closer(desk)
    (told_first,), (told_again,) = outcome.wishes, update(outcome.desk, Do.HINT).wishes
    assert isinstance(told_first, Ask)
    assert isinstance(told_again, Ask)
    assert told_first.dialog == told_again.dialog


def test_then_good_moves_are_listed_and_choosing_one_shows_how_it_is_made() -> None:
    outcome = looked_closer(told(asked()).desk)
    desk, (wish,) = outcome.desk, outcome.wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    _, wanted = wish.dialog.entries[0]
    assert isinstance(wanted, Prepare)
    shown = after(desk, wanted)
    assert isinstance(shown.mode, Choosing)
    assert shown.draft.move == wanted.move
    assert shown.match.at == desk.match.at
    assert after(shown, Do.ACT).match.moments[desk.match.at + 1].move == wanted.move


def test_whoever_plays_on_has_done_with_the_hint() -> None:
    desk = after(told(asked()).desk, Go(Way.RIGHT))
    assert isinstance(desk.mode, Choosing)
    assert isinstance(after(told(asked()).desk, Do.BACK).mode, Choosing)


def test_a_hint_that_comes_late_is_not_heard() -> None:
    desk = asked()
    assert isinstance(desk.mode, Hinting)
    late = Thought(desk.mode.task, solve(desk.mode.task))
    left = after(desk, Do.BACK)
    assert update(left, late).desk is left
