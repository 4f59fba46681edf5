"""What stands beside the map can be marked by the mouse, to be copied."""

from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.selection import Selection

from boardkit.tui.widgets.texts import Lines
from tests.tui.tools import at_rest_again, new_match, running, shown

MARKED = (3, 9)
"""The first column that is marked, and the last."""


@pytest.mark.parametrize("room", ["#title", "#seats", "#prompt"])
async def test_words_are_marked_where_the_mouse_is_drawn(tmp_path: Path, room: str) -> None:
    async with running(tmp_path, (120, 40), new=new_match().__replace__(open_table=True)) as (app, pilot):
        lines = app.screen.query_one(room, Lines)
        left, top = lines.content_region.offset - lines.region.offset
        for turn in (pilot.mouse_down, pilot.hover, pilot.mouse_up):
            await turn(room, offset=(left + MARKED[turn != pilot.mouse_down], top))
            await at_rest_again(pilot)
        told = shown(app).splitlines()[lines.content_region.y][lines.content_region.x :]
        first, last = MARKED
        assert app.screen.get_selected_text() == told[first : last + 1]
        marked = lines.render_line(0)
        colours = [style and style.bgcolor for _, style, _ in marked.crop(first, last + 1)]
        assert set(colours) == {app.screen.get_component_rich_style("screen--selection").bgcolor}
        assert lines.get_selection(Selection(Offset(0, 0), None))[0].startswith(told[:last].rstrip())
