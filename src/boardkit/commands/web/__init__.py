"""`boardkit serve`: the program or a match in browsers; needs the extra `web`."""

from argparse import Namespace
from importlib.util import find_spec
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import PresentWhat
from boardkit.commands.parser import flag, number, option, takes
from boardkit.commands.reading import match_number
from boardkit.core import FaultError
from boardkit.many.run_faults import ExtraMissing

PORT: Final = 8000
LAST_PORT: Final = 65535
NEEDED: Final = ("segno", "textual_serve")  # the packages of the extra


def see_extra() -> None:
    """See that all is installed that serving needs; FaultError if it is not."""
    if not all(map(find_spec, NEEDED)):
        raise FaultError(ExtraMissing("web"))


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
