"""A match of a game from elsewhere by keys, from the menu to its score sheet, in a folder of its own."""

import asyncio
import sys
from pathlib import Path

from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.table.screen import TableScreen
from tests.tui.tools import make_app


async def played_by_keys(folder: Path) -> None:
    with make_app(folder) as app:
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.press("1", "end", "enter", "ctrl+s")
            for _ in range(400):
                if any(isinstance(screen, ScoreScreen) for screen in app.screen_stack):
                    return
                for key in ("tab", "enter") * 2:
                    opener = app.screen.desk.mode.opener if isinstance(app.screen, TableScreen) else ""
                    await pilot.press(opener or key)
    raise AssertionError("the match has no end")


if __name__ == "__main__":
    asyncio.run(played_by_keys(Path(sys.argv[1])))
