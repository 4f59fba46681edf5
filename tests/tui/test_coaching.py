"""A coached match on the screen: from the set-up to the first notes, read on, ended, and remembered."""

from pathlib import Path

import pytest

from boardkit.library.coaching import is_coached, rules_told
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.widgets.controls import Cycle
from tests.tui.tools import press, running, shown, table_of

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")


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
