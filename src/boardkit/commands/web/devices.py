"""Devices at a table: serving them, in their own languages, and how much they may ask for."""

from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from boardkit.commands.web.serving import address_of, qr_code
from boardkit.commands.web.site import EVERYWHERE, HERE, OF_DEVICE, Pages, Rate, Site, script, spoken
from boardkit.text import Words, words_for


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
        async with self.site(table).open(EVERYWHERE if self._network else HERE, self._port) as found:
            await self.go_on(found)

    def site(self, table: Any) -> Site:
        """Return what answers the devices of a table."""
        raise NotImplementedError

    async def go_on(self, port: int) -> None:
        """Tell the table where devices come in, as long as they may."""
        raise NotImplementedError

    def words(self, request: web.Request) -> Words:
        """Return the words of the match in the language that a browser asks for, or else the table's."""
        desk = self.table.desk
        return words_for(spoken(request, desk.words.language), desk.game.key, desk.words.names)

    def code_of(self, pages: Pages, port: int) -> tuple[str, ...]:
        """Return the address of pages, and the lines of its QR code."""
        address = address_of(pages, port, network=self._network)
        return (address, *qr_code(address))


class DevicePages(Pages):
    """Pages for devices at a table."""

    def __init__(self, host: TableHost) -> None:
        super().__init__()
        self.rate = Rate(*OF_DEVICE)
        self._host = host

    def listen(self, show: Handler, tell: Handler, hear: Handler) -> None:
        """Answer by showing the page, telling what it is known by, and hearing what its forms send."""
        pages = {"GET /": show, "GET /now": tell, "POST /": hear}
        self.answers = {**pages, "GET /hand.js": script("hand.js")}
