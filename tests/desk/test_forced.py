"""What a table answers by itself is kept as all answers are, and taken back with the decision before it."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Game, Match, Move, Player, Study, legal
from boardkit.core.lines.match import Sitter, has_answered, only_answer, played_on
from boardkit.core.records.record import from_json, record, start, to_json
from boardkit.core.records.replay import restore
from boardkit.core.rules.game import never
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import WhichPlay
from boardkit.games.terristories.rules.ledger import settled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Negotiate, SetToken
from boardkit.games.terristories.rules.questions import PlaceToken
from boardkit.games.water_sharing.rules.moves import KeepCards, Pass
from boardkit.games.water_sharing.rules.questions import Reinforce
from boardkit.testing import PromiseError
from boardkit.testing.promises import promise_6_a_single_answer_tells_nothing
from boardkit.text.log import told
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.match.curtain import change
from tests.desk.tools import after, by_kind, new_match, seated

LAND = GAMES["terristories"]


ENOUGH = 6
"""So many moments before a token with a single place are looked at."""


@cache
def before_tokens() -> tuple[tuple[Match[State], Move], ...]:
    """Play at random; return the moments at which the next answer leads to a token with a single place."""
    found = list[tuple[Match[State], Move]]()
    for seed in range(20):
        match, random = new_match(LAND, 3, seed), Random(seed)
        for _ in range(300):
            if match.over or len(found) == ENOUGH:
                break
            moves = [move for move in legal(LAND, match.state) if not isinstance(move, Negotiate)]
            move = random.choice(moves)
            onward = match.play(move)
            if LAND.forced(onward.state) is not None and LAND.forced(match.state) is None:
                found.append((match, move))
            match = onward
    assert len(found) == ENOUGH
    return tuple(found)


def played(match: Match[State], move: Move) -> Desk:
    return change(seated(match), lambda line: line.play(move)).desk


def test_V_2_c_a_token_with_a_single_place_is_put_there_without_a_question() -> None:
    for match, move in before_tokens():
        desk = played(match, move)
        assert LAND.forced(desk.match.state) is None
        tokens = [one for one in desk.match.moments[match.at + 1 :] if isinstance(one.move, SetToken)]
        assert tokens
        assert all(
            settled(desk.state, one.seat) == (one.move.at,)
            for one in tokens
            if isinstance(one.move, SetToken)
        )


def test_V_2_c_where_there_are_several_places_the_seat_is_asked() -> None:
    match, move = before_tokens()[0]
    asked = match.play(move).state
    question = asked.question
    assert isinstance(question, PlaceToken)
    other = next(at for at, one in asked.land.items() if not one.zones[question.seat])
    zones = tuple(int(seat == question.seat) for seat in range(3))
    assert LAND.forced(asked.with_territory(other, zones=zones)) is None


def test_what_a_table_answers_is_taken_back_with_the_decision_before_it() -> None:
    for match, move in before_tokens():
        desk = played(match, move)
        back = desk.match.undo()
        assert back.at == match.at
        assert back.redo().at == desk.match.at
        assert desk.match.decider(desk.match.at) == match.state.to_move


def test_what_a_table_answers_is_recorded_as_if_somebody_had() -> None:
    match, move = before_tokens()[0]
    line = played_on(match.play(move))
    kept = record(Study(line), "1")
    assert kept.moves[-1].startswith("token ")
    assert restore(LAND, from_json(to_json(kept).encode())).main.state == line.state


def test_a_match_that_was_left_at_such_a_question_asks_it() -> None:
    match, move = before_tokens()[0]
    desk = after(seated(match.play(move)), Do.ACT)
    assert desk.sight.acting
    assert desk.viewer not in (None, CHANCE)
    assert any(isinstance(one, SetToken) for one in desk.sight.legal)


games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def single_answers(game: Game[Any], *sitters: Sitter, open_table: bool = False) -> Iterator[Match[Any]]:
    """Seat people and computers at the tables at which a seat has a single answer."""
    players = tuple(Player("ABC"[seat], seat, sitter) for seat, sitter in enumerate(sitters))
    return (match.__replace__(players=players, open_table=open_table) for match in with_a_single_answer(game))


@cache
def with_a_single_answer(game: Game[Any]) -> Sequence[Match[Any]]:
    """Play at random; return the tables at which a seat has a single answer."""
    found = list[Match[Any]]()
    for seed in range(8):
        match, random = new_match(game, 3, seed), Random(seed)
        while not match.over and match.at < 500:
            moves = legal(game, match.state)
            if len(moves) == 1 and game.forced(match.state) is None:
                found.append(match)
            match = match.play(by_kind(moves, random))
    return found


@pytest.mark.sample(2)
@games
def test_what_has_a_single_answer_is_not_asked_unless_a_secret_needs_it(game: Game[Any]) -> None:
    closed = list(single_answers(game, *[Sitter.PERSON] * 3))
    assert closed
    for match in closed:
        (only,) = legal(game, match.state)
        assert only_answer(match, match.at) == (None if game.telltale(match.state) else only)


@pytest.mark.sample(2)
@games
def test_with_one_person_and_at_open_tables_no_secret_needs_a_question(game: Game[Any]) -> None:
    alone = single_answers(game, Sitter.PERSON, Sitter.CASUAL, Sitter.CASUAL)
    opened = single_answers(game, *[Sitter.PERSON] * 3, open_table=True)
    for match in (*alone, *opened):
        assert only_answer(match, match.at) == legal(game, match.state)[0]


def last_cards() -> tuple[Match[Any], Move]:
    """Play Tectonic Tribes up to a decision after which somebody has a single card left to play."""
    for match in single_answers(GAMES["tectonic_tribes"], *[Sitter.PERSON] * 3):
        last = match.moments[match.at].move
        if isinstance(match.state.question, WhichPlay) and match.decided(match.at) and last is not None:
            return match.undo(), last
    raise LookupError


def test_what_answers_itself_is_recorded_and_told_and_skipped_on_the_way_back() -> None:
    match, move = last_cards()
    desk = played(match, move)
    itself = [at for at in range(match.at + 1, desk.match.at + 1) if not has_answered(desk.match, at)]
    answered = [at for at in range(match.at + 2, desk.match.at + 1) if has_answered(desk.match, at)]
    assert answered
    assert not any(desk.match.decided(at) for at in answered)
    assert {*itself, *answered, match.at + 1} == {*range(match.at + 1, desk.match.at + 1)}
    assert desk.match.undo().at == match.at
    assert desk.match.undo().redo().at == desk.match.at
    assert {*answered} <= {line.at for line in told(desk.match, CHANCE, desk.words)}
    kept = restore(desk.game, from_json(to_json(record(Study(desk.match), "1")).encode())).main
    assert [moment.move for moment in kept.moments] == [moment.move for moment in desk.match.moments]


def test_a_game_that_tells_by_a_single_answer_breaks_its_promise() -> None:
    careless = evolve(GAMES["water_sharing"], telltale=never)
    asked = single_answers(GAMES["water_sharing"], *[Sitter.PERSON] * 3)
    telling = next(match for match in asked if isinstance(match.state.question, Reinforce))
    alone = telling.__replace__(game=careless, moments=(telling.moments[telling.at],), at=0)
    with pytest.raises(PromiseError, match="all could tell from a single one what it hides"):
        promise_6_a_single_answer_tells_nothing(alone, Random(1))


def test_9_3_alone_whoever_has_no_card_to_play_is_not_asked_whether_it_keeps_them() -> None:
    land, silent = GAMES["water_sharing"], 0
    for people in (1, 3):
        sitters = [Sitter.PERSON] * people + [Sitter.CASUAL] * (3 - people)
        match = start(
            land, land.options(), [Player("ABC"[seat], seat, one) for seat, one in enumerate(sitters)], 2
        )
        random = Random(2)
        while not match.over:
            moves = legal(land, match.state)
            if {*map(type, moves)} == {Pass, KeepCards}:
                silent += 1
                asked = people > 1 and land.telltale(match.state)
                assert only_answer(match, match.at) == (None if asked else Pass())
            match = match.play(random.choice(moves))
    assert silent


def test_9_3_what_somebody_chose_against_the_only_answer_stays_their_decision() -> None:
    land = GAMES["water_sharing"]
    sitters = [Player("A", 0), Player("B", 1, Sitter.CASUAL)]
    match, random = start(land, land.options(), sitters, 2), Random(2)
    while {*map(type, legal(land, match.state))} != {Pass, KeepCards}:
        match = match.play(random.choice(legal(land, match.state)))
    assert not match.play(Pass()).decided(match.at + 1)
    assert match.play(KeepCards()).decided(match.at + 1)
