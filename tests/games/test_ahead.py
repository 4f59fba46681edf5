"""Looking ahead ends at the tables of a match, and counts what the score sheet counts, in every game."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import CHANCE, Game, Match, Move, legal
from boardkit.core.rules import ahead, chance
from tests.every import every_game
from tests.games.test_every_word import random_match


def some_match(game: Game[Any], data: st.DataObject) -> Match[Any]:
    seats = data.draw(st.sampled_from(game.seats))
    return random_match(game, data.draw(st.integers(0, 999)), seats, data.draw(st.integers(0, 200)))


def slowly(game: Game[Any], state: Any, move: Move, random: Random) -> Any:
    """Make a move, and go on to the next choice, step by step as a match does."""
    state = game.apply(state, move).state
    while True:
        moves = legal(game, state)
        if state.to_move == CHANCE:
            state = game.apply(state, chance.answer(game, state, random)).state
        elif len(moves) == 1:
            state = game.apply(state, moves[0]).state
        else:
            return state


@every_game
@given(data=st.data())
def test_looking_ahead_ends_at_the_table_of_a_match(game: Game[Any], data: st.DataObject) -> None:
    state = some_match(game, data).state
    for move in legal(game, state)[:3]:
        assert ahead.after(game, state, move) == game.apply(state, move).state
        reached = ahead.onward(game, state, move, Random(3))
        assert reached.state == slowly(game, state, move, Random(3))
        assert reached.moves == legal(game, reached.state)


@every_game
@given(data=st.data())
def test_totals_are_those_of_the_score_sheet(game: Game[Any], data: st.DataObject) -> None:
    match = some_match(game, data)
    for moment in match.moments[-20:]:
        assert game.totals(moment.step.state) == game.score(moment.step.state).totals
