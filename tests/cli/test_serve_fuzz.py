"""Frames that no browser sends, ten thousand at each kind of socket: they end their own line alone."""

import asyncio
import json
import struct
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from boardkit.commands.web import site
from boardkit.commands.web.site import Pages, Site
from boardkit.commands.web.tabs import Tabs
from boardkit.commands.web.watching import Watching
from boardkit.core import Study
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.library.session import look_into
from boardkit.text import words_for
from tests.cli.test_serve import ECHO
from tests.desk.tools import new_match

SHAKEN = (
    "GET /{token}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
PACKED = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
LENGTHS = (0, 1, 7, 124, 125, 126, 127, 1000, 65535, 65536, 2**31, 2**63, 2**64 - 1)
SAID: tuple[object, ...] = (
    ["stdin", "q"],
    ["resize", {"width": -1, "height": 10**30}],
    ["ping", None],
    ["focus"],
    {},
    None,
    [[]],
)
OFTEN = 40
"""How many frames at most go down one line."""


def frame(random: Random) -> bytes:
    """Make a frame of anything: its flags, its kind, its length, which may be a lie, and its bytes."""
    usual = random.random() < 0.5
    first = random.choice((0x81, 0x82, 0x88, 0x89, 0x8A)) if usual else random.randrange(256)
    payload = random.choice(
        (json.dumps(random.choice(SAID)).encode(), random.randbytes(random.randrange(200)), b"")
    )
    length = len(payload) if random.random() < 0.7 else random.choice(LENGTHS)
    masked = 0x80 if random.random() < 0.8 else 0
    if length < 126 and random.random() < 0.9:
        head = struct.pack("!BB", first, masked | length)
    elif length < 65536:
        head = struct.pack("!BBH", first, masked | 126, length)
    else:
        head = struct.pack("!BBQ", first, masked | 127, length)
    key = random.randbytes(4)
    hidden = bytes(one ^ key[at % 4] for at, one in enumerate(payload))
    return head + (key + hidden if masked else payload)


@asynccontextmanager
async def running(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    signalled = asyncio.Event()
    monkeypatch.setattr(site, "_signal", signalled.wait)
    told = asyncio.Queue[int]()
    serves = asyncio.create_task(Site(words_for("en"), pages).listen("127.0.0.1", 0, told.put_nowait))
    yield await told.get()
    signalled.set()
    await asyncio.wait_for(serves, 10)


async def sent(port: int, token: str, random: Random, most: int) -> int:
    """Send frames down a line until it is closed, or enough were sent; return how many those were."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    count = 0
    try:
        writer.write(SHAKEN.format(token=token, more=random.choice(("", PACKED))).encode())
        await reader.readuntil(b"\r\n\r\n")
        while count < most and not reader.at_eof():
            writer.write(frame(random))
            count += 1
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.002):
                    await reader.read(65536)
    except (ConnectionError, asyncio.IncompleteReadError):
        count = max(count, 1)
    finally:
        writer.transport.abort()
    return count


async def hear(line: ClientWebSocketResponse, heard: list[object]) -> None:
    """Note what comes, and answer whoever asks whether we are there."""
    while not line.closed:
        heard.append((await line.receive()).data)


def watching(folder: Path) -> Watching:
    with open_library(folder) as library:
        library.create(Study(new_match(GAMES["tectonic_tribes"], 2)))
    return Watching(folder, MatchId(1), "en")


def tabs(_: Path) -> Tabs:
    return Tabs([sys.executable, "-IS", "-c", ECHO], words_for("en"))


@pytest.mark.parametrize("make", [watching, tabs])
@pytest.mark.parametrize(
    "frames", [40, pytest.param(10_000, marks=[pytest.mark.nightly, pytest.mark.timeout(3600)])]
)
async def test_frames_of_anything_change_nothing(
    tmp_path: Path,
    make: Callable[[Path], Watching | Tabs],
    frames: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    pages, random = make(tmp_path), Random(frames)
    async with running(pages, monkeypatch) as port, ClientSession() as session:
        quiet = await session.ws_connect(f"http://127.0.0.1:{port}/{pages.token}/ws")
        heard: list[object] = []
        hearing = asyncio.create_task(hear(quiet, heard))
        left = frames
        while left > 0:
            left -= await sent(port, pages.token, random, min(OFTEN, left))
        async with asyncio.timeout(30):
            while len(pages.tabs if isinstance(pages, Tabs) else pages.watchers) > 1:
                await asyncio.sleep(0.01)
            async with session.get(f"http://127.0.0.1:{port}/{pages.token}/") as answer:
                assert answer.status == 200
            assert not quiet.closed
            if isinstance(pages, Tabs):
                await quiet.send_str(json.dumps(["stdin", "still here"]))
            while not heard or (isinstance(pages, Tabs) and heard[-1] != b"still here"):
                await asyncio.sleep(0.01)
        hearing.cancel()
        quiet._response.close()
        if isinstance(pages, Watching):
            with look_into(tmp_path) as library:
                study = library.load(MatchId(1), GAMES)
            assert study.match == new_match(GAMES["tectonic_tribes"], 2)
    out, errors = capfd.readouterr()
    assert not out
    assert errors.splitlines() in ([], [words_for("en")("serve-strange")])
