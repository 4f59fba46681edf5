"""Computer players at a table on the screen: they think in another process, and the screen stays live."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from boardkit.core import Match, Player
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.preferences import Pace, Preferences
from tests.tui.tools import make_app, press, shown, table_of

SMALL = (80, 24)
PATIENCE = 1200
"""How many times fifty milliseconds another process may take to begin, on a busy machine."""


def match_with(*sitters: Sitter) -> Match[Any]:
    game = GAMES["tectonic_tribes"]
    players = [Player(f"P{seat}", seat, sitter) for seat, sitter in enumerate(sitters)]
    return start(game, game.options(), players, 5)


async def until_thinking(pilot: Pilot[None]) -> None:
    """Decide until a computer is asked."""
    for _ in range(6):
        if isinstance(table_of(pilot.app).desk.mode, Thinking):
            return
        await press(pilot, "enter")
    raise AssertionError("no computer is ever asked")


async def test_a_computer_moves_by_itself_and_then_the_person_is_asked(tmp_path: Path) -> None:
    with make_app(tmp_path, new=match_with(Sitter.PERSON, Sitter.NEWCOMER)) as app:
        app.program.preferences = Preferences(pace=Pace.INSTANT)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await until_thinking(pilot)
            before = table_of(app).desk.match.at
            for _ in range(PATIENCE):
                if not isinstance(table_of(app).desk.mode, Thinking):
                    break
                await pilot.pause(0.05)
            assert table_of(app).desk.match.at > before
            assert table_of(app).desk.match.state.to_move == 0


async def test_a_computer_can_be_stopped_and_replaced_by_keys(tmp_path: Path) -> None:
    with make_app(tmp_path, new=match_with(Sitter.PERSON, Sitter.COACH)) as app:
        app.program.preferences = Preferences(pace=Pace.SLOW)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await until_thinking(pilot)
            assert "is thinking" in shown(app)
            await press(pilot, "escape")
            assert "waits" in shown(app)
            await press(pilot, "u")
            assert table_of(app).desk.match.state.to_move == 0


async def test_a_seat_is_given_to_a_computer_when_a_match_is_planned(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            app.push_screen(SetupScreen(GAMES["tectonic_tribes"]))
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, SetupScreen)
            screen.query_one("#sitter-1").focus()
            await press(pilot, "right", "right", "right")
            assert screen.plan.players[1].sitter is Sitter.STRONG
            assert "strong" in shown(app)
