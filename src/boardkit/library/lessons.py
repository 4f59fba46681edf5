"""Lessons of a game: in the box and the player's own, drafts, progress, and the class."""

import math
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from boardkit.core import Fault, FaultError, Game
from boardkit.core.catalogue import package_of
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import written
from boardkit.core.packaged import folder_of
from boardkit.core.records.record import read_json
from boardkit.core.teaching.lesson import Lesson, from_json, to_json
from boardkit.core.teaching.manuscript import Manuscript, manuscript_of
from boardkit.core.teaching.quiz import Classroom, Poll
from boardkit.core.values import Value
from boardkit.library.files import LONGEST_NAME, cleaned, read_bytes, told, write_text
from boardkit.library.learning import move_progress
from boardkit.library.match_rows import MatchId
from boardkit.library.storage_faults import BadLessonName
from boardkit.library.store import Library

LESSONS_FOLDER: Final = "lessons"  # the folder of the library where a player's own lessons lie
BOXED: Final = ("book", LESSONS_FOLDER)  # the folder of a game where its lessons lie
SUFFIX: Final = ".json"
DRAFTS: Final = "drafts"  # the folder, among the lessons, of those that are not saved yet: one a game
CLASS_SETTING: Final = "class"
SHOWN_SETTING: Final = "class-shown"


class Found(Value):
    """A lesson that was found, or what is wrong with its file."""

    game: str
    name: str  # the name of its file, without the ending
    own: bool  # whether it lies in the player's folder
    lesson: Lesson | None = None
    fault: Fault | None = None
    within: str = ""  # the name of the file or the collection from elsewhere that it was found in

    @property
    def id(self) -> str:
        """What progress is kept under."""
        return "/".join(filter(None, (self.game, self.within, self.called)))

    @property
    def called(self) -> str:
        """What it is called on the command line."""
        return f"own/{self.name}" if self.own else self.name


def lessons_of(game: Game[Any], folder: Path | None) -> tuple[Found, ...]:
    """Find a game's lessons, the box's first, then those of a library; damaged ones are of any game."""
    boxed = [_found(game.key, file, own=False) for file in _files(game.file(*BOXED))]
    own = [] if folder is None else _own(game.key, folder / LESSONS_FOLDER)
    return (*boxed, *(one for one in own if one.lesson is None or one.lesson.game == game.key))


def have_lessons(keys: Iterable[str], folder: Path) -> list[str]:
    """Return the keys of the games that have lessons; no game is imported for it."""
    own = [found.lesson for found in _own("", folder / LESSONS_FOLDER)]
    taught = {lesson.game for lesson in own if lesson is not None}
    return [key for key in keys if key in taught or any(_files(folder_of(package_of(key)).joinpath(*BOXED)))]


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


class Draft(Value):
    """A lesson in the making as it is kept."""

    name: str  # what it was saved by; empty before that
    lesson: Lesson
    rest: list[str]  # moves of its line after the last step


def keep_lesson(folder: Path, name: str, lesson: Lesson, *, replace: bool = False) -> str:
    """Save a lesson in the library, and return the name as kept; FaultError if it is taken, or no name."""
    clean = cleaned(name)
    if clean is None:
        raise FaultError(BadLessonName(name, LONGEST_NAME))
    own = folder / LESSONS_FOLDER
    _make(own)
    write_text(own / f"{clean}{SUFFIX}", to_json(lesson), replace=replace)
    return clean


def copy_lesson(folder: Path, found: Found, name: str) -> str:
    """Save a lesson that was found among the player's own; the rest is as in `keep_lesson`."""
    assert found.lesson is not None
    return keep_lesson(folder, name, found.lesson)


def rename_lesson(library: Library, found: Found, name: str) -> str:
    """Rename a lesson of the player's own, with its progress; the rest is as in `keep_lesson`."""
    called = copy_lesson(library.folder, found, name)
    move_progress(library, found.id, found.__replace__(name=called).id)
    delete_lesson(library, found)
    return called


def delete_lesson(library: Library, found: Found) -> None:
    """Remove a lesson of the player's own, and its progress; FaultError if that cannot be."""
    path = library.folder / LESSONS_FOLDER / f"{found.name}{SUFFIX}"
    with told(str(path)):
        path.unlink(missing_ok=True)
    move_progress(library, found.id, None)


def keep_draft(folder: Path, text: Manuscript, name: str) -> None:
    """Keep a lesson in the making as the game's last, or none without steps; FaultError if it cannot."""
    path = _draft(folder, text.line.game.key)
    if not text.steps:
        forget_draft(folder, text.line.game.key)
        return
    _make(folder / LESSONS_FOLDER)
    _make(path.parent)
    write_text(path, written(unstructure(Draft(name, text.lesson, text.rest))), replace=True)


def draft_of(folder: Path, game: Game[Any]) -> tuple[Manuscript, str] | None:
    """Return a game's lesson in the making and its name, if any; FaultError if it cannot be read."""
    path = _draft(folder, game.key)
    if not path.is_file():
        return None
    draft = structure(read_json(read_bytes(path)), Draft)
    return manuscript_of(game, draft.lesson, draft.rest), draft.name


def forget_draft(folder: Path, game: str) -> None:
    """Keep the draft of a game no longer; raise FaultError if its file cannot be removed."""
    path = _draft(folder, game)
    with told(str(path)):
        path.unlink(missing_ok=True)


def _draft(folder: Path, game: str) -> Path:
    return folder / LESSONS_FOLDER / DRAFTS / f"{game}{SUFFIX}"


def _make(folder: Path) -> None:
    # A file in its place is told when something is written into it.
    with told(str(folder)), suppress(FileExistsError):
        folder.mkdir()


def classroom(library: Library) -> Classroom:
    """Return the class that was kept, else one without names; FaultError if the library is unreadable."""
    plain = library.setting(CLASS_SETTING, {})
    try:
        return structure(plain, Classroom)
    except FaultError:
        return Classroom()


def show_answers(library: Library, number: MatchId, poll: Poll | None) -> None:
    """Show all who look on at a match what a class has answered there, or no longer; FaultError if unkept."""
    plain = None if poll is None else [number, unstructure(poll.nameless)]
    if library.setting(SHOWN_SETTING) != plain:
        library.set_setting(SHOWN_SETTING, plain)


def shown_answers(library: Library, number: MatchId) -> Poll | None:
    """Return what a class has answered that is shown at a match now; FaultError if nothing can be read."""
    match library.setting(SHOWN_SETTING):
        case [known, plain] if known == number:
            with suppress(FaultError):
                return structure(plain, Poll)
    return None


def keep_class(library: Library, room: Classroom) -> None:
    """Keep a class; raise FaultError if the library cannot be written."""
    library.set_setting(CLASS_SETTING, unstructure(room))
