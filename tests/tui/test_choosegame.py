"""With several games in the box, the player is asked which one."""

from pathlib import Path

from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.pages.choosing import ChooseGameScreen
from boardkit.tui.pages.setup import SetupScreen
from tests.tui.tools import press, running, shown


async def test_every_game_of_the_box_can_be_chosen_by_keys(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        for number, key in enumerate(GAMES):
            await press(pilot, "1")
            assert isinstance(app.screen, ChooseGameScreen)
            assert words_for("en", key)("title") in shown(app)
            await press(pilot, *["down"] * number, "enter")
            assert isinstance(app.screen, SetupScreen)
            assert words_for("en", key)("title") in shown(app)
            await press(pilot, "escape", "escape")


async def test_a_game_can_be_chosen_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await press(pilot, "1")
        title = words_for("en", "tectonic_tribes")("title")
        lines = shown(app).splitlines()
        row = next(number for number, line in enumerate(lines) if title in line)
        await pilot.click(offset=(lines[row].index(title), row))
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
