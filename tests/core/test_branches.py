"""A match can ask "what if": branches are named, kept beside it, and left again; none tells a secret."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Fault, FaultError, Match, Note, NoteKind, Seat, Study, legal, records
from boardkit.core.faults import MoveDoesNotFit, NoSuchMoment
from boardkit.core.lines.study import (
    LONGEST_BRANCH,
    MAIN,
    MOST_BRANCHES,
    BadBranchName,
    BranchNameTaken,
    NoSuchBranch,
    NothingToDecide,
    TableIsClosed,
    TooManyBranches,
)
from boardkit.core.values import evolve
from tests.every import with_each
from tests.helpers import PLAYERS, fault_of, new_match, played, played_on
from tests.toy import TOY, Roll, Toy, ToyOptions

OPEN = Study(records.start(TOY, ToyOptions(rounds=9), PLAYERS, 1, open_table=True))


def rolls(match: Match[Any]) -> list[int]:
    return [moment.move.pips for moment in match.moments if isinstance(moment.move, Roll)]


def over() -> Study[Toy]:
    return Study(played(new_match(), 99))


def test_a_branch_is_played_on_and_the_match_stays_as_it_was() -> None:
    study = played_on(OPEN, 6)
    branch = played_on(study.branch("bold", study.main.decisions()[2]), 3)
    assert branch.name == "bold"
    assert branch.main == study.main
    assert branch.names == branch.switch(MAIN).names == (MAIN, "bold")
    assert branch.switch(MAIN).switch("bold") == branch


def test_playing_on_at_home_leaves_the_branches_alone() -> None:
    branch = played_on(played_on(OPEN, 6).branch("bold", 3), 2)
    home = branch.switch(MAIN)
    further = played_on(home.playing(home.match.undo().undo()), 4)
    assert further.line("bold") == branch.match


def test_a_branch_begins_where_a_seat_is_asked() -> None:
    study = played_on(OPEN, 6)
    moments = study.main.moments
    chance = next(at for at, moment in enumerate(moments) if moment.step.state.to_move == CHANCE)
    branch = study.branch("x", chance).match
    assert branch.state.to_move not in (None, CHANCE)
    assert branch.at in study.main.decisions()


def test_branches_are_in_the_order_in_which_people_count() -> None:
    study = played_on(OPEN, 6)
    for name in ("try 10", "try 2", "b", "try 1", "try 02"):
        study = study.branch(name, 3)
    assert study.names == (MAIN, "b", "try 1", "try 02", "try 2", "try 10")


def test_a_branch_goes_on_from_another_branch() -> None:
    one = played_on(played_on(OPEN, 4).branch("one", 2), 4)
    two = one.branch("two", one.match.at)
    assert two.names == (MAIN, "one", "two")
    assert two.match.moments == one.match.moments
    assert two.line("one") == one.match


def test_undo_and_redo_stay_on_the_branch() -> None:
    study = played_on(played_on(OPEN, 4).branch("one", 2), 3)
    assert study.playing(study.match.undo().redo()) == study
    assert study.playing(study.match.undo()).name == "one"


def test_chance_in_a_branch_of_a_match_that_goes_on_tells_nothing_of_what_is_to_come() -> None:
    """The same moves are made in the match and in the branch, and chance answers otherwise."""
    study = Study(played(records.start(TOY, ToyOptions(rounds=9), PLAYERS, 5, open_table=True), 2))
    branch = study.branch("peek", study.main.at)
    assert not branch.same_luck("peek")
    assert rolls(played(study.main, 14)) != rolls(played(branch.match, 14))
    assert study.branch("other", study.main.at).match.seed == branch.match.seed


def test_chance_in_a_branch_of_a_match_that_is_over_answers_as_it_did() -> None:
    branch = over().branch("again", 0)
    assert branch.same_luck("again")
    assert played(branch.match, 99).moments == branch.main.moments


def test_no_branch_at_a_table_with_secrets() -> None:
    study = Study(played(new_match(), 3))
    assert not study.main.has_no_secrets
    assert fault_of(lambda: study.branch("peek", study.main.at)) == TableIsClosed()


def test_branches_of_a_match_that_goes_on_again_cannot_be_looked_at() -> None:
    """Everybody may agree to take the last decision back; then there are secrets again."""
    home = over().branch("after", 1).switch(MAIN)
    again = home.playing(home.match.undo())
    assert fault_of(lambda: again.switch("after")) == TableIsClosed()
    assert again.switch(MAIN) == again


def test_secrets_are_told_when_the_match_is_over_whatever_line_we_stand_on() -> None:
    study = over().branch("after", 1)
    assert not study.match.over
    assert study.match.has_no_secrets
    assert study.match.open_table
    assert not study.main.open_table


def test_no_branch_where_the_game_is_over() -> None:
    assert fault_of(lambda: over().branch("more", over().main.at)) == NothingToDecide()


@with_each("name", ["", "   ", "x" * (LONGEST_BRANCH + 1), "\ud800"])
def test_a_branch_has_a_name_that_can_be_written(name: str) -> None:
    assert fault_of(lambda: OPEN.branch(name, 0)) == BadBranchName(name.strip(), LONGEST_BRANCH)


def test_names_of_branches_are_all_different() -> None:
    branch = OPEN.branch("one", 0)
    assert fault_of(lambda: branch.branch(" one ", 0)) == BranchNameTaken("one")
    two = branch.branch("two", 0)
    assert fault_of(lambda: two.rename("two", "one")) == BranchNameTaken("one")


def test_there_is_an_end_to_branches() -> None:
    study = OPEN
    for number in range(MOST_BRANCHES):
        study = study.branch(f"{number}", 0)
    assert fault_of(lambda: study.branch("more", 0)) == TooManyBranches(MOST_BRANCHES)
    assert "more" in study.rename("7", "more").branches


def test_a_branch_is_renamed_wherever_one_stands() -> None:
    branch = OPEN.branch("one", 0)
    assert branch.rename("one", " bold ").name == "bold"
    assert branch.switch(MAIN).rename("one", "bold").names == (MAIN, "bold")
    assert branch.rename("one", "one") == branch
    assert fault_of(lambda: branch.rename(MAIN, "x")) == NoSuchBranch(MAIN)
    assert fault_of(lambda: branch.rename("two", "x")) == NoSuchBranch("two")


def test_whoever_stands_on_a_branch_that_is_forgotten_goes_home() -> None:
    branch = OPEN.branch("one", 0).branch("two", 0)
    assert branch.remove("two").name == MAIN
    assert branch.remove("one").name == "two"
    assert branch.remove("one").names == (MAIN, "two")
    assert fault_of(lambda: branch.remove("three")) == NoSuchBranch("three")
    assert fault_of(lambda: branch.remove(MAIN)) == NoSuchBranch(MAIN)


def test_the_root_is_where_the_moves_part() -> None:
    branch = played_on(OPEN, 6).branch("one", 3)
    further = branch.playing(branch.match.play(legal(TOY, branch.match.state)[0]))
    assert branch.root("one") == further.root("one") == branch.match.at
    assert branch.root(MAIN) == len(branch.main.moments) - 1


@st.composite
def studies(draw: st.DrawFn) -> Study[Any]:
    """Draw a match with some branches, played and changed in any order."""
    study = Study(records.start(TOY, ToyOptions(rounds=3), PLAYERS, draw(st.integers()), open_table=True))
    for step in draw(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60)), max_size=25)):
        study = changed(study, *step)
    return study


def changed(study: Study[Any], what: int, number: int) -> Study[Any]:
    """Make one of some changes, or none if it cannot be made."""
    name, match = "abc"[number % 3], study.match
    try:
        match what:
            case 0:
                return study.branch(name, number % len(match.moments))
            case 1:
                return study.switch(name)
            case 2:
                return study.switch(MAIN)
            case 3:
                return study.remove(name)
            case 4:
                return study.playing(match.undo().undo())
            case 5:
                return study.playing(match.noted(Note(match.at, NoteKind.REMARK, Seat(0), name)))
            case 6:
                return study.rename(name, "abc"[number % 2])
    except FaultError:
        return study
    moves = legal(TOY, match.state)
    return study.playing(match.play(moves[number % len(moves)]) if moves else match.redo())


@given(studies())
@settings(deadline=None)
def test_every_match_comes_back_with_its_branches(study: Study[Any]) -> None:
    data = records.to_json(records.record(study, "1.2")).encode()
    assert records.restore(TOY, records.from_json(data)) == study


@given(studies())
@settings(deadline=None)
def test_going_home_and_back_changes_nothing(study: Study[Any]) -> None:
    if study.main.has_no_secrets:
        assert study.switch(MAIN).switch(study.name) == study


def test_who_answers_for_chance_in_a_branch_still_does_when_it_is_resumed() -> None:
    branch = played_on(OPEN, 4).branch("bold", 2)
    by_hand = branch.playing(branch.match.__replace__(by_hand=True))
    resumed = records.restore(TOY, records.record(by_hand, "1.2"))
    assert (resumed.name, resumed.match.by_hand, resumed.main.by_hand) == ("bold", True, False)


def test_a_record_of_the_first_form_is_read() -> None:
    study = played_on(OPEN, 4)
    plain = json.loads(records.to_json(records.record(study, "0.1")))
    del plain["branches"], plain["branch"]
    read = records.from_json(json.dumps({**plain, "boardkit": 1}).encode())
    assert records.restore(TOY, read) == study


WRONG: dict[str, tuple[dict[str, Any], Fault]] = {
    "name": ({"name": ""}, BadBranchName("", LONGEST_BRANCH)),
    "root": ({"root": 99}, NoSuchMoment(99, 10)),
    "below": ({"root": -1}, NoSuchMoment(-1, 10)),
    "at": ({"at": 99}, NoSuchMoment(99, 5)),
}


@with_each("what", WRONG)
def test_what_is_wrong_with_a_branch_of_a_record_is_named(what: str) -> None:
    branch = played_on(OPEN, 6).branch("one", 5)
    plain = records.record(branch, "1")
    change, fault = WRONG[what]
    bad = plain.__replace__(branches=[evolve(plain.branches[0], **change)])
    assert fault_of(lambda: records.restore(TOY, bad)) == fault


def test_the_moves_of_a_branch_are_checked_by_the_rules() -> None:
    branch = played_on(played_on(OPEN, 6).branch("one", 5), 2)
    plain = records.record(branch, "1")
    one = plain.branches[0]
    bad = plain.__replace__(branches=[one.__replace__(moves=["pick 77", *one.moves[1:]])])
    fault = fault_of(lambda: records.restore(TOY, bad))
    assert isinstance(fault, MoveDoesNotFit)
    assert fault.number == one.root + 1


def test_a_record_that_stands_nowhere_is_refused() -> None:
    plain = records.record(OPEN, "1").__replace__(branch="gone")
    assert fault_of(lambda: records.restore(TOY, plain)) == NoSuchBranch("gone")


def test_a_record_of_a_closed_table_opens_at_the_match_itself() -> None:
    branch = over().branch("after", 1)
    plain = records.record(branch, "1")
    closed = plain.__replace__(at=2)
    assert not records.restore(TOY, closed).name
