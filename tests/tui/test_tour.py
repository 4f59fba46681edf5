"""The tour of the table: when it comes, what each step waits for, and that it can be left at any moment."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.core import Seat
from boardkit.library import open_library
from boardkit.text import LANGUAGES
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.match.playing import TOUR_STEPS, Touring
from boardkit.tui.desk.wishes import Tour
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.table.screen import TableScreen
from tests.daily import in_turn
from tests.tui.tools import click, click_foot, new_match, press, running, shown, table_of, told

TAUGHT = (("right",), ("1",), ("w", "escape"), ("tab", "enter"), ("u",), ("question_mark", "escape"))
"""What each step waits for."""


async def offered(pilot: Pilot[None]) -> None:
    """Wait until the menu has been painted, and what comes after it."""
    await pilot.pause()
    await pilot.pause()


def done(app: BoardkitApp) -> int:
    mode = table_of(app).desk.modes[0]
    assert isinstance(mode, Touring)
    return mode.at


@pytest.mark.sample(2)
@pytest.mark.parametrize(("size", "language"), in_turn([(80, 24), (120, 40), (200, 60)], LANGUAGES))
async def test_each_step_waits_for_the_key_that_it_teaches(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    assert len(TAUGHT) == len(TOUR_STEPS) == 6
    async with running(tmp_path, size, language=language, tour=True) as (app, pilot):
        await offered(pilot)
        for step, keys in enumerate(TAUGHT):
            assert done(app) == step
            await press(pilot, *["right"] if step else ["question_mark", "escape"])
            assert done(app) == step
            told, text = table_of(app).words(f"tour-{[*TOUR_STEPS][step]}"), shown(app)
            assert all(word in text for word in told.split())
            await press(pilot, *keys)
        assert done(app) == 6
        await press(pilot, "enter" if language == "en" else "escape")
        assert isinstance(app.screen, MenuScreen)


async def test_it_can_be_left_at_any_moment_and_never_comes_by_itself_again(tmp_path: Path) -> None:
    async with running(tmp_path, tour=True) as (app, pilot):
        await offered(pilot)
        for steps in (0, 3):
            await press(pilot, *[key for keys in TAUGHT[:steps] for key in keys])
            assert done(app) == steps
            await press(pilot, "escape")
            assert isinstance(app.screen, MenuScreen)
            assert app.library.matches() == ()
            app.program.open(Tour())
            await pilot.pause()
    async with running(tmp_path, tour=True) as (app, pilot):
        await offered(pilot)
        assert isinstance(app.screen, MenuScreen)


async def test_it_can_be_taken_again_from_the_menu_and_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        assert isinstance(app.screen, MenuScreen)
        number = [entry.name for entry in app.screen.entries].index("tour")
        await click(pilot, "#entries", x=6, y=number)
        assert done(app) == 0
        await click(pilot, "#map", x=20, y=16)
        assert done(app) == 1
        await click(pilot, "#hand", x=3)
        assert done(app) == 2
        await click_foot(pilot, "why")
        await click(pilot, "#close", x=2)
        assert done(app) == 3
        await click_foot(pilot, "back")
        assert isinstance(app.screen, MenuScreen)


async def test_what_is_wrong_with_the_file_of_keys_is_told_before_the_tour(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text('{"fly": ["f"]}', "utf-8")
    async with running(tmp_path, tour=True) as (app, pilot):
        await offered(pilot)
        assert "there is no action “fly”" in " ".join(told(app).split())
        assert not any(isinstance(screen, TableScreen) for screen in app.screen_stack)
        await press(pilot, "enter")
        await offered(pilot)
        assert done(app) == 0
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)


async def test_a_step_is_true_of_a_tribe_card_too_after_which_the_same_seat_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.program.open(Tour())
        await pilot.pause()
        await press(pilot, "right", "2", "w", "escape", "tab", "enter")
        assert done(app) == 4
        assert table_of(app).desk.match.state.to_move == Seat(0)
        assert "somebody else" not in " ".join(shown(app).split())


async def test_it_is_not_for_those_who_have_played_nor_for_those_who_come_for_a_match(tmp_path: Path) -> None:
    async with running(tmp_path / "match", tour=True, new=new_match()) as (app, pilot):
        await offered(pilot)
        assert not isinstance(table_of(app).desk.modes[0], Touring)
    async with running(tmp_path / "match", tour=True) as (app, pilot):
        await offered(pilot)
        assert isinstance(app.screen, MenuScreen)
    async with running(tmp_path / "unasked") as (app, pilot):
        await offered(pilot)
        assert isinstance(app.screen, MenuScreen)
    with open_library(tmp_path / "unasked") as library:
        assert library.setting("toured") is None
