"""Styles that are remembered are those that Textual finds, on every screen, wherever the focus has moved."""

from pathlib import Path
from unittest.mock import patch

import pytest
from textual.css.stylesheet import Stylesheet
from textual.widget import Widget

from tests.tui.quicker import APPLY
from tests.tui.tools import new_match, press, running

WAYS = {
    "menu": ((80, 24), None, ["down"]),
    "settings": ((80, 24), None, ["6", "tab", "down"]),
    "setup": ((120, 40), None, ["1", "tab", "tab"]),
    "table": ((120, 40), new_match(), ["enter", "right"]),
    "keys": ((80, 24), new_match(), ["question_mark", "tab"]),
}


@pytest.mark.parametrize("way", WAYS)
async def test_styles_are_those_that_textual_finds(tmp_path: Path, way: str) -> None:
    size, match, keys = WAYS[way]
    for _ in "what is found", "what is remembered":
        async with running(tmp_path, size, new=match) as (app, pilot):
            await press(pilot, *keys)
            widgets = [app, *app.screen.walk_children(Widget, with_self=True)]
            for node in widgets:
                before = [one.base.get_rules() for one in (node.styles, *node._component_styles.values())]
                with patch.object(Stylesheet, "apply", APPLY):
                    app.stylesheet.apply(node)
                after = [one.base.get_rules() for one in (node.styles, *node._component_styles.values())]
                assert after == before, node
            assert len(widgets) > 5
