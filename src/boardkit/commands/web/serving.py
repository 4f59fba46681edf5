"""Serving: which pages, where, and what is said of it; for a while, or beside screens."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import StringIO
from typing import Final

import segno
from rich.text import Text

from boardkit.commands.desk import Desk
from boardkit.commands.reading import check_seen
from boardkit.commands.web.site import EVERYWHERE, HERE, Pages, Site
from boardkit.commands.web.tabs import Tabs
from boardkit.commands.web.watching import Watching
from boardkit.library import MatchId
from boardkit.library.recovery import default_folder
from boardkit.text import Words
from boardkit.tui.desk.desk import code_drawn
from boardkit.tui.preferences import LIGHT

ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's address: what a message to it would leave by, others reach
RIM: Final = 2  # white squares around a code
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[m"


def pages_of(desk: Desk, watch: MatchId | None, *, large: bool = False) -> Pages:
    """Return pages of a match, FaultError if it cannot be seen, or sessions of the program, one a page."""
    if watch is not None:
        check_seen(desk, watch)
        folder = (desk.data or default_folder()).absolute()
        light = desk.preferences().theme in LIGHT
        return Watching(folder, watch, desk.words.language, large=large, light=light)
    line = [sys.executable, "-m", "boardkit"]
    line += [] if desk.data is None else ["--data", str(desk.data.absolute())]
    line += [] if desk.asked is None else ["--lang", desk.asked]
    return Tabs(line, desk.words)


def serve(words: Words, pages: Pages, port: int, *, network: bool) -> int:
    """Serve pages until a signal, and say where; FaultError if nothing can listen there."""

    def tell(found: int) -> None:
        address = address_of(pages, found, network=network)
        print(words("serve-address", address=address))
        if sys.stdout.isatty() and isinstance(pages, Watching):
            print(*(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in qr_code(address)), sep="\n")
        print(said_of(words, pages, network=network), words("serve-end"), sep="\n", flush=True)

    asyncio.run(Site(words, pages).listen(EVERYWHERE if network else HERE, port, tell))
    return 0


@asynccontextmanager
async def beside(words: Words, pages: Pages, port: int, *, network: bool) -> AsyncIterator[Sequence[Text]]:
    """Serve pages while screens are shown, which are told what to say of it."""
    async with Site(words, pages).open(EVERYWHERE if network else HERE, port) as found:
        address = address_of(pages, found, network=network)
        said = said_of(words, pages, network=network)
        yield [Text(address), *code_drawn(qr_code(address)), Text(said)]


def said_of(words: Words, pages: Pages, *, network: bool) -> str:
    """Say who can see what."""
    everybody = "serve-watching-network" if isinstance(pages, Watching) else "serve-network"
    return words(everybody if network else "serve-here")


def address_of(pages: Pages, port: int, *, network: bool) -> str:
    """Return the address at which pages are to be opened; nothing is sent to find it in a network."""
    host = HERE
    if network:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect(ELSEWHERE)
                host = str(way.getsockname()[0])
            except OSError:
                host = socket.gethostname()
    return f"http://{host}:{port}/{pages.token}/"


def qr_code(address: str) -> Sequence[str]:
    """Draw the QR code of an address, which cameras read, with its white squares as blocks."""
    # `make` would make a small code of a short address, which most cameras do not see.
    code, drawn = segno.make_qr(address, error="l", boost_error=False), StringIO()
    code.terminal(drawn, border=RIM, compact=True)
    return drawn.getvalue().splitlines()
