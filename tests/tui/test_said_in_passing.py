"""What is said in passing covers neither what is asked nor what is listed."""

from pathlib import Path

import pytest
from textual.widgets._toast import Toast

from boardkit.games import GAMES
from boardkit.tui.widgets.actionbar import ActionBar
from tests.desk.tools import new_match
from tests.tui.tools import make_app, press, shown, table_of


@pytest.mark.parametrize("letter", ["c", "y"])
async def test_why_a_verb_cannot_be_chosen_lies_above_the_list_and_the_prompt(
    tmp_path: Path, letter: str
) -> None:
    match = new_match(GAMES["water_sharing"], 2)
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await press(pilot, "enter", letter)
            table = table_of(app)
            (toast,) = app.screen.query(Toast)
            assert toast.region.height
            assert toast.region.bottom <= table.query_one(ActionBar).region.y
            assert table.desk.words("ask-place-zone").split()[0] in shown(app)
