"""`boardkit serve`: the program in a browser, each tab a process of its own; needs the extra `web`."""

import asyncio
import sys
from argparse import Namespace
from functools import partial
from typing import TYPE_CHECKING, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import PortTaken, PresentWhat
from boardkit.commands.hosting import EVERYWHERE, HERE, LAST_PORT, is_installed, reached_by
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


@takes(option("watch", "match"), flag("present"), number("port", 0, LAST_PORT, PORT), flag("network"))
def run_serve(desk: Desk, given: Namespace) -> int:
    """Serve until it is ended."""
    if not is_installed():
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
    host = reached_by(network=network)
    print(desk.words("serve-address", address=f"http://{host}:{port}/{token}/"))
    print(desk.words("serve-network" if network else "serve-here"))
    print(desk.words("serve-end"), flush=True)
