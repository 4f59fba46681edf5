"""Luck: what chance answered beside what it might have answered, by what the next decisions make of it."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.players import MIND
from boardkit.games.terraforming_mars.players.judgement import HAND, is_fresh
from boardkit.games.terraforming_mars.players.prices import Chair
from boardkit.players import review
from boardkit.players.lookup import mind_of
from boardkit.players.review import chances_of, gain_at, luck_of, worth_to
from tests.every import played_out


def played(key: str, decisions: int, seed: int = 3) -> Match[Any]:
    """Play so many decisions at random."""
    game, random = GAMES[key], Random(seed)
    match = start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], seed, open_table=True)
    for _ in range(decisions):
        match = match.play(random.choice(legal(game, match.state)))
    return match


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return played("life_in_reterra", 8)


def answered_otherwise(match: Match[Any], at: int, most: int) -> list[Match[Any]]:
    """Let chance answer in so many other ways from a moment on."""
    before = match.jump(at - 1).__replace__(by_hand=True)
    answers = islice(legal(match.game, before.state), most)
    return [before.answer(move).__replace__(by_hand=False).let_chance_answer() for move in answers]


def test_luck_is_good_for_some_answers_of_chance_and_bad_for_others(match: Match[Any]) -> None:
    at = chances_of(match)[-1]
    asked = next(one.step.state.to_move for one in match.moments[at:] if one.step.state.to_move != CHANCE)
    gains = [gain_at(other, at)[asked] for other in answered_otherwise(match, at, 8)]
    assert min(gains) < 0 < max(gains)


def test_luck_is_that_of_all_answers_together(match: Match[Any]) -> None:
    gains = [gain_at(match, at) for at in chances_of(match)]
    assert luck_of(match) == tuple(map(sum, zip(*gains, strict=True)))
    assert luck_of(match.jump(0)) == (0.0, 0.0)


def test_on_mars_cards_count_as_luck_that_count_for_no_move() -> None:
    match = played("terraforming_mars", 1)
    while not (fresh := _fresh(match)):
        match = match.play(MIND.policy(match.state, legal(match.game, match.state), Random(1)))
    worth, dealt = MIND.worth, MIND.dealt
    assert dealt is not None
    before, after = (judge(match.state, fresh[0], MIND.weights).terms for judge in (worth, dealt))
    assert {word for word in after if after[word] != before[word]} <= {HAND}
    assert after[HAND] >= before[HAND]


def _fresh(match: Match[Any]) -> list[Seat]:
    seats = map(Seat, range(2))
    return [seat for seat in seats if is_fresh(Chair.at(match.state, seat, MIND.weights))]


def test_a_table_that_luck_ends_is_judged_on_the_scale_of_one_that_goes_on() -> None:
    ended = played_out("life_in_reterra", 3)
    mind, totals = mind_of("life_in_reterra"), ended.game.totals(ended.state)
    for seat in range(len(totals)):
        worth = worth_to(ended.game, mind, ended.state, Seat(seat))
        assert worth - totals[seat] in (0.0, mind.winning)
        assert review._outlook(ended, ended.state, 0)[seat] == worth
