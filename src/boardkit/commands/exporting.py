"""`boardkit export`: writes a saved match down as a readable file."""

from argparse import Namespace

from boardkit import __version__
from boardkit.commands.desk import Desk
from boardkit.commands.files import STREAM, write_file
from boardkit.commands.parser import Parser
from boardkit.commands.reading import match_number
from boardkit.core import records
from boardkit.games import GAMES


def declare(parser: Parser) -> None:
    """Take a match, and where to write it."""
    parser.operand("match", "match")
    parser.operand("file", "file", optional=True)
    parser.flag("force")


def run(desk: Desk, given: Namespace) -> int:
    """Write a match into a file, or to the standard output."""
    study = desk.library.load(match_number(given.match), GAMES)
    name = given.file or STREAM
    write_file(name, records.to_json(records.record(study, __version__)), force=given.force)
    if name != STREAM:
        print(desk.words("cli-export-done", match=given.match, file=name))
    return 0
