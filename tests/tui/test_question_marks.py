"""A question mark that is typed into a text is a question mark, in every field where texts are typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Input

from boardkit.games import GAMES
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk import wishes
from boardkit.tui.desk.intents import Do, Say
from tests.tui.tools import new_match, press, running, table_of

FIELDS: dict[str, tuple[bool, Callable[[BoardkitApp], object]]] = {
    "move that is typed": (True, lambda app: table_of(app).handle(Do.TYPE_MOVE)),
    "list of keys": (True, lambda app: table_of(app).handle(Do.HELP)),
    "log": (True, lambda app: table_of(app).handle(Do.LOG)),
    "branch": (True, lambda app: table_of(app).handle(Do.BRANCH)),
    "line to ask for": (
        True,
        lambda app: table_of(app).grant(wishes.Ask(wishes.Entry("What?", Say))),
    ),
    "commands": (True, lambda app: table_of(app).handle(Do.PALETTE)),
    "rulebook": (False, lambda app: app.program.open(wishes.Rules(GAMES["terristories"]))),
    "names": (False, lambda app: app.program.open(wishes.SetUp(GAMES["terristories"]))),
    "settings": (False, lambda app: app.program.open(wishes.Settings())),
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("field", FIELDS)
async def test_a_question_mark_is_typed(tmp_path: Path, field: str) -> None:
    at_table, go = FIELDS[field]
    match = new_match().__replace__(open_table=True)
    async with running(tmp_path, new=match if at_table else None) as (app, pilot):
        go(app)
        await pilot.pause()
        if not isinstance(app.focused, Input):
            if field == "rulebook":
                await press(pilot, "slash")
            else:
                app.screen.query(Input).first().focus()
            await pilot.pause()
        line = app.focused
        assert isinstance(line, Input)
        screen, before = app.screen, line.value
        await press(pilot, "question_mark")
        assert app.screen is screen
        assert line.value.replace(before, "", 1) == "?" or line.value == "?"
