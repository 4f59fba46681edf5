"""The editor in the terminal: keys, mouse, size and language arrive; for the rest, test_editing_positions."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from boardkit.core.records.position import position_code
from boardkit.games.tectonic_tribes.rules.faults.course import HandsDiffer
from boardkit.text import words_for
from boardkit.tui.books.editor import EditScreen
from boardkit.tui.desk.position import Position, lines
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.picking import EntryScreen, PickScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.mapview import MapView
from tests.tui.test_editing_positions import NUMBERS, STEPS, opened
from tests.tui.tools import at_rest_again, make_app, press, shown, table_of, write


async def edited(pilot: Pilot[None]) -> EditScreen:
    """Edit the position of the table."""
    await pilot.pause()
    await press(pilot, "T", "enter")
    return editor_of(pilot)


def editor_of(pilot: Pilot[None]) -> EditScreen:
    screen = pilot.app.screen
    assert isinstance(screen, EditScreen)
    return screen


def position_of(pilot: Pilot[None]) -> Position:
    """Return what is edited; the list shows it, with the cursor where it says."""
    position, listed = editor_of(pilot).position, pilot.app.screen.query_one("#parts", OptionList)
    assert [str(listed.get_option_at_index(at).prompt) for at in range(listed.option_count)] == [
        line.plain for line in lines(position)
    ]
    assert (listed.highlighted or 0) == position.at
    return position


def names(pilot: Pilot[None]) -> list[Any]:
    return [part.path[-1] for part in position_of(pilot).rows]


def middle(region: Region) -> tuple[int, int]:
    return region.x + region.width // 2, region.y + region.height // 2


async def click_key(pilot: Pilot[None], bar: str, name: str) -> None:
    """Click a key of one of the two lines of keys."""
    keys = pilot.app.screen.query_one(bar, KeyBar)
    ends = [0, *(end for end, _ in keys._ends)]
    at = [action for _, action in keys._ends].index(f"want('{name}')")
    await pilot.click(bar, offset=(ends[at] + 1, 0))
    await pilot.pause()


@pytest.mark.parametrize(
    ("key", "size", "language"),
    [("tectonic_tribes", (80, 24), "fr"), ("terraforming_mars", (120, 40), "en")],
)
async def test_a_position_is_edited_and_played(
    tmp_path: Path, key: str, size: tuple[int, int], language: str
) -> None:
    match = opened(key)
    with make_app(tmp_path, new=match, language=language) as app:
        async with app.run_test(size=size) as pilot:
            await edited(pilot)
            if not set(NUMBERS) & set(names(pilot)):
                await press(pilot, *["down"] * names(pilot).index("clock"), "enter")
            number = next(at for at, name in enumerate(names(pilot)) if name in NUMBERS)
            before = position_of(pilot).rows[number].value
            await press(pilot, *["down"] * number, *["right"] * STEPS.get(key, 1))
            assert position_of(pilot).rows[number].value == before + STEPS.get(key, 1)
            await press(pilot, "ctrl+s")
            table = table_of(app)
            assert table.desk.match.position == position_code(match.game, table.desk.match.state)
            assert table.desk.match.open_table
            await press(pilot, "u")
            assert table.desk.match.at == 0
            assert len(app.library.matches()) == 2


async def test_keys_arrive_and_dialogs_answer(tmp_path: Path) -> None:
    with make_app(tmp_path, new=opened()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await edited(pilot)
            await press(pilot, *["down"] * names(pilot).index("hand"), "enter")
            assert isinstance(app.screen, EntryScreen)
            app.screen.query_one(Input).value = "9"
            await press(pilot, "enter")
            for keys, number in (
                ("minus", 8),
                ("plus", 9),
                ("left", 8),
                ("right", 9),
                ("u", 8),
                ("ctrl+z", 9),
            ):
                await press(pilot, keys)
                assert position_of(pilot).editing.state.hand == number
            await press(pilot, "slash")
            assert isinstance(app.screen, PickScreen)
            await write(pilot, "draw pile")
            await press(pilot, "enter")
            assert position_of(pilot).path == ("deck",)
            cards = len(position_of(pilot).rows)
            await press(pilot, "d")
            assert len(position_of(pilot).rows) == cards - 1
            await press(pilot, "n")
            assert isinstance(app.screen, PickScreen)
            await press(pilot, "enter")
            assert len(position_of(pilot).rows) == cards
            await press(pilot, "ctrl+s")
            assert position_of(pilot).editing.faults
            await press(pilot, "y")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "p")
            assert isinstance(app.screen, EntryScreen)
            await press(pilot, "x", "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "escape", "escape")
            assert isinstance(app.screen, ConfirmScreen)
            await press(pilot, "n")
            assert position_of(pilot).path == ()
            await press(pilot, "escape", "y")
            assert isinstance(app.screen, TableScreen)


async def test_a_card_is_given_by_the_mouse_alone(tmp_path: Path) -> None:
    with make_app(tmp_path, new=opened()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await edited(pilot)
            await pilot.click("#parts", offset=(4, names(pilot).index("hands")))
            await pilot.pause()
            await pilot.click("#parts", offset=(4, 0))
            await pilot.pause()
            assert position_of(pilot).path == ("hands", 0)
            held = len(position_of(pilot).rows)
            await click_key(pilot, "#edit-keys", "new")
            await pilot.click(OptionList, offset=(4, 0))
            await pilot.pause()
            assert len(position_of(pilot).rows) == held + 1
            await click_key(pilot, "#edit-keys", "remove")
            await click_key(pilot, "#page-keys", "undo")
            assert len(position_of(pilot).rows) == held + 1
            assert position_of(pilot).editing.faults == (HandsDiffer(),)
            await click_key(pilot, "#page-keys", "undo")
            assert not position_of(pilot).editing.faults
            await click_key(pilot, "#page-keys", "start")
            assert len(table_of(app).desk.match.state.hands[0]) == held


async def test_a_place_is_opened_by_a_click_and_ringed_in_every_size(tmp_path: Path) -> None:
    with make_app(tmp_path, new=opened("terristories", 12)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await edited(pilot)
            for size in ((160, 50), (120, 40)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                view, now = app.screen.query_one(MapView), position_of(pilot)
                place = next(place for place in now.editing.places if now.holding(place))
                await pilot.click(MapView, offset=middle(view.region_of(place)))
                await pilot.pause()
                assert position_of(pilot).path[-1] == place
                await press(pilot, *["escape"] * len(position_of(pilot).path))
                assert position_of(pilot).path == ()


async def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    with make_app(tmp_path, new=opened(), language=None) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await edited(pilot)
            await press(pilot, "down", "down")
            await app.push_screen(SettingsScreen())
            app.board.set_preferences(evolve(app.board.preferences, language="fr"))
            await press(pilot, "escape")
            await at_rest_again(pilot)
            assert position_of(pilot).at == 2
            assert words_for("fr", "tectonic_tribes")("edit-sound") in shown(app)
            await press(pilot, "enter")
            assert position_of(pilot).path
