"""A match of a game from elsewhere by keys, begun from the menu and gone on with to its score sheet."""

import asyncio
import sys
from pathlib import Path
from typing import Any

from boardkit.core import Match
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.table.screen import TableScreen
from tests.tui.tools import make_app, played_at_random, table_of

LEFT = 5
"""How many decisions before its end a match is taken in hand again."""


async def played_by_keys(folder: Path, decisions: int, begun: Match[Any] | None = None) -> Match[Any]:
    """Play so many decisions, or to the score sheet; a match that has not begun is begun from the menu."""
    with make_app(folder, new=begun) as app:
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.press(*([] if begun else ["1", "end", "enter", "ctrl+s"]))
            for _ in range(10 * decisions):
                match = table_of(app).desk.match
                if match.at >= decisions or any(isinstance(one, ScoreScreen) for one in app.screen_stack):
                    return match
                for key in ("tab", "enter") * 2:
                    opener = app.screen.desk.mode.opener if isinstance(app.screen, TableScreen) else ""
                    await pilot.press(opener or key)
    raise AssertionError("the match does not go on")


async def played_in_two_parts(folder: Path) -> None:
    """Play the first decisions and the last ones by keys, and those between them at random."""
    begun = await played_by_keys(folder, 3)
    most = played_at_random(begun).at - begun.at
    late = played_at_random(begun, most - LEFT)
    ended = await played_by_keys(folder, late.at + 10 * LEFT, late)
    assert ended.over


if __name__ == "__main__":
    asyncio.run(played_in_two_parts(Path(sys.argv[1])))
