"""Every game is played at its table, by keys alone and by mouse alone, in both languages."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import Choice, Match, Move, Player, choice_of, notation
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.tui.desk.desk import Sheet
from boardkit.tui.desk.facts import is_whole, keys_of, numbers
from boardkit.tui.desk.sight import needs_place
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.table.painting import ink_of, sheet_of
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.hand import DIGITS, HandView
from boardkit.tui.widgets.map import MapView
from tests.daily import in_turn
from tests.every import every_key
from tests.tui.hands import ME
from tests.tui.tools import (
    click,
    click_foot,
    is_at_curtain,
    is_handing_over,
    press,
    running,
    table_of,
    write,
)

BY_KEYS, DECIDED, MOST_CLICKS = 5, 3, 900
"""How many decisions are made, and more clicks than any table asks for them.

Whole matches are made by what keys want, without a terminal.
"""


def opening(key: str, seed: int) -> Match[Any]:
    game = GAMES[key]
    seats = [Player(f"P{seat}", seat) for seat in range(max(2, game.seats[0]))]
    return start(game, game.options(), seats, seed)


async def open_curtain(pilot: Pilot[None]) -> bool:
    """Hand over and go through the curtain, if it is drawn."""
    if not is_at_curtain(pilot.app) and not is_handing_over(pilot.app):
        return False
    await press(pilot, ME)
    return True


async def decide_by_keys(pilot: Pilot[None], move: Move) -> None:
    """Make a move by a key of its sheet, a digit of the hand or its number where that is enough.

    Any other is typed.
    """
    table = table_of(pilot.app)
    listed, by_number = table.desk.listed, numbers(table.desk)
    choice = choice_of(move)
    if keys_of(table.desk):
        await press(pilot, key_on_sheet(table, choice), "enter")
        return
    if choice in by_number.values():
        number = next(number for number, entry in by_number.items() if entry == choice)
        await press(pilot, *str(number), "enter")
        return
    if not needs_place(choice) and choice in listed[: len(DIGITS)]:
        await press(pilot, DIGITS[listed.index(choice)], "enter")
        return
    await press(pilot, "colon")
    await write(pilot, notation.write(move))
    await press(pilot, "enter")


def key_on_sheet(table: TableScreen, choice: Choice) -> str:
    """Return the key that ticks a choice where two questions are answered on one sheet."""
    return next(key for key, number in keys_of(table.desk).items() if table.desk.listed[number] == choice)


async def decide_by_mouse(pilot: Pilot[None], random: Random) -> None:
    """Make a move by clicks on a sheet, or on the hand and on the map, and on the footer."""
    table = table_of(pilot.app)
    sheet = sheet_of(table, table.desk, ink_of(table, table.desk))
    if sheet is not None:
        await click_sheet(pilot, sheet, random)
        return
    hand = table.query_one(HandView)
    if table.desk.listed:
        open_now = [
            spot
            for spot, entry in zip(hand.placed, table.desk.listed, strict=True)
            if not spot.entry.barred
            and spot.region.y < hand.content_size.height - 1
            and (not isinstance(entry, Choice) or entry in table.desk.draft.moves)
        ]
        spot = random.choice(open_now or hand.placed[:1])
        await click(pilot, "#hand", x=spot.region.x, y=spot.region.y)
    if table.desk.draft.choice is not None and table.desk.draft.choice.needs_place:
        await click_place(pilot, random)
    if table.desk.draft.legal:
        await click_foot(pilot, "pick")


async def click_sheet(pilot: Pilot[None], sheet: Sheet, random: Random) -> None:
    """Tick an entry of a sheet, and go on once all that it asks is answered."""
    area = random.choice(sheet.areas)
    await click(pilot, "#sheet", x=area.left + 1, y=area.top)
    desk = table_of(pilot.app).desk
    if desk.marked and is_whole(desk):
        await click_foot(pilot, "pick")


async def click_place(pilot: Pilot[None], random: Random) -> None:
    table = table_of(pilot.app)
    view = table.query_one(MapView)
    spots = [view.region_of(place) for place in view.in_reading_order(table.desk.draft.places)]
    inside = [spot for spot in spots if view.size.region.contains_region(spot)]
    if inside:
        left, top, width, height = random.choice(inside)
        await click(pilot, "#map", x=left + width // 2, y=top + height // 2)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "way"), in_turn(GAMES, [((80, 24), "fr"), ((120, 40), "en")]))
async def test_a_game_is_played_by_keys_alone(
    tmp_path: Path, key: str, way: tuple[tuple[int, int], str]
) -> None:
    size, language = way
    random = Random(1)
    async with running(tmp_path, size, language=language, new=opening(key, 1)) as (app, pilot):
        for _ in range(BY_KEYS):
            if not await open_curtain(pilot) and isinstance(app.screen, TableScreen):
                table = table_of(app)
                before = table.desk.match.at
                await decide_by_keys(pilot, random.choice(table.desk.sight.legal))
                if isinstance(app.screen, ConfirmScreen):
                    await press(pilot, "y")
                assert table.desk.match.at > before


@pytest.mark.sample(3)
@every_key
async def test_a_game_is_played_by_mouse_alone(tmp_path: Path, key: str) -> None:
    random = Random(2)
    async with running(tmp_path, (120, 40), new=opening(key, 2)) as (app, pilot):
        first, clicks = table_of(app).desk.match.at, 0
        while table_of(app).desk.match.at <= first + DECIDED:
            # Right after a curtain no click is heard, however many there are.
            clicks += 1
            assert clicks < MOST_CLICKS
            await pilot.pause(0.02)
            if is_at_curtain(app):
                await click(pilot, "#curtain-open")
            elif is_handing_over(app):
                await click_foot(pilot, "pick")
            elif isinstance(app.screen, ConfirmScreen):
                await click(pilot, "#yes")
            elif isinstance(app.screen, TableScreen):
                await decide_by_mouse(pilot, random)
