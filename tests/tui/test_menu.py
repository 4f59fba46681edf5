"""The menu: nothing in it is dead, by keys and by mouse, in both languages, without colour."""

from functools import partial
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from boardkit.core import Study
from boardkit.games import GAMES
from boardkit.tui.pages import choosing, menu
from boardkit.tui.pages.history import HistoryScreen
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.pages.saved import PositionsScreen, SavedScreen
from boardkit.tui.pages.settings import AboutScreen, SettingsScreen
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.page import Page
from tests.daily import by_night, spread
from tests.tui.tools import (
    click,
    click_key,
    make_app,
    new_match,
    played_at_random,
    pointed_at,
    press,
    running,
    shown,
    table_of,
)

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")

OPENED = [
    ("new", SetupScreen),
    ("saved", SavedScreen),
    ("lessons", LessonsScreen),
    ("rules", RulesScreen),
    ("settings", SettingsScreen),
    ("history", HistoryScreen),
    ("positions", PositionsScreen),
    ("about", AboutScreen),
]


@pytest.mark.parametrize("language", spread(["fr", "en"]))
async def test_every_entry_opens_by_its_digit_lists_its_keys_and_is_left(
    tmp_path: Path, language: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        for number, (_, screen) in enumerate(OPENED, start=1):
            await press(pilot, str(number))
            page = app.screen
            assert isinstance(page, screen)
            assert isinstance(page, Page)
            await press(pilot, "f1")
            assert isinstance(app.screen, NoticeScreen)
            listed = str(app.screen.query_one(".dialog-text Static", Static).render())
            assert all(page.words(name) in listed for _, _, name in page.keys if name)
            await pilot.click(offset=(0, 0))
            await pilot.pause()
            now: object = app.screen
            assert now is page
            by_mouse = number % 2 == (language == "fr")
            await (click_key(pilot, "back") if by_mouse else press(pilot, "escape"))
            assert isinstance(app.screen, MenuScreen)


async def test_a_click_opens_the_entry_that_stands_there(tmp_path: Path) -> None:
    opened: list[str] = []
    async with running(tmp_path) as (app, pilot):
        page = app.screen
        assert isinstance(page, MenuScreen)
        page.entries = tuple(one.__replace__(open=partial(opened.append, one.name)) for one in page.entries)
        for line in range(len(page.entries)):
            await click(pilot, "#entries", x=6, y=line)
        names = [one.name for one in page.entries]
        assert opened == names
        assert names[: len(OPENED)] == [name for name, _ in OPENED]
        assert isinstance(app.screen, MenuScreen)


@pytest.mark.parametrize("way", ["digit", "mouse", "foot"])
async def test_esc_never_quits_and_quit_does(tmp_path: Path, way: str) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "escape", "escape")
        assert app.is_running
        assert isinstance(app.screen, MenuScreen)
        if way == "digit":
            await press(pilot, "0")
        elif way == "mouse":
            await click(pilot, "#entries", x=6, y=9)
        else:
            await click_key(pilot, "app.quit")
        assert app._exit


async def test_the_last_unfinished_match_can_be_resumed_by_its_players_names(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(new_match(["Ada", "[red]Béla[/]"])))
        app.library.create(Study(played_at_random(new_match(["Olga", "Piet"]))))
        async with app.run_test(size=(100, 30)) as pilot:
            assert "Resume           Tectonic Tribes: Ada and [red]Béla[/]" in shown(app)
            await press(pilot, "1")
            assert table_of(app).is_attached


async def test_no_match_that_is_over_is_there_to_resume_and_one_left_in_the_middle_at_once(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(played_at_random(new_match())))
        async with app.run_test(size=(80, 24)) as pilot:
            assert "Resume" not in shown(app)
            await press(pilot, "1", "ctrl+s")
            assert table_of(app).is_attached
            await press(pilot, "ctrl+q")
            assert isinstance(app.screen, MenuScreen)
            assert "Resume" in shown(app)
            assert pointed_at(pilot, "#entries") == "new"


async def test_the_menu_speaks_another_language_as_soon_as_it_is_set(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        assert "New game" in shown(app)
        await press(pilot, "5", "left", "escape")
        assert "Nouvelle partie" in shown(app)


async def test_without_colour_the_cursor_can_still_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with running(tmp_path) as (app, _):
        lines = shown(app).splitlines()
        spots = [next(y for y, line in enumerate(lines) if name in line) for name in ("New game", "About")]
        chosen, other = (app.screen.get_style_at(6, y).bgcolor for y in spots)
        assert app.no_color
        assert chosen != other


@pytest.mark.parametrize(("entry", "screen"), [("4", RulesScreen), by_night("1", SetupScreen)])
async def test_of_several_games_one_is_chosen_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, screen: type
) -> None:
    several = {"one": GAMES["tectonic_tribes"], "two": GAMES["tectonic_tribes"]}
    for page in (menu, choosing):
        monkeypatch.setattr(page, "GAMES", several)
    async with running(tmp_path) as (app, pilot):
        await press(pilot, entry)
        assert "Tectonic Tribes   2–5 players" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)
        await press(pilot, entry, "down", "enter")
        assert isinstance(app.screen, screen)
        await press(pilot, "escape")
        await press(pilot, entry)
        await click(pilot, "ChooseGameScreen OptionList", x=6, y=0)
        assert isinstance(app.screen, screen)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("colours", [True, False])
async def test_the_banner_is_a_map_that_leaves_room_for_every_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], colours: bool
) -> None:
    if not colours:
        monkeypatch.setenv("NO_COLOR", "1")
    with make_app(tmp_path) as app:
        app.library.create(Study(new_match()))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            seen = shown(app)
            listed, banner = (app.screen.query_one(f"#{name}") for name in ("entries", "banner"))
            assert listed.region.height == len(app.screen.query_one("#entries", OptionList).options)
            assert banner.region.bottom < listed.region.y
            outlined = any(
                "\u2800" < sign < "\u2900" for sign in seen
            )  # by braille, where there is no colour
            assert outlined != colours
            assert "♣" in seen
            middle = (row for row in seen.splitlines() if all(letter in row.split() for letter in "BOARDKIT"))
            assert len([*middle]) == 1 or size == (200, 60)
