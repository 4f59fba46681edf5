"""The site: lets in whoever has a token of some pages, bounds what may be asked, and ends in time."""

import asyncio
import hmac
import logging
import re
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from secrets import choice
from time import monotonic
from typing import Any, Final

import textual_serve
from aiohttp import HttpVersion10, web
from aiohttp.typedefs import Handler
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from boardkit.commands.faults import PortTaken
from boardkit.core import FaultError
from boardkit.core.packaged import folder_of
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.names import visible

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where somebody asks for it
"""The addresses to listen at: this computer alone, or all that reach it."""

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 16
"""Letters of a token and how many it has: 80 bits that somebody can type who reads them from a board."""

HEARTBEAT: Final = 15.0  # seconds after which a socket that says nothing is asked whether it is still there
SILENCE: Final = 30.0  # seconds that a connection may stay open that asks for nothing, or sends a form
UNANSWERED: Final = 0.5  # seconds to answer requests when the site ends and all pages have ended
PATIENCE: Final = 9.0  # seconds in which the site ends, whatever its pages do
MOST_LINES: Final = 200  # how many connections one other computer may hold: no class behind one needs more
ROUND: Final = 1.0  # seconds between two looks at who holds how many
MOST_KNOWN: Final = 1000  # from so many on a rate forgets those who have asked for nothing lately
OF_ALL, OF_ONE, OF_DEVICE = (1000.0, 10_000), (100.0, 1000), (4.0, 40)
"""How many requests are answered a second, and at once: to all, to one other computer, to a device."""

LONGEST_PATH: Final = 250  # the most characters of what is asked for; a page of ours asks for far less
FILES, UTF_8 = "multipart/", "utf-8"  # the kind of forms with files; ours have none, and one encoding
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
    "Server": "boardkit",
    "X-Content-Type-Options": "nosniff",
}
"""The page speaks to its own server alone, tells nobody its address, and not which versions serve it."""

OWN: Final = folder_of(__package__)  # where the templates and scripts of the pages are
TEMPLATES: Final = Environment(
    loader=FileSystemLoader(OWN),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters["visible"] = visible

STATIC: Final = Path(textual_serve.__file__).parent / "static"
XTERM: Final = ("css/xterm.css", "fonts/RobotoMono-VariableFont_wght.ttf", "js/textual.js")


class Rate:
    """How often something may be done by each: so often a second, and so often at once."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._pause, self._longest = 1 / a_second, at_once / a_second
        self._until = dict[str | None, float]()  # until when everything is used up that each has done

    def lets(self, who: str | None) -> bool:
        """Return whether somebody may do it now, and count it if so."""
        now = monotonic()
        until = max(self._until.get(who, now), now) + self._pause
        if until > now + self._longest:
            return False
        if len(self._until) >= MOST_KNOWN:
            self._until = {one: at for one, at in self._until.items() if at > now}
        self._until[who] = until
        return True


class Pages:
    """Pages behind a token of their own, and what ends with them."""

    rate: Rate | None = None  # how often one computer may ask for them, if less often than for any

    def __init__(self) -> None:
        # What stands in the address before their paths; another one each time.
        self.token = "".join(choice(LETTERS) for _ in range(LENGTH))
        self.answers: Mapping[str, Handler] = {}  # by method and path behind the token, such as `GET /ws`

    async def begin(self) -> None:
        """Begin what stands behind the pages, before anybody asks for them."""

    async def end(self) -> None:
        """End what stands behind the pages, in good order."""

    def kill(self) -> None:
        """End at once what has not ended."""


class Site:
    """Answers whoever has a token, and refuses everybody else, whatever is asked for."""

    def __init__(self, words: Words, *pages: Pages) -> None:
        self.pages = [*pages]  # all that there are; others may join them, and leave
        self._words = words
        self._of_all, self._of_one = Rate(*OF_ALL), Rate(*OF_ONE)

    def application(self) -> web.Application:
        """Return what a server runs: it has no routes, for nobody is to learn of them without a token."""
        app = web.Application(middlewares=[self._answer], client_max_size=LONGEST_BODY)
        app.on_startup.append(self._begin)
        app.on_shutdown.append(self._end)
        return app

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:  # noqa: ARG002
        words, remote = words_for(spoken(request, self._words.language)), request.remote
        if not ((remote == HERE or self._of_one.lets(remote)) and self._of_all.lets(None)):
            return refused(words, 429, "busy")
        if not _is_sound(request):
            return refused(words, 400, "malformed")
        token, _, path = request.path[1:].partition("/")
        pages = self._behind(token)
        if pages is None and not token:
            # Somebody who typed a token on a page may have written it as they speak it.
            typed = self._behind("".join(filter(str.isalnum, request.query.get("token", ""))).lower())
            if typed is not None:
                return web.Response(status=303, headers={**HEADERS, "Location": f"/{typed.token}/"})
        if pages is None:
            return refused(words, 403, "refused")
        if pages.rate is not None and not pages.rate.lets(remote):
            return refused(words, 429, "busy")
        method = "GET" if request.method == "HEAD" else request.method
        answer = pages.answers.get(f"{method} /{path}")
        if answer is None:
            return refused(words, 404, "nothing")
        try:
            async with asyncio.timeout(SILENCE if method == "POST" else None):
                response = await answer(request)
        except (web.HTTPBadRequest, web.HTTPRequestEntityTooLarge, TimeoutError, ValueError):
            return refused(words, 400, "malformed")
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def _behind(self, token: str) -> Pages | None:
        """Return the pages of a token; how long it takes tells nothing of how much of it is right."""
        given = token.encode("utf-8", "replace")
        found = [pages for pages in self.pages if hmac.compare_digest(given, pages.token.encode())]
        return found[0] if found else None

    async def _begin(self, _: web.Application) -> None:
        await asyncio.gather(*(pages.begin() for pages in self.pages))

    async def _end(self, _: web.Application) -> None:
        await asyncio.gather(*(pages.end() for pages in self.pages))

    @asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[int]:
        """Let people in at a port, which is told: 0 takes any that is free; FaultError if it is taken."""
        runner = web.AppRunner(
            self.application(),
            access_log=None,
            shutdown_timeout=UNANSWERED,
            keepalive_timeout=SILENCE,
            handler_cancellation=True,
        )
        # Screens take the place of what is printed to, and do not put it back in order.
        with (
            redirect_stdout(sys.stdout),
            redirect_stderr(sys.stderr),
            _told_once(self._words("serve-strange")),
        ):
            counting = asyncio.create_task(_count_lines(runner))
            try:
                await runner.setup()
                try:
                    await web.TCPSite(runner, host, port).start()
                except OSError as error:
                    raise FaultError(PortTaken(str(port))) from error
                yield runner.addresses[0][1]
            finally:
                counting.cancel()
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await runner.cleanup()
                for pages in self.pages:
                    pages.kill()

    async def listen(self, host: str, port: int, tell: Callable[[int], None]) -> None:
        """Serve until a signal, telling the port once anybody may come; FaultError if it is taken."""
        # A signal is heard before anybody knows that there is something to end.
        signalled = asyncio.ensure_future(_signal())
        try:
            async with self.open(host, port) as found:
                tell(found)
                await signalled
        finally:
            signalled.cancel()


async def _count_lines(runner: web.AppRunner) -> None:
    """Hang up, for ever, on what a computer holds beyond its share; what is older stays."""
    while True:
        await asyncio.sleep(ROUND)
        held = Counter[str]()
        for line in () if runner.server is None else runner.server.connections:
            if line.transport is not None and (peer := line.transport.get_extra_info("peername")):
                held[peer[0]] += 1
                if held[peer[0]] > MOST_LINES and peer[0] != HERE:
                    line.transport.abort()


def refused(words: Words, status: int, reason: str) -> web.Response:
    """Return the page that says what is wrong, and what helps."""
    return page(words, "refused.html", status, reason=reason)


def page(words: Words, name: str, status: int = 200, **shown: Any) -> web.Response:
    """Return a page, written from a template."""
    text = written(words, name, **shown)
    return web.Response(text=text, status=status, content_type="text/html", headers=HEADERS)


def written(words: Words, name: str, **shown: Any) -> Markup:
    """Write HTML from a template beside this file, in some words; all that is put in is escaped."""
    return Markup(TEMPLATES.get_template(name).render(words=words, **shown))  # noqa: S704 - it is


def file(name: str, folder: Path = OWN) -> Handler:
    """Return what answers with a file."""

    async def answer(_: web.Request) -> web.StreamResponse:
        return web.FileResponse(folder / name)

    return answer


TERMINAL: Final = {f"GET /static/{name}": file(name, STATIC) for name in XTERM}
"""What answers with the files of the terminal that Textual has for browsers."""


def spoken(request: web.Request, language: str) -> str:
    """Return the language that a browser asks for, if it is one of ours; else another."""
    wished = request.headers.get("Accept-Language", "")[:2].lower()
    return wished if wished in LANGUAGES else language


def _is_sound(request: web.Request) -> bool:
    """Return whether a browser sends such a request: for a path, at a host, no longer than ours are."""
    version, hosts = request.version, request.headers.getall("Host", [])
    named = len(hosts) == 1 and HOST.fullmatch(hosts[0]) is not None
    packed = request.content_type.startswith(FILES) or "Content-Encoding" in request.headers
    asks = request.raw_path.startswith("/") and request.path.startswith("/")
    at_host = version >= HttpVersion10 and (named or (version == HttpVersion10 and not hosts))
    fits = len(request.raw_path) <= LONGEST_PATH and (request.charset or UTF_8).lower() == UTF_8
    return asks and not packed and at_host and fits


@contextmanager
def _told_once(sentence: str) -> Iterator[None]:
    """Have a single sentence said of all that is wrong with requests, in place of a traceback for each."""
    stream = sys.stderr  # screens of Textual put something else in its place
    loggers, unsaid = [logging.getLogger(name) for name in ("aiohttp", "asyncio")], [sentence]

    def tell(_record: logging.LogRecord) -> bool:
        # The terminal may be gone, or know too few letters.
        with suppress(IndexError, OSError, ValueError):
            print(unsaid.pop(), file=stream, flush=True)
        return False

    teller = logging.Handler(logging.WARNING)
    teller.addFilter(tell)
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
