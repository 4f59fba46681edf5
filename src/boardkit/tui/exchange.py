"""Matches to files and back: a folder for exports in the library, and any file to import from."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from boardkit.core.faults import Fault, FaultError, UnknownGame
from boardkit.core.lesson import to_json as lesson_to_json
from boardkit.core.match import Match
from boardkit.core.recording import recorded
from boardkit.core.records import LIMIT, from_json, record, restore, to_json
from boardkit.games import GAMES
from boardkit.handout.endings import ending
from boardkit.library import Library, MatchId
from boardkit.library.lessons import FOLDER as LESSONS
from boardkit.text import Words

EXPORTS: Final = "exports"
"""The folder of the library that exports go to."""

LONGEST: Final = 60
"""The most characters of a file's name, before what tells it from others."""


@frozen
class FileMissing(Fault):
    """There is no such file."""

    path: str


@frozen
class FileUnreadable(Fault):
    """A file cannot be read."""

    path: str


@frozen
class FileUnwritable(Fault):
    """A file cannot be written."""

    path: str


def export(library: Library, number: MatchId) -> Path:
    """Write a saved match into a new file of the folder for exports.

    Raises:
        FaultError: the match cannot be loaded, or the file cannot be written.
    """
    match = library.load(number, GAMES)
    text = to_json(record(match, library.version))
    return _written(library.folder / EXPORTS, safe_name(match), text)


def save_lesson(library: Library, match: Match[Any], words: Words) -> Path:
    """Make a lesson of a match and its remarks, in a new file among the player's own lessons.

    Raises:
        FaultError: the match has no remarks, or the file cannot be written.
    """
    title = words("lesson-recorded", players=words.listed(words.names))
    text = lesson_to_json(recorded(match, words.language, title, words("summary")))
    return _written(library.folder / LESSONS, safe_name(match), text)


def write_text(library: Library, name: str, text: str) -> Path:
    """Write a text into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    return _written(library.folder / EXPORTS, name, text, ".txt")


def save_handout(library: Library, name: str, form: str, text: str) -> Path:
    """Write a handout into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    return _written(library.folder / EXPORTS, name, text, ending(form))


def bring_in(library: Library, name: str) -> MatchId:
    """Take the match of a file into the library.

    Raises:
        FaultError: the file cannot be read or holds no match; nothing has changed.
    """
    plain = from_json(read(name))
    if plain.game not in GAMES:
        raise FaultError(UnknownGame(plain.game, tuple(GAMES)))
    return library.create(restore(GAMES[plain.game], plain))


def _written(folder: Path, name: str, text: str, end: str = ".json") -> Path:
    """Write a text into a new file of a folder, which is made if need be."""
    with _told(FileUnwritable(str(folder))):
        folder.mkdir(exist_ok=True)
        path = _free(folder, name, end)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return path


def safe_name(match: Match[Any]) -> str:
    """Name a file after game and players, in characters that every system takes."""
    return plain_name("-".join([match.game.key, *(player.name for player in match.players)]))


def plain_name(names: str) -> str:
    """Write a name in characters that every system takes."""
    return re.sub(r"[^\w]+|_", "-", names).strip("-").lower()[:LONGEST]


def _free(folder: Path, name: str, end: str) -> Path:
    """Return a path that is not taken."""
    numbered = (folder / f"{name}-{number}{end}" for number in count(2))
    return next(path for path in chain([folder / f"{name}{end}"], numbered) if not path.exists())


def read(name: str) -> bytes:
    """Read a file, up to one byte more than a record may have.

    Raises:
        FaultError: there is no such file, or it cannot be read.
    """
    path = Path(name.strip())
    with _told(FileUnreadable(str(path))):
        found = path.expanduser()
        if not found.is_file():
            # A pipe or a device would make the program wait for ever.
            raise FaultError(FileMissing(str(path)))
        with found.open("rb") as file:
            return file.read(LIMIT + 1)


@contextmanager
def _told(fault: Fault) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:
        # The system refuses; or the name has a zero byte, or speaks of a home that nobody has.
        raise FaultError(fault) from error
