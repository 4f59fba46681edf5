"""`boardkit resume`: goes on with a saved match, on the screens or line by line."""

from argparse import Namespace

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.reading import latest, match_number
from boardkit.commands.screens import open_screens, why_in_lines
from boardkit.core import FaultError
from boardkit.library.storage_faults import NoSuchMatch


def declare(parser: Parser) -> None:
    """Take a match, by default the unfinished one that was played last."""
    parser.operand("match", "match", optional=True)
    parser.flag("plain")


def run(desk: Desk, given: Namespace) -> int:
    """Go on with a match."""
    number = latest(desk) if given.match is None else match_number(given.match)
    if not desk.library.has(number):
        raise FaultError(NoSuchMatch(number))
    why = why_in_lines(desk, asked=given.plain)
    if why is None:
        return open_screens(desk, resume=number)
    from boardkit.commands.plain import play_saved

    return play_saved(desk, why, number)
