"""Devices at a table: serving them, in their own languages, and how much they may ask for."""

import time
from collections import defaultdict, deque
from functools import partial
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from boardkit.commands.faults import PortTaken
from boardkit.commands.web.serving import address_of, qr_code
from boardkit.commands.web.site import EVERYWHERE, HERE, Pages, Site, refused, script
from boardkit.core import FaultError
from boardkit.text import LANGUAGES, Words, words_for

MOST_ASKED, WITHIN = 40, 10.0  # how many requests of a device pages answer within so many seconds


class TableHost:
    """Serves something of a table to devices.

    Attributes:
        table: what has a `desk`, and a `handle` for what devices want of it.
    """

    table: Any
    _site: Site

    def __init__(self, port: int, *, network: bool) -> None:
        """Listen at a port, 0 for any that is free."""
        self._port, self._network = port, network

    async def serve(self, table: Any) -> None:
        """Show it until this is cancelled; FaultError if the port is taken."""
        try:
            async with self.site(table).open(EVERYWHERE if self._network else HERE, self._port) as found:
                await self.go_on(found)
        except OSError as error:
            raise FaultError(PortTaken(str(self._port))) from error

    def site(self, table: Any) -> Site:
        """Return what answers the devices of a table."""
        raise NotImplementedError

    async def go_on(self, port: int) -> None:
        """Tell the table where devices come in, as long as they may."""
        raise NotImplementedError

    def code_of(self, pages: Pages, port: int) -> tuple[str, ...]:
        """Return the address of pages, and the lines of its QR code."""
        address = address_of(pages, port, network=self._network)
        return (address, *qr_code(address))


class DevicePages(Pages):
    """Pages for devices at a table, which may ask for so much and no more."""

    most_asked = MOST_ASKED

    def __init__(self, host: TableHost) -> None:
        super().__init__()
        self._host = host
        self._requests = defaultdict[Any, deque[float]](partial(deque, maxlen=self.most_asked))

    def listen(self, show: Handler, tell: Handler, hear: Handler) -> None:
        """Answer by showing the page, telling what it is known by, and hearing what its forms send."""
        pages = {"GET /": show, "GET /now": tell, "POST /": hear}
        self.answers = {asked: self._bounded(answer) for asked, answer in pages.items()}
        self.answers |= {"GET /hand.js": script("hand.js")}

    def _bounded(self, answer: Handler) -> Handler:

        async def bounded(request: web.Request) -> web.StreamResponse:
            now, requests = time.monotonic(), self._requests[request.remote]
            if len(requests) == self.most_asked and now - requests[0] < WITHIN:
                return refused(self.words(request), 429, "busy")
            requests.append(now)
            return await answer(request)

        return bounded

    def words(self, request: web.Request) -> Words:
        """Return the words of the match in the language that the browser asks for, or else the table's."""
        desk, wished = self._host.table.desk, request.headers.get("Accept-Language", "")[:2].lower()
        language = wished if wished in LANGUAGES else desk.words.language
        return words_for(language, desk.game.key, desk.words.names)
