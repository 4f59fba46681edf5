"""Advice: the first idea beside others, none of them pointless; what is told is tried side by side."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from boardkit.core import Match, Move, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.players import advising
from boardkit.players.advising import (
    CANDIDATES,
    advised,
    beside_others,
    compared,
    looked_closer,
    rows_compared,
)
from boardkit.players.facts import Tried
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Level, Mind, NoWeights, Seen, Worth, mind_by_points
from boardkit.players.search import Row, decide
from boardkit.players.thinking import Task, solve, solve_closer
from tests.every import every_key, played_out
from tests.helpers import new_match, played
from tests.toy import TOY, Pick, Toy

ONE = Pick(1)


def number_one_is_pointless(state: Toy, move: Move) -> bool:
    del state
    return move == ONE


MIND: Mind[Toy, NoWeights] = mind_by_points(TOY)
PROUD = MIND.__replace__(pointless=number_one_is_pointless)


def seen(match: Match[Toy]) -> Seen[Toy]:
    seat = match.state.to_move
    assert seat is not None
    return Seen.of(match.game, match.state, seat)


def looked_at(mind: Mind[Toy, NoWeights]) -> set[Move]:
    return {opinion.move for opinion in decide(seen(new_match()), mind, Level(), 1).opinions}


def test_nobody_looks_at_a_pointless_move() -> None:
    assert looked_at(MIND) - looked_at(PROUD) == {ONE}


def test_where_every_move_is_pointless_all_are_looked_at() -> None:
    assert looked_at(MIND.__replace__(pointless=lambda state, move: True)) == looked_at(MIND)


def test_a_move_that_needs_no_thought_is_set_beside_others_but_not_beside_a_pointless_one() -> None:
    def last(state: Toy, moves: Sequence[Move]) -> Sequence[Move]:
        del state
        return moves[-1:]

    match = new_match()
    sure, proud = MIND.__replace__(prune=last), PROUD.__replace__(prune=last)
    alone = decide(seen(match), sure, Level(), 1)
    assert [one.move for one in alone.opinions] == [legal(TOY, match.state)[-1]]
    assert ONE in {one.move for one in advised(seen(match), sure, Level(), 1).opinions}
    assert ONE not in {one.move for one in beside_others(seen(match), proud, Level(), 1).opinions}


def worths(*totals: float) -> list[Tried]:
    return [Tried(Worth({"points": total})) for total in totals]


def test_the_first_idea_stays_first_as_long_as_it_is_only_doubted() -> None:
    tried: dict[Row, list[Tried]]
    tried = {(Pick(2),): worths(3.0, 4.0, 3.0, 4.0), (ONE,): worths(1.0, 2.0, 1.0, 2.0)}
    assert compared(tried, (ONE,), 0.0, MIND).move == Pick(2)
    assert compared(tried, (ONE,), 3.0, MIND).move == ONE
    assert [one.move for one in compared(tried, (ONE,), 3.0, MIND).opinions] == [ONE, Pick(2)]


@pytest.mark.parametrize(("winning", "first"), [(10.0, Pick(2)), (100.0, ONE)])
def test_no_hint_holds_to_what_a_review_would_call_a_mistake(
    winning: float, first: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = {(ONE,): worths(1.0, 2.0, 1.0, 2.0), (Pick(2),): worths(6.0, 7.0, 6.0, 7.0)}
    monkeypatch.setattr(advising, "tried_again", lambda *_: tried)
    mind, stubborn = MIND.__replace__(winning=winning), Level(doubt=1000.0)
    assert looked_closer(seen(new_match()), mind, stubborn, 1, [ONE, Pick(2)]).move == first


def test_what_is_told_stands_in_the_order_of_what_it_came_to_whatever_was_thought_of_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = {(ONE,): worths(1.0, 2.0, 1.0, 4.0), (Pick(2),): worths(2.0, 1.0, 4.0, 4.0)}
    monkeypatch.setattr(advising, "tried_again", lambda *_: tried)
    rows: list[Row] = [(ONE,), (Pick(2),)]
    for told, first, level in (
        (False, ONE, Level()),
        (True, Pick(2), Level()),
        (True, ONE, Level(doubt=1.0)),
    ):
        assert rows_compared(seen(new_match()), MIND, level, 1, rows, told=told).move == first


def test_what_is_told_is_tried_equally_often() -> None:
    match = played(new_match(), 2)
    moves = legal(TOY, match.state)[:3]
    verdict = looked_closer(seen(match), MIND, Level(), 1, moves)
    assert {one.move for one in verdict.opinions} == {*moves}
    assert len({one.samples for one in verdict.opinions}) == 1
    assert verdict == looked_closer(seen(match), MIND, Level(), 1, moves)


def some_tasks(key: str) -> Iterator[Task]:
    """Ask for advice at some tables of a random match."""
    match = played_out(key, 1)
    asked = [at for at, moment in enumerate(match.moments) if _is_asked(match.game, moment.step.state)]
    for at in asked[2 :: max(1, len(asked) // 3)]:
        yield Task.of(match.jump(at), Sitter.CASUAL, advising=True)


def _is_asked(game: Any, state: Any) -> bool:
    return state.to_move is not None and state.to_move >= Seat(0) and len(legal(game, state)) > 1


@pytest.mark.sample(6)
@every_key
def test_good_moves_are_legal_few_and_the_same_whenever_they_are_asked_for(key: str) -> None:
    for task in some_tasks(key):
        first, closer = solve_closer(task)
        told = {one.move for one in closer.opinions}
        assert told <= {*legal(GAMES[key], task.view)}
        assert 1 <= len(told) <= CANDIDATES
        assert closer == solve(task.telling(first))


@pytest.mark.sample(3)
@every_key
def test_no_good_move_is_pointless_where_others_are_not(key: str) -> None:
    mind = mind_of(key)
    for task in some_tasks(key):
        _, closer = solve_closer(task)
        idle = [mind.pointless(task.view, one.move) for one in closer.opinions]
        assert not any(idle) or all(idle)


def test_doing_nothing_is_no_foil_unless_it_may_be_as_good() -> None:
    mind = MIND.__replace__(idle=(Pick,))
    tried: dict[Row, list[Tried]] = {(ONE,): worths(9.0, 9.0), (Pick(2),): worths(1.0, 1.0)}
    assert compared(tried, (ONE,), 0.0, mind).foil is None
    assert compared(tried, (ONE,), 0.0, MIND).foil is not None
    tempting: dict[Row, list[Tried]] = {(ONE,): worths(9.0, 0.0), (Pick(2),): worths(1.0, 7.0)}
    assert compared(tempting, (ONE,), 0.0, mind).foil is not None


def test_moves_in_another_order_are_one_plan_and_no_foil_of_each_other() -> None:
    first, second, third = Pick(1), Pick(2), Pick(3)
    tried: dict[Row, list[Tried]] = {
        (first,): [Tried(Worth({"points": 9.0}), plan=(second,))] * 5,
        (second,): [Tried(Worth({"points": 8.0}), plan=(first,))] * 5,
        (third,): [Tried(Worth({"points": 7.0}), plan=(first,))] * 4 + [Tried(Worth({"points": 7.0}))],
    }
    verdict = compared(tried, (first,), 0.0, MIND)
    assert [one.plan for one in verdict.opinions] == [(second,), (first,), (first,)]
    assert verdict.foil is not None
    assert verdict.foil.move == third
