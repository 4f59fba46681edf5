"""Sheets in place of the map: keys arrive, clicks arrive, and the map comes back."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation
from boardkit.games.water_sharing.rules.questions import AnyCard
from boardkit.tui.desk.gathering import keys_of
from boardkit.tui.desk.intents import Take
from boardkit.tui.table.painting import sheet_of
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.sheetview import SheetView
from tests.tui.tools import (
    click,
    click_foot,
    is_at_curtain,
    is_handing_over,
    make_app,
    press,
    shown,
    table_of,
)


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


def window_of_cards() -> Match[Any]:
    """Play until a question is put to all."""
    game, random = GAMES["water_sharing"], Random(1)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate("ABC")], 1)
    while not isinstance(match.state.question, AnyCard):
        match = match.play(random.choice(legal(game, match.state)))
    return match


async def test_a_question_to_all_is_answered_by_letters_and_passed_by_mouse(tmp_path: Path) -> None:
    match = window_of_cards()
    assert match.state.to_move is not None
    letter = "abc"[match.state.to_move]
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, letter)
            assert table_of(app).desk.words("window-wants") in shown(app)
            await press(pilot, letter)
            assert table_of(app).desk.words("window-wants") not in shown(app)
            spot = table_of(app).query_one(HandView).placed[match.state.to_move]
            await click(pilot, "#hand", x=spot.region.x + 1, y=spot.region.y)
            assert table_of(app).desk.words("window-wants") in shown(app)
            await click_foot(pilot, "pass_turn")
            assert is_at_curtain(app)
            assert table_of(app).desk.match.state.to_move == match.state.to_move
