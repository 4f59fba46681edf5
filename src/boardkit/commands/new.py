"""`boardkit new`: write a game of one's own that runs, to change it from there."""

import keyword
from argparse import Namespace
from pathlib import Path
from string import Template
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import BadGameName, FolderExists
from boardkit.commands.parser import Parser
from boardkit.core import FaultError
from boardkit.core.catalogue import GAMES, KEY
from boardkit.core.packaged import folder_of
from boardkit.core.values import Value


class Board(Value):
    """What a game on a kind of board imports, and all its places as Python writes them."""

    imports: str
    places: str


BOARDS: Final = {
    "squares": Board(
        "from boardkit.maps.squares import Square as Place\n"
        "from boardkit.maps.squares import box, neighbours",
        "tuple(box(Place(0, 0), 5, 5))",
    ),
    "hexes": Board(
        "from boardkit.maps.hexes import Hex as Place\nfrom boardkit.maps.hexes import neighbours, rows",
        "tuple(at for row in rows(2) for at in row)",
    ),
    "octagons": Board(
        "from boardkit.maps.octagons import Octagon as Place\nfrom boardkit.maps.octagons import neighbours",
        "tuple(Place(column, row) for row in range(4) for column in range(5))",
    ),
}
"""The boards that a game can be begun on."""

TEMPLATES: Final = {
    "pyproject.toml": "project.txt",
    "README.md": "readme.txt",
    "src/{name}/__init__.py": "game.txt",
    "src/{name}/book/rulebook/en.md": "rulebook.txt",
    "tests/test_{name}.py": "test.txt",
}
"""The files of a game, and the templates that they are written from."""


def declare(parser: Parser) -> None:
    """Take a name and a kind of board."""
    parser.operand("name", "name")
    parser.choice("board", "board", tuple(BOARDS), default="squares")


def run(desk: Desk, given: Namespace) -> int:
    """Write the files into a new folder, and say how to go on."""
    name = checked(given.name)
    for path, text in written(name, given.board).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    print(desk.advised(desk.words("cli-new-done", name=name)))
    return 0


def checked(name: str) -> str:
    """Return a name that a game and a folder here may have.

    Raises:
        FaultError: it is no such name, or a game or a file has it already.
    """
    if not KEY.fullmatch(name) or keyword.iskeyword(name) or name in GAMES:
        raise FaultError(BadGameName(name))
    if Path(name).exists():
        raise FaultError(FolderExists(name))
    return name


def written(name: str, board: str) -> dict[Path, str]:
    """Write the files of a game, by where they belong."""
    kind = BOARDS[board]
    values = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "imports": kind.imports,
        "places": kind.places,
    }
    folder = folder_of("boardkit.commands") / "template"
    templates = {path: folder.joinpath(source).read_text("utf-8") for path, source in TEMPLATES.items()}
    return {
        Path(name, path.format(name=name)): Template(text).substitute(values)
        for path, text in templates.items()
    }
