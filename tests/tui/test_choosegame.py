"""With several games in the box, the player is asked which one."""

from itertools import pairwise
from pathlib import Path

import pytest

from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.pages.choosing import ChooseGameScreen
from boardkit.tui.pages.pictures import Board, cover
from boardkit.tui.pages.setup import SetupScreen
from tests.tui.tools import press, running, shown


async def test_every_game_of_the_box_can_be_chosen_by_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = list[str]()
    monkeypatch.setattr(ChooseGameScreen, "dismiss", lambda _, door: chosen.append(door.game.key))
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "1")
        for key in GAMES:
            assert words_for("en", key)("title") in shown(app)
            await press(pilot, "enter", "down")
    assert chosen == [*GAMES]


async def test_a_game_can_be_chosen_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "1")
        title = words_for("en", "tectonic_tribes")("title")
        lines = shown(app).splitlines()
        row = next(number for number, line in enumerate(lines) if title in line)
        await pilot.click(offset=(lines[row].index(title), row))
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert title in shown(app)


PICTURE = {None: "▀", "NO_COLOR": "≈"}
ROOM = {(80, 24): (False, False), (120, 40): (True, False), (200, 60): (True, True)}


@pytest.mark.sample(4)
@pytest.mark.parametrize("without", PICTURE)
@pytest.mark.parametrize("size", ROOM)
async def test_games_have_pictures_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], without: str | None
) -> None:
    pictured, beside = ROOM[size]
    if without:
        monkeypatch.setenv(without, "1")
    async with running(tmp_path, size) as (app, pilot):
        await press(pilot, "1")
        await pilot.pause()
        assert (PICTURE[without] in shown(app)) == pictured
        assert bool(app.screen.query(Board)) == beside
        lines = shown(app).splitlines()
        if not pictured:
            named = [at for at, line in enumerate(lines) if "players" in line]
            assert all(later - at <= 3 for at, later in pairwise(named))
        await press(pilot, "down")
        assert "says the rulebook" in shown(app)
        assert "Begin here. Lay" in shown(app)
        await pilot.resize_terminal(80, 24)
        assert PICTURE[without] not in shown(app)


async def test_a_large_picture_is_that_of_the_game_under_the_cursor(tmp_path: Path) -> None:
    async with running(tmp_path, (200, 60)) as (app, pilot):
        await press(pilot, "1", "down")
        await pilot.pause()
        scene = app.screen.query_one(Board)._scenery
        assert scene is not None
        assert scene.looks == cover("terraforming_mars").looks
