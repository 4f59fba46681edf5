"""With several games in the box, the player is asked which one."""

from pathlib import Path

from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.pages.choosing import ChooseGameScreen
from boardkit.tui.pages.setup import SetupScreen
from tests.tui.tools import make_app, press, shown


async def test_every_game_of_the_box_can_be_chosen_by_keys(tmp_path: Path) -> None:
    for number, key in enumerate(GAMES):
        with make_app(tmp_path) as app:
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                await press(pilot, "1")
                assert isinstance(app.screen, ChooseGameScreen)
                assert words_for("en", key)("title") in shown(app)
                await press(pilot, *["down"] * number, "enter")
                assert isinstance(app.screen, SetupScreen)
                assert words_for("en", key)("title") in shown(app)


async def test_a_game_can_be_chosen_by_mouse(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "1")
            title = words_for("en", "tectonic_tribes")("title")
            lines = shown(app).splitlines()
            row = next(number for number, line in enumerate(lines) if title in line)
            await pilot.click(offset=(lines[row].index(title), row))
            await pilot.pause()
            assert isinstance(app.screen, SetupScreen)
