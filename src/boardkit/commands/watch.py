"""`boardkit watch`: follows a match that is played in another window, as everybody may see it, or hear it."""

from argparse import Namespace

from boardkit.commands.desk import Desk
from boardkit.commands.faults import OptionIdle
from boardkit.commands.parser import Parser
from boardkit.commands.reading import match_number
from boardkit.commands.screens import open_screens, why_in_lines
from boardkit.games import GAMES
from boardkit.library import MatchId
from boardkit.library.session import Onlooker, look_into


def declare(parser: Parser) -> None:
    """Take a match."""
    parser.operand("match", "match")
    parser.flag("present")
    parser.flag("plain")


def run(desk: Desk, given: Namespace) -> int:
    """Follow a match."""
    number = match_number(given.match)
    check_seen(desk, number)
    why = why_in_lines(desk, asked=given.plain)
    if why is not None:
        if given.present:
            desk.complain(OptionIdle("present", "lines"))
        from boardkit.commands.plain import watch_plainly

        return watch_plainly(desk, why, number)
    return open_screens(desk, watch=number, large=given.present)


def check_seen(desk: Desk, number: MatchId) -> None:
    """See that a match can be followed.

    Raises:
        FaultError: it cannot be seen.
    """
    with look_into(desk.data) as library:
        onlooker = Onlooker(library.folder, number, GAMES)
    try:
        onlooker.look()
    finally:
        onlooker.close()
