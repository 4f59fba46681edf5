"""The lessons of a game, those in the box and the player's own, and how far the player has come in each."""

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from boardkit.core import Fault, FaultError, Game
from boardkit.core.packaged import folder_of
from boardkit.core.teaching.lesson import Lesson, from_json
from boardkit.core.values import Value
from boardkit.games import package_of
from boardkit.library.files import read_bytes, told
from boardkit.library.store import Library

FOLDER: Final = "lessons"
"""The folder of the library where a player's own lessons lie."""

BOXED: Final = ("book", FOLDER)
"""The folder of a game where its lessons lie."""

SUFFIX: Final = ".json"

SETTING: Final = "lessons"
"""The setting that holds how many steps are done, by the lesson's id."""


class Found(Value):
    """A lesson that was found, or what is wrong with its file.

    Attributes:
        name: the name of its file, without the ending.
        own: whether it lies in the player's folder.
    """

    game: str
    name: str
    own: bool
    lesson: Lesson | None = None
    fault: Fault | None = None

    @property
    def id(self) -> str:
        """What progress is kept under."""
        return f"{self.game}/{self.called}"

    @property
    def called(self) -> str:
        """What it is called on the command line."""
        return f"own/{self.name}" if self.own else self.name


def lessons_of(game: Game[Any], folder: Path | None) -> tuple[Found, ...]:
    """Find a game's lessons by name, those in the box first; own files that are damaged count for every game.

    Args:
        game: the game.
        folder: the folder of the library, where the player's own lessons lie.
    """
    boxed = [_found(game.key, file, own=False) for file in _files(game.file(*BOXED))]
    own = [] if folder is None else _own(game.key, folder / FOLDER)
    return (*boxed, *(one for one in own if one.lesson is None or one.lesson.game == game.key))


def have_lessons(keys: Iterable[str], folder: Path) -> list[str]:
    """Return the keys of the games that have lessons; no game is imported for it."""
    own = [found.lesson for found in _own("", folder / FOLDER)]
    taught = {lesson.game for lesson in own if lesson is not None}
    return [key for key in keys if key in taught or any(_files(folder_of(package_of(key)).joinpath(*BOXED)))]


def progress(library: Library) -> Mapping[str, int]:
    """Return how many steps are done, by the lesson's id; what is damaged counts as not begun."""
    kept = library.setting(SETTING)
    if not isinstance(kept, dict):
        return {}
    return {name: done for name, done in kept.items() if isinstance(done, int) and done > 0}


def keep_progress(library: Library, name: str, done: int) -> None:
    """Remember how many steps of a lesson are done.

    Raises:
        FaultError: the library cannot be written.
    """
    library.set_setting(SETTING, {**progress(library), name: done})


def _own(game: str, folder: Path) -> Iterable[Found]:
    """Read the player's own lessons; a folder that cannot be read is told like a lesson."""
    try:
        with told(str(folder)):
            own = _files(folder)
    except FaultError as error:
        return [Found(game, folder.name, own=True, fault=error.fault)]
    return [_found(game, file, own=True) for file in own]


def _files(folder: Path) -> Iterable[Path]:
    if not folder.is_dir():
        return ()
    return sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=_order)


def _order(file: Path) -> tuple[float, str]:
    """Sort by the number that a name begins with, so that 10 comes after 9; names without one come last."""
    name = _name(file)
    number = name.partition("_")[0]
    return (int(number) if number.isdecimal() else math.inf), name


def _name(file: Path) -> str:
    return file.name.removesuffix(SUFFIX)


def _found(game: str, file: Path, *, own: bool) -> Found:
    try:
        return Found(game, _name(file), own, lesson=from_json(read_bytes(file)))
    except FaultError as error:
        return Found(game, _name(file), own, fault=error.fault)
