"""Asking a class in the terminal: keys, clicks and typed lines arrive, and what was asked is kept."""

from asyncio import Event
from pathlib import Path
from typing import Any

import pytest
from textual.events import Paste

from boardkit.core import FaultError
from boardkit.core.teaching.quiz import Poll, Question
from boardkit.library.lessons import classroom, show_answers, shown_answers
from boardkit.library.storage_faults import DiskFull
from boardkit.tui.desk.intents import ClassServed, Pose, PupilsAnswered
from boardkit.tui.desk.teach.classroom import InClass, Polling
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.widgets.texts import SheetView
from tests.tui.tools import at_rest_again, make_app, new_match, press, running, shown, table_of, told, write


class Devices:
    """A host without a network."""

    served, away = 0, ""

    def for_class(self) -> "Devices":
        """Serve a class."""
        return self

    async def serve(self, table: Any) -> None:
        """Let two come in, until this is cancelled."""
        self.served += 1
        self.meet(table, came=())
        self.meet(table)
        await Event().wait()

    def meet(self, table: Any, came: tuple[str, ...] = ("Ada", "Zoe")) -> None:
        """Tell who has come in."""
        code = ("http://192.168.178.123:43210/abcdefghijkmnpqr/", *["▀" * 33] * 17)
        table.handle(ClassServed(code, True, came))

    def part(self, _: Any) -> None:
        """Wait for the next table."""

    def send_away(self, name: str) -> None:
        """Know who is to be sent away."""
        self.away = name


async def test_a_class_comes_in_by_a_code_that_fits_80_by_24(tmp_path: Path) -> None:
    match = new_match().__replace__(open_table=True)
    async with running(tmp_path, new=match, host=Devices) as (app, pilot):
        await press(pilot, "Q")
        row = next(at for at, line in enumerate(shown(app).splitlines()) if "Q lets all answer" in line)
        await pilot.click(offset=(4, row))
        await press(pilot, "left", "enter")
        await at_rest_again(pilot)
        for part in (
            "43210/abcdefghijkmnpqr/",
            "▀▀▀▀▀▀▀",
            "2 pupils have come in",
            "Everybody in your network",
        ):
            assert part in shown(app)
        table = table_of(app)
        await press(pilot, "escape")
        table.handle(Pose(Question("Why?", ("so", "because"))))
        mode = table.desk.mode
        assert isinstance(mode, Polling)
        table.handle(PupilsAnswered(mode.stamp, {"Zoe": 1}))
        await at_rest_again(pilot)
        assert "One answer." in shown(app)
        assert classroom(app.library).open == Poll(mode.poll.question, {"Zoe": 1})


async def test_who_looks_on_sees_the_bars_while_the_table_does(tmp_path: Path) -> None:
    match = new_match().__replace__(open_table=True)
    async with running(tmp_path, new=match) as (app, pilot):
        number, question = app.library.matches()[0].match, Question("Why?", ("so", "because"))
        await press(pilot, "Q")
        table_of(app).handle(Pose(question))
        for keys, shown_now in (
            (("b", "enter"), None),
            (("v",), Poll(question, tallies=(1,))),
            (("escape",), None),
        ):
            await press(pilot, *keys)
            assert shown_answers(app.library, number) == shown_now
        show_answers(app.library, number, Poll(question, {"Zoe": 1}))
    with make_app(tmp_path, resume=number) as again:
        async with again.run_test():
            assert shown_answers(again.library, number) is None


async def test_a_class_goes_along_to_the_next_table(tmp_path: Path) -> None:
    match, host = new_match().__replace__(open_table=True), Devices()
    async with running(tmp_path, new=match, host=lambda: host) as (app, pilot):
        await press(pilot, "Q", "Q", "left", "enter", "escape")
        app.program.begin(match, instead=True)
        await at_rest_again(pilot)
        table = table_of(app)
        assert table.desk.devices is None
        await press(pilot, "Q")
        await at_rest_again(pilot)
        assert isinstance(table.desk.mode, InClass)
        assert "2 pupils have come in: " in shown(app)
        await press(pilot, "Q", "full_stop", "down", "down", "enter")
        assert (host.served, host.away) == (1, "Zoe")


async def test_an_answer_that_cannot_be_kept_changes_nothing_and_no_complaint_lies_on_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match().__replace__(open_table=True)
    async with running(tmp_path, new=match, host=Devices) as (app, pilot):
        await press(pilot, "Q", "Q", "left", "enter", "escape")
        table, depth = table_of(app), len(app.screen_stack)
        table.handle(Pose(Question("Why?", ("so", "because"))))
        mode = table.desk.mode
        assert isinstance(mode, Polling)

        def full(*_: object) -> None:
            raise FaultError(DiskFull("here"))

        monkeypatch.setattr(app.library, "set_setting", full)
        for name in ("Zoe", "Max"):
            table.handle(PupilsAnswered(mode.stamp, {name: 1}))
            await at_rest_again(pilot)
        assert table.desk.mode is mode
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        assert len(app.screen_stack) == depth


async def test_where_no_device_comes_in_it_is_told_what_helps(tmp_path: Path) -> None:
    match = new_match().__replace__(open_table=True)
    async with running(tmp_path, new=match, notifications=True) as (app, pilot):
        for confined, said in ((False, 'install ".[web]"'), (True, "go on in a terminal of this computer")):
            app.program.confined = confined
            await press(pilot, "Q", "Q", "left", "enter")
            assert said in " ".join(shown(app).split())
            await press(pilot, "escape", "escape")


async def test_a_class_whose_names_are_pasted_is_asked_by_keys_and_clicks(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match().__replace__(open_table=True)) as (app, pilot):
        await press(pilot, "Q")
        await press(pilot, "c")
        app.post_message(Paste("Zoe\r\nMax B.\r\n\r\nÉlodie\r\n"))
        await press(pilot, "ctrl+s")
        assert classroom(app.library).names == ("Zoe", "Max B.", "Élodie")
        await press(pilot, "c", "f7", "delete")
        await write(pilot, "Zoe")
        await press(pilot, "enter", "M", "a", "x", "ctrl+s", "n", "enter")
        await write(pilot, "Why?")
        await press(pilot, "enter")
        await write(pilot, "so / *because")
        await press(pilot, "enter")
        assert "Zoe: choose an answer" in shown(app)
        sheet = table_of(app).query_one("#sheet", SheetView)
        await pilot.click(sheet, offset=(3, 4))
        await press(pilot, "enter", "a", "enter", "v")
        assert "✓ b) because" in shown(app)
        await press(pilot, "s")
        assert (tmp_path / "exports" / "class.csv").read_text("utf-8-sig").startswith("name,Why?,right")
        await press(pilot, "escape", "escape", "Q")
        assert isinstance(table_of(app).desk.mode, InClass)
        assert "Zoe                 b✓  1" in shown(app)
        assert classroom(app.library).names == ("Zoe", "Max")
        assert not told(app)
