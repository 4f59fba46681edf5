"""Hints at a desk: a nudge, good moves with reasons, and how one is made."""

from functools import cache

import pytest
from rich.text import Text

from boardkit.core import NoteKind, choice_of
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.maps.squares import Way
from boardkit.players.lookup import mind_of
from boardkit.players.thinking import solve
from boardkit.text import words_for
from boardkit.text.advice import nudge_said
from boardkit.text.advice import told as reasons_told
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Do, Go, Prepare, Thought
from boardkit.tui.desk.match.computers import Hinting
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.stakes import PROMPT, in_its_lines
from boardkit.tui.desk.wishes import Ask, Keep, Pick, Think
from tests.desk.tools import after, drawn, ink_of, new_match, opened, random_match, seated
from tests.every import every_key, every_language

SMALL_PROMPT = 78
"""Columns of the prompt in a window of 80."""


@cache
def asked(key: str = "life_in_reterra") -> Desk:
    """Sit down at a match, and ask for a hint."""
    desk = opened(seated(random_match(key, 6)))
    outcome = update(desk, Do.HINT)
    assert any(isinstance(wish, Think) for wish in outcome.wishes)
    return outcome.desk


def thought(desk: Desk) -> Outcome:
    """Let the task that is set be solved."""
    assert isinstance(desk.mode, Hinting)
    return update(desk, Thought(desk.mode.task, solve(desk.mode.task)))


def told(desk: Desk) -> Outcome:
    """Let the good moves be found, and looked at closer."""
    found = thought(desk)
    assert any(isinstance(wish, Think) for wish in found.wishes)
    return thought(found.desk)


@cache
def advised(key: str = "life_in_reterra") -> Desk:
    """Sit down at a match, and be told good moves."""
    return told(asked(key)).desk


def test_first_something_to_think_of_is_told() -> None:
    desk = asked()
    looking = desk.words("hint-thinking")
    assert looking in str(drawn(desk))
    assert isinstance(advised().mode, Hinting)
    assert looking not in str(drawn(advised()))


def test_the_log_says_that_a_hint_was_given() -> None:
    outcome = thought(asked())
    assert [note.kind for note in outcome.desk.match.notes] == [NoteKind.HINTED]
    assert any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_something_is_told_at_once_and_good_moves_when_they_were_tried_side_by_side() -> None:
    found = thought(asked()).desk
    assert isinstance(found.mode, Hinting)
    assert found.mode.remark(found) in str(drawn(found))
    waiting = update(found, Do.HINT)
    assert not waiting.wishes
    assert waiting.desk.words("hint-thinking") in str(drawn(waiting.desk))
    (wish,) = thought(waiting.desk).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)


def test_what_is_asked_for_too_early_is_not_kept_for_later() -> None:
    thinking = update(asked(), Do.HINT).desk
    assert isinstance(thinking.mode, Hinting)
    assert not thinking.mode.wanted


@pytest.mark.sample(2)
@every_key
def test_what_is_thought_of_speaks_for_the_move_that_is_told_first(key: str) -> None:
    there = advised(key)
    assert isinstance(there.mode, Hinting)
    assert there.mode.closer is not None
    reasons = reasons_told(there.mode.closer.reasons(there.mode.closer.move))
    better = [word for word, by in reasons if by > 0]
    if better:
        assert there.mode.remark(there) == nudge_said(better[0], there.words)


def test_good_moves_are_the_same_however_often_they_are_asked_for() -> None:
    desk = advised()
    (told_first,), (told_again,) = update(desk, Do.HINT).wishes, update(desk, Do.HINT).wishes
    assert isinstance(told_first, Ask)
    assert isinstance(told_again, Ask)
    assert told_first.dialog == told_again.dialog


def test_then_good_moves_are_listed_and_choosing_one_shows_how_it_is_made() -> None:
    outcome = update(advised(), Do.HINT)
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


@cache
def at_set_up() -> Desk:
    """Sit down where a corporation and cards are chosen on one sheet, and ask for a hint."""
    desk = opened(seated(new_match(GAMES["terraforming_mars"], 2, 5)))
    return update(desk, Do.HINT).desk


@cache
def advised_at_set_up() -> Desk:
    """Be told there what is good."""
    return told(at_set_up()).desk


def test_IV_7_the_sheet_of_the_set_up_stays_while_a_hint_is_given() -> None:
    desk = at_set_up()
    plain = after(desk, Do.BACK)
    room = Room(118, 32)
    ink = ink_of(desk.game.key, 2)
    assert panels.sheet(desk, ink, room) is not None
    assert panels.sheet(advised_at_set_up(), ink, room) == panels.sheet(plain, ink, room)


def test_IV_7_a_whole_set_is_ticked_and_made_by_one_key() -> None:
    desk = advised_at_set_up()
    (wish,) = update(desk, Do.HINT).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    _, wanted = wish.dialog.entries[0]
    assert isinstance(wanted, Prepare)
    assert wanted.more
    shown = after(desk, wanted)
    assert shown.marked == {choice_of(move) for move in (wanted.move, *wanted.more)}
    begun = shown.match.at
    done = after(shown, Do.ACT).match
    made = [moment.move for moment in done.moments[begun + 1 : done.at + 1]]
    assert made[: 1 + len(wanted.more)] == [wanted.move, *wanted.more]


def test_whoever_plays_on_has_done_with_the_hint() -> None:
    assert isinstance(after(advised(), Go(Way.RIGHT)).mode, Choosing)
    assert isinstance(after(advised(), Do.BACK).mode, Choosing)


def test_a_hint_that_comes_late_is_not_heard() -> None:
    desk = asked()
    assert isinstance(desk.mode, Hinting)
    late = Thought(desk.mode.task, solve(desk.mode.task))
    left = after(desk, Do.BACK)
    assert update(left, late).desk is left


@every_language
@every_key
def test_what_to_think_of_is_read_whole_in_a_small_window(key: str, language: str) -> None:
    words = words_for(language, key, ())
    for term in mind_of(key).terms:
        said = Text.assemble(nudge_said(term, words), "\n", words("hint-more"))
        lines = in_its_lines(list(said.split("\n")), SMALL_PROMPT)
        assert len(lines) <= PROMPT
        assert all(line.cell_len <= SMALL_PROMPT for line in lines)
        assert "…" not in "".join(line.plain for line in lines), term
