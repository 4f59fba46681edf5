"""Looking on in the terminal: what another process decides is painted by itself, nothing is written."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardkit.core import Study
from boardkit.library import MatchId, open_library
from boardkit.library.watching import look_into
from boardkit.tui.app import BoardkitApp
from boardkit.tui.books.projector import ProjectorScreen
from boardkit.tui.screens.following import PAUSE
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen
from tests.tui.tools import new_match, played_at_random, press, shown

NUMBER = MatchId(1)


def make_app(folder: Path, *, large: bool) -> BoardkitApp:
    return BoardkitApp(look_into(folder), Start(data=folder, language="en", watch=NUMBER, large=large))


async def painted(pilot: Pilot[None], text: str) -> bool:
    """Wait a while for a text on the screen."""
    for _ in range(20):
        if text in shown(pilot.app):
            return True
        await pilot.pause(PAUSE)
    return False


@pytest.mark.parametrize("large", [False, True])
async def test_decisions_of_another_process_are_painted(tmp_path: Path, large: bool) -> None:
    match = new_match()
    with open_library(tmp_path) as library:
        library.create(Study(match))
        app = make_app(tmp_path, large=large)
        async with app.run_test(size=(120, 30 if large else 40)) as pilot:
            await pilot.pause()
            kind = ProjectorScreen if large else TableScreen
            assert isinstance(app.screen, kind)
            later = played_at_random(match, 1)
            library.save(NUMBER, Study(later))
            said = app.board.words_of(match.game.key, [one.name for one in match.players])
            *_, (_, frame) = later.frames()
            assert await painted(pilot, said.say(frame.event))
            library.delete(NUMBER)
            assert await painted(pilot, "There is no saved match 1.")
            await press(pilot, "ctrl+p")
            assert isinstance(app.screen, kind)
            await press(pilot, "escape")
            await pilot.pause()
            assert app._exit
    app.library.close()


async def test_the_mouse_leaves_and_looks(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        library.create(Study(played_at_random(new_match(), 5)))
    app = make_app(tmp_path, large=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "z")
        assert app.screen.has_class("-zoom-map")
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert app._exit
    app.library.close()
