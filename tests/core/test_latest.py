"""A move that was listed at a table is not asked about again; any other is, wherever it comes from."""

import pytest

from boardkit.core import RulesError, legal, play
from boardkit.core.values import evolve
from tests.helpers import new_match, played
from tests.toy import TOY, Pick


def test_what_was_listed_is_played_as_what_is_asked_about() -> None:
    state = played(new_match(), 1).state
    for move in legal(TOY, state):
        assert TOY.answers.was_listed(state, move)
        assert play(TOY, state, move) == play(TOY, evolve(state), evolve(move))


def test_a_move_of_another_table_is_asked_about() -> None:
    match = played(new_match(), 3)
    refused = Pick(match.state.picks[match.state.to_move or 0].numbers[-1])
    listed = legal(TOY, match.state)
    assert refused not in listed
    for move in (refused, Pick(99), Pick(0)):
        assert not TOY.answers.was_listed(match.state, move)
        with pytest.raises(RulesError):
            match.play(move)


def test_a_table_listed_before_another_is_asked_about_anew() -> None:
    first, second = played(new_match(), 1).state, played(new_match(), 2).state
    move = legal(TOY, first)[0]
    legal(TOY, second)
    assert not TOY.answers.was_listed(first, move)
    assert not TOY.answers.was_listed(second, move)
