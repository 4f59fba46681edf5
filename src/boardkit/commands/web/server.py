"""The server: a page with a terminal for whoever has the token, and a process for each tab."""

import asyncio
import hmac
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from html import escape
from secrets import choice
from string import Template
from typing import Final

from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler
from textual_serve.server import Server, to_int

from boardkit.commands.web.tab import Tab
from boardkit.core.packaged import text_in
from boardkit.text import Words

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 16
"""What a token is made of: 80 bits that somebody can type who reads them from a board."""

HEARTBEAT: Final = 15.0
"""Seconds after which a tab that says nothing is asked whether it is still there."""

PATIENCE: Final = 10.0
"""Seconds that tabs have to end when the server does."""

MOST_TABS: Final = 40
"""How many tabs may be open at once; each is a process of some 60 MB."""

LARGEST: Final = 1000
"""The most columns or lines that a tab may ask for."""

MALFORMED: Final = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What comes of messages that no page of ours sends."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The page speaks to its own server alone, and tells nobody its address."""


class BrowserServer(Server):
    """Lets in who has the token.

    Attributes:
        token: what has to stand in the address; another one each time.
        tabs: the lines of the tabs that are open.
    """

    def __init__(self, line: Sequence[str], words: Words) -> None:
        """Serve the program, whose command line is `line`, with pages in some words."""
        super().__init__(line[0])
        self.token = "".join(choice(LETTERS) for _ in range(LENGTH))
        self.tabs: set[web.WebSocketResponse] = set()
        self._endings: set[asyncio.Future[None]] = set()
        self._line = line
        self._words = words

    async def _make_app(self) -> web.Application:
        app = web.Application(middlewares=[self._check])
        app.add_routes(
            [
                web.get("/{token}/", self.show_page),
                web.get("/{token}/page.js", self.show_script),
                web.get("/{token}/ws", self.handle_websocket),
                web.static(f"/{self.token}/static", self.statics_path),
            ]
        )
        app.on_shutdown.append(self.on_shutdown)
        app.on_cleanup.append(self.on_cleanup)
        return app

    @web.middleware
    async def _check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse whoever has not the token, whatever is asked for."""
        given = request.path.split("/")[1]
        if not hmac.compare_digest(given.encode(), self.token.encode()):
            return self._page("refused.html", 403, ("serve-refused", "serve-refused-help"))
        try:
            response = await handler(request)
        except web.HTTPNotFound:
            return self._page("refused.html", 404, ("serve-nothing", "serve-nothing-help"))
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    async def show_page(self, _: web.Request) -> web.Response:
        """Show the page with the terminal."""
        if len(self.tabs) >= MOST_TABS:
            return self._page("refused.html", 503, ("serve-full", "serve-full-help"))
        return self._page("page.html", 200, ("serve-ended", "serve-ended-help", "serve-again", "serve-wait"))

    async def show_script(self, _: web.Request) -> web.Response:
        """Show what makes the terminal fit the window."""
        return web.Response(text=_text("page.js"), content_type="text/javascript")

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """Run the program for a tab until either ends."""
        websocket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await websocket.prepare(request)
        width, height = (_cells(request, *side) for side in (("width", 80), ("height", 24)))
        tab = Tab(self._line, websocket, self.download_manager)
        self.tabs.add(websocket)
        try:
            await tab.start(width, height)
            with suppress(*MALFORMED):
                await self._process_messages(websocket, tab)
        finally:
            self.tabs.discard(websocket)
            await self._end(tab)
        return websocket

    async def _end(self, tab: Tab) -> None:
        """End a tab's program, even while the server is ended, too."""
        ending = asyncio.ensure_future(tab.stop())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)
        await asyncio.shield(ending)

    async def on_shutdown(self, app: web.Application) -> None:
        """Close the lines of all tabs, whose programs end then."""
        del app
        await asyncio.gather(*(tab.close(code=WSCloseCode.GOING_AWAY) for tab in [*self.tabs]))

    async def on_cleanup(self, app: web.Application) -> None:
        """Wait for all programs to end."""
        del app
        await asyncio.gather(*self._endings)

    async def listen(self, host: str, port: int, tell: Callable[[int], None]) -> None:
        """Serve until a signal ends it, and tell at which port once anybody may come.

        Raises:
            OSError: somebody else listens there.
        """
        runner = web.AppRunner(await self._make_app(), access_log=None, shutdown_timeout=PATIENCE)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            tell(runner.addresses[0][1])
            await _signal()
        finally:
            await runner.cleanup()

    def _page(self, name: str, status: int, messages: Sequence[str]) -> web.Response:
        said = {message.replace("-", "_"): escape(self._words(message)) for message in messages}
        head, text, *_ = said.values()
        page = Template(_text(name)).substitute(lang=self._words.language, head=head, text=text, **said)
        return web.Response(text=page, status=status, content_type="text/html", headers=HEADERS)


def _text(name: str) -> str:
    return text_in("boardkit.commands.web", name)


def _cells(request: web.Request, side: str, usual: int) -> int:
    return min(max(to_int(request.query.get(side, ""), usual), 1), LARGEST)


async def _signal() -> None:
    """Wait for a signal that asks to end."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        # Not every system has all of them, nor lets a loop hear them.
        with suppress(AttributeError, NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), ended.set)
    await ended.wait()
