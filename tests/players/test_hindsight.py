"""The end of a match has a say in what its last decisions were worth."""

from itertools import pairwise
from typing import Any

import pytest

from boardkit.core import Match, legal
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.rules.moves import PlaceTile
from boardkit.players import review
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Worth
from boardkit.players.review import Mark, by_the_end, decisions_of, judge, look_at
from boardkit.players.verdict import Opinion, Verdict
from boardkit.testing.matches import play_out, setting_of
from tests.every import every_key


def ended(key: str) -> Match[Any]:
    return play_out(setting_of(GAMES[key], 2))


def last_decision(match: Match[Any]) -> int:
    return decisions_of(match)[-1]


def others(match: Match[Any], at: int) -> list[Any]:
    moves = legal(match.game, match.moments[at - 1].step.state)
    return [move for move in moves if move != match.moments[at].move]


@every_key
def test_the_move_made_is_worth_what_it_has_come_to(key: str) -> None:
    match = ended(key)
    at = last_decision(match)
    made, other = match.moments[at].move, others(match, at)[0]
    assert made is not None
    verdict = by_the_end(match, at, other)
    assert verdict is not None
    assert {one.move for one in verdict.opinions} == {made, other}
    mine = verdict.opinion_of(made)
    assert mine is not None
    assert mine.worth == mind_of(key).ended(match.game, match.state, match.moments[at].seat)


@every_key
def test_the_end_says_nothing_of_earlier_rounds_nor_of_a_match_that_goes_on(key: str) -> None:
    match = ended(key)
    first, late = decisions_of(match)[0], decisions_of(match)[-2]
    assert by_the_end(match, first, others(match, first)[0]) is None
    assert by_the_end(match.jump(late), late, others(match, late)[0]) is None


def test_what_was_done_in_the_next_turn_is_judged_by_the_end_whatever_the_round() -> None:
    """Where two tiles are laid in the order that is said to be worse, the end says what that has cost."""
    match = ended("life_in_reterra")
    laid = [at for at in decisions_of(match) if isinstance(match.moments[at].move, PlaceTile)]
    own = [at for at in laid if match.moments[at].seat == 0]
    at, then = next(
        (at, match.moments[following].move)
        for at, following in pairwise(own[:-2])
        if match.moments[following].move in legal(match.game, match.moments[at - 1].step.state)
    )
    assert then is not None
    assert by_the_end(match, at, then) is not None
    never = next(move for move in others(match, at) if move not in (one.move for one in match.moments))
    assert by_the_end(match, at, never) is None


def test_what_did_no_harm_in_the_end_is_not_marked_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two looks agree that another move is better, and both lead to the same end."""
    match = ended("tectonic_tribes")
    at = last_decision(match)
    made, other = match.moments[at].move, others(match, at)[0]
    assert made is not None
    better = Verdict(other, (Opinion(other, Worth({"won": 9.0}), 1), Opinion(made, Worth(), 1)))
    alike = Verdict(made, (Opinion(made, Worth(), 1), Opinion(other, Worth(), 1)))
    monkeypatch.setattr(review, "decide", lambda *_, **__: better)
    monkeypatch.setattr(review, "looked_closer", lambda *_: better)
    monkeypatch.setattr(review, "by_the_end", lambda *_: None)
    assert judge(match, at, look_at(match, at)).mark is Mark.BLUNDER
    monkeypatch.setattr(review, "by_the_end", lambda *_: alike)
    assert judge(match, at, look_at(match, at)).mark is Mark.NONE
