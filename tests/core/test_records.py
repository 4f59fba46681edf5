"""A match comes back from its record, and a garbled record is refused with the place that is wrong."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import (
    CHANCE,
    Fault,
    FaultError,
    Match,
    Note,
    NoteKind,
    Player,
    Seat,
    Study,
    faults,
    legal,
    records,
)
from boardkit.core.lines.study import NoSuchBranch
from boardkit.core.notation.plain import DEEPEST
from boardkit.core.records.position import NoPosition, PositionDamaged
from tests.every import with_each
from tests.helpers import LETTERS, PLAYERS, fault_of, new_match, played
from tests.toy import TOY, OutOfRange, PickedLast, Stakes, TooManyRounds, ToyOptions

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(LETTERS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(LETTERS), inner, max_size=3),
    max_leaves=5,
)

RICH = played(new_match(), 4).noted(Note(2, NoteKind.REMARK, Seat(1), "hm")).undo()
"""A match with something in each entry of its record."""


def plain_of(match: Match[Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(records.to_json(records.record(Study(match), "1.2")))
    return plain


def read(plain: object) -> Match[Any]:
    return records.restore(TOY, records.from_json(json.dumps(plain).encode())).main


@st.composite
def matches(draw: st.DrawFn) -> Match[Any]:
    """Draw a match with some decisions, undone ones and notes."""
    rounds, repeats, stakes = draw(st.integers(1, 9)), draw(st.booleans()), draw(st.sampled_from(Stakes))
    names = draw(
        st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1), min_size=2, max_size=4)
    )
    players = [Player(name[:40], seat) for seat, name in enumerate(names)]
    match = records.start(TOY, ToyOptions(rounds, repeats, stakes), players, draw(st.integers()))
    for choice in draw(st.lists(st.integers(0, 9), max_size=20)):
        moves = legal(TOY, match.state)
        match = match.play(moves[choice % len(moves)]) if moves and choice else match.undo()
    kind, text = draw(st.sampled_from(NoteKind)), draw(st.text(st.characters(exclude_categories=["C"])))
    return match.noted(Note(draw(st.integers(0, len(match.moments) - 1)), kind, Seat(1), text))


@given(matches())
@settings(deadline=None)
def test_every_match_comes_back(match: Match[Any]) -> None:
    data = records.to_json(records.record(Study(match), "1.2")).encode()
    assert records.restore(TOY, records.from_json(data)) == Study(match)
    assert records.restore(TOY, records.record(Study(match), "1.2")) == Study(match)


def test_a_record_is_readable_with_a_move_a_line() -> None:
    text = records.to_json(records.record(Study(played(new_match(), 2)), "1.2"))
    assert '  "pick 4",\n  "pick 4",\n  "roll ' in text
    assert '"name": "Élodie [b]"' in text


def test_a_record_that_stops_before_chance_goes_on_with_the_same_answer() -> None:
    match = played(new_match(), 2)
    cut = read({**plain_of(match), "moves": plain_of(match)["moves"][:3], "at": 3})
    assert cut.state.to_move == CHANCE
    assert cut.let_chance_answer() == match


def mutated(plain: Any, path: list[str | int], value: object) -> Any:
    """Return plain data with the value at a path replaced."""
    if not path:
        return value
    copy: Any = dict(plain) if isinstance(plain, dict) else list(plain)
    copy[path[0]] = mutated(plain[path[0]], path[1:], value)
    return copy


def paths(plain: object) -> list[list[str | int]]:
    """List the ways to all entries of plain data."""
    entries = (
        plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    )
    return [[], *([key, *rest] for key, entry in entries for rest in paths(entry))]


@given(st.sampled_from(paths(plain_of(RICH))), JSON)
@settings(deadline=None, max_examples=150)
def test_a_record_with_anything_anywhere_is_a_match_or_a_fault(path: list[str | int], value: object) -> None:
    assert is_match_or_says_where(json.dumps(mutated(plain_of(RICH), path, value)).encode())


@given(st.data())
@settings(deadline=None, max_examples=300)
def test_a_record_with_garbled_bytes_is_a_match_or_a_fault(data: st.DataObject) -> None:
    good = bytearray(records.to_json(records.record(Study(RICH), "1.2")).encode())
    begin = data.draw(st.integers(0, len(good)))
    good[begin : begin + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=9))
    assert is_match_or_says_where(bytes(good))


def is_match_or_says_where(data: bytes) -> bool:
    try:
        match = records.restore(TOY, records.from_json(data)).main
    except FaultError as error:
        return says_where(error.fault)
    return read(plain_of(match)) == match


def says_where(fault: Fault) -> bool:
    match fault:
        case faults.WrongType(path) | faults.MissingField(path) | faults.UnknownField(path, _):
            return path.startswith("$")
        case faults.MoveIsGarbled(number, _, _) | faults.MoveDoesNotFit(number, _, _):
            return number >= 1
        case NoPosition() | PositionDamaged() | NoSuchBranch():
            return True
    kinds = (
        faults.NotJson
        | faults.NotText
        | faults.NewerRecord
        | faults.UnknownGame
        | faults.WrongSeats
        | faults.OptionsDoNotFit
        | faults.NoSuchMoment
    )
    return isinstance(fault, kinds)


@with_each(
    "path, value, fault",
    [
        ([], [], faults.WrongType("$")),
        (["boardkit"], records.FORMAT + 1, faults.NewerRecord(records.FORMAT + 1, records.FORMAT)),
        (["boardkit"], True, faults.WrongType("$.boardkit")),
        (["boardkit"], -1, faults.NotOneOf("$.boardkit", "-1", ("1", "2", "3"))),
        (["game"], "chess", faults.UnknownGame("chess", ("toy",))),
        (["options"], [], faults.WrongType("$.options")),
        (["options", "stakes"], "huge", faults.NotOneOf("$.options.stakes", "huge", ("low", "high"))),
        (["options", "rounds"], 201, faults.OptionsDoNotFit(TooManyRounds(201, 200))),
        (["players"], [], faults.WrongSeats(0, 2, 4)),
        (["players", 1], {"name": "Ada"}, faults.MissingField("$.players[1].colour")),
        (["players", 1, "name"], "", faults.WrongType("$.players[1].name")),
        (["players", 1, "colour"], 6, faults.WrongType("$.players[1].colour")),
        (["seed"], "1", faults.WrongType("$.seed")),
        (["moves"], "roll 6", faults.WrongType("$.moves")),
        (
            ["moves", 1],
            "pock 1",
            faults.MoveIsGarbled(2, "pock 1", faults.UnknownVerb("pock", ("toss", "pick", "roll"))),
        ),
        (["moves", 1], "pick x", faults.MoveIsGarbled(2, "pick x", faults.BadValue("x", "number"))),
        (["moves", 1], "pick 9", faults.MoveDoesNotFit(2, "pick 9", OutOfRange(9, 4))),
        (["moves", 4], "pick 4", faults.MoveDoesNotFit(5, "pick 4", PickedLast(4))),
        (["at"], 8, faults.NoSuchMoment(8, 7)),
        (["at"], -1, faults.NoSuchMoment(-1, 7)),
        (["notes", 0, "at"], 8, faults.WrongType("$.notes[0].at")),
        (["notes", 0, "seat"], 2, faults.WrongType("$.notes[0].seat")),
        (["notes", 0, "kind"], "shout", faults.NotOneOf("$.notes[0].kind", "shout", tuple(NoteKind))),
    ],
)
def test_what_is_wrong_is_named(path: list[str | int], value: object, fault: Fault) -> None:
    assert fault_of(lambda: read(mutated(plain_of(RICH), path, value))) == fault


def test_missing_and_unknown_entries_are_named() -> None:
    plain = plain_of(RICH)
    assert fault_of(lambda: read({**plain, "cheat": 1})) == faults.UnknownField("$", "cheat")
    del plain["seed"]
    assert fault_of(lambda: read(plain)) == faults.MissingField("$.seed")


@with_each(
    "data, fault",
    [
        (b"", faults.NotJson(1, 1)),
        (b'{"boardkit": 1,\n "game": }', faults.NotJson(2, 10)),
        (b'{"game": "\xff"}', faults.NotText(10)),
        (b"[" * 100_000, faults.TooDeep(DEEPEST)),
        (b"[" * 101 + b"]" * 101, faults.TooDeep(DEEPEST)),
        (b"9" * 5_000, faults.NumberTooLong()),
        (b" " * (records.LIMIT + 1), faults.TooLarge(records.LIMIT + 1, records.LIMIT)),
    ],
)
def test_bytes_that_are_no_record_are_refused(data: bytes, fault: Fault) -> None:
    assert fault_of(lambda: records.from_json(data)) == fault


def test_a_byte_order_mark_is_no_harm() -> None:
    text = records.to_json(records.record(Study(RICH), "1.2"))
    assert records.from_json(text.encode("utf-8-sig")) == records.record(Study(RICH), "1.2")


@pytest.mark.parametrize("seats", [1, 5])
def test_a_match_has_as_many_seats_as_its_game_allows(seats: int) -> None:
    players = [Player("x", 0)] * seats
    assert fault_of(lambda: records.start(TOY, ToyOptions(), players, 0)) == faults.WrongSeats(seats, 2, 4)


@with_each("name", ["", " ", "x" * 41, "\ud800"])
def test_a_match_does_not_start_with_a_name_that_no_record_may_have(name: str) -> None:
    players = (PLAYERS[0], Player(name, 1))
    assert fault_of(lambda: records.start(TOY, ToyOptions(), players, 0)) == faults.WrongType(
        "$.players[1].name"
    )


def test_a_match_does_not_start_with_a_colour_outside_the_palette() -> None:
    players = (Player("Ada", 6), PLAYERS[1])
    assert fault_of(lambda: records.start(TOY, ToyOptions(), players, 0)) == faults.WrongType(
        "$.players[0].colour"
    )


def test_a_record_that_was_read_can_be_changed_only_by_making_another() -> None:
    plain = records.record(Study(RICH), "1.2")
    assert records.restore(TOY, plain.__replace__(at=1)) == Study(RICH.jump(1))
