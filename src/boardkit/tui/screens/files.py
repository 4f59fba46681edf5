"""Files that go out and come in: exports, lessons, handouts, matches, and what somebody names."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from boardkit.core import FaultError, Match
from boardkit.core.faults import UnknownGame
from boardkit.core.records.older import restored
from boardkit.core.records.position import LONGEST
from boardkit.core.records.record import check_notes, from_json, record, to_json
from boardkit.core.teaching.lesson import to_json as lesson_to_json
from boardkit.core.teaching.manuscript import recorded
from boardkit.games import GAMES
from boardkit.handout.making import ending
from boardkit.library import Library, MatchId, files
from boardkit.library.lessons import LESSONS_FOLDER as LESSONS
from boardkit.library.lessons import Found
from boardkit.library.storage_faults import FileOutside, FileTrouble, Trouble
from boardkit.text import Words
from boardkit.tui.screens.base import Program

EXPORTS: Final = "exports"  # the folder of the library that exports go to
LONGEST_FILE_NAME: Final = 60  # the most characters of a file's name, before what tells it from others


def save_table(library: Library, name: str, text: str) -> Path:
    """Write a table for spreadsheets into a new file of the exports; FaultError if that cannot be."""
    # Spreadsheets take a file for UTF-8 by this mark alone.
    return write_new(library.folder / EXPORTS, name, f"\ufeff{text}", ".csv")


def write_new(folder: Path, name: str, text: str | Iterator[str], end: str = ".json") -> Path:
    """Write a text into a new file of a folder, made if need be; FaultError if it cannot be written."""
    with files.told(str(folder)):
        # A file in its place is told when something is written into it.
        with suppress(FileExistsError):
            folder.mkdir()
        numbered = (folder / f"{name}-{number}{end}" for number in count(2))
        path = next(path for path in chain([folder / f"{name}{end}"], numbered) if not os.path.lexists(path))
    files.write_text(path, text)
    return path


def plain_name(names: str) -> str:
    """Write a name in characters that every system takes."""
    return re.sub(r"[^\w]+|_", "-", names).strip("-").lower()[:LONGEST_FILE_NAME]


def export_match(library: Library, number: MatchId) -> Path:
    """Write a saved match into a new file of the exports; FaultError if it cannot be read or written."""
    study = library.load(number, GAMES)
    text = to_json(record(study, library.version))
    return write_new(library.folder / EXPORTS, safe_name(study.main), text)


def save_lesson(library: Library, match: Match[Any], words: Words) -> Path:
    """Make a lesson of a match's remarks among the player's own; FaultError if it has none."""
    title = words("lesson-recorded", players=words.listed(words.names))
    text = lesson_to_json(recorded(match, words.language, title, words("summary")))
    return write_new(library.folder / LESSONS, safe_name(match), text)


def export_lesson(library: Library, found: Found) -> Path:
    """Write a lesson that can be used into a new file of the exports; FaultError if that cannot be."""
    assert found.lesson is not None
    name = plain_name(f"{found.game}-{found.name}")
    return write_new(library.folder / EXPORTS, name, lesson_to_json(found.lesson))


def save_handout(library: Library, name: str, form: str, text: str | Iterator[str]) -> Path:
    """Write a handout into a new file of the folder for exports; FaultError if it cannot be written."""
    return write_new(library.folder / EXPORTS, name, text, ending(form))


def import_match(library: Library, data: bytes) -> MatchId:
    """Take the match of a file into the library; FaultError, and no change, if it holds none."""
    plain = from_json(data)
    check_notes(plain)
    if plain.game not in GAMES:
        raise FaultError(UnknownGame(plain.game, tuple(GAMES)))
    return library.create(restored(GAMES[plain.game], plain))


def safe_name(match: Match[Any]) -> str:
    """Name a file after game and players, in characters that every system takes."""
    return plain_name("-".join([match.game.key, *(player.name for player in match.players)]))


def read_named(program: Program, name: str) -> bytes:
    """Read the file that somebody named; FaultError if unreadable, not to be named here or too large."""
    return files.read_bytes(named_path(program, name))


def named_path(program: Program, name: str) -> Path:
    """Return the file that somebody has named; FaultError if there can be none, or it lies elsewhere.

    Whoever has the address of a session in a browser names files of the library's folder alone, and no link
    leads out of it either. Whatever asks for the name of a file asks here; `~` is the player's home.
    """
    try:
        path = Path(name.strip()).expanduser()
        if not program.confined:
            return path
        folder = program.library.folder
        path = folder / path
        inside = path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError) as error:
        raise FaultError(FileTrouble(name, Trouble.MISSING)) from error
    if not inside:
        raise FaultError(FileOutside(str(path), str(folder)))
    return path


def read_text(program: Program, name: str) -> str:
    """Return the text of a file, as far as a code can be; FaultError if it cannot be read, or is none."""
    return files.as_text(read_named(program, name)).strip()[: LONGEST + 1]
