"""Sheets in place of the map: keys arrive, clicks arrive, and the map comes back."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import Match, Player
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation
from boardkit.tui.desk.gathering import keys_of
from boardkit.tui.desk.intents import Take
from boardkit.tui.table.painting import sheet_of
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.sheetview import SheetView
from tests.tui.tools import click, click_foot, is_handing_over, make_app, press, shown, table_of


def set_up() -> Match[Any]:
    game = GAMES["terraforming_mars"]
    return start(game, game.options(), [Player("Ada", 0), Player("Béla", 1)], 7)


async def click_entry(pilot: Pilot[None], number: int) -> None:
    """Click an entry of the sheet."""
    table = table_of(pilot.app)
    sheet = sheet_of(table, table.desk)
    assert sheet is not None
    area = next(area for area in sheet.areas if area.intent == Take(number))
    await click(pilot, "#sheet", x=area.left + 2, y=area.top)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_corporation_and_cards_are_chosen_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    with make_app(tmp_path, new=set_up()) as app:
        async with app.run_test(size=size) as pilot:
            await press(pilot, "enter", "b", "1", "0")
            assert "(•)" in shown(app)
            assert not app.screen.query_one(MapView).display
            await press(pilot, "enter")
            assert is_handing_over(app)
            assert app.screen.query_one(MapView).display
            assert not app.screen.query_one(SheetView).display


async def test_corporation_and_cards_are_chosen_by_mouse(tmp_path: Path) -> None:
    with make_app(tmp_path, new=set_up()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await click(pilot, "#curtain-open")
            keys = keys_of(table_of(app).desk)
            for key in "a37":
                await click_entry(pilot, keys[key])
            kinds = sorted(choice.kind.__name__ for choice in table_of(app).desk.marked)
            assert kinds == sorted([ChooseCorporation.__name__, *[BuyCard.__name__] * 2])
            await click_foot(pilot, "pick")
            assert is_handing_over(app)
