"""Matches to files and back: a folder for exports in the library, and any file to import from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

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
from boardkit.tui.screens.writing import EXPORTS, plain_name, written


def export(library: Library, number: MatchId) -> Path:
    """Write a saved match into a new file of the folder for exports.

    Raises:
        FaultError: the match cannot be loaded, or the file cannot be written.
    """
    study = library.load(number, GAMES)
    text = to_json(record(study, library.version))
    return written(library.folder / EXPORTS, safe_name(study.main), text)


def save_lesson(library: Library, match: Match[Any], words: Words) -> Path:
    """Make a lesson of a match and its remarks, in a new file among the player's own lessons.

    Raises:
        FaultError: the match has no remarks, or the file cannot be written.
    """
    title = words("lesson-recorded", players=words.listed(words.names))
    text = lesson_to_json(recorded(match, words.language, title, words("summary")))
    return written(library.folder / LESSONS, safe_name(match), text)


def save_handout(library: Library, name: str, form: str, text: str | Iterator[str]) -> Path:
    """Write a handout into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    return written(library.folder / EXPORTS, name, text, ending(form))


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


def safe_name(match: Match[Any]) -> str:
    """Name a file after game and players, in characters that every system takes."""
    return plain_name("-".join([match.game.key, *(player.name for player in match.players)]))


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
