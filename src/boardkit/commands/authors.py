"""`boardkit new` and `check`: for authors of games, a first one that runs, and what each promises."""

import keyword
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import BadGameName, FolderExists
from boardkit.commands.parser import choice, number, operand, takes
from boardkit.commands.reading import game_named, option_names
from boardkit.core import FaultError
from boardkit.core.catalogue import GAMES, KEY
from boardkit.core.notation.moves import write_value
from boardkit.core.packaged import folder_of, installer
from boardkit.core.rules.kinds import kebab
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import watched
from boardkit.testing.checking import Breach, Held, check
from boardkit.text.names import visible
from boardkit.tui.desk.keys import command_refused

BOARDS: Final = {
    "squares": ("Square", "box, neighbours", "tuple(box(Place(0, 0), 5, 5))"),
    "hexes": ("Hex", "neighbours, rows", "tuple(at for row in rows(2) for at in row)"),
    "octagons": (
        "Octagon",
        "neighbours",
        "tuple(Place(column, row) for row in range(4) for column in range(5))",
    ),
}
"""The boards that a game can be begun on: what it imports, and all its places as Python writes them."""

TEMPLATES: Final = {
    "pyproject.toml": "project.txt",
    "README.md": "readme.txt",
    "src/{name}/__init__.py": "game.txt",
    "src/{name}/book/rulebook/en.md": "rulebook.txt",
    "tests/test_{name}.py": "test.txt",
}
"""The files of a game, and the templates that they are written from."""

MOST_MATCHES: Final = 100_000


@takes(operand("name", "name"), choice("board", "board", tuple(BOARDS), default="squares"))
def run_new(desk: Desk, given: Namespace) -> int:
    """Write the files into a new folder, and say how to go on."""
    name = given.name
    if not KEY.fullmatch(name) or keyword.iskeyword(name) or name in GAMES:
        raise FaultError(BadGameName(name))
    if Path(name).exists():
        raise FaultError(FolderExists(name))
    for path, text in written(name, given.board).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    print(desk.advised(desk.words("cli-new-done", name=name, installer=installer())))
    return 0


def written(name: str, board: str) -> dict[Path, str]:
    """Write the files of a game, by where they belong."""
    place, others, places = BOARDS[board]
    module, title = f"from boardkit.maps.{board} import", name.replace("_", " ").capitalize()
    imports = f"{module} {place} as Place\n{module} {others}"
    values = {"name": name, "title": title, "imports": imports, "places": places}
    folder = folder_of("boardkit.commands") / "template"
    return {
        Path(name, path.format(name=name)): Template((folder / source).read_text("utf-8")).substitute(values)
        for path, source in TEMPLATES.items()
    }


@takes(operand("game", "game"), number("matches", 1, MOST_MATCHES, default=20), number("seed", default=0))
def run_check(desk: Desk, given: Namespace) -> int:
    """Print a line for each promise, and what broke it; FaultError if a command has a key that is taken."""
    game = game_named(desk, given.game)
    if (refused := command_refused(game)) is not None:
        raise FaultError(refused)
    seeds = range(given.seed, given.seed + given.matches)
    # A drawing that cannot be had breaks a promise.
    held = check(game, seeds, lambda table: watched(drawing_of(game.key), table))
    for one in held:
        for line in _lines(one, desk, game.key):
            print(visible(line))
    kept = sum(one.breach is None and one.tried > 0 for one in held)
    print(desk.words("cli-check-done", game=desk.words("title"), kept=kept, promises=len(held)))
    return 0 if kept == len(held) else 1


def _lines(held: Held, desk: Desk, game: str) -> Iterator[str]:
    words = desk.words
    promise = words(kebab(held.promise))
    match held.breach:
        case None:
            yield words("cli-check-kept" if held.tried else "cli-check-untried", promise=promise)
        case Breach(why, where, seed, setting):
            yield words("cli-check-broken", promise=promise, why=why)
            if where:
                yield words("cli-check-where", where=where)
            if setting is not None:
                values = {name: getattr(setting.options, name) for name in option_names(setting.game)}
                options = words.listed([f"{name}={write_value(value)}" for name, value in values.items()])
                yield words("cli-check-setting", seats=setting.seats, options=options)
            if seed is not None:
                yield desk.advised(words("cli-check-again", game=game, seed=str(seed)))
