"""What every game promises of every match, whatever its seats, options and seed."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Match, Move, RulesError, Seat, Study, legal, play
from boardkit.core.editing.sound import counted, faults_on_table, recompute_derived
from boardkit.core.notation.moves import read, write
from boardkit.core.notation.shapes import Basic, Number, Piece, Shape, fields_of
from boardkit.core.records import record as records
from boardkit.core.rules.game import legal_slowly
from tests.games.causes import told_late, untold
from tests.games.playing import LANGUAGES, digest, longest, pick, rulebook, tables

NUMBERS = [-2, 0, 99]
UNKNOWN: dict[Shape, list[Any]] = {Number(): NUMBERS, Basic.SEAT: NUMBERS, Basic.TEXT: ["nonsense", ""]}
"""Values of a shape that hardly any table knows."""


class Nonsense(Move):
    """A move that no game knows."""

    verb = "nonsense"


def promise_1_nobody_is_asked_exactly_when_all_is_over(match: Match[Any], random: Random) -> None:
    for moment in match.moments[:-1]:
        assert legal(match.game, moment.step.state)
        assert moment.step.state.to_move is not None
    assert match.over
    assert legal(match.game, match.state) == ()
    sheet = match.game.score(match.state)
    assert sheet.winners or sheet.verdict


def promise_2_every_legal_move_applies_and_no_other(match: Match[Any], random: Random) -> None:
    strange = strange_moves(match, random)
    for state in some_tables(match, 1, random):
        moves = legal(match.game, state)
        for move in _some(moves, 10, random):
            assert match.game.apply(state, move) == play(match.game, state, move)
        before = digest(state)
        for move in strange:
            assert (match.game.refusal(state, move) is None) == (move in moves), move
            if move not in moves:
                _is_refused(match, state, move)
        assert digest(state) == before


def _is_refused(match: Match[Any], state: Any, move: Move) -> None:
    with pytest.raises(RulesError) as error:
        play(match.game, state, move)
    for language in LANGUAGES:
        assert error.value.refusal.section in rulebook(match.game, language).sections


def promise_2_the_list_of_legal_moves_is_the_slow_one(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 2, random):
        moves = legal(match.game, state)
        assert moves == legal_slowly(match.game, state)
        assert len(set(moves)) == len(moves)


def promise_3_a_move_changes_no_old_table(match: Match[Any], random: Random) -> None:
    for at in _some_moments(match, 4, random):
        state, move = match.moments[at - 1].step.state, match.moments[at].move
        assert move is not None
        was = digest(state)
        step = play(match.game, state, move)
        assert digest(state) == was
        assert step == match.moments[at].step


def promise_4_random_play_ends(match: Match[Any], random: Random) -> None:
    assert match.over
    assert len(match.moments) - 1 <= longest(match.game)


def promise_5_a_record_holds_the_match(match: Match[Any], random: Random) -> None:
    there = match.jump(random.randrange(len(match.moments)))
    text = records.to_json(records.record(Study(there), "1"))
    again = records.restore(match.game, records.from_json(text.encode()))
    assert again == Study(there)
    assert [moment.step for moment in again.main.moments] == [moment.step for moment in match.moments]


def promise_5_a_move_reads_as_it_is_written(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 1, random):
        for move in legal(match.game, state):
            assert read(write(move), match.game.moves) == move


def promise_5_what_is_undone_is_redone(match: Match[Any], random: Random) -> None:
    decisions = match.decisions()
    for earlier, later in pairwise(decisions):
        there = match.jump(later)
        assert there.undo() == match.jump(earlier)
        assert there.undo().redo() == there
    first = match.jump(decisions[0])
    assert first.undo() == first


def promise_6_a_seat_cannot_tell_what_is_covered(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 2, random):
        for seat in _seats(match):
            other = match.game.guess(state, seat, random)
            assert match.game.view(other, seat) == match.game.view(state, seat)
            if state.to_move == seat:
                assert legal(match.game, other) == legal(match.game, state)
                assert legal(match.game, match.game.view(state, seat)) == legal(match.game, state)


def promise_6_a_view_has_nothing_left_to_cover(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 2, random):
        for seat in (*_seats(match), CHANCE):
            view = match.game.view(state, seat)
            assert match.game.view(view, seat) == view


def promise_7_a_guess_holds_the_whole_box(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 1, random):
        for seat in _seats(match):
            guess = match.game.guess(state, seat, random)
            assert faults_on_table(match.game, guess) == ()
            assert recompute_derived(match.game, guess) == guess


def promise_7_a_guess_can_be_played_to_the_end(match: Match[Any], random: Random) -> None:
    state = random.choice(match.moments).step.state
    for seat in _seats(match):
        guess = match.game.guess(state, seat, random)
        for _ in range(longest(match.game)):
            if guess.question is None:
                break
            guess = play(match.game, guess, pick(legal(match.game, guess), random)).state
        assert guess.question is None


def promise_8_what_is_in_the_box_stays_in_the_box(match: Match[Any], random: Random) -> None:
    game = match.game
    for state in tables(match):
        assert not list(counted(game.box(state), game.pieces(state)))
        assert recompute_derived(game, state) == state


def promise_9_a_change_stands_with_its_cause(match: Match[Any], random: Random) -> None:
    assert list(untold(match)) == []


def promise_9_what_logs_leave_out_is_told_with_what_follows(match: Match[Any], random: Random) -> None:
    assert list(told_late(match)) == []


PROMISES = tuple(promise for name, promise in sorted(globals().items()) if name.startswith("promise_"))


def _seats(match: Match[Any]) -> list[Seat]:
    return [Seat(seat) for seat in range(len(match.players))]


def _some_moments(match: Match[Any], count: int, random: Random) -> list[int]:
    """Choose up to `count` moments after an answer to each class of question that the match has asked."""
    by_question: dict[Any, list[int]] = defaultdict(list)
    for at, moment in enumerate(match.moments[:-1]):
        by_question[type(moment.step.state.question)].append(at + 1)
    return [at for several in by_question.values() for at in _some(several, count, random)]


def some_tables(match: Match[Any], count: int, random: Random) -> list[Any]:
    """Choose up to `count` tables that ask each class of question, and the last table."""
    asked = [match.moments[at - 1].step.state for at in _some_moments(match, count, random)]
    return [*asked, match.state]


def _some(values: Sequence[Any], count: int, random: Random) -> list[Any]:
    return random.sample(values, min(count, len(values)))


def strange_moves(match: Match[Any], random: Random) -> list[Move]:
    """Collect moves from all over the match, and as many with values exchanged for others of their kind."""
    lists = [legal(match.game, state) for state in some_tables(match, 1, random)]
    played = tuple(moment.move for moment in match.moments if moment.move)
    moves = [move for several in (*lists, played) for move in _some(several, 20, random)]
    values = _values(moves)
    return [*moves, *(_garbled(move, values, random) for move in moves), Nonsense()]


def _values(moves: list[Move]) -> dict[Shape, list[Any]]:
    """Collect the values of fields by their shapes, and some that hardly any table knows."""
    found: dict[Shape, list[Any]] = defaultdict(list)
    for move in moves:
        for name, whole in fields_of(type(move)).items():
            found[whole].append(getattr(move, name))
    for whole, values in found.items():
        values += UNKNOWN.get(whole.by if isinstance(whole, Piece) else whole, [])
    return found


def _garbled(move: Move, values: dict[Shape, list[Any]], random: Random) -> Move:
    fields = fields_of(type(move))
    changed = [name for name in fields if random.random() < 0.5]
    return evolve(move, **{name: random.choice(values[fields[name]]) for name in changed})
