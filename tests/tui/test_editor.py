"""The editor in the terminal: keys, mouse, size and language arrive; for the rest, test_editing_positions."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from boardkit.core.records.position import position_code
from boardkit.library.kept_files import kept
from boardkit.text import words_for
from boardkit.tui.desk.editing import scene
from boardkit.tui.desk.position import Position, Seated, area_of, outline
from boardkit.tui.pages.editor import NARROW, TRIES, EditScreen
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, EntryScreen, NoticeScreen, PickScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.map import MapView
from tests.tui.test_editing_positions import opened
from tests.tui.tools import at_rest_again, click_key, press, running, shown, table_of, write


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
    """Return what is edited; the list has its rows, with the cursor where it says."""
    position, listed = editor_of(pilot).position, pilot.app.screen.query_one("#parts", OptionList)
    assert listed.option_count == len(position.rows)
    assert listed.highlighted == (position.at if position.inside and position.rows else None)
    return position


def middle(region: Region) -> tuple[int, int]:
    return region.x + region.width // 2, region.y + region.height // 2


async def click_tab(pilot: Pilot[None], name: str) -> None:
    """Click the name of a board."""
    line = str(pilot.app.screen.query_one("#edit-tabs").render())
    await pilot.click("#edit-tabs", offset=(line.index(f" {name} ") + 2, 0))
    await pilot.pause()


@pytest.mark.nightly
@pytest.mark.sample(2)
@pytest.mark.parametrize(("size", "language"), [((80, 24), "fr"), ((120, 40), "en")])
async def test_a_number_is_typed_on_a_seats_board_and_the_position_played(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    match = opened("terraforming_mars", 30)
    async with running(tmp_path, size, new=match, language=language) as (app, pilot):
        await edited(pilot)
        await press(pilot, "tab")
        assert isinstance(position_of(pilot).shown, Seated)
        await press(pilot, "t", "t", "tab", "down")
        there, words = position_of(pilot).thing, words_for(language, match.game.key)
        assert there[:2] == ("companies", 0)
        await press(pilot, "slash")
        await write(pilot, f"Ada {words('part-rating')}")
        await press(pilot, "enter")
        assert position_of(pilot).thing == ("companies", 0, "rating")
        await press(pilot, "3", "1")
        assert position_of(pilot).editing.state.companies[0].rating == 31
        await press(pilot, "u")
        assert position_of(pilot).editing.state == match.state
        await press(pilot, "ctrl+y", "minus", "ctrl+s")
        table = table_of(app)
        assert table.desk.match.state.companies[0].rating == 30
        assert table.desk.match.position == position_code(match.game, table.desk.match.state)
        assert table.desk.match.open_table
        assert len(app.library.matches()) == 2


async def entered(pilot: Pilot[None], line: str) -> None:
    """Type a line that is asked for."""
    assert isinstance(pilot.app.screen, EntryScreen)
    pilot.app.screen.query_one(Input).value = line
    await press(pilot, "enter")


async def test_a_position_is_found_kept_opened_and_left_by_keys_by_its_name_and_as_a_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.txt"
    async with running(tmp_path, (120, 40), new=opened()) as (app, pilot):
        await edited(pilot)
        await press(pilot, "slash")
        assert isinstance(app.screen, PickScreen)
        await write(pilot, "of the hand")
        await press(pilot, "enter")
        assert position_of(pilot).thing == ("hand",)
        await press(pilot, "enter")
        await entered(pilot, "9")
        now = position_of(pilot).editing
        assert now.state.hand == 9
        await press(pilot, "s")
        await write(pilot, "Ninth hand")
        await press(pilot, "enter", "s")
        assert [one.name for one in kept(app.library.folder)] == ["Ninth hand"]
        await entered(pilot, f"@{file}")
        assert file.read_text("utf-8").strip() == position_code(now.game, now.state)
        await press(pilot, "minus", "s")
        await entered(pilot, "Ninth hand")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n", "o", "enter")
        assert position_of(pilot).editing.state.hand == 9
        await press(pilot, "minus", "o", "down", "enter")
        await entered(pilot, str(tmp_path / "nothing.txt"))
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape", "o", "down", "enter")
        await entered(pilot, str(file))
        assert position_of(pilot).editing.state.hand == 9
        assert position_of(pilot).editing.before
        await press(pilot, "y")
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape", "p")
        await entered(pilot, "x")
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape", "escape", "escape")
        assert isinstance(app.screen, TableScreen)


async def test_a_card_is_changed_by_the_mouse_alone(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=opened()) as (app, pilot):
        await edited(pilot)
        await click_tab(pilot, "Béla")
        now = position_of(pilot)
        card = now.editing.state.hands[1][0]
        area = area_of(outline(now), ("hands", 1, 0))
        assert area is not None
        await pilot.click("#edit-board", offset=(area.left + 2, area.top + 2))
        await pilot.pause()
        assert position_of(pilot).thing == ("hands", 1, 0)
        await pilot.click("#values", offset=(6, 0))
        await pilot.pause()
        after = position_of(pilot).editing.state
        assert card not in after.hands[1]
        assert not position_of(pilot).editing.faults
        await click_key(pilot, "want('remove')", "#edit-keys")
        assert position_of(pilot).editing.faults
        await pilot.click("#edit-faults", offset=(8, 1))
        await pilot.pause()
        assert position_of(pilot).fault == 0
        await click_key(pilot, "want('undo')", "#page-keys")
        await click_key(pilot, "want('start')", "#page-keys")
        assert table_of(app).desk.match.state.hands[1] == after.hands[1]


async def test_a_place_is_pointed_at_by_a_click_in_every_size(tmp_path: Path) -> None:
    async with running(tmp_path, new=opened("terristories", 12)) as (app, pilot):
        await edited(pilot)
        for size, at in (((160, 50), 0), ((80, 24), 4), ((120, 40), 8)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            view, place = app.screen.query_one(MapView), position_of(pilot).editing.places[at]
            await pilot.click(MapView, offset=middle(view.region_of(place)))
            await pilot.pause()
            assert position_of(pilot).place == place
            assert position_of(pilot).rows


async def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=opened(), language=None) as (app, pilot):
        await edited(pilot)
        await press(pilot, "t", "down", "down")
        await app.push_screen(SettingsScreen())
        app.program.set_preferences(evolve(app.program.preferences, language="fr"))
        await press(pilot, "escape")
        await at_rest_again(pilot)
        assert position_of(pilot).at == 2
        assert words_for("fr", "tectonic_tribes")("edit-sound") in shown(app)
        await press(pilot, "enter")
        assert position_of(pilot).path


async def test_a_map_that_has_no_room_does_not_keep_the_editor_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[object]()
    async with running(tmp_path, new=opened("tectonic_tribes")) as (_, pilot):
        editor = await edited(pilot)
        editor.query_one("#edit-middle").display = False
        await at_rest_again(pilot)
        draw = editor._draw_board

        def counted(*now: Any) -> None:
            looked.append(now)
            draw(*now)

        monkeypatch.setattr(editor, "_draw_board", counted)
        editor.draw()
        for _ in range(4 * TRIES):
            await at_rest_again(pilot)
        assert not editor.query_one(MapView).size.width
    assert 1 < len(looked) <= TRIES + 1


@pytest.mark.parametrize("key", ["terraforming_mars", "water_sharing"])
async def test_in_80_columns_a_map_stands_whole_beside_its_values(tmp_path: Path, key: str) -> None:
    async with running(tmp_path, (80, 24), new=opened(key)) as (app, pilot):
        editor = await edited(pilot)
        await at_rest_again(pilot)
        view, side = editor.query_one(MapView), editor.query_one("#edit-side")
        board = scene(position_of(pilot))[0].board
        assert view.size.width >= board.extent(board.sizes[0])[0]
        assert side.size.width >= NARROW
        rows = [str(option.prompt) for option in editor.query_one("#parts", OptionList).options]
        assert all(len(row) <= side.size.width for row in rows)
        assert "nothing" in shown(app)
