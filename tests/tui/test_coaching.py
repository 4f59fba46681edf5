"""A coached match on the screen: from the set-up to the first notes, read on, ended, and remembered."""

from pathlib import Path

import pytest

from boardkit.core import legal
from boardkit.games import GAMES
from boardkit.library.coaching import is_coached, rules_told, signs_told
from boardkit.tui.desk.intents import Decide
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.table.painting import ink_of, plan_of
from boardkit.tui.widgets.controls import Cycle
from tests.desk.tools import new_match
from tests.tui.tools import press, running, shown, table_of

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")


async def test_the_signs_that_stood_on_the_screen_are_counted_when_a_turn_ends(tmp_path: Path) -> None:
    match = new_match(GAMES["tectonic_tribes"], 2).__replace__(open_table=True)
    async with running(tmp_path, (200, 60), new=match) as (app, pilot):
        table, stood = table_of(app), frozenset[str]()
        while True:
            desk = table.desk
            stood |= plan_of(table, desk, ink_of(table, desk)).signs
            table.handle(Decide(legal(desk.game, desk.match.state)[0]))
            await pilot.pause()
            told = signs_told(app.library, "tectonic_tribes")
            if stood and table.desk.viewer != desk.viewer:
                break
            assert not told
        assert told == {desk.match.players[desk.viewer].name: dict.fromkeys(stood, 1)}


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_first_match_is_coached_from_the_set_up_on(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running(tmp_path, size) as (app, pilot):
        await press(pilot, "1")
        assert isinstance(app.screen, SetupScreen)
        app.screen.query_one("#setup-open-table", Cycle).focus()
        await press(pilot, "right", "down", "right", "ctrl+s")
        first = table_of(app).desk
        assert "§2 Setting up" in shown(app)
        assert "g: the rest" in shown(app)
        await press(pilot, "g")
        assert isinstance(app.screen, RulesScreen)
        assert "1 of " in shown(app)
        assert "○ 3.1" in shown(app)
        await press(pilot, "escape", "tab", "enter")
        assert rules_told(app.library, "tectonic_tribes") == {first.words.names[first.viewer]: {"2"}}
        assert "§2 Setting up" in shown(app)
        await press(pilot, "K")
        assert "new rule" not in shown(app)
        assert "g: the rest" not in shown(app)
        (match,) = app.library.matches()
        assert not is_coached(app.library, match.match)
