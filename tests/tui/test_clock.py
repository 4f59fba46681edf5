"""The turn clock and the bell at the table: off by default, on by the settings."""

from pathlib import Path

import pytest

from boardkit.tui.desk.intents import Decide
from boardkit.tui.preferences import Preferences, Switch
from boardkit.tui.widgets.texts import Ticking
from tests.tui.tools import make_app, new_match, shown, table_of


@pytest.mark.sample(2)
@pytest.mark.parametrize("wished", [Switch.OFF, Switch.ON])
async def test_the_clock_is_shown_and_the_bell_rings_only_where_wished(
    tmp_path: Path, wished: Switch, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[bool] = []
    with make_app(tmp_path, new=new_match().__replace__(open_table=True)) as app:
        monkeypatch.setattr(app, "bell", lambda: rung.append(True))
        async with app.run_test(size=(120, 40)) as pilot:
            app.program.set_preferences(Preferences(language="en", turn_clock=wished, bell=wished))
            await pilot.pause()
            assert bool(app.screen.query(Ticking)) == (wished is Switch.ON)
            assert ("time" in shown(app) and "0:0" in shown(app)) == (wished is Switch.ON)
            asked = {table_of(app).desk.match.state.to_move}
            while len(asked) < 2:
                table_of(app).handle(Decide(table_of(app).desk.sight.legal[0]))
                await pilot.pause()
                asked.add(table_of(app).desk.match.state.to_move)
            assert bool(rung) == (wished is Switch.ON)
