"""From line to line of a match: whatever is changed there is kept as it is shown."""

from random import Random

import pytest

from boardkit.games import GAMES
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import BranchOff, Decide, Do, Intent, RemoveLine, RenameLine, SwitchLine
from boardkit.tui.desk.wishes import Branches, Complain, Keep, Open
from tests.desk.tools import after, new_match, opened, pressed, random_match, seated
from tests.tui.desks import wished

games = pytest.mark.parametrize("game", GAMES)


def on_a_branch(game: str) -> Desk:
    """Begin a branch in the middle of a match, and decide something else there."""
    desk = after(seated(random_match(game, 12)), BranchOff(8, "bold"))
    return after(desk, Decide(Random(2).choice(desk.sight.legal)))


def kept_as_shown(outcome: Outcome) -> bool:
    return wished(outcome, Keep).study is outcome.desk.study


@games
@pytest.mark.parametrize(
    ("wanted", "name", "names"),
    [
        (BranchOff(9, "bolder"), "bolder", ["", "bold", "bolder"]),
        (SwitchLine(""), "", ["", "bold"]),
        (Do.MAIN_LINE, "", ["", "bold"]),
        (RenameLine("bold", "mild"), "mild", ["", "mild"]),
        (RemoveLine("bold"), "", [""]),
    ],
)
def test_a_change_of_lines_is_kept_as_it_is_shown(
    game: str, wanted: Intent, name: str, names: list[str]
) -> None:
    outcome = update(on_a_branch(game), wanted)
    assert kept_as_shown(outcome)
    assert outcome.desk.study.name == name
    assert list(outcome.desk.study.names) == names


@games
def test_from_the_match_a_branch_is_found_as_it_was_left(game: str) -> None:
    there = on_a_branch(game)
    home = after(there, SwitchLine(""))
    assert home.match.moments != there.match.moments
    back = update(home, SwitchLine("bold"))
    assert kept_as_shown(back)
    assert back.desk.match == there.match


@pytest.mark.parametrize("wanted", [RenameLine("bold", "mild"), RemoveLine("bold")])
def test_the_list_of_branches_is_opened_again_after_a_change_of_it(wanted: Intent) -> None:
    outcome = update(on_a_branch("tectonic_tribes"), wanted)
    door = wished(outcome, Open).door
    assert isinstance(door, Branches)
    assert door.study is outcome.desk.study


@pytest.mark.parametrize("wanted", [RenameLine("bold", "x" * 99), SwitchLine("no"), RemoveLine("no")])
def test_what_cannot_be_changed_is_said_and_nothing_is_kept(wanted: Intent) -> None:
    desk = on_a_branch("tectonic_tribes")
    outcome = update(desk, wanted)
    assert outcome.desk.study is desk.study
    assert any(isinstance(wish, Complain) for wish in outcome.wishes)
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_where_there_are_secrets_no_branch_is_begun() -> None:
    desk = opened(seated(new_match(GAMES["tectonic_tribes"], 2)))
    outcome = pressed(desk, "b")
    assert outcome.desk is desk
    wished(outcome, Complain)


def test_the_match_itself_is_where_its_key_leads_nowhere() -> None:
    desk = seated(random_match("tectonic_tribes", 5).__replace__(open_table=True))
    outcome = pressed(desk, "m")
    assert outcome.desk is desk
    assert outcome.wishes == ()
