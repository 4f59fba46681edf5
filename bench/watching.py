"""How soon who looks on sees a decision, at a pseudo-terminal of 120 x 40: `python -m bench.watching`."""

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any, Final

from aiohttp import ClientSession

from bench.figures import Figure, print_figures, print_table
from bench.matches import choose, opening
from bench.tabs import MOST
from bench.tabs import measured as measured_tabs
from bench.terminal import Terminal, terminal
from boardkit.core import Match, Study, legal
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, open_library

SIZE: Final = (120, 40)
ALLOWED: Final = 0.5
SILENCE: Final = 3.0
"""Seconds after which a decision counts as not seen."""


def played_on(match: Match[Any], decisions: int, random: Random) -> Iterator[Match[Any]]:
    """Play on at random, at most to the end."""
    for _ in range(decisions):
        if match.over:
            return
        match = match.play(choose(legal(match.game, match.state), random))
        yield match


def seen(library: Library, number: MatchId, match: Match[Any], screen: Terminal) -> float | None:
    """Keep a match and say how many seconds later the last byte of its picture came."""
    while screen.reply(0.2).data:
        pass
    sleep(Random(match.at).random() / 5)  # a decision comes at any moment between two looks
    began = perf_counter()
    library.save(number, Study(match))
    reply = screen.reply(SILENCE)
    return reply.at - began if reply.data else None


def measured(key: str, times: int, *more: str) -> Figure:
    """Follow a match that has begun, decision by decision."""
    random = Random(1)
    game = GAMES[key]
    *_, match = played_on(opening(game.seats[-1], 1, game=game), 60, random)
    with TemporaryDirectory() as name, open_library(Path(name)) as library:
        number = library.create(Study(match))
        command = [sys.executable, "-m", "boardkit", "--data", name, "watch", str(number), *more]
        with library.claim(number), terminal(command, *SIZE) as screen:
            screen.first_frame()
            sleep(1)
            waits = [seen(library, number, later, screen) for later in played_on(match, times, random)]
    seconds = [wait for wait in waits if wait is not None]
    silent = f", {len(waits) - len(seconds)} change nothing to be seen" if len(seconds) < len(waits) else ""
    return Figure(f"{key} {' '.join(more)}".strip() + silent, seconds, ALLOWED)


def started(folder: str) -> tuple[float, float]:
    """Serve the program, open a tab, and say when the address was told and when the menu was painted."""
    line = [sys.executable, "-m", "boardkit", "--data", folder, "--lang", "en", "serve", "--port", "0"]
    began = perf_counter()
    with Popen(line, stdout=PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            told = perf_counter() - began
            return told, asyncio.run(_menu(address))
        finally:
            server.terminate()


async def _menu(address: str) -> float:
    """Open a tab as a browser does, and say how many seconds later the menu was painted."""
    began = perf_counter()
    async with ClientSession() as session, session.get(address) as page:
        await page.read()
        async with session.ws_connect(f"{address}ws?width={SIZE[0]}&height={SIZE[1]}") as line:
            painted = b""
            async for message in line:
                painted += message.data if isinstance(message.data, bytes) else b""
                if b"New game" in painted:
                    break
            return perf_counter() - began


def starts(times: int) -> Iterator[Figure]:
    """Measure how soon the program is served, and how soon a tab shows the menu."""
    with TemporaryDirectory() as name, open_library(Path(name)) as library:
        library.set_setting("toured", True)
        told, painted = zip(*(started(name) for _ in range(times)), strict=True)
    yield Figure("serve: the address is told", told)
    yield Figure("a tab: the menu is painted", painted)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser("python -m bench.watching", description=__doc__)
    parser.add_argument("--times", type=int, default=30, help="how many decisions are followed")
    parser.add_argument(
        "--tabs", type=int, metavar="N", help=f"how many tabs look on instead, {MOST} at most"
    )
    given = parser.parse_args()
    times = given.times
    if given.tabs is not None:
        print_table(
            ("what", "how much"), [*asyncio.run(measured_tabs(min(max(given.tabs, 1), MOST), times)).items()]
        )
        return
    rows = [measured(key, times) for key in GAMES]
    rows += [measured("terraforming_mars", times, "--present"), *starts(times)]
    print_figures(rows)


if __name__ == "__main__":
    main()
