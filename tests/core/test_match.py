"""Matches: answers, undo and redo, what was listed, and what is kept without a line."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import (
    CHANCE,
    EndlessError,
    Game,
    GameIsOver,
    Match,
    Note,
    NoteKind,
    Player,
    RulesError,
    Seat,
    legal,
    play,
)
from boardkit.core.lines.match import Sitter, Standing
from boardkit.core.rules import ahead
from boardkit.core.values import evolve
from boardkit.games import GAMES
from tests.every import with_each
from tests.helpers import new_match, played
from tests.toy import TOY, Ended, Pick, Roll, Scored, Shown, Toss, Tossed, Toy, ToyOptions, WhichPips


def moves(match: Match[Toy]) -> list[object]:
    return [moment.move for moment in match.moments[1:]]


def rolls(match: Match[Toy]) -> list[object]:
    return [move for move in moves(match) if isinstance(move, Roll)]


def test_chance_does_what_comes_before_the_first_decision() -> None:
    match = new_match()
    assert [type(move) for move in moves(match)] == [Toss]
    assert (match.at, match.moments[1].seat, match.moments[1].asked) == (1, CHANCE, 1)
    assert match.state.to_move in (0, 1)


def test_a_decision_takes_the_answers_of_chance_with_it() -> None:
    match = played(new_match(), 2)
    assert [type(move) for move in moves(match)] == [Toss, Pick, Pick, Roll]
    assert match.moments[-1].asked == 2
    assert match.state.to_move != CHANCE


def test_by_hand_chance_waits() -> None:
    match = Match.start(TOY, TOY.options(), new_match().players, 1, by_hand=True)
    assert (match.state.to_move, len(match.moments)) == (CHANCE, 1)
    match = match.play(Toss(Seat(1))).play(Pick(1)).play(Pick(2))
    assert isinstance(match.state.question, WhichPips)
    assert match.play(Roll(6)).state.rounds == 1


def test_a_refused_move_changes_nothing() -> None:
    match = played(new_match(), 2)
    with pytest.raises(RulesError):
        match.play(Pick(99))
    assert match == played(new_match(), 2)


def test_a_match_that_is_over_asks_nobody() -> None:
    match = played(new_match(), 99)
    assert match.over
    assert legal(TOY, match.state) == ()
    with pytest.raises(RulesError) as caught:
        match.play(Pick(1))
    assert caught.value.refusal == GameIsOver("3.1")


def test_undo_goes_back_by_a_decision_and_redo_forward() -> None:
    line = [new_match()]
    while not line[-1].over:
        line.append(played(line[-1], 1))
    match = line[-1]
    for earlier in reversed(line[:-1]):
        match = match.undo()
        assert (match.at, match.state) == (earlier.at, earlier.state)
    assert match.undo() == match
    for later in line[1:]:
        match = match.redo()
        assert (match.at, match.state) == (later.at, later.state)
    assert match.redo() == match == line[-1]


def test_decisions_are_the_moments_at_which_a_seat_is_asked_or_all_is_over() -> None:
    match = played(new_match(rounds=1), 9)
    assert [type(move) for move in moves(match)] == [Toss, Pick, Pick, Roll]
    assert match.decisions() == [1, 2, 4]
    assert match.jump(1).decisions() == [1, 2, 4]


def test_chance_does_not_roll_again_for_the_same_decision() -> None:
    match = played(new_match(rounds=30), 40)
    first = rolls(match)
    for _ in range(3):
        match = match.undo()
    again = played(match, 3)
    assert rolls(again) == first
    assert moves(again) == moves(played(new_match(rounds=30), 40))


def test_playing_on_from_an_earlier_moment_begins_a_branch() -> None:
    match = played(new_match(), 4)
    branch = match.jump(2).play(Pick(1))
    assert branch.moments[:3] == match.moments[:3]
    assert branch.redo() == branch
    assert len(match.moments) > len(branch.moments)


@with_each("at", [-1, 5, 99])
def test_one_cannot_jump_out_of_a_match(at: int) -> None:
    match = played(new_match(), 2)
    assert len(match.moments) == 5
    with pytest.raises(IndexError):
        match.jump(at)


def test_what_was_revealed_is_told_from_a_moment_on() -> None:
    match = played(new_match(), 2)
    assert [type(event) for event in match.revealed_since(1)] == [Shown, Scored]
    assert match.revealed_since(match.at) == ()
    assert match.jump(2).revealed_since(1) == ()


def test_frames_tell_all_up_to_now() -> None:
    match = played(new_match(rounds=1), 9)
    told = list(match.frames())
    assert [at for at, _ in told] == [1, 2, 3, 3, 4, 4]
    assert isinstance(told[0][1].event, Tossed)
    assert told[-1][1].event == Ended()
    assert list(match.jump(2).frames()) == told[:2]


def test_a_note_stays_through_undo_and_moves_back_on_a_branch() -> None:
    late, early = Note(4, NoteKind.REMARK, Seat(0), "so be it"), Note(1, NoteKind.TAKEN_BACK, Seat(1))
    match = played(new_match(), 2).noted(late).noted(early)
    assert match.undo().redo().notes == (late, early)
    branch = match.jump(2).play(Pick(1))
    assert branch.notes == (Note(2, NoteKind.REMARK, Seat(0), "so be it"), early)


def test_undo_and_redo_stop_where_a_person_decides() -> None:
    match = new_match()
    computer = match.players[1].__replace__(sitter=Sitter.STRONG)
    match = match.__replace__(players=(match.players[0], computer))
    begun = match.at
    while match.state.to_move != 0:
        match = match.play(legal(TOY, match.state)[0])
    mine = match.at
    match = match.play(legal(TOY, match.state)[0])
    while not match.over and match.state.to_move != 0:
        match = match.play(legal(TOY, match.state)[0])
    assert match.at > mine + 1
    assert match.undo().at == mine
    assert match.undo().redo().at == match.at
    assert match.undo().undo().at in (mine, begun)


def test_among_computers_undo_stops_at_every_decision() -> None:
    match = new_match()
    match = match.__replace__(players=tuple(one.__replace__(sitter=Sitter.STRONG) for one in match.players))
    later = match.play(legal(TOY, match.state)[0])
    assert later.undo().at == match.at


def finished(seed: int) -> Match[Toy]:
    random = Random(seed)
    match: Match[Toy] = Match.start(TOY, ToyOptions(), [Player("A", 0), Player("B", 1)], seed)
    while not match.over:
        match = match.play(random.choice(legal(TOY, match.state)))
    return match


@given(seed=st.integers(0, 50), data=st.data())
def test_undo_and_redo_find_the_decisions_next_to_any_moment(seed: int, data: st.DataObject) -> None:
    match = finished(seed)
    here = match.jump(data.draw(st.integers(0, len(match.moments) - 1)))
    assert here.undo().at == max((n for n in match.decisions() if n < here.at), default=here.at)
    assert here.redo().at == min((n for n in match.decisions() if n > here.at), default=here.at)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_played_on_it_comes_to_what_the_match_comes_to(game: Game[Any]) -> None:
    players, random = [Player(str(seat), seat) for seat in range(game.seats[-1])], Random(8)
    match = Match.start(game, game.options(), players, 8)
    now = Standing.of(match)
    while not match.over:
        move = random.choice(legal(game, match.state))
        match, now = match.play(move), now.play(move)
        assert (now.state, now.asked) == (match.state, match.moments[-1].asked)
    assert now.over


def test_it_begins_where_the_match_stands() -> None:
    match = played(new_match(), 5).undo()
    now = Standing.of(match)
    assert (now.state, now.seed, now.over) == (match.state, match.seed, match.over)
    assert now.asked == match.moments[match.at].asked


def test_chance_that_is_asked_again_and_again_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MOST_IN_A_ROW", 0)
    with pytest.raises(EndlessError):
        Standing.of(new_match()).play(legal(new_match().game, new_match().state)[0])


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
