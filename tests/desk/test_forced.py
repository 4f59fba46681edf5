"""What a table answers by itself is kept as all answers are, and taken back with the decision before it."""

from functools import cache
from random import Random

from boardkit.core import CHANCE, Match, Move, Study, legal
from boardkit.core.lines.match import played_on
from boardkit.core.records.record import from_json, record, to_json
from boardkit.core.records.replay import restore
from boardkit.games import GAMES
from boardkit.games.terristories.rules.ledger import settled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Negotiate, SetToken
from boardkit.games.terristories.rules.questions import PlaceToken
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.match.curtain import change
from tests.desk.tools import after, new_match, seated

LAND = GAMES["terristories"]


@cache
def before_tokens() -> tuple[tuple[Match[State], Move], ...]:
    """Play at random; return the moments at which the next answer leads to a token with a single place."""
    found = list[tuple[Match[State], Move]]()
    for seed in range(20):
        match, random = new_match(LAND, 3, seed), Random(seed)
        for _ in range(300):
            if match.over:
                break
            moves = [move for move in legal(LAND, match.state) if not isinstance(move, Negotiate)]
            move = random.choice(moves)
            onward = match.play(move)
            if LAND.forced(onward.state) is not None and LAND.forced(match.state) is None:
                found.append((match, move))
            match = onward
    assert len(found) > 3
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
