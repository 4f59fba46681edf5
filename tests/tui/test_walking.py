"""The walk at the screen: keys and the mouse lead through it, and time goes on in it."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.core import Note, NoteKind, Seat
from boardkit.tui.desk.intents import Tick
from boardkit.tui.desk.looking import SECONDS
from boardkit.tui.desk.sight import Walk
from boardkit.tui.table.screen import TableScreen
from tests.desk.tools import random_match
from tests.every import every_key
from tests.tui.tools import click_foot, press, running, shown, table_of


def walk_of(table: TableScreen) -> Walk:
    """Return the walk that is taken."""
    assert table.desk.walk is not None
    return table.desk.walk


def plays(table: TableScreen) -> bool:
    """Tell whether the walk goes on by itself."""
    return bool(table.desk.mode.pace(table.desk))


@pytest.mark.sample(3)
@every_key
async def test_the_walk_goes_by_keys_and_is_told(tmp_path: Path, key: str) -> None:
    async with running(tmp_path, new=random_match(key, 40)) as (app, pilot):
        await press(pilot, "f5", "home", "right")
        table = table_of(app)
        assert walk_of(table).at == 1
        assert "The rule" in shown(app)
        assert f"Step 1 of {len(walk_of(table).halts) - 1}" in shown(app)
        await press(pilot, "end", "escape")
        assert table.desk.walk is None
        assert "The rule" not in shown(app)


async def test_the_walk_goes_by_the_mouse_on_the_footer(tmp_path: Path) -> None:
    async with running(tmp_path, new=random_match("tectonic_tribes", 40)) as (app, pilot):
        await press(pilot, "f5", "home")
        table = table_of(app)
        for action in ("step", "decision", "turn", "round"):
            before = walk_of(table).at
            await click_foot(pilot, f"{action}_on")
            assert walk_of(table).at > before
            await click_foot(pilot, f"{action}_back")
            assert walk_of(table).at == before
        await click_foot(pilot, "auto_play")
        assert plays(table)
        await click_foot(pilot, "auto_play")
        assert not plays(table)
        await click_foot(pilot, "back")
        assert table.desk.walk is None


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the play wait for nothing."""
    monkeypatch.setattr("boardkit.tui.desk.looking.SECONDS", (0.001,) * len(SECONDS))


@pytest.mark.usefixtures("hurried")
async def test_time_goes_on_in_the_play_until_a_note_and_to_the_end(tmp_path: Path) -> None:
    match = random_match("tectonic_tribes", 5)
    noted = match.noted(Note(match.at - 2, NoteKind.REMARK, Seat(1), "Why here?"))
    async with running(tmp_path, (120, 40), new=noted) as (app, pilot):
        await press(pilot, "f5", "home", "a")
        await until_still(pilot)
        table = table_of(app)
        assert walk_of(table).halt.note is not None
        assert "Why here?" in shown(app)
        await press(pilot, "a")
        await until_still(pilot)
        assert walk_of(table).over


async def until_still(pilot: Pilot[None]) -> None:
    """Wait until the play has stopped."""
    for _ in range(2000):
        if not plays(table_of(pilot.app)):
            break
        await pilot.pause(0.002)
    await pilot.pause()


async def test_what_lies_over_the_table_stops_the_play_and_speeds_are_told_while_it_goes_on(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40), new=random_match("tectonic_tribes", 8)) as (app, pilot):
        await press(pilot, "f5", "home", "a")
        table = table_of(app)
        table.wake(Tick(1))
        assert plays(table)
        assert walk_of(table).at == 1
        await press(pilot, "ctrl+p")
        assert app.screen is not table
        table.wake(Tick(2))
        assert not plays(table)
        assert walk_of(table).at == 1
        await press(pilot, "escape", "a", "S", "S")
        assert plays(table)
        assert "very fast" in shown(app)
        await press(pilot, "left")
        assert not plays(table)
