"""Records of older rules are carried over, or looked at as far as they fit."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import Game, Match, Move, Note, NoteKind, Question, Ruling, Seat, Study
from boardkit.core.faults import MoveDoesNotFit, NotOneOf
from boardkit.core.lines.study import MAIN
from boardkit.core.records.older import NewerRules, OlderRules, filled, looked_at, restored
from boardkit.core.records.record import Record, record
from boardkit.core.rules.answers import Answer
from tests.helpers import fault_of, new_match, played, played_on
from tests.toy import TOY, OutOfRange, Pick, Roll, Toy, WhichPips


def without_fours(row: Answer[Toy]) -> Answer[Toy]:
    def ruling(state: Toy, question: Question, move: Move) -> Ruling:
        return OutOfRange(4, 3) if move == Pick(4) else row.ruling(state, question, move)

    return row.__replace__(ruling=ruling)


def with_pips(game: Game[Any], plain: Record) -> Record:
    return filled(game, plain, lambda state, _: Roll(1) if isinstance(state.question, WhichPips) else None)


STRICT_ROWS = tuple(map(without_fours, TOY.answers.rows))
STRICTER = evolve(TOY, rules=2, answers=TOY.answers.__replace__(rows=STRICT_ROWS))
THIRD = evolve(TOY, rules=3, migrations={2: with_pips})


def open_match() -> Match[Toy]:
    return played(new_match(), 2).__replace__(open_table=True)


def without_rolls(match: Match[Toy]) -> Record:
    """Write a match down as rules would have that had no die."""
    plain = record(Study(match), "1")
    kept = [number for number, move in enumerate(plain.moves) if not move.startswith("roll")]
    at = sum(number < plain.at for number in kept)
    notes = [note.__replace__(at=sum(number < note.at for number in kept)) for note in plain.notes]
    return plain.__replace__(moves=[plain.moves[number] for number in kept], at=at, notes=notes, rules=2)


def test_a_record_names_the_version_of_its_rules() -> None:
    assert record(Study(new_match()), "1").rules == 1
    assert record(Study(new_match().__replace__(game=STRICTER)), "1").rules == 2


def test_a_record_of_older_rules_that_fits_is_played_by_those_of_today() -> None:
    match = new_match().play(Pick(1)).play(Pick(2))
    assert restored(STRICTER, record(Study(match), "1")).main.state == match.state
    assert looked_at(STRICTER, record(Study(match), "1"))[1] is None


def test_what_does_not_fit_is_named_and_can_be_looked_at_up_to_there() -> None:
    match = new_match().play(Pick(1)).play(Pick(2)).play(Pick(3)).play(Pick(4))
    match = match.noted(Note(match.at, NoteKind.REMARK, Seat(0), "four!")).play(Pick(3))
    plain = record(Study(match), "1")
    number = plain.moves.index("pick 4") + 1
    fault = OlderRules(1, 2, MoveDoesNotFit(number, "pick 4", OutOfRange(4, 3)))
    assert fault_of(lambda: restored(STRICTER, plain)) == fault
    seen, told = looked_at(STRICTER, plain)
    assert told == fault
    assert seen.main.at == len(seen.main.moments) - 1 == number - 1
    assert seen.main.notes == ()


def test_a_record_of_rules_to_come_is_refused() -> None:
    plain = record(Study(new_match().__replace__(game=STRICTER)), "1")
    assert fault_of(lambda: restored(TOY, plain)) == NewerRules(2, 1)


def test_a_migration_fills_in_what_was_not_asked_before() -> None:
    match = played(new_match(), 2)
    match = match.noted(Note(match.at, NoteKind.REMARK, Seat(1), "after the die"))
    long = played(match, 3)
    study = restored(THIRD, without_rolls(long))
    now = study.main
    assert [moment.move for moment in now.moments if isinstance(moment.move, Roll)] == [Roll(1)] * 2
    assert [type(moment.move) for moment in now.moments] == [type(moment.move) for moment in long.moments]
    assert (now.at, now.notes) == (long.at, (Note(match.at - 1, NoteKind.REMARK, Seat(1), "after the die"),))
    assert record(study, "1").rules == 3


STRICT_THIRD = evolve(THIRD, answers=STRICTER.answers)


def test_a_move_that_does_not_fit_is_named_by_its_number_in_the_file() -> None:
    plain = without_rolls(new_match().play(Pick(1)).play(Pick(2)).play(Pick(3)).play(Pick(4)))
    fault = MoveDoesNotFit(plain.moves.index("pick 4") + 1, "pick 4", OutOfRange(4, 3))
    assert fault_of(lambda: restored(STRICT_THIRD, plain)) == OlderRules(2, 3, fault)


def test_a_move_of_a_branch_that_does_not_fit_is_named_by_its_number_in_the_file() -> None:
    trunk = new_match().play(Pick(1)).play(Pick(2)).__replace__(open_table=True)
    study = Study(trunk).branch("four", trunk.at)
    [branch] = record(study.playing(study.match.play(Pick(3)).play(Pick(4))), "1").branches
    own = branch.__replace__(root=branch.root - 1, at=branch.at - 1)
    plain = without_rolls(trunk).__replace__(branches=[own])
    fault = MoveDoesNotFit(own.root + own.moves.index("pick 4") + 1, "pick 4", OutOfRange(4, 3))
    assert fault_of(lambda: restored(STRICT_THIRD, plain)) == OlderRules(2, 3, fault)


@pytest.mark.parametrize("read", [restored, looked_at])
@pytest.mark.parametrize("version", [0, -1, -(10**9)])
def test_a_version_that_never_was_is_refused(read: Callable[..., object], version: int) -> None:
    plain = record(Study(new_match().play(Pick(1))), "1").__replace__(rules=version)
    assert fault_of(lambda: read(STRICTER, plain)) == NotOneOf("$.rules", str(version), ("1", "2"))


def test_branches_are_carried_over_with_their_match() -> None:
    trunk = open_match()
    study = played_on(Study(trunk).branch("what if", trunk.at), 1)
    plain = record(study.switch(MAIN), "1")
    short = without_rolls(trunk).__replace__(
        branches=[one.__replace__(root=one.root - 1, at=one.at - 1) for one in plain.branches]
    )
    again = restored(THIRD, short)
    filled_in, whole = again.line("what if"), study.match
    assert [type(one.move) for one in filled_in.moments] == [type(one.move) for one in whole.moments]
    assert filled_in.at == whole.at


def test_a_branch_that_does_not_fit_is_left_out_when_its_match_is_looked_at() -> None:
    trunk = new_match().play(Pick(1)).play(Pick(2)).__replace__(open_table=True)
    study = Study(trunk).branch("four", trunk.at)
    study = study.playing(study.match.play(Pick(4)))
    seen, told = looked_at(STRICTER, record(study, "1"))
    assert isinstance(told, OlderRules)
    assert not seen.branches
    assert len(seen.main.moments) == len(trunk.moments)
