"""Makes pictures of tables out of kept matches.

`python -m bench.pictures` makes those of the README anew; with `--all FOLDER` it writes one of
every game in four sizes, dark and light, in both languages, and without colours, to be looked at one by one.
"""

import asyncio
import os
import re
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import unescape
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import evolve, frozen

from boardkit.core import CHANCE, Game, Match, legal
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.games import GAMES, KEYS
from boardkit.library import open_library
from boardkit.text import LANGUAGES
from boardkit.tui.app import BoardkitApp
from boardkit.tui.start import Start
from boardkit.tui.themes.preferences import SETTING, Preferences, Theme

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
KEPT: Final = ROOT / "tests" / "golden" / "kept"
SIZE: Final = (120, 40)
SIZES: Final = ((80, 24), SIZE, (160, 50), (200, 60))
NO_COLOUR: Final = "NO_COLOR"
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


@frozen
class Way:
    """How a table is shown: in how many columns and lines, in which language and colours."""

    size: tuple[int, int] = SIZE
    language: str = "en"
    theme: Theme = Theme.DARK
    colours: bool = True

    @property
    def name(self) -> str:
        """A name for files."""
        columns, lines = self.size
        return f"{columns}x{lines}-{self.language}-{self.theme if self.colours else 'no-colour'}"


USUAL: Final = Way()
"""The way of the pictures of the README."""


def ways() -> Iterator[Way]:
    """List all the ways of showing a table that somebody should have looked at."""
    for size, language in product(SIZES, LANGUAGES):
        yield from (Way(size, language, theme) for theme in (Theme.DARK, Theme.LIGHT))
        yield Way(size, language, colours=False)


async def drawn(match: Match[Any], way: Way = USUAL) -> str:
    """Open the table of a match, and return what is on the screen as SVG."""
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, _colours(way):
        library.set_setting(SETTING, Preferences(theme=way.theme).plain())
        app = BoardkitApp(library, Start(language=way.language, new=match))
        async with app.run_test(size=way.size) as pilot:
            await pilot.pause(0.5)
            return app.export_screenshot(title="boardkit")


@contextmanager
def _colours(way: Way) -> Iterator[None]:
    """Let the program begin with colours or without, as a player says by `NO_COLOR`."""
    before = os.environ.pop(NO_COLOUR, None)
    try:
        if not way.colours:
            os.environ[NO_COLOUR] = "1"
        yield
    finally:
        os.environ.pop(NO_COLOUR, None)
        if before is not None:
            os.environ[NO_COLOUR] = before


def rows(picture: str) -> list[str]:
    """Return the text of a picture, row by row, whatever its colours."""
    found: dict[str, str] = {}
    for height, text in CELLS.findall(picture):
        found[height] = found.get(height, "") + unescape(text)
    return [row.replace("\xa0", " ").rstrip() for row in found.values()]


def all_of(game: str, folder: Path) -> None:
    """Write pictures of a game in all ways into a folder."""
    match = in_the_middle(GAMES[game])
    for way in ways():
        picture = asyncio.run(drawn(match, way))
        (folder / f"{game}-{way.name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Make the pictures of all games in the box."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="write pictures in all ways into a folder")
    parser.add_argument("games", nargs="*", default=KEYS, help="the games, by their keys; else all")
    wished = parser.parse_args()
    if wished.all is None:
        of_readme()
        return
    wished.all.mkdir(parents=True, exist_ok=True)
    for key in wished.games:
        all_of(key, wished.all)


def of_readme() -> None:
    """Make the pictures of the README."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        path_of(key).write_text(asyncio.run(drawn(in_the_middle(GAMES[key]))), encoding="utf-8")


if __name__ == "__main__":
    main()
