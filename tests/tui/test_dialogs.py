"""Dialogs use the height of the window, and none of them is cut."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from boardkit.text import words_for
from boardkit.tui.screens.dialogs import EntryScreen, NoticeScreen, PickScreen
from tests.tui.tools import press, running, shown

WORDS = words_for("en")
LINES = [f"Line {number}" for number in range(100)]
LONG: dict[str, Callable[[], Screen[Any]]] = {
    ".dialog-text": lambda: NoticeScreen("Title", LINES, WORDS),
    ".picker OptionList": lambda: PickScreen("Title", [(line, line) for line in LINES], WORDS),
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("part", LONG)
@pytest.mark.parametrize("height", [24, 32, 40, 48, 60])
async def test_a_long_dialog_leaves_few_lines_to_others(tmp_path: Path, part: str, height: int) -> None:
    async with running(tmp_path, (120, height)) as (app, pilot):
        await app.push_screen(LONG[part]())
        await pilot.pause()
        whole, text = (app.screen.query_one(one).region for one in (".dialog", part))
        assert text.height >= height - 14
        assert text.bottom <= whole.bottom
        assert whole.y >= 0
        assert whole.bottom <= height
        assert all(child.region.bottom < whole.bottom for child in app.screen.query(".dialog-buttons Button"))


async def test_a_short_dialog_is_as_high_as_its_text(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await app.push_screen(NoticeScreen("Title", ["Text"], WORDS))
        for height in (60, 24):
            await pilot.resize_terminal(80, height)
            await pilot.pause()
            assert app.screen.query_one(".dialog").region.height == 9


async def test_a_text_of_many_lines_is_dropped_by_the_second_esc_alone(tmp_path: Path) -> None:
    words, taken = words_for("en", "tectonic_tribes"), list[str | None]()
    async with running(tmp_path, (80, 24)) as (app, pilot):
        for keys in (("escape",), ("a", "escape", "escape"), ("a", "escape", "b", "ctrl+s")):
            entry = EntryScreen("Which answers?", words, "old ", tall=True)
            app.push_screen(entry, taken.append)
            await pilot.pause()
            for number, key in enumerate(keys):
                assert app.screen is entry, keys[:number]
                await press(pilot, key)
                assert (words("entry-drop") in shown(app)) == (
                    "escape" in keys[: number + 1] and app.screen is entry
                )
            assert app.screen is not entry
    assert taken == [None, None, "old ab"]
