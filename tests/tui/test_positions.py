"""The positions that are kept: played, edited, renamed, deleted, taken from a file; by keys and by mouse."""

from pathlib import Path

from textual.widgets import Input

from boardkit.core.records.position import position_code
from boardkit.library.kept_files import POSITIONS_FOLDER, code_of, keep, kept
from boardkit.tui.pages.editor import EditScreen
from boardkit.tui.pages.saved import PositionsScreen
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from tests.tui.test_editing_positions import opened
from tests.tui.tools import click_key, make_app, press, running, shown, table_of


async def test_positions_are_played_edited_renamed_and_deleted(tmp_path: Path) -> None:
    match = opened("terristories", 12)
    code = position_code(match.game, match.state)
    strange = position_code(match.game, match.state.__replace__(round=99))
    with make_app(tmp_path) as app:
        folder = app.library.folder
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "7")
            assert "No position is saved yet" in shown(app)
            await press(pilot, "enter", "e", "r", "d", "escape")
            keep(folder, "Sand", code)
            keep(folder, "Strange", strange)
            (folder / POSITIONS_FOLDER / "spoilt.txt").write_text("milk", "utf-8")
            await press(pilot, "enter")
            assert "TerriStories" in shown(app)
            assert "not a position code" in shown(app)
            await press(pilot, "down", "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "down", "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "e")
            assert isinstance(app.screen, EditScreen)
            await pilot.pause()
            assert app.screen.position.editing.faults
            await press(pilot, "escape")
            assert isinstance(app.screen, PositionsScreen)
            await press(pilot, "r")
            app.screen.query_one(Input).value = "Dust"
            await press(pilot, "enter")
            assert [one.name for one in kept(folder)] == ["Dust", "Sand", "spoilt"]
            await press(pilot, "up", "up")
            await click_key(pilot, "delete")
            assert isinstance(app.screen, ConfirmScreen)
            await press(pilot, "y")
            assert [one.name for one in kept(folder)] == ["Sand", "spoilt"]
            await press(pilot, "enter")
            assert table_of(app).desk.match.position == code


async def test_a_position_is_taken_from_a_file_by_its_name(tmp_path: Path) -> None:
    match = opened()
    file = tmp_path / "From Ada.txt"
    file.write_text(position_code(match.game, match.state) + "\n", "utf-8")
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "7", "i")
        app.screen.query_one(Input).value = str(file)
        await press(pilot, "enter")
        assert code_of(app.library.folder, "From Ada") == position_code(match.game, match.state)
        (tmp_path / "no.txt").write_text("milk", "utf-8")
        await press(pilot, "i")
        app.screen.query_one(Input).value = str(tmp_path / "no.txt")
        await press(pilot, "enter")
        assert isinstance(app.screen, NoticeScreen)
        assert len(kept(app.library.folder)) == 1
