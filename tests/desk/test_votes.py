"""Votes: all are asked, by their letters; one refusal ends it, and nothing of a hand is seen meanwhile."""

from random import Random

import pytest

from boardkit.core import NoteKind
from boardkit.core.lines.study import taken_back
from boardkit.maps.squares import Way
from boardkit.text import words_for
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Decide, Do, Go, Intent, Type, Want
from boardkit.tui.desk.match.curtain import Asking, Curtain, vote
from boardkit.tui.desk.update import typed
from boardkit.tui.desk.wishes import Keep, ScrollCover
from tests.desk.test_curtains import at_the_first_discard, bare, tells_more
from tests.desk.tools import NAMES, after, beneath, opened

MATTERS = pytest.mark.parametrize("matter", [Do.UNDO, Want.OPEN_TABLE])


def voting(matter: Intent) -> Desk:
    """Let a hand be seen, and ask for a vote."""
    desk = after(opened(at_the_first_discard()), matter)
    assert isinstance(desk.mode, Asking)
    return desk


@MATTERS
def test_a_vote_shows_no_hand(matter: Intent) -> None:
    desk = voting(matter)
    assert not tells_more(desk)
    assert beneath(desk) == bare(desk)


def test_the_vote_names_what_was_seen_as_everybody_may_know_it() -> None:
    question, _ = vote(voting(Do.UNDO))
    assert "last decision?" in question
    assert "What has been seen cannot be unseen:" in question
    assert f"{NAMES[0]} is dealt a card." in question


@MATTERS
def test_a_vote_is_said_in_the_language_of_now(matter: Intent) -> None:
    desk = voting(matter)
    french = desk.__replace__(words=words_for("fr", "tectonic_tribes", NAMES[:3]))
    assert vote(french)[0] != vote(desk)[0]
    assert vote(french.__replace__(words=desk.words)) == vote(desk)


@MATTERS
@pytest.mark.parametrize("seed", range(3))
def test_all_letters_in_any_order_agree(matter: Intent, seed: int) -> None:
    desk = voting(matter)
    letters = list("aBc")
    Random(seed).shuffle(letters)
    for number, letter in enumerate(letters, 1):
        outcome = update(desk, Type(letter))
        if number < len(letters):
            assert not outcome.wishes
            assert sum(line.startswith("✓") for _, line in vote(outcome.desk)[1]) == number
        desk = outcome.desk
    assert any(isinstance(wish, Keep) for wish in outcome.wishes)
    kind = NoteKind.TAKEN_BACK if matter is Do.UNDO else NoteKind.OPENED
    assert desk.match.notes[-1].kind is kind
    assert desk.match.open_table == (matter is Want.OPEN_TABLE)


@MATTERS
def test_nobody_agrees_twice_or_for_anybody_else(matter: Intent) -> None:
    desk = voting(matter)
    once = after(desk, Type("a"))
    again = after(once, Type("a"), Type("A"), Type("d"), Type("x"), Type("1"), Type(""), Do.ACT)
    assert again.mode == once.mode
    assert again.match is desk.match


@MATTERS
@pytest.mark.parametrize("agreed", ["", "a", "ab"])
def test_whoever_minds_a_vote_leaves_the_asker_behind_the_curtain(matter: Intent, agreed: str) -> None:
    desk = voting(matter)
    before = desk.match
    back = after(desk, *map(Type, agreed), Do.BACK)
    assert isinstance(back.mode, Curtain)
    assert not tells_more(back)
    assert tells_more(opened(back))
    assert back.match is before


def test_letters_are_agreement_though_they_are_keys_of_the_table() -> None:
    desk = voting(Do.UNDO)
    assert [typed(desk, key) for key in "abB"] == [Type("a"), Type("b"), Type("B")]


def test_a_long_question_scrolls() -> None:
    desk = voting(Do.UNDO)
    for way, lines in ((Way.UP, -1), (Way.DOWN, 1)):
        [wish] = update(desk, Go(way)).wishes
        assert isinstance(wish, ScrollCover)
        assert wish.lines == lines
    assert not update(desk, Go(Way.LEFT)).wishes


def test_what_revealed_nothing_is_taken_back_without_a_vote() -> None:
    desk, random = after(opened(at_the_first_discard()), Want.OPEN_TABLE, *map(Type, "abc")), Random(1)
    for _ in range(60):
        if not taken_back(desk.match, desk.match.undo()):
            break
        desk = after(desk, Decide(random.choice(desk.sight.legal)))
    at = desk.match.at
    undone = after(desk, Do.UNDO)
    assert not isinstance(undone.mode, Asking)
    assert undone.match.at < at
