"""A match of a game from elsewhere by keys, from the menu to its score sheet: `elsewhere.py FOLDER`."""

import asyncio
import sys
from pathlib import Path

from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.start import Start
from boardkit.tui.terminal.ears import PAUSE, Ears, stamping_clock


async def played_by_keys(folder: Path) -> None:
    with open_library(folder) as library:
        app = BoardkitApp(library, Start(data=folder, language="en"))
        app.board.ears = Ears(lambda: stamping_clock() - PAUSE)
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.press("1", "end", "enter", "ctrl+s")
            for _ in range(400):
                if isinstance(app.screen, ScoreScreen):
                    return
                await pilot.press("enter")
    raise AssertionError("the match has no end")


if __name__ == "__main__":
    asyncio.run(played_by_keys(Path(sys.argv[1])))
