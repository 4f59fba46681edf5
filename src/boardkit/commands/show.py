"""`boardkit show`: a picture of a table at a moment of its match."""

from argparse import Namespace
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.reading import moment, seat_named, study_from

FORMATS: Final = ("text", "svg", "html")
NARROWEST: Final = 40
WIDEST: Final = 400


def declare(parser: Parser) -> None:
    """Take a match, the moment, whose view to keep to, and what to make."""
    parser.operand("source", "source")
    parser.number("at")
    parser.option("seat", "seat")
    parser.choice("format", "format", FORMATS, default=FORMATS[0])
    parser.number("width", NARROWEST, WIDEST)


def run(desk: Desk, given: Namespace) -> int:
    """Print the picture."""
    match = moment(study_from(desk, given.source).main, given.at)
    viewer = seat_named(match, given.seat)
    # Rich takes long to import, and other commands do without it.
    from boardkit.commands.picture import print_picture

    print_picture(match, viewer, desk.words, given.format, given.width)
    return 0
