"""How many may look on at one match in browsers: memory, processor and delay, on 127.0.0.1 alone."""

import asyncio
import resource
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType
from attrs import define

from bench.matches import choose, opening
from boardkit.core import Match, Study, legal
from boardkit.games import GAMES
from boardkit.library import open_library
from tests.endurance.emulator import Emulator

MOST: Final = 1000  # tabs, as many as the server lets in
SIZE: Final = (120, 40)
QUIET: Final = 0.4  # seconds without a byte after which a decision counts as shown everywhere
SILENCE: Final = 3.0  # seconds after which one counts as not shown at all
PATIENCE: Final = 60.0  # seconds that the first picture may take, and the last of those who stood still
PLAYED: Final = 60  # decisions before anybody looks on
COMPARED: Final = 4  # tabs of each kind whose screens are compared in the end


@define(eq=False)
class Tab:
    """A tab, where it leads, and when it was last painted."""

    session: ClientSession
    address: str
    line: ClientWebSocketResponse
    cut: int = 0  # how often it was hung up on, and came back
    at: float = 0.0
    painted: bytes = b""

    async def read(self) -> None:
        """Note what is painted, and come back after each time that it is hung up on, as a page does."""
        while True:
            async for message in self.line:
                if message.type is WSMsgType.BINARY:
                    self.at = perf_counter()
                    self.painted += message.data
            self.cut += 1
            self.line = await self.session.ws_connect(self.address)

    def stand_still(self, still: bool) -> None:
        """Take nothing any more, or all that waits."""
        transport: Any = self.line._response.connection.transport  # type: ignore[union-attr] # noqa: SLF001 - no other way
        transport.pause_reading() if still else transport.resume_reading()

    @property
    def screen(self) -> str:
        """What is on its screen."""
        emulator = Emulator(*SIZE)
        emulator.feed(self.painted)
        return emulator.text


def processes(first: int) -> Sequence[Path]:
    """List a process and all that came of it."""
    found = [Path(f"/proc/{first}")]
    for one in found:
        for children in one.glob("task/*/children"):
            found += [Path(f"/proc/{child}") for child in children.read_text().split()]
    return found


def memory(first: int) -> float:
    """Say how many megabytes a process and all that came of it have resident."""
    lines = (one.joinpath("status").read_text().partition("VmRSS:")[2] for one in processes(first))
    return sum(int(line.split()[0]) for line in lines) / 1024


def worked(first: int) -> float:
    """Say how many seconds of a core they have used."""
    tasks = (task for one in processes(first) for task in one.glob("task/*/schedstat"))
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


@asynccontextmanager
async def served(folder: str, number: int) -> AsyncIterator[tuple[int, str]]:
    """Serve a match to look on, and tell the process and the address."""
    line = [sys.executable, "-m", "boardkit", "--data", folder, "--lang", "en", "serve", "--port", "0"]
    server = await asyncio.create_subprocess_exec(*line, "--watch", str(number), stdout=PIPE)
    try:
        assert server.stdout is not None
        yield server.pid, (await server.stdout.readline()).decode().split()[-1]
    finally:
        server.terminate()
        await server.wait()


def narrow(address: Any) -> socket.socket:
    """Make a socket that takes little of what nobody reads."""
    line = socket.socket(*address[:3])
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return line


async def opened(session: ClientSession, address: str, tabs: int) -> Sequence[Tab]:
    """Open tabs as browsers do, all at once."""

    async def one() -> Tab:
        async with session.get(address) as page:
            await page.read()
        line = f"{address}ws?width={SIZE[0]}&height={SIZE[1]}"
        return Tab(session, line, await session.ws_connect(line))

    return await asyncio.gather(*(one() for _ in range(tabs)))


async def shown(tabs: Sequence[Tab], since: float, silence: float = SILENCE) -> float | None:
    """Wait until all tabs are quiet, and say how long the last one took; None if one was not painted."""
    while True:
        await asyncio.sleep(QUIET / 4)
        last, everywhere = max(tab.at for tab in tabs), all(tab.at > since for tab in tabs)
        if perf_counter() - max(last, since) > (QUIET if everywhere else silence):
            return last - since if everywhere else None


async def measured(tabs: int, times: int) -> dict[str, str]:
    """Follow a match in so many tabs, the last third of it with every other one standing still."""
    random, game = Random(1), GAMES["terraforming_mars"]
    match: Match[Any] = opening(game.seats[-1], 1, game=game)
    for _ in range(PLAYED):
        match = match.play(choose(legal(game, match.state), random))
    with TemporaryDirectory() as name, open_library(Path(name)) as library:
        number = library.create(Study(match))
        async with AsyncExitStack() as stack:
            connector = TCPConnector(limit=0, socket_factory=narrow)
            server, address = await stack.enter_async_context(served(name, number))
            session = await stack.enter_async_context(ClientSession(connector=connector))
            used, before = worked(server), perf_counter()
            open_tabs = await opened(session, address, tabs)
            reading = [asyncio.create_task(tab.read()) for tab in open_tabs]
            first = await shown(open_tabs, before, PATIENCE)
            opening_work = worked(server) - used
            delays, work, missed, still = list[float](), list[float](), 0, open_tabs[1::2]
            for at in range(times):
                moving = open_tabs if at < times * 2 // 3 else open_tabs[::2]
                if at == times * 2 // 3:
                    for tab in still:
                        tab.stand_still(True)
                used, before = worked(server), perf_counter()
                match = match.play(choose(legal(game, match.state), random))
                library.save(number, Study(match))
                delay = await shown(moving, before)
                missed += delay is None
                if delay is not None and moving is open_tabs:
                    delays.append(delay)
                    work.append(worked(server) - used)
            for tab in still:
                tab.stand_still(False)
            compared, until = [*open_tabs[:COMPARED], *open_tabs[-COMPARED:]], perf_counter() + PATIENCE
            while not (alike := len({tab.screen for tab in compared}) == 1) and perf_counter() < until:
                await asyncio.sleep(QUIET)
            held = memory(server)
            for task in reading:
                task.cancel()
            await asyncio.gather(*(tab.line.close() for tab in open_tabs))
    return {
        "tabs": str(tabs),
        "all are open and painted": "not all" if first is None else f"{first:.2f} s",
        "processor until then": f"{opening_work:.2f} s",
        "memory": f"{held:.0f} MB",
        "processor a decision": f"{mean(work):.3f} s",
        "the last tab has it": f"{median(delays):.3f} s (worst {max(delays):.3f} s)",
        "decisions that change nothing to be seen": str(missed),
        "half stood still, and all show the same": "yes" if alike else "NO",
        "of these were hung up on, and came back": str(sum(tab.cut for tab in open_tabs)),
        "ulimit -n": str(resource.getrlimit(resource.RLIMIT_NOFILE)[0]),
    }
