"""The site: lets in whoever has a token of some pages, bounds what may be asked, and ends in time."""

import asyncio
import hmac
import logging
import re
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from html import escape
from pathlib import Path
from secrets import choice
from string import Template
from typing import Any, Final

import textual_serve
from aiohttp import HttpVersion10, web
from aiohttp.typedefs import Handler

from boardkit.core.packaged import text_in
from boardkit.text import Words

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 16
"""Letters of a token and how many it has: 80 bits that somebody can type who reads them from a board."""

HEARTBEAT: Final = 15.0  # seconds after which a socket that says nothing is asked whether it is still there
SILENCE: Final = 30.0  # seconds that a connection may stay open that asks for nothing
UNANSWERED: Final = 0.5  # seconds to answer requests when the site ends and all pages have ended
PATIENCE: Final = 9.0  # seconds in which the site ends, whatever its pages do
LONGEST_PATH: Final = 250  # the most characters of what is asked for; a page of ours asks for far less
LONGEST_BODY: Final = 4096  # the most bytes that a page may send with a request

HOST: Final = re.compile(r"([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?", re.ASCII | re.IGNORECASE)
"""How a host is named: a name or an address, and a port."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The page speaks to its own server alone, and tells nobody its address."""

REFUSALS: Final = {400: "serve-malformed", 403: "serve-refused", 404: "serve-nothing"}
"""The messages that say why a request is refused."""

STATIC: Final = Path(textual_serve.__file__).parent / "static"
TERMINAL: Final = ("css/xterm.css", "fonts/RobotoMono-VariableFont_wght.ttf", "js/textual.js")
"""The files of the terminal that Textual has for browsers."""


class Pages:
    """Pages behind a token of their own, and what ends with them.

    Attributes:
        token: what stands in the address before their paths; another one each time.
        answers: what answers requests, by method and path behind the token, such as `GET /ws`.
    """

    def __init__(self) -> None:
        self.token = "".join(choice(LETTERS) for _ in range(LENGTH))
        self.answers: Mapping[str, Handler] = {}

    async def begin(self) -> None:
        """Begin what stands behind the pages, before anybody asks for them."""

    async def end(self) -> None:
        """End what stands behind the pages, in good order."""

    def kill(self) -> None:
        """End at once what has not ended."""


class Site:
    """Answers whoever has a token, and refuses everybody else, whatever is asked for.

    Attributes:
        pages: all pages that there are; others may join them, and leave.
    """

    def __init__(self, words: Words, *pages: Pages, refusals: Mapping[int, str] = REFUSALS) -> None:
        """Refuse in some words, by messages for each status."""
        self.pages = [*pages]
        self._words = words
        self._refusals = refusals

    def application(self) -> web.Application:
        """Return what a server runs: it has no routes, for nobody is to learn of them without a token."""
        app = web.Application(middlewares=[self._answer], client_max_size=LONGEST_BODY)
        app.on_startup.append(self._begin)
        app.on_shutdown.append(self._end)
        return app

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:  # noqa: ARG002
        if not _is_sound(request):
            return self._refused(400)
        token, _, path = request.path[1:].partition("/")
        pages = self._behind(token)
        if pages is None:
            return self._refused(403)
        method = "GET" if request.method == "HEAD" else request.method
        answer = pages.answers.get(f"{method} /{path}")
        if answer is None:
            return self._refused(404)
        try:
            response = await answer(request)
        except (web.HTTPBadRequest, web.HTTPRequestEntityTooLarge, ValueError):
            return self._refused(400)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def _behind(self, token: str) -> Pages | None:
        """Return the pages of a token; how long it takes tells nothing of how much of it is right."""
        given = token.encode("utf-8", "replace")
        found = [pages for pages in self.pages if hmac.compare_digest(given, pages.token.encode())]
        return found[0] if found else None

    def _refused(self, status: int) -> web.Response:
        return refused(self._words, status, self._refusals[status])

    async def _begin(self, _: web.Application) -> None:
        await asyncio.gather(*(pages.begin() for pages in self.pages))

    async def _end(self, _: web.Application) -> None:
        await asyncio.gather(*(pages.end() for pages in self.pages))

    async def listen(
        self,
        host: str,
        port: int,
        tell: Callable[[int], None],
        ended: Callable[[], Coroutine[Any, Any, object]] | None = None,
    ) -> None:
        """Serve until a signal, or until `ended`, telling the port once anybody may come.

        Raises:
            OSError: the port is taken.
        """
        runner = web.AppRunner(
            self.application(),
            access_log=None,
            shutdown_timeout=UNANSWERED,
            keepalive_timeout=SILENCE,
            handler_cancellation=True,
        )
        await runner.setup()
        # A signal is heard before anybody knows that there is something to end.
        signalled = asyncio.ensure_future((ended or _signal)())
        with _told_once(self._words("serve-strange")):
            try:
                await web.TCPSite(runner, host, port).start()
                tell(runner.addresses[0][1])
                await signalled
            finally:
                signalled.cancel()
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await runner.cleanup()
                for pages in self.pages:
                    pages.kill()


def refused(words: Words, status: int, message: str) -> web.Response:
    """Return the page that says what is wrong, and what helps."""
    return _page(words, "refused.html", {"head": words(message), "text": words.explanation(message)}, status)


def page(words: Words, name: str, messages: tuple[str, ...], **more: str) -> web.Response:
    """Return a page with some messages and more in it."""
    said = {message.replace("-", "_"): words(message) for message in messages}
    return _page(words, name, {**said, **more})


def _page(words: Words, name: str, said: Mapping[str, str], status: int = 200) -> web.Response:
    escaped = {key: escape(text) for key, text in said.items()}
    filled = Template(text_in(__package__, name)).substitute(lang=words.language, **escaped)
    return web.Response(text=filled, status=status, content_type="text/html", headers=HEADERS)


def script(name: str) -> Handler:
    """Return what answers with a script of ours."""

    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(text=text_in(__package__, name), content_type="text/javascript")

    return answer


def terminal() -> dict[str, Handler]:
    """Return what answers with the files of the terminal."""
    return {f"GET /static/{name}": _file(STATIC / name) for name in TERMINAL}


def _file(path: Path) -> Handler:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.FileResponse(path)

    return answer


def _is_sound(request: web.Request) -> bool:
    """Return whether a browser sends such a request: for a path, at a host, no longer than ours are."""
    version, hosts = request.version, request.headers.getall("Host", [])
    named = len(hosts) == 1 and HOST.fullmatch(hosts[0]) is not None
    asks = request.raw_path.startswith("/") and request.path.startswith("/")
    return (
        asks
        and len(request.raw_path) <= LONGEST_PATH
        and (named or (version == HttpVersion10 and not hosts))
        and version >= HttpVersion10
    )


class _Teller(logging.Handler):
    """Says once that a request was refused, in place of a traceback for each."""

    def __init__(self, sentence: str) -> None:
        super().__init__(logging.WARNING)
        self._sentence = sentence
        self._stream = sys.stderr  # screens of Textual put something else in its place

    def emit(self, _record: logging.LogRecord) -> None:
        """Say it; from now on nothing."""
        said, self._sentence = self._sentence, ""
        if said:
            # The terminal may be gone, or know too few letters.
            with suppress(OSError, ValueError):
                print(said, file=self._stream, flush=True)


@contextmanager
def _told_once(sentence: str) -> Iterator[None]:
    """Have a single sentence said of all that is wrong with requests."""
    teller, loggers = _Teller(sentence), [logging.getLogger(name) for name in ("aiohttp", "asyncio")]
    for logger in loggers:
        logger.addHandler(teller)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(teller)


async def _signal() -> None:
    """Wait for a signal that asks to end."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        # Not every system has all of them, nor lets a loop hear them.
        with suppress(AttributeError, NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), ended.set)
    await ended.wait()
