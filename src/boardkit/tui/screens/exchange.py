"""Matches to files and back: a folder for exports in the library, and files that somebody names."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardkit.core import FaultError, Match
from boardkit.core.faults import UnknownGame
from boardkit.core.records.older import restored
from boardkit.core.records.record import check_notes, from_json, record, to_json
from boardkit.core.teaching.lesson import to_json as lesson_to_json
from boardkit.core.teaching.manuscript import recorded
from boardkit.games import GAMES
from boardkit.handout.endings import ending
from boardkit.library import Library, MatchId, files
from boardkit.library.faults import FileOutside, FileTrouble, Trouble
from boardkit.library.lessons import FOLDER as LESSONS
from boardkit.text import Words
from boardkit.tui.screens.board import Board
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


def bring_in(library: Library, data: bytes) -> MatchId:
    """Take the match of a file into the library.

    Raises:
        FaultError: the file holds no match; nothing has changed.
    """
    plain = from_json(data)
    check_notes(plain)
    if plain.game not in GAMES:
        raise FaultError(UnknownGame(plain.game, tuple(GAMES)))
    return library.create(restored(GAMES[plain.game], plain))


def safe_name(match: Match[Any]) -> str:
    """Name a file after game and players, in characters that every system takes."""
    return plain_name("-".join([match.game.key, *(player.name for player in match.players)]))


def read(board: Board, name: str) -> bytes:
    """Read the file that somebody has named.

    Raises:
        FaultError: it cannot be read, may not be named here, or is larger than any file of the program's.
    """
    return files.read_bytes(named(board, name))


def named(board: Board, name: str) -> Path:
    """Return the file that somebody has named; `~` stands for the player's home.

    Whoever has the address of a session in a browser names files of the library's folder alone, and no link
    leads out of it either. Whatever asks for the name of a file asks here.

    Raises:
        FaultError: there can be no such file, or it lies elsewhere.
    """
    try:
        path = Path(name.strip()).expanduser()
        if not board.confined:
            return path
        folder = board.library.folder
        path = folder / path
        inside = path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError) as error:
        raise FaultError(FileTrouble(name, Trouble.MISSING)) from error
    if not inside:
        raise FaultError(FileOutside(str(path), str(folder)))
    return path
