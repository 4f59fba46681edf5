"""Walks the rooms of tables and tells where a label is cut though cells beside it are free.

`python -m bench.cuts` does so for many tables of every game, on screens of four sizes, in both languages.

The rooms are as large as on a screen of each size; the tables come from random matches of every game.
"""

import asyncio
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Game, Match, Player, Study, legal
from boardkit.core.records.record import start
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES, KEYS
from boardkit.library import open_library
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, update
from boardkit.tui.desk.intents import Do, Want
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.tips import focus
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen

SIZES: Final = ((80, 24), (120, 40), (160, 50), (200, 60))
NAMES: Final = ("Penelope", "Béla", "Marguerite")
CUT: Final = "…"
SPARE: Final = 8
"""Free columns in the line of a label that is cut; with fewer, there is no room for another word."""

BESIDE: Final = re.compile(f"{CUT} {{5,}}")
"""A label that is cut before what stands further to the right in its line."""

EVERY, SEEDS = 4, 6
"""Of how many tables one is looked at, and how many matches of each game are played."""

WINDOW: Final = Room(120, 35)
"""The room of a sheet."""

Sizes = Mapping[str, Room]


class Fault(Value):
    """A label that is cut although there is room: where, on which screen, and the line."""

    game: str
    size: tuple[int, int]
    language: str
    room: str
    line: str


@cache
def sizes(game: str, size: tuple[int, int]) -> Sizes:
    """Measure the rooms of a game's table on a screen, as soon as no sheet lies over them."""
    desk = next(desk for desk in desks(GAMES[game], 1, "en", 1) if not _covered(desk))
    return asyncio.run(_measured(desk.match, size))


def _covered(desk: Desk) -> bool:
    return panels.sheet(desk, ink_of(desk), WINDOW) is not None


def ink_of(desk: Desk) -> Ink:
    """Return what a desk is drawn with."""
    return Ink(match_palette(desk.game.key, tuple(range(len(desk.match.players))), Depth.FULL))


async def _measured(match: Match[Any], size: tuple[int, int]) -> Sizes:
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library:
        app = BoardkitApp(library, Start(language="en", new=match))
        async with app.run_test(size=size) as pilot:
            await pilot.pause(0.2)
            table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
            side = table.query_one("#side").content_size
            found = {name: table.query_one(f"#{name}").content_size for name in ROOMS}
            assert side.width
            # Where the parts of the side take turns, each has all of it but the tabs.
            return {
                name: Room(one.width or side.width, one.height or side.height - 1)
                for name, one in found.items()
            }


def match_of(game: Game[Any], seed: int) -> Match[Any]:
    """Begin a match at an open table."""
    players = [Player(name, seat) for seat, name in enumerate(NAMES[: max(2, min(3, game.seats[-1]))])]
    return start(game, game.options(), players, seed, open_table=True)


def desks(game: Game[Any], seed: int, language: str, every: int = EVERY) -> Iterator[Desk]:
    """Play a match at random and give some of its tables, untouched and with something chosen."""
    random, match, number = Random(seed), match_of(game, seed), 0
    words = words_for(language, game.key, [player.name for player in match.players])
    while not match.over:
        if number % every == 0 and match.state.to_move != CHANCE:
            desk = update(Desk.of(Study(match), words, Choosing()), Want.SIT_DOWN).desk
            yield desk
            chosen = update(desk, Do.ACT).desk
            yield from (chosen,) if chosen.match is match else ()
        match, number = match.play(random.choice(legal(game, match.state))), number + 1


def faults(desk: Desk, size: tuple[int, int]) -> Iterator[Fault]:
    """Tell which labels are cut on a screen of a size although there is room."""
    game = desk.game.key
    ink = ink_of(desk)
    for name, room in sizes(game, size).items():
        for line in ROOMS[name](desk, ink, room):
            yield Fault(game, size, desk.words.language, name, line)


def cut_in(text: Text, room: Room) -> Iterator[str]:
    """Tell which lines of a text are cut although there are columns free, or lines, where it is their end."""
    lines = [line.plain.rstrip() for line in text.split("\n")]
    for line in lines:
        below = len(lines) < room.height and line.endswith(CUT)
        if CUT in line and (room.width - len(line) >= SPARE or below or BESIDE.search(line)):
            yield line


def _in_title(desk: Desk, ink: Ink, room: Room) -> Iterator[str]:
    line = panels.title(desk, ink, room.width).plain
    yield from [line] if CUT in line and " " * SPARE in line.rpartition(CUT)[2] else []


def _in_focus(desk: Desk, ink: Ink, room: Room) -> Iterator[str]:
    """A title that is cut is repeated below; a line of a card never is."""
    lines = [line.plain for line in focus(desk, ink, room)]
    empty = sum(not line.strip("┃ ") for line in lines)
    yield from (line for line in lines[1:] if CUT in line and empty)


def _in_hand(desk: Desk, ink: Ink, room: Room) -> Iterator[str]:
    """Cards may not be cut while there are columns to their right, nor lines while there are lines below."""
    entries = panels.hand(desk, ink, room)
    boxed = [entry for entry in entries if entry.boxed]
    used = sum(entry.face.width + 1 for entry in boxed)
    for entry in boxed:
        lines = [line.plain for line in entry.face.lines]
        yield from (line for line in lines[1:] if CUT in line and room.width - used >= SPARE * len(boxed))
    if not boxed and 0 < len(entries) <= room.height:
        yield from (
            line.plain
            for entry in entries
            for line in entry.face.lines
            if CUT in line.plain and _spare(line, room)
        )


def _spare(line: Text, room: Room) -> bool:
    return line.cell_len + SPARE < room.width


ROOMS: Final = {
    "title": _in_title,
    "seats": lambda desk, ink, room: cut_in(Text("\n").join(panels.seat_rows(desk, ink, room)), room),
    "gauges": lambda desk, ink, room: cut_in(panels.shared(desk, ink, room), room),
    "focus": _in_focus,
    "hand": _in_hand,
}
"""The rooms, and what finds the labels in them that are cut although there is room."""


def main() -> None:
    """Tell each fault once, with how often it was found."""
    found: dict[Fault, int] = {}
    for key in KEYS:
        for seed in range(SEEDS):
            for language in LANGUAGES:
                for desk in desks(GAMES[key], seed, language):
                    for size in SIZES:
                        for fault in faults(desk, size):
                            found[fault] = found.get(fault, 0) + 1
    for fault, times in sorted(found.items(), key=lambda one: -one[1]):
        columns, lines = fault.size
        print(f"{times:5} {fault.game} {columns}x{lines} {fault.language} {fault.room}: {fault.line}")
    print(f"{len(found)} labels are cut although there is room.")


if __name__ == "__main__":
    main()
