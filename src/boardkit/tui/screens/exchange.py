"""Matches to files and back: a folder for exports in the library, and any file to import from."""

import os
import re
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from boardkit.core import FaultError, Match
from boardkit.core.records.faults import UnknownGame
from boardkit.core.records.older import restored
from boardkit.core.records.record import check_notes, from_json, record, to_json
from boardkit.core.teaching.lesson import to_json as lesson_to_json
from boardkit.core.teaching.recording import recorded
from boardkit.games import GAMES
from boardkit.handout.endings import ending
from boardkit.library import Library, MatchId, files
from boardkit.library.faults import FileTrouble, Trouble
from boardkit.library.lessons import FOLDER as LESSONS
from boardkit.text import Words

EXPORTS: Final = "exports"
"""The folder of the library that exports go to."""

LONGEST: Final = 60
"""The most characters of a file's name, before what tells it from others."""


def export(library: Library, number: MatchId) -> Path:
    """Write a saved match into a new file of the folder for exports.

    Raises:
        FaultError: the match cannot be loaded, or the file cannot be written.
    """
    study = library.load(number, GAMES)
    text = to_json(record(study, library.version))
    return _written(library.folder / EXPORTS, safe_name(study.main), text)


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


def save_table(library: Library, name: str, text: str) -> Path:
    """Write a table for spreadsheets into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    # Spreadsheets take a file for UTF-8 by this mark alone.
    return _written(library.folder / EXPORTS, name, f"\ufeff{text}", ".csv")


def bring_in(library: Library, name: str) -> MatchId:
    """Take the match of a file into the library.

    Raises:
        FaultError: the file cannot be read or holds no match; nothing has changed.
    """
    plain = from_json(read(name))
    check_notes(plain)
    if plain.game not in GAMES:
        raise FaultError(UnknownGame(plain.game, tuple(GAMES)))
    return library.create(restored(GAMES[plain.game], plain))


def _written(folder: Path, name: str, text: str, end: str = ".json") -> Path:
    """Write a text into a new file of a folder, which is made if need be."""
    with files.told(str(folder)):
        # A file in its place is told when something is written into it.
        with suppress(FileExistsError):
            folder.mkdir()
        path = _free(folder, name, end)
    files.write_text(path, text)
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
    return next(path for path in chain([folder / f"{name}{end}"], numbered) if not os.path.lexists(path))


def read(name: str) -> bytes:
    """Read a file; `~` stands for the player's home.

    Raises:
        FaultError: it cannot be read, or is larger than any file of the program's.
    """
    try:
        path = Path(name.strip()).expanduser()
    except RuntimeError as error:
        raise FaultError(FileTrouble(name, Trouble.MISSING)) from error
    return files.read_bytes(path)
