"""Keys read in one go do what they would do typed slowly, and close no screen that nobody closed."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from boardkit.tui.app import BoardkitApp
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.screens.base import TooSmallScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, DialogScreen, NoticeScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal import messages
from tests.daily import by_night, in_turn
from tests.tui.tools import at_rest_again, burst, make_app, new_match, press, running, table_of

OPENERS = ("ctrl+p", "C", "slash", "e", "b", "B", "question_mark", "i", "w", "g", "L", "P", "T", "colon", "u")
"""Keys of the table that open something."""


def stack(app: BoardkitApp) -> list[str]:
    return [type(screen).__name__ for screen in app.screen_stack]


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("opener", "times"),
    [*in_turn(OPENERS[::2], (2, 3)), *(by_night(opener, 2) for opener in OPENERS[1::2]), ("ctrl+p", 4)],
)
async def test_enters_in_one_go_lead_where_slow_ones_lead(opener: str, times: int, tmp_path: Path) -> None:
    keys = [opener, *["enter"] * times]
    found = []
    for folder, hands in (("slow", press), ("fast", burst)):
        (tmp_path / folder).mkdir()
        match = new_match().__replace__(open_table=True)
        async with running(tmp_path / folder, new=match) as (app, pilot):
            await at_rest_again(pilot)
            await hands(pilot, *keys)
            assert any(isinstance(screen, TableScreen) for screen in app.screen_stack)
            found.append((stack(app), table_of(app).desk.match.at))
    assert found[0] == found[1]


async def test_keys_that_come_before_the_widgets_wait(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await burst(pilot, "down", "down", "enter", "down", "enter", "escape", "escape", "up", "5", "down")
        assert stack(app)[-1] == "SettingsScreen"


async def test_what_waits_for_a_program_that_never_rests_enters_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "PATIENCE", 0.01)
    monkeypatch.setattr(messages, "LOOKS", 3)
    entered: list[events.Event] = []

    async def deliver(event: events.Event) -> None:
        entered.append(event)

    async with running(tmp_path) as (app, _):
        screen = app.screen
        assert isinstance(screen, MenuScreen)
        screen.busy = True
        keys = [events.Key(name, name) for name in "ab"]
        gate = messages.Turnstile(app, deliver)
        for key in keys:
            await gate.enter(key)
        assert entered == []
        while gate.waiting:
            await asyncio.sleep(0.001)
        screen.busy = False
    assert entered == keys


async def test_the_message_after_the_one_dealt_with_is_still_to_come(tmp_path: Path) -> None:
    """Textual has taken it from the queue: a key that went up to the program was let in behind itself."""
    rests: list[bool] = []
    async with running(tmp_path) as (app, pilot):
        for _ in range(2):
            app.call_later(lambda: rests.append(messages.at_rest(app)))
        await at_rest_again(pilot)
    assert rests == [False, True]


async def test_what_waits_enters_however_late_the_machine_comes_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every moment has passed before it is waited for, as on a machine that does something else meanwhile."""
    monkeypatch.setattr(messages, "POLL", 1e-12)
    with make_app(tmp_path) as app:
        async with app.run_test(size=(80, 24)), asyncio.timeout(30):
            for key in ("down", "down", "enter", "escape"):
                app.post_message(events.Key(key, None))
            while not app.turnstile.waiting:
                await asyncio.sleep(0)
            while app.turnstile.waiting:
                await asyncio.sleep(0.001)


@pytest.mark.parametrize("times", [7, by_night(50)])
async def test_many_keys_that_open_and_close_leave_the_menu(tmp_path: Path, times: int) -> None:
    async with running(tmp_path) as (app, pilot):
        await burst(pilot, *["ctrl+p", "escape"] * times)
        assert isinstance(app.screen, MenuScreen)


class Counting(DialogScreen[int]):
    def compose(self) -> ComposeResult:
        yield Static("?")


async def test_a_dialog_answers_once_and_not_below_another(tmp_path: Path) -> None:
    answers: list[int | None] = []
    async with running(tmp_path) as (app, pilot):
        dialog = Counting()
        await app.push_screen(dialog, answers.append)
        dialog.dismiss(1)
        dialog.dismiss(2)
        await at_rest_again(pilot)
        assert answers == [1]
        assert isinstance(app.screen, MenuScreen)
        below = Counting()
        await app.push_screen(below, answers.append)
        await app.push_screen(NoticeScreen("Title", ["Text"], app.program.words))
        below.dismiss(3)
        await at_rest_again(pilot)
        assert answers == [1]
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        below.dismiss(4)
        assert answers == [1]
        await at_rest_again(pilot)
        assert answers == [1, 4]


async def test_a_mere_enter_answers_a_warning_harmlessly_and_arrows_move_between_answers(
    tmp_path: Path,
) -> None:
    answers: list[bool | None] = []
    async with running(tmp_path) as (app, pilot):
        for careful, keys in ((False, []), (True, []), (False, ["right"]), (False, ["down", "left"])):
            await app.push_screen(ConfirmScreen("Really?", "Yes", "No", careful=careful), answers.append)
            await press(pilot, *keys, "enter")
    assert answers == [True, False, False, True]


async def test_nothing_opens_in_too_small_a_window_and_one_that_grows_again_leaves_no_notice_behind(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (70, 20)) as (app, pilot):
        await at_rest_again(pilot)
        await burst(pilot, "ctrl+p", "enter", "enter")
        assert isinstance(app.screen, TooSmallScreen)
        await pilot.resize_terminal(80, 24)
        await at_rest_again(pilot)
        assert isinstance(app.screen, MenuScreen)
        await pilot.resize_terminal(70, 20)
        await at_rest_again(pilot)
        await app.push_screen(NoticeScreen("Title", ["Text"], app.program.words))
        await pilot.resize_terminal(80, 24)
        await at_rest_again(pilot)
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)


async def test_what_was_to_be_done_on_a_screen_that_is_taken_away_is_not_done(tmp_path: Path) -> None:
    done: list[str] = []
    async with running(tmp_path) as (app, pilot):
        dialog = NoticeScreen("Title", ["Text"], app.program.words)
        await app.push_screen(dialog)
        await at_rest_again(pilot)
        dialog.call_after_refresh(done.append, "in time")
        await at_rest_again(pilot)
        dialog.call_after_refresh(done.append, "late")
        gone = app.pop_screen()
        for _ in range(50):
            await asyncio.sleep(0.001)
        await gone
        assert done == ["in time"]
