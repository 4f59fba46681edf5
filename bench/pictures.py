"""Makes the pictures of the README anew, out of kept matches: `python -m bench.pictures`."""

import asyncio
import re
from collections.abc import Iterable
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import evolve

from boardkit.core import CHANCE, Game, Match, legal
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.games import GAMES, KEYS
from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.start import Start

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
KEPT: Final = ROOT / "tests" / "golden" / "kept"
SIZE: Final = (120, 40)
NAMES: Final = ("Ada", "Béla", "Chen")
SEATS: Final = len(NAMES)

CELLS: Final = re.compile(r'<text [^>]*y="([\d.]+)"[^>]*>([^<]*)</text>')
"""A piece of text in a picture, and how far down it stands."""


def path_of(game: str) -> Path:
    """Return where the picture of a game lies."""
    return PICTURES / f"{game}.svg"


def in_the_middle(game: Game[Any]) -> Match[Any]:
    """Open the longest kept match at an open table, where most may be done in its middle."""
    files = sorted(_kept(game), key=lambda file: file.stat().st_size, reverse=True)
    found = (restored(game, from_json(file.read_bytes())).main for file in files)
    match = next(one for one in found if len(one.players) == SEATS)
    named = [evolve(player, name=name) for player, name in zip(match.players, NAMES, strict=True)]
    return evolve(match, players=tuple(named), at=_busiest(match), open_table=True)


def _kept(game: Game[Any]) -> Iterable[Path]:
    return (KEPT / game.key).glob("[0-9]*.json")


def _busiest(match: Match[Any]) -> int:
    """Return the moment of the middle third at which a seat has most to choose from."""
    third = len(match.moments) // 3
    tables = {at: match.moments[at].step.state for at in range(third, 2 * third)}
    asked = [at for at, state in tables.items() if state.to_move not in (None, CHANCE)]
    return max(asked, key=lambda at: len(legal(match.game, tables[at])))


async def drawn(match: Match[Any]) -> str:
    """Open the table of a match, and return what is on the screen as SVG."""
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library:
        app = BoardkitApp(library, Start(language="en", new=match))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            return app.export_screenshot(title="boardkit")


def rows(picture: str) -> list[str]:
    """Return the text of a picture, row by row, whatever its colours."""
    found: dict[str, str] = {}
    for height, text in CELLS.findall(picture):
        found[height] = found.get(height, "") + unescape(text)
    return [row.replace("\xa0", " ").rstrip() for row in found.values()]


def main() -> None:
    """Make the pictures of all games in the box."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        path_of(key).write_text(asyncio.run(drawn(in_the_middle(GAMES[key]))), encoding="utf-8")


if __name__ == "__main__":
    main()
