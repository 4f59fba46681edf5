"""Sheets in place of the map: keys arrive, clicks arrive, and the map comes back."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from boardkit.core import Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation
from boardkit.games.terristories.rules.moves import Ask
from boardkit.games.water_sharing.box.things import TRADED
from boardkit.games.water_sharing.rules.moves import Offer
from boardkit.games.water_sharing.rules.questions import AnyCard, Generate
from boardkit.tui.desk.facts import keys_of
from boardkit.tui.desk.intents import Intent, Put, Take, Type
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.table.painting import ink_of, sheet_of
from boardkit.tui.widgets.controls import ActionBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import SheetView
from tests.tui.hands import ME
from tests.tui.tools import (
    click,
    click_foot,
    is_at_curtain,
    is_handing_over,
    press,
    running,
    shown,
    table_of,
)

WORDS = ("verb-bar-others", "short-verb-bar-others")
"""What passes without the others, at length and in short."""


def set_up() -> Match[Any]:
    game = GAMES["terraforming_mars"]
    return start(game, game.options(), [Player("Ada", 0), Player("Béla", 1)], 7)


async def click_area(pilot: Pilot[None], intent: Intent) -> None:
    """Click where the sheet has what is wanted."""
    table = table_of(pilot.app)
    sheet = sheet_of(table, table.desk, ink_of(table, table.desk))
    assert sheet is not None
    area = next(area for area in sheet.areas if area.intent == intent)
    await click(pilot, "#low" if sheet.low else "#sheet", x=area.left + 1, y=area.top)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_corporation_and_cards_are_chosen_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running(tmp_path, size, new=set_up()) as (app, pilot):
        await press(pilot, ME, "b", "1", "0")
        assert "(•)" in shown(app)
        assert not app.screen.query_one(MapView).display
        await press(pilot, "enter")
        assert is_handing_over(app)
        assert app.screen.query_one(MapView).display
        assert not any(view.display for view in app.screen.query(SheetView))


async def test_corporation_and_cards_are_chosen_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, new=set_up()) as (app, pilot):
        await click(pilot, "#curtain-open")
        keys = keys_of(table_of(app).desk)
        for key in "a37":
            await click_area(pilot, Take(keys[key]))
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
    async with running(tmp_path, new=match) as (app, pilot):
        words = table_of(app).desk.words
        wants = words("window-wants", seat=words.seat(match.state.to_move))
        await press(pilot, letter)
        assert wants in shown(app)
        await press(pilot, letter)
        assert wants not in shown(app)
        spot = table_of(app).query_one(HandView).placed[match.state.to_move]
        await click(pilot, "#hand", x=spot.region.x + 1, y=spot.region.y)
        assert wants in shown(app)
        bar = table_of(app).query_one(ActionBar).row(0).plain
        passed = next(f"p {word}" for word in map(words, WORDS) if f"p {word}" in bar)
        await click(pilot, "#bar", x=bar.index(passed))
        assert is_at_curtain(app)
        assert table_of(app).desk.match.state.to_move == match.state.to_move


@cache
def at_deals() -> Match[Any]:
    """Play until a deal may be proposed."""
    game, random = GAMES["water_sharing"], Random(0)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate("ABC")], 3)
    while True:
        moves = legal(game, match.state)
        if isinstance(match.state.question, Generate) and any(isinstance(move, Offer) for move in moves):
            return match
        match = match.play(random.choice(moves))


LAST = 5
"""The number of the last field: thunes that are gotten."""


def filled_for(move: Offer) -> list[tuple[int, int]]:
    """Say which fields of the form make an offer, by their numbers."""
    return [(TRADED.index(move.good), move.count), (LAST, move.thunes)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_deal_is_proposed_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    match = at_deals()
    async with running(tmp_path, size, language="fr", new=match) as (app, pilot):
        await press(pilot, "enter", "d")
        move = next(one for one in table_of(app).desk.sight.legal if isinstance(one, Offer) and one.thunes)
        await press(pilot, "abc"[move.to])
        for field, number in filled_for(move):
            while form_at(app) != field:
                await press(pilot, "tab")
            await press(pilot, str(number))
        await press(pilot, "enter")
        assert table_of(app).desk.match.moments[match.at + 1].move == move


async def test_a_deal_is_proposed_by_mouse_below_a_map_that_stays(tmp_path: Path) -> None:
    match = at_deals()
    async with running(tmp_path, (160, 50), new=match) as (app, pilot):
        await pilot.pause()
        map_ = app.screen.query_one(MapView)
        before = map_.region
        app.screen.post_message(ActionBar.Opened("d"))
        await pilot.pause()
        move = next(one for one in table_of(app).desk.sight.legal if isinstance(one, Offer) and one.thunes)
        await click_area(pilot, Type("ABC"[move.to]))
        assert (map_.display, map_.region) == (True, before)
        for field, number in filled_for(move):
            for count in range(1, number + 1):
                await click_area(pilot, Put(divmod(field, 3)[::-1], count))
        await click_foot(pilot, "pick")
        assert table_of(app).desk.match.moments[match.at + 1].move == move


def form_at(app: App[Any]) -> int:
    """Say which field the cursor is on."""
    mode = table_of(app).desk.mode
    assert isinstance(mode, FillingAlone)
    row, side = mode.filled.cell
    return side * len(mode.filled.cells) + row


def at_a_talk() -> Match[Any]:
    """Play until others may be asked for cubes."""
    game, random = GAMES["terristories"], Random(1)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate("ABC")], 1)
    while True:
        moves = legal(game, match.state)
        if len({move.of for move in moves if isinstance(move, Ask)}) > 1:
            return match
        kind = random.choice(list(dict.fromkeys(map(type, moves))))
        match = match.play(random.choice([move for move in moves if type(move) is kind]))


async def test_two_others_are_asked_at_once_by_keys_and_by_mouse(tmp_path: Path) -> None:
    match = at_a_talk()
    others = [seat for seat in range(3) if seat != match.state.to_move]
    async with running(tmp_path, language="fr", new=match) as (app, pilot):
        await press(pilot, "enter", "a", "abc"[others[0]])
        await click_area(pilot, Type("ABC"[others[1]]))
        await press(pilot, "1", "space", "enter")
        made = [moment.move for moment in table_of(app).desk.match.moments[match.at + 1 :][:4]]
        assert sorted(type(move).__name__ for move in made) == [
            "Ask",
            "AskAlso",
            "PromiseBack",
            "Request",
        ]
