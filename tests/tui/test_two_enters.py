"""Keys typed ahead: a curtain that falls or rises hears nothing of them, in a real terminal, too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from boardkit.core import Match, legal
from boardkit.tui.app import BoardkitApp
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal.messages import LONGEST, PAUSE, Ears, stamping_clock
from tests.tui.hands import ME
from tests.tui.tools import CHARACTERS, is_at_curtain, new_match, press, running, shown, table_of
from tests.tui.windows import Window

GAPS = (0.002, 0.15)


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def test_ears_hear_what_was_typed_while_nothing_moves() -> None:
    assert Ears(Hands()).hear(0)


def test_ears_hear_nothing_from_before_the_picture_nor_just_after() -> None:
    clock = Hands()
    ears = Ears(clock)
    ears.close()
    clock.now += 0.2
    assert not ears.hear(clock.now)
    ears.open()
    assert not ears.hear(100.0)
    assert not ears.hear(100.2 + PAUSE - 0.001)
    assert ears.hear(100.2 + PAUSE)


def test_ears_are_never_deaf_for_ever() -> None:
    clock = Hands()
    ears = Ears(clock)
    ears.close()
    assert ears.hear(clock.now + LONGEST)


def test_keys_are_stamped_by_the_clock_that_ears_read() -> None:
    before = stamping_clock()
    assert before <= events.Key("enter", None).time <= stamping_clock()


@cache
def before_the_last_of_the_origin() -> Match[Any]:
    """Lay the cards of the origin up to the last."""
    match = new_match()
    while len(match.state.continent.placements) < len(match.players) - 1:
        match = match.play(legal(match.game, match.state)[0])
    return match


@asynccontextmanager
async def at_the_origin(folder: Path) -> AsyncIterator[tuple[BoardkitApp, Pilot[None], TableScreen]]:
    """Run the program where the last card of the origin is taken."""
    async with running(folder, new=before_the_last_of_the_origin()) as (app, pilot):
        await press(pilot, "tab")
        yield app, pilot, table_of(app)


async def strike(pilot: Pilot[None], *keys: str, at: float) -> None:
    """Press keys as if each had been typed at a moment, however late the machine comes to it."""
    for name in keys:
        key = events.Key(name, CHARACTERS.get(name, name))
        key.time = at
        pilot.app.post_message(key)
        await pilot.pause()


@pytest.mark.sample(2)
@pytest.mark.parametrize("gap", GAPS)
async def test_an_enter_too_many_opens_no_curtain(tmp_path: Path, gap: float) -> None:
    async with at_the_origin(tmp_path) as (app, pilot, table):
        app.program.ears = Ears()
        typed = stamping_clock()
        await strike(pilot, "enter", at=typed)
        await strike(pilot, "enter", "space", "enter", at=typed + gap)
        assert is_at_curtain(app)
        assert not table.desk.sight.choices


async def test_a_click_too_many_opens_no_curtain(tmp_path: Path) -> None:
    async with at_the_origin(tmp_path) as (app, pilot, _):
        app.program.ears = Ears()
        typed = stamping_clock()
        await strike(pilot, "enter", at=typed)
        x, y = app.screen.query_one("#curtain-open").region.center
        for kind in (events.MouseDown, events.MouseUp):
            click = kind(None, int(x), int(y), 0, 0, 1, False, False, False, int(x), int(y))
            click.time = typed + GAPS[-1]
            app.post_message(click)
        await pilot.pause()
        assert is_at_curtain(app)


async def test_an_enter_too_many_at_the_curtain_decides_nothing(tmp_path: Path) -> None:
    async with at_the_origin(tmp_path) as (app, pilot, table):
        await press(pilot, "enter")
        app.program.ears = Ears()
        before = table.desk.match
        await strike(pilot, "enter", "1", "enter", at=stamping_clock())
        assert app.screen is table
        assert table.desk.draft.move is None
        assert table.desk.match is before


async def test_after_the_pause_the_curtain_opens(tmp_path: Path) -> None:
    async with at_the_origin(tmp_path) as (app, pilot, table):
        await press(pilot, "enter")
        assert is_at_curtain(app)
        await press(pilot, ME)
        assert app.screen is table
        assert "discard" in shown(app)


@pytest.mark.nightly
def test_two_enters_in_a_terminal_do_not_open_the_next_curtain(tmp_path: Path) -> None:
    """Both in one writing, so that they come together on a busy machine, too."""
    match = ("play", "tectonic_tribes", "--players", "Mum,Tom", "--seed", "7")
    with Window(*match, "--data", str(tmp_path), "--lang", "en") as window:
        window.painted("origin of the continent")
        for key, shown in (("\t", "The only way"), ("\r", "Card 63"), ("\t", "covers")):
            window.type_in(key)
            window.painted(shown)
        window.type_in("\r\r")
        curtain = window.painted(": I am")
        assert "in secret" not in curtain
        window.type_in(curtain[curtain.index(": I am") - 1])
        window.painted("in secret")
