"""Tabs of a browser that end in every way there is: `python -m tests.endurance.tabs --count 10`.

Each round serves a match to this computer alone, opens tabs whose windows are dragged, ends them in one of
the ways while they paint, and ends the server by a signal. No program may be left, and the server has to end
in time; it also has connections that say nothing, or not all of what they have to say.
"""

import asyncio
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, Self
from urllib.parse import SplitResult, urlsplit

from attrs import define

from boardkit.core import Study
from boardkit.library import open_library
from tests.desk.tools import random_match
from tests.endurance.sharing import asked, shared

LARGE: Final = (300, 90)
"""Columns and lines of a window that takes long to paint."""

ENOUGH: Final = 10.0
"""Seconds in which a server ends."""

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
KEYS: Final = ("?", "\x1b", "\t", "z", "\x1b[<64;20;10M", "\x1b[<35;40;20M")
"""What has a table painted anew."""

TEXT, CLOSE = 0x81, 0x88
UPGRADE: Final = (
    "GET {path}ws?width={width}&height={height} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@define
class Line:
    """A tab as its server sees it, without a browser that would end it in good order."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def opened(cls, address: str, width: object = LARGE[0], height: object = LARGE[1]) -> Self:
        """Open a tab of some size, and wait until something is painted."""
        line = await cls.connected(address)
        where = urlsplit(address)
        asked = UPGRADE.format(path=where.path, host=where.netloc, width=width, height=height)
        line.writer.write(asked.encode())
        head = await line.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.partition(b"\r\n")[0], head
        await line.reader.read(1)
        return line

    @classmethod
    async def connected(cls, address: str) -> Self:
        """Connect, and say nothing yet."""
        where: SplitResult = urlsplit(address)
        return cls(*await asyncio.open_connection(where.hostname, where.port))

    def say(self, *said: object) -> None:
        """Say what a page says, or what it never would."""
        self.frame(TEXT, json.dumps(said).encode())

    def frame(self, kind: int, data: bytes) -> None:
        """Send a frame; the mask that browsers add leaves it as it is."""
        size = len(data)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFF]) + size.to_bytes(8, "big")
        self.writer.write(head + bytes(4) + data)

    def drag(self, random: Random) -> None:
        """Drag the window, so that all is painted anew."""
        width, height = LARGE
        self.say("resize", {"width": width - random.randrange(20), "height": height - random.randrange(9)})

    async def hear(self, seconds: float) -> bytes:
        """Read for some seconds."""
        heard = b""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(65536):
                    heard += data
        return heard

    def tear(self) -> None:
        """Be gone without a word, as when a browser is killed: the connection is reset."""
        plug = self.writer.get_extra_info("socket")
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


def goodbye(line: Line) -> None:
    """Close in good order."""
    line.frame(CLOSE, (1000).to_bytes(2, "big"))


def half(line: Line) -> None:
    """Say that nothing more will be said, without a frame that says why."""
    line.writer.write_eof()


def cut(line: Line) -> None:
    """Close without a frame."""
    line.writer.close()


def stay(line: Line) -> None:
    """Stay open, read nothing, and answer nothing."""
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]


ENDS: Final[Mapping[str, Callable[[Line], None]]] = {
    "goodbye": goodbye,
    "half": half,
    "cut": cut,
    "torn": Line.tear,
    "unread": stay,
}
"""The ways in which a tab ends, or does not."""


@define
class Served:
    """A server that runs.

    Attributes:
        told: what it said at its terminal, once it has ended.
    """

    process: Process
    address: str
    told: str = ""

    async def end(self, number: int = signal.SIGTERM) -> float:
        """End it by a signal, and say how many seconds it took; one that takes too long is killed."""
        began = monotonic()
        self.process.send_signal(number)
        try:
            async with asyncio.timeout(ENOUGH * 2):
                out, errors = await self.process.communicate()
        except TimeoutError:
            self.process.kill()
            out, errors = await self.process.communicate()
        self.told = (out + errors).decode()
        return monotonic() - began


@asynccontextmanager
async def served(folder: Path, *more: str, command: str = "serve") -> AsyncIterator[Served]:
    """Serve the program on a library at a free port of this computer."""
    line = [
        sys.executable,
        "-m",
        "boardkit",
        "--data",
        str(folder),
        "--lang",
        "en",
        command,
        "--port",
        "0",
        *more,
    ]
    process = await asyncio.create_subprocess_exec(*line, stdout=PIPE, stderr=PIPE, start_new_session=True)
    assert process.stdout is not None
    found = re.search(rb"http://\S+", await process.stdout.readline())
    assert found is not None
    try:
        yield Served(process, found.group().decode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def programs(folder: Path) -> Mapping[int, str]:
    """Find the processes whose command lines name a folder."""
    listed = subprocess.run(["ps", "-Aww", "-o", "pid=,args="], capture_output=True, text=True, check=True)
    lines = (line.split(maxsplit=1) for line in listed.stdout.splitlines() if str(folder) in line)
    return {int(pid): line for pid, line in lines}


async def episode(folder: Path, tabs: int, way: str, number: int, random: Random) -> str:
    """Open tabs on a match, end them while they paint, end the server, and say what is wrong then."""
    with open_library(folder) as library:
        library.create(Study(random_match("terraforming_mars", 60)))
    async with served(folder, "--watch", "1") as server:
        lines = await asyncio.gather(*(Line.opened(server.address) for _ in range(tabs)))
        others = [await Line.connected(server.address) for _ in range(2)]
        others[0].writer.write(b"GET / HT")
        for line in lines:
            for _ in range(30):
                line.drag(random)
                line.say("stdin", random.choice(KEYS))
        await asyncio.sleep(random.random() / 4)
        for line in lines:
            ENDS[way](line)
        await asyncio.sleep(random.random())
        seconds = await server.end(number)
        for line in (*lines, *others):
            line.writer.transport.abort()
        left, code = await _left(folder), server.process.returncode
    right = seconds <= ENOUGH and not left and not code and "Traceback" not in server.told
    return "" if right else f"{way}: {seconds:.1f} s, code {code}, left {left}: {server.told}"


async def _left(folder: Path) -> Mapping[int, str]:
    """Say which programs are left; what has just ended may take a moment to be gone."""
    for _ in range(40):
        if not programs(folder):
            return {}
        await asyncio.sleep(0.05)
    return programs(folder)


def rounds(count: int, seed: int, tabs: int = 20) -> Counter[str]:
    """Do rounds, each with another way to end and another signal, and count them."""
    counted, random, ways = Counter[str](), Random(seed), [*ENDS]
    for number in range(seed, seed + count):
        way, sign = ways[number % len(ways)], SIGNALS[number % len(SIGNALS)]
        with TemporaryDirectory() as folder:
            try:
                wrong = asyncio.run(episode(Path(folder), tabs, way, sign, random))
            finally:
                for left in programs(Path(folder)):
                    os.kill(left, signal.SIGKILL)
        assert not wrong, wrong
        counted[f"tabs {way}"] += tabs
    return counted


if __name__ == "__main__":
    wished = asked(__doc__, 10)
    # Servers with so many tabs fill every core.
    shared(rounds, wished.count, wished.seed, 1)
