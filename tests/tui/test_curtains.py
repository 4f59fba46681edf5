"""What a seat hides is on the screen only between its curtain and the next hand at the keyboard."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import CHANCE, Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.library.session import Session
from boardkit.testing.matches import pick
from boardkit.text.telling import told
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.walk import Walk
from boardkit.tui.table.agreeing import AgreeScreen
from boardkit.tui.table.curtain import CurtainScreen
from boardkit.tui.table.panels import PanelScreen
from boardkit.tui.table.screen import TableScreen
from tests.tui.tools import make_app, new_match, press, shown, table_of

ACTS = 30

every_game = pytest.mark.parametrize("key", GAMES)


class Watch:
    """Knows whose curtain was opened last, and holds every picture to it."""

    def __init__(self) -> None:
        self.opened = CHANCE
        self.secrets = 0

    def look_at(self, table: PanelScreen) -> None:
        """Check a picture that is about to be painted."""
        if table.desk.match.open_table:
            self.opened = CHANCE
        elif tells_more(table):
            self.secrets += 1
            assert table.desk.viewer == self.opened
        elif table.desk.viewer != self.opened:
            self.opened = CHANCE


def tells_more(table: PanelScreen) -> bool:
    """Tell whether a picture shows what not everybody may see, now or in the past."""
    match = table.desk.match
    real = match.state if table.desk.walk is None else table.desk.walk.halt.state
    heard = [line.text for line in table.desk.sight.told(table.words)]
    for_all = [line.text for line in told(match, CHANCE, table.words)]
    walked = table.desk.walk is not None and [halt.event for halt in table.desk.walk.halts] != [
        halt.event for halt in Walk.through(match, CHANCE).halts
    ]
    return walked or heard != for_all or table.desk.state != match.game.view(real, CHANCE)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch, redraw = Watch(), PanelScreen.redraw

    def watched(table: PanelScreen) -> None:
        watch.look_at(table)
        redraw(table)

    monkeypatch.setattr(PanelScreen, "redraw", watched)
    return watch


def a_match(key: str, decisions: int) -> Match[Any]:
    game, random = GAMES[key], Random(decisions)
    seats = [Player(f"P{seat}", seat) for seat in range(max(2, game.seats[0]))]
    match = start(game, game.options(), seats, decisions)
    for _ in range(decisions):
        match = match if match.over else match.play(pick(legal(game, match.state), random))
    return match


async def resume(pilot: Pilot[None], app: BoardkitApp) -> None:
    """Leave the match and sit down at it again."""
    table = table_of(app)
    assert isinstance(table.session, Session)
    table.action_leave()
    await pilot.pause()
    app.board.resume(table.session.number)


def decide(table: TableScreen, random: Random) -> None:
    if table.desk.sight.legal:
        table.decide(pick(table.desk.sight.legal, random))


ACTIONS: tuple[Callable[[TableScreen], object], ...] = (
    TableScreen.action_undo,
    TableScreen.action_redo,
    TableScreen.action_walk,
    TableScreen.action_step_back,
    TableScreen.action_back,
    TableScreen.action_log,
    TableScreen.open_score,
    TableScreen.action_present,
    TableScreen.action_curtain,
    TableScreen.open_table,
)


async def answer(pilot: Pilot[None], watch: Watch, random: Random) -> None:
    """Answer whatever lies over the table: open the curtain, vote, or leave."""
    screen = pilot.app.screen
    if isinstance(screen, CurtainScreen):
        watch.opened = screen._seat
        await press(pilot, "enter")
    elif isinstance(screen, AgreeScreen):
        assert not tells_more(table_of(pilot.app))
        await press(pilot, "enter", "space")
        assert pilot.app.screen is screen
        await press(pilot, "a", random.choice(["b", "escape"]), "escape")
    else:
        await press(pilot, "escape")


@every_game
@pytest.mark.parametrize("decisions", [0, 15])
async def test_no_picture_shows_what_a_seat_hides_but_behind_its_own_curtain(
    tmp_path: Path, key: str, decisions: int, watch: Watch
) -> None:
    random = Random(key)
    with make_app(tmp_path, new=a_match(key, decisions)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for number in range(ACTS):
                for _ in range(3):
                    if not isinstance(app.screen, TableScreen):
                        await answer(pilot, watch, random)
                table = table_of(app)
                if table.desk.match.open_table:
                    table.close_table()
                elif number % 10 == 9:
                    await resume(pilot, app)
                elif number % 2:
                    decide(table, random)
                else:
                    random.choice(ACTIONS)(table)
                await pilot.pause()
    assert watch.secrets


async def at_the_first_discard(pilot: Pilot[None]) -> TableScreen:
    """Lay the cards of the origin; then Mum is asked again, and now she has a hand."""
    await pilot.pause()
    table = table_of(pilot.app)
    while not isinstance(table.desk.match.state.question, WhichDiscard):
        await press(pilot, "enter")
    return table


async def test_a_curtain_falls_before_the_hand_though_its_seat_was_asked_in_public_before(
    tmp_path: Path,
) -> None:
    alone_first = new_match(("Mum", "Tom", "Dad"))
    while not isinstance(alone_first.state.question, WhichDiscard):
        last = alone_first
        alone_first = alone_first.play(legal(alone_first.game, alone_first.state)[0])
    with make_app(tmp_path, new=last) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await at_the_first_discard(pilot)
            assert isinstance(app.screen, CurtainScreen)
            assert not tells_more(table)
            await press(pilot, "enter")
            assert tells_more(table)


async def test_the_vote_shows_no_hand_and_names_what_was_seen(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(("Mum", "Tom", "Dad"))) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await at_the_first_discard(pilot)
            await press(pilot, "enter")
            hand = table.desk.match.state.hands[table.desk.viewer]
            assert any(f"Card {card}" in shown(app) for card in hand)
            await press(pilot, "u")
            assert isinstance(app.screen, AgreeScreen)
            assert not any(f"Card {card}" in shown(app) for card in hand)
            assert "last decision?" in shown(app)
            assert "What has been seen cannot be unseen:" in shown(app)
            assert "Mum is dealt a card." in shown(app)


async def test_no_enter_agrees_for_anybody(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(("Mum", "Tom", "Dad"))) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await at_the_first_discard(pilot)
            before = table.desk.match
            await press(pilot, "enter", "u", "enter", "space", "tab", "shift+tab", "space")
            assert "✓ A" not in shown(app)
            await press(pilot, "escape")
            assert table.desk.match == before


async def test_whoever_minds_a_vote_leaves_the_asker_behind_the_curtain(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(("Mum", "Tom", "Dad"))) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await at_the_first_discard(pilot)
            await press(pilot, "enter", "u", "a", "escape")
            assert isinstance(app.screen, CurtainScreen)
            assert not tells_more(table)
            await press(pilot, "enter")
            assert tells_more(table)


async def test_the_curtain_takes_away_what_was_said_to_the_seat(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(("Mum", "Tom", "Dad"))) as app:
        async with app.run_test(size=(120, 40), notifications=True) as pilot:
            await at_the_first_discard(pilot)
            await press(pilot, "enter", "full_stop")
            assert "ways to go on" in shown(app)
            await press(pilot, "ctrl+l")
            assert isinstance(app.screen, CurtainScreen)
            assert "ways to go on" not in shown(app)
