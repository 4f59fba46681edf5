"""Hands on devices at the table: codes are shown, what comes from devices is done, and any is sent away."""

from asyncio import CancelledError, Event
from pathlib import Path
from typing import Any

from textual.widgets import Button

from boardkit.core import FaultError, Seat
from boardkit.games import GAMES
from boardkit.library.storage_faults import DiskFull
from boardkit.tui.desk.intents import Answered, HandAsked, HandTaken, Served
from boardkit.tui.desk.match.hands import Awaiting, Pairing, asked_now
from boardkit.tui.desk.wishes import SetUp
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, PickScreen
from tests.tui.tools import at_rest_again, click, new_match, press, running, shown, table_of, write

A, B, C = Seat(0), Seat(1), Seat(2)
ADDRESSES = {seat: f"http://192.168.178.123:43210/abcdefghijkmnpq{seat}/" for seat in map(Seat, range(5))}
CODES = {seat: (address, *["▀" * 33] * 17) for seat, address in ADDRESSES.items()}


class Devices:
    """A host without a network, which remembers what it was told."""

    def __init__(self, fault: bool = False) -> None:
        self.fault, self.ended, self.given = fault, False, list[tuple[Seat, str]]()
        self.refused = list[str]()

    async def serve(self, table: Any) -> None:
        """Offer codes, until this is cancelled."""
        if self.fault:
            raise FaultError(DiskFull("here"))
        table.handle(Served(CODES, open_to_network=True))
        try:
            await Event().wait()
        except CancelledError:
            self.ended = True
            raise

    def give(self, seat: Seat, ticket: str) -> None:
        """Remember who has the hand."""
        self.given.append((seat, ticket))

    def refuse(self, ticket: str) -> None:
        """Remember who has not got the hand."""
        self.refused.append(ticket)


async def test_codes_are_shown_at_80_by_24_and_keys_and_buttons_go_on(tmp_path: Path) -> None:
    host = Devices()
    async with running(tmp_path, new=new_match(), host=lambda: host, hands=True) as (app, pilot):
        await at_rest_again(pilot)
        table = table_of(app)
        assert isinstance(table.desk.mode, Pairing)
        for part in (ADDRESSES[A], "Everybody in your network", "the next player", "▀▀▀▀▀▀▀"):
            assert part in shown(app)
        table.handle(HandTaken(A))
        await at_rest_again(pilot)
        assert ADDRESSES[B] in shown(app)
        await press(pilot, "enter")
        assert ADDRESSES[C] in shown(app)
        await press(pilot, "escape")
        assert not isinstance(table.desk.mode, Pairing)
    assert host.ended


async def test_an_answer_from_a_device_is_kept_as_any_and_the_table_goes_on(tmp_path: Path) -> None:
    match = new_match(["Ada", "Béla"])
    async with running(tmp_path, new=match, host=Devices, hands=True) as (app, pilot):
        await at_rest_again(pilot)
        table = table_of(app)
        table.handle(HandTaken(A))
        table.handle(HandTaken(B))
        while not isinstance(table.desk.mode, Awaiting):
            await press(pilot, "tab", "enter")
        assert "Still choosing in secret: Ada and Béla" in shown(app)
        for seat in (B, A):
            state = asked_now(table.desk, seat)
            move = table.desk.game.answers.legal(state)[0]
            table.handle(Answered(seat, (move,)))
        await at_rest_again(pilot)
        saved = app.library.load(app.library.matches()[0].match, {match.game.key: match.game})
        assert saved.main.at == table.desk.match.at
        assert saved.main.decider(saved.main.at) == A
        assert "Choose here" in shown(app)


async def test_the_palette_begins_with_hands_and_sends_devices_away(tmp_path: Path) -> None:
    host = Devices()
    async with running(tmp_path, new=new_match(), host=lambda: host) as (app, pilot):
        await at_rest_again(pilot)
        await press(pilot, "ctrl+p")
        await write(pilot, "phones")
        await press(pilot, "enter")
        assert isinstance(app.screen, ConfirmScreen)
        assert "EVERYBODY in your network" in shown(app)
        await press(pilot, "y")
        table = table_of(app)
        assert isinstance(table.desk.mode, Pairing)
        table.handle(HandTaken(A))
        table.handle(HandAsked(A, "ticket"))
        await at_rest_again(pilot)
        assert "Another phone asks for Ada’s hand" in " ".join(shown(app).split())
        await press(pilot, "y")
        assert host.given == [(A, "ticket")]
        table.handle(HandAsked(A, "other"))
        await press(pilot, "escape")
        assert host.refused == ["other"]
        await press(pilot, "escape", "ctrl+p")
        await write(pilot, "phones")
        await press(pilot, "enter")
        assert isinstance(app.screen, PickScreen)
        await press(pilot, "enter")
        assert host.given[-1] == (A, "")


async def test_the_set_up_asks_for_hands_where_something_can_serve_them(tmp_path: Path) -> None:
    async with running(tmp_path, host=Devices) as (app, pilot):
        app.program.open(SetUp(GAMES["tectonic_tribes"]))
        await at_rest_again(pilot)
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.query_one("#setup-hands").focus()
        await press(pilot, "right")
        assert screen.plan.hands
        screen.query_one("#start", Button).press()
        await at_rest_again(pilot)
        assert isinstance(table_of(app).desk.mode, Pairing)


async def test_why_hands_cannot_be_served_is_said(tmp_path: Path) -> None:
    match = new_match()
    async with running(tmp_path, new=match, host=lambda: Devices(fault=True), hands=True) as (app, pilot):
        await at_rest_again(pilot)
        assert "no room" in shown(app)
        await click(pilot, "#close")
        assert table_of(app).desk.hands is None
