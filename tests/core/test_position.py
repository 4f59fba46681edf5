"""Positions by themselves: written as codes, read again, looked over; matches that begin with them."""

import base64
import json
import zlib
from collections.abc import Callable

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import CHANCE, Fault, Match, Note, NoteKind, Player, ScoreSheet, Seat, Study, legal
from boardkit.core.editing.faults import NoSuchSeatThere, RulesCannotGoOn
from boardkit.core.editing.sound import faults_of
from boardkit.core.faults import (
    BadValue,
    MissingField,
    NotOneOf,
    UnknownField,
    UnknownGame,
    WrongSeats,
    WrongType,
)
from boardkit.core.notation.data import unstructure
from boardkit.core.notation.plain import MOST
from boardkit.core.records import position
from boardkit.core.records.record import from_json, record, start_at, to_json
from boardkit.core.records.replay import restore
from tests.every import with_each
from tests.helpers import GAMES, LETTERS, PLAYERS, fault_of, new_match, played
from tests.toy import TOY, Picks, Toy, WhichNumber

ODD = evolve(TOY, faults=lambda state: [BadValue(str(n), "points") for n in state.points if n > 0])


def code_of(decisions: int = 3) -> str:
    return position.position_code(TOY, played(new_match(), decisions).state)


def forged(change: Callable[[dict[str, object]], object]) -> str:
    """Write a code with a good checksum whose content somebody has changed."""
    plain = unstructure(played(new_match(), 3).state, TOY.business)
    change(plain)
    return sealed(zlib.compress(json.dumps(plain).encode()))


def sealed(packed: bytes) -> str:
    head = f"boardkit2.toy.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
    return f"{head}.{zlib.crc32(head.encode()):08x}"


@given(decisions=st.integers(0, 6), seed=st.integers(0, 99))
def test_every_table_reads_as_it_was_written(decisions: int, seed: int) -> None:
    for moment in played(new_match(seed), decisions).moments:
        state = moment.step.state
        assert position.position_of(TOY, position.position_code(TOY, state)) == state


def test_a_code_may_be_wrapped_by_whoever_copied_it() -> None:
    code = code_of()
    wrapped = "\n ".join(code[at : at + 20] for at in range(0, len(code), 20))
    assert position.position_of(TOY, wrapped) == position.position_of(TOY, code)


@given(at=st.integers(0, 300), letter=st.sampled_from("aZ0-_. é\n{"))
def test_a_changed_letter_is_noticed(at: int, letter: str) -> None:
    code = code_of()
    changed = code[: at % len(code)] + letter + code[at % len(code) + 1 :]
    if "".join(changed.split()) != code:
        kinds = (position.NoPosition, position.PositionDamaged, UnknownGame, position.NewerPosition)
        assert isinstance(fault_of(lambda: position.position_of(TOY, changed)), kinds)


@given(text=st.text(LETTERS, max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert isinstance(fault_of(lambda: position.position_of(TOY, text)), Fault)


@with_each("cut", [1, 9, 40])
def test_half_a_code_is_damaged(cut: int) -> None:
    assert fault_of(lambda: position.position_of(TOY, code_of()[:-cut])) == position.PositionDamaged()


def test_what_is_no_code_is_said_to_be_none() -> None:
    assert fault_of(lambda: position.position_of(TOY, "hello")) == position.NoPosition()
    assert fault_of(
        lambda: position.position_of(TOY, "x" * (position.LONGEST + 1))
    ) == position.PositionTooLong(position.LONGEST + 1, position.LONGEST)
    assert fault_of(lambda: position.game_of_code("hello", GAMES)) == position.NoPosition()


def test_a_code_of_another_game_or_of_a_later_program_is_refused() -> None:
    other = position.position_code(evolve(TOY, key="chess"), new_match().state)
    assert fault_of(lambda: position.position_of(TOY, other)) == UnknownGame("chess", ("toy",))
    assert fault_of(lambda: position.game_of_code(other, GAMES)) == UnknownGame("chess", ("toy",))
    later = code_of().replace("boardkit2.", "boardkit3.")
    assert fault_of(lambda: position.position_of(TOY, later)) == position.NewerPosition(3, 2)


def test_a_bomb_is_not_unpacked() -> None:
    assert (
        fault_of(lambda: position.position_of(TOY, sealed(zlib.compress(b"[" * 50_000_000, 9))))
        == position.PositionDamaged()
    )
    assert (
        fault_of(lambda: position.position_of(TOY, sealed(zlib.compress(b"[" * 100_000, 9))))
        == position.PositionDamaged()
    )


@with_each(
    "change, fault",
    [
        (lambda plain: plain.pop("points"), MissingField("$.points")),
        (lambda plain: plain.update(more=1), UnknownField("$", "more")),
        (lambda plain: plain.update(rounds="1"), WrongType("$.rounds")),
        (lambda plain: plain.update(rounds=True), WrongType("$.rounds")),
        (lambda plain: plain.update(rounds=MOST + 1), WrongType("$.rounds")),
        (lambda plain: plain.update(points=3), WrongType("$.points")),
        (lambda plain: plain.update(pile=[["System", {}]]), WrongType("$.pile[0]")),
        (
            lambda plain: plain["options"].update(stakes="huge"),
            NotOneOf("$.options.stakes", "huge", ("low", "high")),
        ),
    ],
)
def test_content_that_is_no_table_is_refused(
    change: Callable[[dict[str, object]], object], fault: Fault
) -> None:
    assert fault_of(lambda: position.position_of(TOY, forged(change))) == position.PositionDoesNotFit(fault)


def test_a_table_with_faults_is_refused_and_the_first_is_named() -> None:
    code = position.position_code(ODD, new_match().state.__replace__(points=(1, 2)))
    assert fault_of(lambda: position.position_of(ODD, code)) == position.PositionHasFaults(
        BadValue("1", "points"), 2
    )


def test_a_table_of_strange_seats_has_faults() -> None:
    state = played(new_match(), 3).state
    assert faults_of(TOY, state) == ()
    assert faults_of(TOY, state.__replace__(picks=(Picks(),))) == (WrongSeats(1, 2, 4),)
    assert faults_of(TOY, state.__replace__(pile=(WhichNumber(Seat(7)),))) == (NoSuchSeatThere(8, 2),)


def test_a_table_from_which_the_rules_cannot_go_on_has_a_fault() -> None:
    state = new_match().state.__replace__(
        picks=(Picks((1, 2, 3)), Picks()), shown=9, pile=(WhichNumber(Seat(0)),)
    )
    silent = tuple(row.__replace__(listed=lambda *_: ()) for row in TOY.answers.rows)
    assert faults_of(TOY, state) == ()
    assert faults_of(evolve(TOY, answers=TOY.answers.__replace__(rows=silent)), state) == (RulesCannotGoOn(),)


def test_a_rule_that_fails_on_a_table_is_no_fault_of_the_table() -> None:
    with pytest.raises(ZeroDivisionError):
        faults_of(evolve(TOY, score=broken), new_match().state)


def broken(state: Toy) -> ScoreSheet:
    raise ZeroDivisionError(state)


def test_a_match_begins_with_a_position_and_its_record_says_so() -> None:
    code = code_of()
    match = start_at(TOY, code, PLAYERS, 5)
    assert match.position == code
    assert match.open_table
    assert match.state == position.position_of(TOY, code)
    assert match.undo().at == match.at == 0
    on = match.play(legal(TOY, match.state)[-1])
    plain = record(Study(on), "1")
    assert plain.position == code
    again = restore(TOY, from_json(to_json(plain).encode()))
    assert again == Study(on)
    assert again.main.undo().state == match.state
    assert again.main.undo().redo() == on


def test_chance_goes_on_from_a_position_as_the_seed_says() -> None:
    code = position.position_code(TOY, Match.start(TOY, TOY.options(), PLAYERS, 1, by_hand=True).state)
    assert start_at(TOY, code, PLAYERS, 5).state.to_move != CHANCE
    assert start_at(TOY, code, PLAYERS, 5, by_hand=True).state.to_move == CHANCE


def test_the_players_and_options_must_be_those_of_the_position() -> None:
    code = code_of()
    assert fault_of(lambda: start_at(TOY, code, PLAYERS[:1], 5)) == WrongSeats(1, 2, 2)
    assert fault_of(lambda: start_at(TOY, code, [Player("", 0)] * 2, 5)) == WrongType("$.players[0].name")
    plain = record(Study(start_at(TOY, code, PLAYERS, 5)), "1").__replace__(options={"rounds": 2})
    assert fault_of(lambda: restore(TOY, plain)) == position.OtherOptions()


def test_a_record_keeps_whether_somebody_answers_for_chance() -> None:
    match = Match.start(TOY, TOY.options(), PLAYERS, 1, by_hand=True, open_table=True)
    noted = match.noted(Note(0, NoteKind.BY_HAND, Seat(0)))
    again = restore(TOY, from_json(to_json(record(Study(noted), "1")).encode()))
    assert again.main.by_hand
    assert again.main.state.to_move == CHANCE
    assert again.main.notes == noted.notes


def test_by_hand_each_answer_of_chance_is_taken_back_alone() -> None:
    match = Match.start(TOY, TOY.options(), PLAYERS, 1, by_hand=True)
    tossed = match.play(legal(TOY, match.state)[0])
    assert tossed.undo().state == match.state
    assert tossed.undo().redo() == tossed
