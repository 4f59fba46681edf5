"""Makes pictures of tables out of kept matches.

`python -m bench.pictures` makes those of the README and of the documentation anew, the moving one among
them, and a recording; `--moving` makes the moving one alone. With `--all FOLDER` it writes every game at
several moments of a match of the most seats, in four sizes, dark and light, in both languages, and without
colours, to be looked at one by one; `--moment` names one of them.
"""

import asyncio
import os
import re
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import unescape
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.cells import set_cell_size
from rich.text import Text
from textual.pilot import Pilot

from bench.late import played
from boardkit.commands.web.serving import qr_code
from boardkit.core import CHANCE, Game, Match, Move, Study, legal
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.core.values import Value
from boardkit.games import GAMES, KEYS
from boardkit.handout.making import FORMS, of_match
from boardkit.handout.matches import By
from boardkit.handout.slides import Handout
from boardkit.handout.vector import HIGH, WIDE
from boardkit.library import open_library
from boardkit.players.lookup import mind_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.words import key_said
from boardkit.tui.app import BoardkitApp, say_beside
from boardkit.tui.desk.desk import code_drawn
from boardkit.tui.preferences import SETTING, Preferences, Theme
from boardkit.tui.start import Start
from boardkit.tui.terminal.messages import at_rest

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
KEPT: Final = ROOT / "tests" / "golden" / "kept"
SIZE: Final = (120, 40)
SIZES: Final = ((80, 24), SIZE, (160, 50), (200, 60))
NO_COLOUR: Final = "NO_COLOR"
NAMES: Final = ("Ada", "Béla", "Chen")
SEATS: Final = len(NAMES)

TEXTS: Final = re.compile(r'<text x="(\d+)[^"]*" y="(\d+)"[^>]*>([^<]*)</text>')
"""A word in a picture, where it begins, and how far down it stands."""

MOMENTS: Final = {"early": 0.08, "middle": 0.5, "late": 0.97, "end": 1.0}
"""What parts of a match are over at the moments that are looked at."""

NEAR, SEED = 6, 5
"""Half of how many decisions are looked at around a moment, and the seed of the match."""

RECORDING: Final = ROOT / "docs" / "first_turn.cast"
TURN: Final = PICTURES / "first_turn.svg"
"""A first turn as a recording for terminals, and what it ends with as a picture."""

RECORDED, FIRST = "tectonic_tribes", (1, 1)
"""The game that is recorded, and the first round of its first hand."""

INVITED: Final = "class"  # the picture of a teacher's screen that invites a class to look on
ADDRESS: Final = "http://192.168.1.20:8000/kx7pw3tnm2hd8vqa/"
"""Where a class looks on, in the picture of a teacher's screen."""

MOVING: Final = PICTURES / "moving.svg"
"""A decision in the middle of a match: a place that is not allowed, why, another one, and a look back."""

FILM: Final = (96, 30)
"""The columns and lines of the moving picture."""

PRESSED: Final = (
    ("tab", 3.0),
    ("r", 2.5),
    ("w", 4.0),
    ("escape", 1.5),
    ("tab", 2.5),
    ("enter", 3.0),
    ("f5", 3.5),
    ("left", 2.0),
    ("left", 1.5),
    ("left", 3.5),
    ("escape", 2.0),
)
"""The keys of the moving picture, and for how many seconds is shown what comes of each."""

BEGUN: Final = 2.5
"""Seconds for which its first table is shown."""


def path_of(game: str, language: str = "en") -> Path:
    """Return where the picture of a game, or of something else, lies in a language."""
    return PICTURES / (f"{game}.svg" if language == "en" else f"{game}.{language}.svg")


def in_the_middle(game: Game[Any]) -> Match[Any]:
    """Open the longest kept match at an open table, where most may be done in its middle."""
    match = next(kept(game))
    return match.__replace__(at=_busiest(match))


def kept(game: Game[Any]) -> Iterator[Match[Any]]:
    """Walk the kept matches of so many seats at an open table, the longest first."""
    files = sorted((KEPT / game.key).glob("[0-9]*.json"), key=lambda file: file.stat().st_size, reverse=True)
    for match in (restored(game, from_json(file.read_bytes())).main for file in files):
        if len(match.players) == SEATS:
            named = [player.__replace__(name=name) for player, name in zip(match.players, NAMES, strict=True)]
            yield match.__replace__(players=tuple(named), open_table=True)


def _busiest(match: Match[Any]) -> int:
    """Return the moment of the middle third at which a seat has most to choose from."""
    third = len(match.moments) // 3
    tables = {at: match.moments[at].step.state for at in range(third, 2 * third)}
    asked = [at for at, state in tables.items() if state.to_move not in (None, CHANCE)]
    return max(asked, key=lambda at: len(legal(match.game, tables[at])))


class Way(Value):
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


FRAME: Final = 0.05
"""Seconds in which whatever has changed is laid out and painted, once nothing is left to be dealt with."""

USUAL: Final = Way()
"""The way of the pictures of the README."""


def ways() -> Iterator[Way]:
    """List all the ways of showing a table that somebody should have looked at."""
    for size, language in product(SIZES, LANGUAGES):
        yield from (Way(size, language, theme) for theme in (Theme.DARK, Theme.LIGHT))
        yield Way(size, language, colours=False)


async def drawn(match: Match[Any], way: Way = USUAL) -> str:
    """Open the table of a match, and return what is on the screen as SVG."""
    return (await drawn_in(match, way, (way.language,)))[way.language]


async def drawn_in(match: Match[Any], way: Way, languages: Iterable[str]) -> dict[str, str]:
    """Open the table of a match, and return what is on the screen in some languages, as SVG."""
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, colours_of(way):
        found = dict[str, str]()
        for language in languages:
            preferences = Preferences(theme=way.theme, language=language)
            library.set_setting(SETTING, preferences.plain())
            app = BoardkitApp(library, Start(new=match))
            async with app.run_test(size=way.size) as pilot:
                found[language] = await _at_rest(app, pilot)
        return found


async def invited(match: Match[Any], language: str) -> str:
    """Watch a match that is open to browsers, and return what is on the screen as SVG."""
    words = words_for(language)
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, colours_of(USUAL):
        number = library.create(Study(match))
        app = BoardkitApp(library, Start(data=Path(folder), watch=number, language=language))
        said = words("serve-watching-network")
        say_beside(app, (Text(ADDRESS), *code_drawn(qr_code(ADDRESS)), Text(said)))
        async with app.run_test(size=USUAL.size) as pilot:
            return await _at_rest(app, pilot)


async def film(match: Match[Any]) -> list[tuple[str, float, str]]:
    """Press some keys at the table of a match; return each, for how long to look, and the screen as SVG."""
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, colours_of(USUAL):
        library.set_setting(SETTING, Preferences(theme=USUAL.theme, language=USUAL.language).plain())
        app = BoardkitApp(library, Start(new=match))
        async with app.run_test(size=FILM) as pilot:
            frames = [("", BEGUN, await _at_rest(app, pilot))]
            for key, seconds in PRESSED:
                await pilot.press(key)
                frames.append((key, seconds, await _at_rest(app, pilot)))
        return frames


async def _at_rest(app: BoardkitApp, pilot: Pilot[None]) -> str:
    """Wait until nothing on the screen changes any more, and return it as SVG."""
    before, now = "", app.export_screenshot()
    while before != now or not at_rest(app):
        await pilot.pause(FRAME)
        before, now = now, app.export_screenshot()
    return now


def moving(frames: Sequence[tuple[str, float, str]]) -> str:
    """Lay screens over each other in one SVG that shows them in turn, with the key that was pressed below.

    What moves no pictures shows the first one, and so does who has asked for less motion.
    """
    width, height = FILM[0] * WIDE, FILM[1] * HIGH
    whole = sum(seconds for _, seconds, _ in frames)
    styles, shown, begun = list[str](), list[str](), 0.0
    for number, (key, seconds, screen) in enumerate(frames):
        if number:
            at = f"{100 * begun / whole:.2f}%"
            styles.append(f"@keyframes f{number}{{0%{{visibility:hidden}}{at},to{{visibility:visible}}}}")
            styles.append(f"#f{number}{{visibility:hidden;animation:f{number} {whole:g}s step-end infinite}}")
        shown.append(f'<g id="f{number}">{screen.strip()}{_pressed(key, width, height)}</g>')
        begun += seconds
    calm = "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 2 * HIGH}">'
    return "\n".join([head, f"<style>{''.join(styles)}{calm}</style>", *shown, "</svg>\n"])


def _pressed(key: str, width: int, height: int) -> str:
    """Draw a strip below a screen that names the key that was pressed."""
    strip = f'<path fill="#d7dce6" d="M0 {height}h{width}v{2 * HIGH}h{-width}z"/>'
    name = key_said(key, words_for(USUAL.language))
    at = f'x="{width // 2}" y="{height + HIGH + 6}" text-anchor="middle"'
    return f'{strip}<text {at} font-family="monospace" font-size="18" fill="#0e1116">{name}</text>'


def first_turn() -> Handout:
    """Hand out a first turn at an open table: the first round in which cards are played."""
    game = GAMES[RECORDED]
    match = in_the_middle(game)
    rounds = [game.round(moment.step.state) for moment in match.moments]
    first = rounds.index(FIRST)
    last = len(rounds) - 1 - rounds[::-1].index(FIRST)
    return of_match(
        Study(match.jump(last)), words_for("en", game.key, NAMES), None, By.HAPPENING, first, last - 1
    )


@contextmanager
def colours_of(way: Way) -> Iterator[None]:
    """Let the program begin with colours or without, as a player says by `NO_COLOR`."""
    before = dict(os.environ)
    os.environ.pop(NO_COLOUR, None)
    os.environ.update({"COLORTERM": "truecolor"} if way.colours else {NO_COLOUR: "1"})
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def rows(picture: str) -> list[str]:
    """Return the words of a picture, row by row, each in its column, whatever their colours."""
    found: dict[int, str] = {}
    for x, y, word in TEXTS.findall(picture):
        row = found.get(int(y), "")
        found[int(y)] = set_cell_size(row, int(x) // WIDE) + unescape(word)
    return [found[y] for y in sorted(found)]


def all_of(game: str, folder: Path, moments: Iterable[str] = MOMENTS) -> None:
    """Write pictures of moments of a game in all ways into a folder."""
    match = sensibly_played(GAMES[game])
    for moment in moments:
        shown = at_moment(match, moment)
        for way in ways():
            picture = asyncio.run(drawn(shown, way))
            (folder / f"{game}-{moment}-{way.name}.svg").write_text(picture, encoding="utf-8")


def sensibly_played(game: Game[Any], seed: int = SEED, seats: int | None = None) -> Match[Any]:
    """Play a match, of the most seats if none are named, as one plays at a glance, like people do."""
    policy = mind_of(game.key).policy

    def choose(_: Game[Any], state: Any, random: Random) -> Move:
        return policy(state, legal(game, state), random)

    *_, match = played(game, game.options(), seats or game.seats[-1], seed, choose)
    return match


def at_moment(match: Match[Any], moment: str) -> Match[Any]:
    """Go to the moment with most to choose from about a part of a match, at an open table; or to its end."""
    last = len(match.moments) - 1
    if moment == "end":
        return match.__replace__(at=last, open_table=True)
    middle = int(last * MOMENTS[moment])
    asked = [at for at in range(last) if match.moments[at].step.state.to_move not in (None, CHANCE)]
    about = sorted(asked, key=lambda at: abs(at - middle))[: 2 * NEAR]
    busiest = max(about, key=lambda at: len(legal(match.game, match.moments[at].step.state)))
    return match.__replace__(at=busiest, open_table=True)


def main() -> None:
    """Make the pictures of all games in the box."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="write pictures in all ways into a folder")
    of_them = "of which moment; may be given several times"
    parser.add_argument("--moment", action="append", choices=MOMENTS, help=of_them)
    parser.add_argument("--moving", action="store_true", help="make the moving picture alone")
    parser.add_argument("games", nargs="*", default=KEYS, help="the games, by their keys; else all")
    wished = parser.parse_args()
    if wished.moving:
        MOVING.write_text(moving(asyncio.run(film(in_the_middle(GAMES[RECORDED])))), encoding="utf-8")
        return
    if wished.all is None:
        of_readme()
        return
    wished.all.mkdir(parents=True, exist_ok=True)
    for key in wished.games:
        all_of(key, wished.all, wished.moment or MOMENTS)


def of_readme() -> None:
    """Make the pictures of the README and of the documentation."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        shown = asyncio.run(drawn_in(in_the_middle(GAMES[key]), USUAL, LANGUAGES))
        for language, drawing in shown.items():
            path_of(key, language).write_text(drawing, encoding="utf-8")
    MOVING.write_text(moving(asyncio.run(film(in_the_middle(GAMES[RECORDED])))), encoding="utf-8")
    for language in LANGUAGES:
        picture = asyncio.run(invited(in_the_middle(GAMES[RECORDED]), language))
        path_of(INVITED, language).write_text(picture, encoding="utf-8")
    turn = first_turn()
    RECORDING.write_text(FORMS["cast"](turn), encoding="utf-8")
    TURN.write_text(FORMS["svg"](turn.__replace__(slides=turn.slides[-1:])), encoding="utf-8")


if __name__ == "__main__":
    main()
