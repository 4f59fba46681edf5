"""`boardkit import`: takes a match from a file into the library."""

from argparse import Namespace

from boardkit.commands.desk import Desk
from boardkit.commands.files import read_file
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_in


def declare(parser: Parser) -> None:
    """Take a file."""
    parser.operand("file", "file")


def run(desk: Desk, given: Namespace) -> int:
    """Check the match of a file and keep it."""
    study = study_in(desk, read_file(given.file), whole=True, outside=True)
    number = desk.library.create(study)
    print(desk.advised(desk.words("cli-import-done", match=str(number), game=desk.words("title"))))
    return 0
