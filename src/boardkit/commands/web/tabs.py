"""Tabs: a page with a terminal, and a process of the program for each tab."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.web import WebSocketResponse
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager
from textual_serve.server import to_int

from boardkit.commands.web.site import HEARTBEAT, TERMINAL, Pages, Rate, file, page, refused
from boardkit.commands.web.sockets import Socket
from boardkit.text import Words
from boardkit.tui.terminal import BROWSER
from boardkit.tui.terminal.browser import bounded

QUIT, TERMINATE, KILL = 3.0, 1.5, 1.0  # seconds to end when asked, when told and when killed
PASTE, PASTED = b"\x1b[200~", b"\x1b[201~"  # stand before and behind what is pasted
LONGEST_PASTE: Final = 1_000_000  # the most bytes that are pasted at once: more than any code has
CHUNK: Final = 65536

MOST_TABS: Final = 40  # how many tabs may be open at once; each is a process of some 60 MB
USUAL: Final = (("width", 80), ("height", 24))  # the size of a tab that does not say how large it is
LONGEST_MESSAGE: Final = 1_000_000  # the most bytes that a tab may say in one go, codes included
OFTEN: Final = (500.0, 2000)  # how often a second, and at once, a tab is heard: more than hands type and move
WAIT: Final = 0.05  # seconds that a tab waits which says more

MALFORMED: Final = (AttributeError, KeyError, RecursionError, TypeError, ValueError)
"""Errors that come of messages that no page of ours sends."""


class Tab(AppService):
    """Carries what is typed and painted between a tab and its process."""

    def __init__(
        self,
        line: Sequence[str],
        websocket: WebSocketResponse,
        transport: asyncio.Transport | None,
        downloads: DownloadManager,
    ) -> None:
        """Prepare to run the program of a command line, and to speak to a tab through a transport."""
        self.socket = Socket(websocket, transport)
        super().__init__(
            line[0],
            write_bytes=self._tell,
            write_str=self._tell,
            close=self.close,
            download_manager=downloads,
        )
        self._line = line
        self._typed = b""
        self._pasted = 0

    async def run(self) -> None:
        """Carry until the program has ended, reading all lest it wait for ever, and close the tab."""
        process = self._process
        assert process is not None
        # Of a program that ends at once, what reads its errors is cancelled before it has begun.
        with suppress(ConnectionError, ValueError, asyncio.CancelledError):
            await super().run()
        await asyncio.gather(_drain(process.stdout), _drain(process.stderr))
        await self.close()

    async def send_bytes(self, data: bytes) -> bool:
        """Hand on what is typed; raise ValueError if a paste has no end, which the program would wait for."""
        typed = self._typed + data
        begun, ended = typed.rfind(PASTE), typed.rfind(PASTED)
        if begun != ended:
            self._pasted = len(typed) - begun if begun > ended else 0
        elif self._pasted:
            self._pasted += len(data)
        if self._pasted > LONGEST_PASTE:
            raise ValueError(self._pasted)
        self._typed = typed[1 - len(PASTE) :]
        return await super().send_bytes(data)

    async def set_terminal_size(self, width: Any, height: Any) -> None:
        """Tell the program how large the window is now; ValueError or TypeError if it is no size."""
        await super().set_terminal_size(*bounded(width, height))

    async def close(self, code: int = WSCloseCode.OK) -> None:
        """Close the tab."""
        await self.socket.close(code)

    async def stop(self, code: int = WSCloseCode.OK) -> None:
        """Close the tab and end its program: ask it, tell it, kill it; it has kept every decision."""
        closing = asyncio.ensure_future(self.close(code))
        if self._process is not None:
            ended = asyncio.ensure_future(self._process.wait())
            tell = partial(self._signal, signal.SIGTERM)
            for end, patience in ((self._ask_to_quit, QUIT), (tell, TERMINATE), (self.kill, KILL)):
                end()
                done, _ = await asyncio.wait({ended}, timeout=patience)
                if done:
                    break
            else:
                ended.cancel()
        await closing

    def kill(self) -> None:
        """Kill the program, and whoever thinks for it."""
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))

    def _ask_to_quit(self) -> None:
        # Nobody waits until this is written: a program that reads nothing is told otherwise.
        with suppress(RuntimeError, ConnectionError):
            self.stdin.write(self.encode_packet(b"M", b'{"type": "quit"}'))

    def _signal(self, number: int) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.send_signal(number)
            else:
                os.killpg(process.pid, number)

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        return {
            **super()._build_environment(*bounded(width, height)),
            "TEXTUAL_DRIVER": BROWSER,
            "TERM": "xterm-256color",
            "PYTHONUTF8": "1",
            # What it has to say to programmers is nothing for the terminal of the server.
            "PYTHONWARNINGS": "ignore",
        }

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Start the program, in a group of its own: the server ends it, and not a ctrl+c beside it."""
        process = await asyncio.create_subprocess_exec(
            *self._line,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=self._build_environment(width, height),
            start_new_session=sys.platform != "win32",
        )
        self._process, self._stdin = process, process.stdin
        return process

    async def _tell(self, part: bytes | str) -> None:
        await self.socket.send(part)


async def _drain(stream: asyncio.StreamReader | None) -> None:
    """Read to the end, and forget it."""
    while stream is not None and await stream.read(CHUNK):
        pass


class Tabs(Pages):
    """Runs a program, whose command line is `line`, for each tab."""

    def __init__(self, line: Sequence[str], words: Words) -> None:
        super().__init__()
        self.tabs: set[Tab] = set()  # those whose programs have not ended
        own = {"GET /": self.show_page, "GET /page.js": file("page.js"), "GET /ws": self.run_tab}
        self.answers = {**own, **TERMINAL}
        self._line = line
        self._words = words
        self._downloads = DownloadManager()

    async def show_page(self, _: web.Request) -> web.Response:
        """Show the page with the terminal."""
        if len(self.tabs) >= MOST_TABS:
            return self._full()
        return page(self._words, "page.html")

    async def run_tab(self, request: web.Request) -> web.StreamResponse:
        """Run the program for a tab until either ends."""
        if len(self.tabs) >= MOST_TABS:
            return self._full()
        websocket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LONGEST_MESSAGE)
        if not websocket.can_prepare(request):
            raise web.HTTPBadRequest
        tab = Tab(self._line, websocket, request.transport, self._downloads)
        self.tabs.add(tab)
        try:
            await websocket.prepare(request)
            await tab.start(*(to_int(request.query.get(side, ""), usual) for side, usual in USUAL))
            with suppress(*MALFORMED):
                await _hear(websocket, tab)
        finally:
            await self._end(tab)
        return websocket

    async def _end(self, tab: Tab, code: int = WSCloseCode.OK) -> None:
        """End a tab, even while the site is ended, too; its place is free once its program has ended."""
        ending = asyncio.ensure_future(tab.stop(code))
        ending.add_done_callback(lambda _: self.tabs.discard(tab))
        await asyncio.shield(ending)

    async def end(self) -> None:
        """End all tabs."""
        await asyncio.gather(*(self._end(tab, WSCloseCode.GOING_AWAY) for tab in [*self.tabs]))

    def kill(self) -> None:
        """Kill the programs of all tabs that are left."""
        for tab in self.tabs:
            tab.kill()

    def _full(self) -> web.Response:
        return refused(self._words, 503, "full")


async def _hear(websocket: web.WebSocketResponse, tab: Tab) -> None:
    """Hand on what a tab says until it is closed; what no page of ours says raises an error."""
    rate = Rate(*OFTEN)
    async for message in websocket:
        while not rate.lets(None):
            await asyncio.sleep(WAIT)
        if message.type is not WSMsgType.TEXT:
            continue
        match message.json():
            case ["stdin", str(text)]:
                await tab.send_bytes(text.encode())
            case ["resize", {"width": width, "height": height}]:
                await tab.set_terminal_size(width, height)
            case ["ping", data]:
                await tab.socket.send(json.dumps(["pong", data]))
            case ["blur", *_]:
                await tab.blur()
            case ["focus", *_]:
                await tab.focus()
            case said:
                raise ValueError(said)
