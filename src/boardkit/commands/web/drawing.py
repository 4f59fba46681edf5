"""A match drawn once for many: one program, and what is still to be sent to each who looks on."""

import asyncio
import json
from collections import deque
from functools import partial
from typing import Final

from aiohttp import web
from textual.geometry import Size

from boardkit.commands.web.sockets import Socket
from boardkit.library.session import look_into
from boardkit.tui.app import BoardkitApp
from boardkit.tui.start import Start
from boardkit.tui.terminal import BROWSER
from boardkit.tui.terminal.capabilities import Asked, terminal_from
from boardkit.tui.terminal.shared import SharedDriver, whole

MOST_PICTURES: Final = 8  # how many may wait for somebody; who is further behind gets the whole screen
MOST_NEWS: Final = 8  # how many news may wait for somebody; of more, the last ones are told
TOGETHER: Final = 0.005  # seconds for which what is painted is put together
ENDING: Final = 3.0  # seconds that a program has to end
IN_BROWSER: Final = terminal_from({"TEXTUAL_DRIVER": BROWSER})


class Watcher:
    """Somebody who looks on, and what has still to be sent, within bounds."""

    def __init__(self, websocket: web.WebSocketResponse, request: web.Request) -> None:
        self.remote = request.remote  # the address of the computer
        self.socket = Socket(websocket, request.transport)
        self._pictures = deque[bytes]()
        self._news = deque[str](maxlen=MOST_NEWS)
        self._behind = True  # whether the whole screen is to be sent, and not what was painted on it
        self._waiting = asyncio.Event()

    def show(self, picture: bytes) -> None:
        """Have what was painted sent; whoever takes too little gets the whole screen in place of it."""
        if len(self._pictures) >= MOST_PICTURES:
            self._pictures.clear()
            self._behind = True
        if not self._behind:
            self._pictures.append(picture)
        self._waiting.set()

    def tell(self, **news: object) -> None:
        """Have news sent to the page."""
        self._news.append(json.dumps(news))
        self._waiting.set()

    async def send(self, drawing: "Drawing") -> None:
        """Send for ever what there is to send, or until nobody takes it any more."""
        while await self._waiting.wait():
            self._waiting.clear()
            while part := self._next(drawing):
                if not await self.socket.send(part):
                    return

    def _next(self, drawing: "Drawing") -> bytes | str:
        """Return what is to be sent now; nothing if there is nothing."""
        if self._news:
            return self._news.popleft()
        if self._behind:
            screen = drawing.screen()
            self._behind = not screen
            return screen
        return self._pictures.popleft() if self._pictures else b""


class Drawing:
    """A match drawn in a size, a language, and dark or light, for all who look on in them."""

    def __init__(self, start: Start, size: Size, *, light: bool = False) -> None:
        assert start.language is not None
        self.size, self.light = size, light  # its columns and lines; what `start` makes of it
        self.language = start.language
        self.watchers: set[Watcher] = set()
        self._start = start
        self._app: BoardkitApp | None = None
        self._painted: list[str] = []
        self._screen: bytes | None = b""  # what paints all of it, if known; nothing before it is painted

    async def run(self) -> None:
        """Draw until the program ends."""
        with look_into(self._start.data) as library:
            self._app = app = BoardkitApp(library, self._start, Asked(terminal=IN_BROWSER))
            app.driver_class = partial(SharedDriver, self._paint)  # type: ignore[assignment] # makes one
            await app.run_async(size=self.size, mouse=False)

    async def end(self, running: asyncio.Task[None]) -> None:
        """End the program, which is running; whatever keeps it from that."""
        if self._app is not None:
            self._app.exit()
        await asyncio.wait({running}, timeout=ENDING)
        running.cancel()

    def screen(self) -> bytes:
        """Return what paints the whole screen; nothing before it is painted, or while more is to come."""
        if self._screen is None and self._app is not None and self._app.is_running and not self._painted:
            self._screen = whole(self._app).encode()
        return self._screen or b""

    def _paint(self, part: str) -> None:
        """Keep what is painted, until all that is painted at once is there."""
        if not self._painted:
            asyncio.get_running_loop().call_later(TOGETHER, self._show)
        self._painted.append(part)
        self._screen = None

    def _show(self) -> None:
        picture, self._painted = "".join(self._painted).encode(), []
        # Where nothing was painted, nothing is to be sent: a watcher would take it for the end.
        for watcher in self.watchers if picture else ():
            watcher.show(picture)
