"""`boardkit serve`: the program in a browser, each tab a process of its own; needs the extra `web`."""

import asyncio
import socket
import sys
from argparse import Namespace
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import PortTaken, PresentWhat
from boardkit.commands.parser import flag, number, option, takes
from boardkit.commands.play import check_seen
from boardkit.commands.reading import match_number
from boardkit.core import FaultError
from boardkit.library import MatchId
from boardkit.library.recovery import default_folder
from boardkit.many.run_faults import ExtraMissing

if TYPE_CHECKING:
    from boardkit.commands.web.site import Pages
    from boardkit.commands.web.watching import Watching

PORT: Final = 8000
LAST_PORT: Final = 65535

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where somebody asks for it
"""The addresses to listen at: this computer alone, or all that reach it."""

ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's address: what a message to it would leave by, others reach


@takes(option("watch", "match"), flag("present"), number("port", 0, LAST_PORT, PORT), flag("network"))
def run_serve(desk: Desk, given: Namespace) -> int:
    """Serve until it is ended."""
    if not find_spec("textual_serve"):
        raise FaultError(ExtraMissing("web"))
    from boardkit.commands.web.site import Site

    pages = _pages(desk, given)
    desk.close()
    tell = partial(_tell, desk, pages.token, network=given.network)
    try:
        asyncio.run(Site(desk.words, pages).listen(EVERYWHERE if given.network else HERE, given.port, tell))
    except OSError as error:
        raise FaultError(PortTaken(str(given.port))) from error
    return 0


def _pages(desk: Desk, given: Namespace) -> "Pages":
    """Return the pages that are asked for; FaultError if a match cannot be seen, or `--present` has none."""
    if given.watch is not None:
        return watched(desk, match_number(given.watch), large=given.present)
    if given.present:
        raise FaultError(PresentWhat())
    from boardkit.commands.web.tabs import Tabs

    line = [sys.executable, "-m", "boardkit"]
    line += [] if desk.data is None else ["--data", str(desk.data.absolute())]
    line += [] if desk.asked is None else ["--lang", desk.asked]
    return Tabs(line, desk.words)


def watched(desk: Desk, number: MatchId, *, large: bool) -> "Watching":
    """Return the pages of a match that is looked on at; FaultError if it cannot be seen."""
    from boardkit.commands.web.watching import Watching

    check_seen(desk, number)
    folder = (desk.data or default_folder()).absolute()
    return Watching(folder, number, desk.words.language, large=large)


def _tell(desk: Desk, token: str, port: int, *, network: bool) -> None:
    """Say where it is to be seen, by whom, and how it is ended."""
    host = _reached_by() if network else HERE
    print(desk.words("serve-address", address=f"http://{host}:{port}/{token}/"))
    print(desk.words("serve-network" if network else "serve-here"))
    print(desk.words("serve-end"), flush=True)


def _reached_by() -> str:
    """Return the address of this computer in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(way.getsockname()[0])
