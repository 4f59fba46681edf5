"""Asking a class in the terminal: keys, clicks and typed lines arrive, and what was asked is kept."""

from pathlib import Path

from boardkit.library.lessons import classroom
from boardkit.tui.desk.teach.classroom import InClass
from boardkit.tui.widgets.texts import SheetView
from tests.tui.tools import new_match, press, running, shown, table_of, told, write


async def test_a_class_is_asked_by_keys_and_clicks(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match().__replace__(open_table=True)) as (app, pilot):
        await press(pilot, "Q", "c")
        await write(pilot, "Zoe,Max")
        await press(pilot, "enter", "n", "enter")
        await write(pilot, "Why?")
        await press(pilot, "enter")
        await write(pilot, "so / *because")
        await press(pilot, "enter")
        assert "Zoe: choose an answer" in shown(app)
        sheet = table_of(app).query_one("#sheet", SheetView)
        await pilot.click(sheet, offset=(3, 4))
        await press(pilot, "enter", "a", "enter", "v")
        assert "✓ b) because" in shown(app)
        await press(pilot, "s")
        assert (tmp_path / "exports" / "class.csv").read_text("utf-8-sig").startswith("name,Why?,right")
        await press(pilot, "escape", "escape", "Q")
        assert isinstance(table_of(app).desk.mode, InClass)
        assert "Zoe                 b✓  1" in shown(app)
        assert classroom(app.library).names == ("Zoe", "Max")
        assert not told(app)
