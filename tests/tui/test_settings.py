"""The settings: each shows at once, is kept, and can be changed by keys and by mouse."""

from pathlib import Path

import pytest

from boardkit.draw.paint import Tier
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.preferences import MapStyle, Motion, Preferences, SeatColours, Switch, Theme
from boardkit.tui.terminal.capabilities import ABLE, Kind
from tests.tui.tools import click, click_key, make_app, press, running, shown


async def test_every_setting_is_changed_by_keys_shows_at_once_and_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path, language=None) as (app, pilot):
        await press(pilot, "5", "left")
        assert "Réglages" in shown(app)
        assert app.focused is not None
        assert app.focused.id == "settings-language"
        assert "La langue du programme" in shown(app)
        await press(pilot, "down", "right", "down", "left")
        assert app.screen.query_one("#sample").region
        assert shown(app).isascii()
        await press(pilot, "down", "space", "down", "down", "space", "down", "space", "down", "space")
    with make_app(tmp_path, language=None) as app:
        assert app.program.preferences == Preferences(
            language="fr",
            theme=Theme.LIGHT,
            map_style=MapStyle.ASCII,
            seat_colours=SeatColours.SAFE,
            motion=Motion.OFF,
            turn_clock=Switch.ON,
            bell=Switch.ON,
        )
        assert (app.program.language, app.theme, app.program.tier) == ("fr", "boardkit-light", Tier.ASCII)


async def test_every_setting_is_changed_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await click(pilot, "#entries", x=6, y=4)
        for question in ("settings-theme", "settings-map-style", "settings-seat-colours"):
            await click(pilot, f"#{question}", x=6)
        await click(pilot, "#settings-language")
        assert app.program.preferences == Preferences(
            language="fr", theme=Theme.LIGHT, map_style=MapStyle.TILE, seat_colours=SeatColours.SAFE
        )
        await click(pilot, "#back", x=2)
        assert isinstance(app.screen, MenuScreen)


async def test_no_style_is_offered_that_the_terminal_cannot_show(tmp_path: Path) -> None:
    console = ABLE.__replace__(kind=Kind.LINUX)
    async with running(tmp_path, terminal=console) as (app, pilot):
        await press(pilot, "5", "down", "down")
        seen = []
        for _ in range(2):
            await press(pilot, "right")
            seen.append((app.program.preferences.map_style, app.program.tier))
        assert seen == [(MapStyle.ASCII, Tier.ASCII), (MapStyle.AUTO, Tier.CONSOLE)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_settings_have_room_without_scrolling_and_can_be_walked_from_the_foot(
    tmp_path: Path, language: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        await press(pilot, "5")
        assert isinstance(app.screen, SettingsScreen)
        assert [one for one in app.screen.query("*") if one.max_scroll_y] == []
        await click_key(pilot, "move('down')")
        await click_key(pilot, "move('on')")
        assert app.program.preferences.theme is Theme.LIGHT
        assert isinstance(app.screen, SettingsScreen)


async def test_maps_lie_on_the_ground_of_the_theme(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, _):
        for theme in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST):
            app.program.set_preferences(Preferences(theme=theme))
            palette = app.program.palette_for((0, 1))
            assert palette.background == app.current_theme.background
            assert app.program.palette_for((0, 1)) is palette
