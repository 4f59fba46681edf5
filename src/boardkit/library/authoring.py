"""Lessons that a player makes: saved among their own, and kept as drafts while they are made."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from boardkit.core import FaultError, Game
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import written
from boardkit.core.records.record import read_json
from boardkit.core.teaching.lesson import Lesson, to_json
from boardkit.core.teaching.manuscript import Manuscript, manuscript_of
from boardkit.core.values import Value
from boardkit.library.faults import BadLessonName
from boardkit.library.files import read_bytes, told, write_text
from boardkit.library.lessons import FOLDER, SUFFIX

DRAFTS: Final = "drafts"
"""The folder, among the lessons, of those that are not saved yet: one a game."""

LONGEST_NAME: Final = 60
"""The most characters of a name; with it, the name of a file stays below what every disk takes."""

NAME: Final = re.compile(r"\w[\w '’()+,!-]*")
"""What a name is made of: nothing that leads out of the folder."""


class Draft(Value):
    """A lesson in the making as it is kept.

    Attributes:
        name: what it was saved by; empty before that.
        rest: moves of its line after the last step.
    """

    name: str
    lesson: Lesson
    rest: list[str]


def keep_lesson(folder: Path, name: str, lesson: Lesson, *, replace: bool = False) -> str:
    """Save a lesson among the player's own, and return the name as it is kept.

    Args:
        folder: the folder of the library.
        name: what its file is called, without the ending.
        lesson: the lesson.
        replace: whether it takes the place of one of the same name.

    Raises:
        FaultError: the name cannot be, or is taken, or the file cannot be written.
    """
    cleaned = " ".join(normalize("NFC", name).split())
    if len(cleaned) > LONGEST_NAME or not NAME.fullmatch(cleaned):
        raise FaultError(BadLessonName(name, LONGEST_NAME))
    own = folder / FOLDER
    _make(own)
    write_text(own / f"{cleaned}{SUFFIX}", to_json(lesson), replace=replace)
    return cleaned


def keep_draft(folder: Path, text: Manuscript, name: str) -> None:
    """Keep a lesson in the making, in place of the game's last; one without steps is kept no more.

    Raises:
        FaultError: it cannot be written.
    """
    path = _draft(folder, text.line.game.key)
    if not text.steps:
        forget_draft(folder, text.line.game.key)
        return
    _make(folder / FOLDER)
    _make(path.parent)
    write_text(path, written(unstructure(Draft(name, text.lesson, text.rest))), replace=True)


def draft_of(folder: Path, game: Game[Any]) -> tuple[Manuscript, str] | None:
    """Return the lesson of a game that was begun and not saved, with its name; None where there is none.

    Raises:
        FaultError: its file is damaged, or cannot be read.
    """
    path = _draft(folder, game.key)
    if not path.is_file():
        return None
    draft = structure(read_json(read_bytes(path)), Draft)
    return manuscript_of(game, draft.lesson, draft.rest), draft.name


def forget_draft(folder: Path, game: str) -> None:
    """Keep the draft of a game no longer.

    Raises:
        FaultError: its file cannot be removed.
    """
    path = _draft(folder, game)
    with told(str(path)):
        path.unlink(missing_ok=True)


def _draft(folder: Path, game: str) -> Path:
    return folder / FOLDER / DRAFTS / f"{game}{SUFFIX}"


def _make(folder: Path) -> None:
    # A file in its place is told when something is written into it.
    with told(str(folder)), suppress(FileExistsError):
        folder.mkdir()
