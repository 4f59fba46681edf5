"""Devices at a table: serving them, in their own languages, and how much they may ask for."""

import hmac
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup

from boardkit.commands.web.serving import address_of, qr_code
from boardkit.commands.web.site import EVERYWHERE, HERE, OF_DEVICE, Pages, Rate, Site, file, page, spoken
from boardkit.core.values import Value
from boardkit.draw.colours import ink
from boardkit.text import Words, words_for

COOKIE: Final = "own"  # by which a device comes back to its own pages
MOST_ON_ONE: Final = 8  # how many may share a device, each with pages of their own
MOST_PARTED: Final = 50  # how many devices that have lost their pages are still told so


class TableHost(ABC):
    """Serves something of a table to devices."""

    table: Any = None  # what has a `desk`, and a `handle` for what devices want of it
    _site: Site

    def __init__(self, port: int, *, network: bool) -> None:
        """Listen at a port, 0 for any that is free."""
        self._port, self._network = port, network
        self.parted = deque[DevicePages](maxlen=MOST_PARTED)  # pages that only say why they are none any more

    async def serve(self, table: Any) -> None:
        """Show it until this is cancelled; FaultError if the port is taken."""
        async with self.site(table).open(EVERYWHERE if self._network else HERE, self._port) as found:
            await self.go_on(found)

    @abstractmethod
    def site(self, table: Any) -> Site:
        """Return what answers the devices of a table."""

    @abstractmethod
    def reached(self) -> Iterable["DevicePages"]:
        """Return all pages that may be reached now, but for those of devices that are told why not."""

    def open(self) -> None:
        """Let all pages there are be reached, and no others."""
        self._site.pages = [*self.reached(), *self.parted]

    def turn_away(self, pages: "DevicePages", way: str) -> None:
        """Show a device nothing more but why that is so."""
        pages.parted = way
        self.parted.append(pages)
        self.open()

    @abstractmethod
    async def go_on(self, port: int) -> None:
        """Tell the table where devices come in, as long as they may."""

    def words(self, request: web.Request) -> Words:
        """Return the words of the match in the language that a browser asks for, or else the table's."""
        desk = self.table.desk
        return words_for(spoken(request, desk.words.language), desk.game.key, desk.words.names)

    def code_of(self, pages: Pages, port: int) -> tuple[str, ...]:
        """Return the address of pages, and the lines of its QR code."""
        address = address_of(pages, port, network=self._network)
        return (address, *qr_code(address))


class Shown(Value):
    """What a page shows; how it stands changes on the page as it is, everything else loads it again."""

    title: str
    body: Markup
    about: str = ""  # below the title
    status: str = ""  # how it stands: for whom everybody waits
    head: str = ""  # that of the window, if not the title
    refreshes: bool = True  # whether it is loaded again by itself, where there are no scripts
    ground: str = "#000000"

    @property
    def known_by(self) -> str:
        """What it is known by, however it stands."""
        seen = "\n".join((self.title, self.about, self.body))
        return blake2b(seen.encode(), digest_size=10).hexdigest()


def framed(words: Words, shown: Shown, told: str = "", known: Iterable[Pages] = ()) -> web.Response:
    """Return a page, with what came of the last answer above all else, and the way to `known` pages."""
    return page(words, "device.html", shown=shown, told=told, known=known, ink=ink)


class DevicePages(Pages, ABC):
    """A page for devices at a table, and what its form sends."""

    handed_on = False  # whether their device has been handed on
    parted = ""  # why it is shown nothing more, if so

    def __init__(self, host: TableHost) -> None:
        super().__init__()
        self.rate = Rate(*OF_DEVICE)
        self.answers = {
            "GET /": self.show,
            "GET /now": self._tell,
            "POST /": self.hear,
            "GET /device.js": file("device.js"),
        }
        self._host = host
        self._told = ""  # what came of the last answer, until it is shown

    @property
    def inside(self) -> Iterable["DevicePages"]:
        """The pages of devices that have come in by these, which they find again here."""
        return ()

    @abstractmethod
    def shown(self, words: Words) -> Shown:
        """Return what the page shows now."""

    @abstractmethod
    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Hear what its form sends."""

    async def show(self, request: web.Request) -> web.StreamResponse:
        """Show the page, and once what came of the last answer; a device that has come in is led back."""
        known = self.known_to(request)
        if [pages.handed_on for pages in known] == [False]:
            return self.lead(known[0])
        words, told, self._told = self._host.words(request), self._told, ""
        return framed(words, self.shown(words), "" if self.parted else told, known)

    def known_to(self, request: web.Request) -> Sequence["DevicePages"]:
        """Return the pages of a device that has come in by these."""
        mine = request.cookies.get(COOKIE, "").encode("utf-8", "replace").split(b".", MOST_ON_ONE)
        tokens = [(pages, pages.token.encode()) for pages in self.inside]
        return [pages for pages, token in tokens if True in [hmac.compare_digest(token, one) for one in mine]]

    def lead(self, pages: "DevicePages", *others: "DevicePages") -> web.Response:
        """Lead a device to pages of its own, now and whenever it comes here again; others may share it."""
        response = web.Response(status=303, headers={"Location": f"/{pages.token}/"})
        mine = ".".join(one.token for one in (*others, pages)[-MOST_ON_ONE:])
        response.set_cookie(COOKIE, mine, path=f"/{self.token}/", httponly=True, samesite="Lax")
        return response

    async def _tell(self, request: web.Request) -> web.StreamResponse:
        shown = self.shown(self._host.words(request))
        return web.Response(text=f"{shown.known_by}\n{shown.status}")
