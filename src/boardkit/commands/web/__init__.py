"""`boardkit serve`: the program in a browser, each tab a process of its own; needs the extra `web`."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import PortTaken, PresentWhat
from boardkit.commands.hosting import EVERYWHERE, HERE, LAST_PORT, is_installed, reached_by
from boardkit.commands.parser import flag, number, option, takes
from boardkit.commands.play import check_seen
from boardkit.commands.reading import match_number
from boardkit.core import FaultError
from boardkit.many.run_faults import ExtraMissing

PORT: Final = 8000


@takes(option("watch", "match"), flag("present"), number("port", 0, LAST_PORT, PORT), flag("network"))
def run_serve(desk: Desk, given: Namespace) -> int:
    """Serve until it is ended."""
    if not is_installed():
        raise FaultError(ExtraMissing("web"))
    from boardkit.commands.web.site import Site
    from boardkit.commands.web.tabs import Tabs

    tabs = Tabs(command_line(desk, given), desk.words)
    desk.close()
    tell = partial(_tell, desk, tabs.token, network=given.network)
    try:
        asyncio.run(Site(desk.words, tabs).listen(EVERYWHERE if given.network else HERE, given.port, tell))
    except OSError as error:
        raise FaultError(PortTaken(str(given.port))) from error
    return 0


def command_line(desk: Desk, given: Namespace) -> Sequence[str]:
    """Return the command line of a tab; FaultError if a match cannot be seen, or `--present` has none."""
    line = [sys.executable, "-m", "boardkit"]
    line += [] if desk.data is None else ["--data", str(desk.data.absolute())]
    line += [] if desk.asked is None else ["--lang", desk.asked]
    if given.watch is None:
        if given.present:
            raise FaultError(PresentWhat())
        return line
    number = match_number(given.watch)
    check_seen(desk, number)
    return [*line, "watch", str(number), *(["--present"] if given.present else [])]


def _tell(desk: Desk, token: str, port: int, *, network: bool) -> None:
    """Say where it is to be seen, by whom, and how it is ended."""
    host = reached_by(network=network)
    print(desk.words("serve-address", address=f"http://{host}:{port}/{token}/"))
    print(desk.words("serve-network" if network else "serve-here"))
    print(desk.words("serve-end"), flush=True)
