"""A match can ask "what if": branches are named, kept beside it, and left again; none tells a secret."""

import json
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Fault, FaultError, Match, Note, NoteKind, Seat, legal
from boardkit.core.lines.branches import (
    LONGEST_BRANCH,
    MOST_BRANCHES,
    BadBranchName,
    BranchNameTaken,
    NoSuchBranch,
    NothingToDecide,
    TableIsClosed,
    TooManyBranches,
    branched,
    has_no_secrets,
    home,
    line,
    lines,
    renamed,
    root,
    same_luck,
    switched,
    without,
)
from boardkit.core.records import record as records
from boardkit.core.records.faults import MoveDoesNotFit, NoSuchMoment
from tests.helpers import PLAYERS, fault_of, new_match, played
from tests.toy import TOY, Roll, ToyOptions

OPEN = records.start(TOY, ToyOptions(rounds=9), PLAYERS, 1, open_table=True)


def names(match: Match[Any]) -> list[str]:
    return [one.name for one in lines(match)]


def rolls(match: Match[Any]) -> list[int]:
    return [moment.move.pips for moment in match.moments if isinstance(moment.move, Roll)]


def test_a_branch_is_played_on_and_the_match_stays_as_it_was() -> None:
    match = played(OPEN, 6)
    branch = played(branched(match, "bold", match.decisions()[2]), 3)
    assert branch.name == "bold"
    assert home(branch).moments == match.moments
    assert home(branch).at == match.at
    assert names(branch) == names(home(branch)) == ["", "bold"]
    assert switched(home(branch), "bold") == branch


def test_playing_on_at_home_leaves_the_branches_alone() -> None:
    match = played(OPEN, 6)
    branch = played(branched(match, "bold", 3), 2)
    further = played(home(branch).undo().undo(), 4)
    assert line(further, "bold") == line(branch, "bold")


def test_a_branch_begins_where_a_seat_is_asked() -> None:
    match = played(OPEN, 6)
    chance = next(at for at, moment in enumerate(match.moments) if moment.step.state.to_move == CHANCE)
    assert branched(match, "x", chance).state.to_move not in (None, CHANCE)
    assert branched(match, "x", chance).at in match.decisions()


def test_a_branch_goes_on_from_another_branch() -> None:
    one = played(branched(played(OPEN, 4), "one", 2), 4)
    two = branched(one, "two", one.at)
    assert names(two) == ["", "one", "two"]
    assert two.moments == one.moments
    assert line(two, "one") == line(one, "one")


def test_undo_and_redo_stay_on_the_branch() -> None:
    branch = played(branched(played(OPEN, 4), "one", 2), 3)
    assert branch.undo().redo() == branch
    assert branch.undo().name == "one"


def test_chance_in_a_branch_of_a_match_that_goes_on_tells_nothing_of_what_is_to_come() -> None:
    """The same moves are made in the match and in the branch, and chance answers otherwise."""
    match = played(records.start(TOY, ToyOptions(rounds=9), PLAYERS, 5, open_table=True), 2)
    branch = branched(match, "peek", match.at)
    assert not same_luck(match, branch)
    assert rolls(played(match, 14)) != rolls(played(branch, 14))
    assert branched(match, "other", match.at).seed == branch.seed


def test_chance_in_a_branch_of_a_match_that_is_over_answers_as_it_did() -> None:
    match = played(new_match(), 99)
    branch = branched(match, "again", 0)
    assert same_luck(match, branch)
    assert played(branch, 99).moments == match.moments


def test_no_branch_at_a_table_with_secrets() -> None:
    match = played(new_match(), 3)
    assert not has_no_secrets(match)
    assert fault_of(lambda: branched(match, "peek", match.at)) == TableIsClosed()


def test_branches_of_a_match_that_goes_on_again_cannot_be_looked_at() -> None:
    """Everybody may agree to take the last decision back; then there are secrets again."""
    over = played(new_match(), 99)
    branch = branched(over, "after", 1)
    again = home(branch).undo()
    assert fault_of(lambda: switched(again, "after")) == TableIsClosed()
    assert switched(again, "") == again


def test_secrets_are_told_when_the_match_is_over_whatever_line_we_stand_on() -> None:
    branch = branched(played(new_match(), 99), "after", 1)
    assert not branch.over
    assert has_no_secrets(branch)
    assert branch.open_table
    assert not home(branch).open_table


def test_no_branch_where_the_game_is_over() -> None:
    over = played(new_match(), 99)
    assert fault_of(lambda: branched(over, "more", over.at)) == NothingToDecide()


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_BRANCH + 1), "\ud800"])
def test_a_branch_has_a_name_that_can_be_written(name: str) -> None:
    assert fault_of(lambda: branched(OPEN, name, 0)) == BadBranchName(name.strip(), LONGEST_BRANCH)


def test_names_of_branches_are_all_different() -> None:
    branch = branched(OPEN, "one", 0)
    assert fault_of(lambda: branched(branch, " one ", 0)) == BranchNameTaken("one")
    two = branched(branch, "two", 0)
    assert fault_of(lambda: renamed(two, "two", "one")) == BranchNameTaken("one")


def test_there_is_an_end_to_branches() -> None:
    match = OPEN
    for number in range(MOST_BRANCHES):
        match = home(branched(match, f"{number}", 0))
    assert fault_of(lambda: branched(match, "more", 0)) == TooManyBranches(MOST_BRANCHES)


def test_a_branch_is_renamed_wherever_one_stands() -> None:
    branch = branched(OPEN, "one", 0)
    assert renamed(branch, "one", " bold ").name == "bold"
    assert names(renamed(home(branch), "one", "bold")) == ["", "bold"]
    assert renamed(branch, "one", "one") == branch
    assert fault_of(lambda: renamed(branch, "", "x")) == NoSuchBranch("")
    assert fault_of(lambda: renamed(branch, "two", "x")) == NoSuchBranch("two")


def test_whoever_stands_on_a_branch_that_is_forgotten_goes_home() -> None:
    branch = branched(branched(OPEN, "one", 0), "two", 0)
    assert without(branch, "two") == home(without(branch, "two"))
    assert without(branch, "one").name == "two"
    assert names(without(branch, "one")) == ["", "two"]
    assert fault_of(lambda: without(branch, "three")) == NoSuchBranch("three")
    assert fault_of(lambda: without(branch, "")) == NoSuchBranch("")


def test_the_root_is_where_the_moves_part() -> None:
    match = played(OPEN, 6)
    branch = branched(match, "one", 3)
    further = branch.play(legal(TOY, branch.state)[0])
    assert root(match, branch) == root(match, further) == branch.at
    assert root(match, match) == len(match.moments) - 1


@st.composite
def trees(draw: st.DrawFn) -> Match[Any]:
    """Draw a match with some branches, played and changed in any order."""
    match = records.start(TOY, ToyOptions(rounds=3), PLAYERS, draw(st.integers()), open_table=True)
    for step in draw(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60)), max_size=25)):
        match = changed(match, *step)
    return match


def changed(match: Match[Any], what: int, number: int) -> Match[Any]:
    """Make one of some changes, or none if it cannot be made."""
    name = "abc"[number % 3]
    try:
        match what:
            case 0:
                return branched(match, name, number % len(match.moments))
            case 1:
                return switched(match, name)
            case 2:
                return home(match)
            case 3:
                return without(match, name)
            case 4:
                return match.undo().undo()
            case 5:
                return match.noted(Note(match.at, NoteKind.REMARK, Seat(0), name))
    except FaultError:
        return match
    moves = legal(TOY, match.state)
    return match.play(moves[number % len(moves)]) if moves else match.redo()


@given(trees())
@settings(deadline=None)
def test_every_match_comes_back_with_its_branches(match: Match[Any]) -> None:
    data = records.to_json(records.record(match, "1.2")).encode()
    assert records.restore(TOY, records.from_json(data)) == match


@given(trees())
@settings(deadline=None)
def test_going_home_and_back_changes_nothing(match: Match[Any]) -> None:
    if has_no_secrets(match):
        assert switched(home(match), match.name) == match


def test_who_answers_for_chance_in_a_branch_still_does_when_it_is_resumed() -> None:
    branch = evolve(branched(played(OPEN, 4), "bold", 2), by_hand=True)
    resumed = records.restore(TOY, records.record(branch, "1.2"))
    assert (resumed.name, resumed.by_hand, home(resumed).by_hand) == ("bold", True, False)


def test_a_record_of_the_first_form_is_read() -> None:
    plain = json.loads(records.to_json(records.record(played(OPEN, 4), "0.1")))
    del plain["branches"], plain["branch"]
    read = records.from_json(json.dumps({**plain, "boardkit": 1}).encode())
    assert records.restore(TOY, read) == played(OPEN, 4)


WRONG: dict[str, tuple[dict[str, Any], Fault]] = {
    "name": ({"name": ""}, BadBranchName("", LONGEST_BRANCH)),
    "root": ({"root": 99}, NoSuchMoment(99, 10)),
    "below": ({"root": -1}, NoSuchMoment(-1, 10)),
    "at": ({"at": 99}, NoSuchMoment(99, 5)),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_branch_of_a_record_is_named(what: str) -> None:
    branch = branched(played(OPEN, 6), "one", 5)
    plain = records.record(branch, "1")
    change, fault = WRONG[what]
    bad = evolve(plain, branches=[evolve(plain.branches[0], **change)])
    assert fault_of(lambda: records.restore(TOY, bad)) == fault


def test_the_moves_of_a_branch_are_checked_by_the_rules() -> None:
    branch = played(branched(played(OPEN, 6), "one", 5), 2)
    plain = records.record(branch, "1")
    one = plain.branches[0]
    bad = evolve(plain, branches=[evolve(one, moves=["pick 77", *one.moves[1:]])])
    fault = fault_of(lambda: records.restore(TOY, bad))
    assert isinstance(fault, MoveDoesNotFit)
    assert fault.number == one.root + 1


def test_a_record_that_stands_nowhere_is_refused() -> None:
    plain = evolve(records.record(OPEN, "1"), branch="gone")
    assert fault_of(lambda: records.restore(TOY, plain)) == NoSuchBranch("gone")


def test_a_record_of_a_closed_table_opens_at_the_match_itself() -> None:
    branch = branched(played(new_match(), 99), "after", 1)
    plain = records.record(branch, "1")
    closed = evolve(plain, at=2)
    assert not records.restore(TOY, closed).name
