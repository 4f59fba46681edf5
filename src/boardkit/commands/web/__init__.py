"""`boardkit serve`: the program or a match in browsers; needs the extra `web`."""

from argparse import Namespace
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import PresentWhat
from boardkit.commands.parser import flag, number, option, takes
from boardkit.commands.reading import match_number
from boardkit.core import FaultError
from boardkit.many.run_faults import ExtraMissing

if TYPE_CHECKING:
    from boardkit.tui.desk.wishes import Host

PORT: Final = 8000
LAST_PORT: Final = 65535
NEEDED: Final = ("segno", "textual_serve")  # the packages of the extra


def is_installed() -> bool:
    """Return whether all is installed that serving needs."""
    return all(map(find_spec, NEEDED))


def see_extra() -> None:
    """See that all is installed that serving needs; FaultError if it is not."""
    if not is_installed():
        raise FaultError(ExtraMissing("web"))


def hand_host(port: int = 0, *, network: bool = True) -> "Callable[[], Host] | None":
    """Return what makes something serve hands, at any free port with 0; None where nothing can."""

    def make() -> "Host":
        # A server takes long to import, and few tables need one.
        from boardkit.commands.web.hands import HandHost

        return HandHost(port, network=network)

    return make if is_installed() else None


@takes(option("watch", "match"), flag("present"), number("port", 0, LAST_PORT, PORT), flag("network"))
def run_serve(desk: Desk, given: Namespace) -> int:
    """Serve until it is ended."""
    if given.present and given.watch is None:
        raise FaultError(PresentWhat())
    see_extra()
    from boardkit.commands.web import serving

    pages = serving.pages_of(desk, given.watch and match_number(given.watch), large=given.present)
    desk.close()
    return serving.serve(desk.words, pages, given.port, network=given.network)
