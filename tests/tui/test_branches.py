"""What if: branches are begun, compared, renamed, deleted and left at the table, by keys and by mouse."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import Match
from boardkit.core.lines.study import ABANDONED
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.tui.desk.intents import Decide
from boardkit.tui.pages.branches import BranchesScreen, CompareScreen
from boardkit.tui.pages.comparison import Comparison
from boardkit.tui.screens.dialogs import ConfirmScreen, EntryScreen, NoticeScreen
from boardkit.tui.table.screen import TableScreen
from tests.daily import by_night
from tests.desk import tools as desks
from tests.every import every_key
from tests.tui.test_score import OVER
from tests.tui.tools import (
    click,
    click_key,
    is_voting,
    new_match,
    played_at_random,
    press,
    running,
    shown,
    table_of,
    write,
)

SIZES = [(80, 24), by_night((120, 40)), by_night((200, 60))]


def open_match(decisions: int) -> Match[Any]:
    return played_at_random(new_match(), decisions).__replace__(open_table=True)


def names(table: TableScreen) -> list[str]:
    return list(table.desk.study.names)


async def branch(pilot: Pilot[None], name: str) -> None:
    """Begin a branch of a name, by the key that no letter on a place takes."""
    await press(pilot, "ctrl+b")
    await write(pilot, name)
    await press(pilot, "enter")


@pytest.mark.parametrize("size", SIZES)
async def test_a_branch_is_begun_played_compared_and_left(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running(tmp_path, size, new=open_match(20)) as (app, pilot):
        table = table_of(app)
        before = table.desk.match
        await press(pilot, "f5", *["left_curly_bracket"] * 6)
        await branch(pilot, "bold")
        assert table.desk.study.name == "bold"
        assert table.desk.match.at < before.at
        assert "branch: bold" in shown(app)
        await press(pilot, "1", "enter")
        await press(pilot, "B")
        assert isinstance(app.screen, BranchesScreen)
        assert "bold" in shown(app)
        await press(pilot, "c")
        assert isinstance(app.screen, CompareScreen)
        assert "Score" in shown(app)
        first = shown(app)
        await press(pilot, "tab")
        assert shown(app) != first
        await press(pilot, "escape", "escape", "m")
        assert not table.desk.study.name
        assert table.desk.study.main.moments == before.moments
        assert names(table) == ["", "bold"]


async def test_branches_are_there_when_the_match_is_resumed(tmp_path: Path) -> None:
    async with running(tmp_path, new=open_match(9)) as (app, pilot):
        await branch(pilot, "bold")
        await press(pilot, "1", "enter")
        kept = table_of(app).desk.study
    with open_library(tmp_path) as library:
        assert library.load(library.matches()[0].match, GAMES) == kept
        assert kept.name == "bold"
    async with running(tmp_path, resume=1) as (app, _):
        assert table_of(app).desk.study == kept
        assert "branch: bold" in shown(app)


async def test_a_name_is_taken_once_as_it_was_typed_and_changed_by_mouse_as_long_as_there_is_a_branch(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40), new=open_match(9)) as (app, pilot):
        table = table_of(app)
        await press(pilot, "B")
        assert "press b" in " ".join(shown(app).split())
        await press(pilot, "c")
        assert isinstance(app.screen, BranchesScreen)
        await press(pilot, "escape")
        await branch(pilot, "bold")
        await branch(pilot, "bold")
        assert isinstance(app.screen, NoticeScreen)
        assert "already" in shown(app)
        await press(pilot, "escape", "B", "home", "r", "d")
        assert isinstance(app.screen, BranchesScreen)
        assert names(table) == ["", "bold"]
        await press(pilot, "end")
        await click_key(pilot, "rename")
        assert isinstance(app.screen, EntryScreen)
        await write(pilot, "[b]x[/]")
        await click(pilot, "#ok")
        assert names(table) == ["", "[b]x[/]"]
        assert "[b]x[/]" in shown(app)
        await press(pilot, "c")
        assert "[b]x[/]" in shown(app)
        await press(pilot, "escape", "escape")
        assert "branch: [b]x[/]" in shown(app)
        await press(pilot, "B")
        await click_key(pilot, "delete")
        assert isinstance(app.screen, ConfirmScreen)
        await click(pilot, "#yes")
        assert names(table) == [""]
        assert not table.desk.study.name


async def test_at_a_table_with_secrets_it_is_said_why_there_is_no_branch(tmp_path: Path) -> None:
    async with running(tmp_path, new=played_at_random(new_match(), 9)) as (app, pilot):
        await press(pilot, "enter", "ctrl+b")
        assert isinstance(app.screen, NoticeScreen)
        assert "secrets" in shown(app)
        assert names(table_of(app)) == [""]


async def test_back_from_a_branch_of_a_match_that_is_over_one_stands_where_it_began(tmp_path: Path) -> None:
    async with running(tmp_path, new=OVER) as (app, pilot):
        await press(pilot, "w", *["right_square_bracket"] * 3)
        table = table_of(app)
        await branch(pilot, "bold")
        at = table.desk.match.at
        await press(pilot, "m")
        assert table.desk.match.over
        assert table.desk.walk is not None
        assert table.desk.walk.halt.at <= at
        assert app.screen is table


@every_key
def test_two_lines_of_any_game_are_compared(key: str) -> None:
    """Against itself nothing differs; after more decisions, what differs is told in words."""
    from boardkit.draw.drawings import drawing_of
    from boardkit.text import words_for

    first = desks.new_match(GAMES[key], max(2, GAMES[key].seats[0]), 3)
    early = played_at_random(first, 30).__replace__(open_table=True)
    late = played_at_random(early, 40)
    words = words_for("en", key, [player.name for player in early.players])
    same = Comparison(early, early, drawing_of(key))
    assert not [*(place for seat in same.boards for place in same.places(seat))]
    assert not [*same.numbers(words), *same.hands(words)]
    assert all(row.here == row.there for row in same.score(words))
    other = Comparison(early, late, drawing_of(key))
    told = [*other.numbers(words), *other.hands(words)]
    for seat in other.boards:
        told += other.looked_at(words, seat, other.places(seat))
    assert told
    assert all(row.label and row.here and row.there for row in told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("by", ["keys", by_night("mouse")])
async def test_what_was_taken_back_for_another_move_is_listed_and_opened(
    tmp_path: Path, size: tuple[int, int], by: str
) -> None:
    async with running(tmp_path, size, new=open_match(9)) as (app, pilot):
        table = table_of(app)
        before = table.desk.match
        await press(pilot, "u")
        if is_voting(app):
            await press(pilot, "a", "b", "c")
        lost = before.moments[table.desk.match.at + 1].move
        table.handle(Decide(next(move for move in table.desk.sight.legal if move != lost)))
        await press(pilot, "B")
        assert "Taken back by" in shown(app)
        if by == "keys":
            await press(pilot, "down", "enter")
        else:
            await click(pilot, "#branches", x=6, y=2, times=2)
        assert table.desk.study.name == f"{ABANDONED}1"
        assert table.desk.match.moments == before.moments
        assert "branch: Taken back by" in shown(app)
        await press(pilot, "m")
        assert table.desk.match.moments != before.moments
