"""Faults of the library and of files, as facts; the sentences are in `boardkit.text`."""

from enum import StrEnum

from boardkit.core import Fault


class LibraryReadOnly(Fault):
    """The library's folder cannot be made, or nothing can be written into it."""

    folder: str


class DiskFull(Fault):
    """There is no room left for the library; what was saved before is still there."""

    folder: str


class DiskFails(Fault):
    """The system reports an error when it reads or writes the library's folder."""

    folder: str


class LibraryBusy(Fault):
    """Another process has kept the library to itself for too long."""

    folder: str


class LibraryDamaged(Fault):
    """The library was damaged."""

    folder: str
    # The name, inside the folder, under which the damaged file is kept; empty while it still lies where it
    # was, to be set aside when the library is next opened.
    kept_as: str = ""
    saved: int = 0  # how many matches could be carried over into a fresh library


class LibraryNewer(Fault):
    """The library was written by a later version of the program, and has not been touched."""

    version: int
    known: int


class UntriedPython(Fault):
    """The program runs on a Python that is newer than those it was tried with."""

    python: str
    newest: str


class NoLibrary(Fault):
    """Nobody has played on the library of this folder yet: there is none."""

    folder: str


class MatchIsOpenElsewhere(Fault):
    """Somebody else has this match open: another window, or another process."""

    match: int


class NoSuchMatch(Fault):
    """The library has no match of this number, or no longer."""

    match: int


class MatchDamaged(Fault):
    """What is saved of this match is not what was written; the others are not concerned."""

    match: int


class BadName(Fault):
    """A match cannot be called so: the name cannot be written, or is longer than `limit` characters."""

    name: str
    limit: int


class BadPositionName(Fault):
    """A position cannot be called so: letters, digits and blanks will do, `limit` of them at most."""

    name: str
    limit: int


class BadLessonName(Fault):
    """A lesson cannot be called so: letters, digits and blanks will do, `limit` of them at most."""

    name: str
    limit: int


class Flaw(StrEnum):
    """Why a shared collection of lessons is not opened."""

    BROKEN = "broken"  # no zip, or a damaged one
    NO_TITLE = "no-title"
    MISSING = "missing"
    EMPTY = "empty"
    UNTITLED = "untitled"
    OUTSIDE = "outside"
    LINK = "link"
    TWICE = "twice"
    LOCKED = "locked"
    SQUEEZED = "squeezed"
    DEEP = "deep"
    MANY = "many"
    LARGE = "large"


class BadCollection(Fault):
    """A collection of lessons, or an entry of one, has a flaw; `limit` is what is allowed, or 0."""

    name: str
    flaw: Flaw
    limit: int = 0


class BadEntry(Fault):
    """A file inside a collection of lessons is not what belongs there."""

    name: str
    fault: Fault


class TextNotPlain(Fault):
    """A text of a lesson from elsewhere has codes that would steer a terminal or turn letters round."""

    path: str


class FileOutside(Fault):
    """A file is named in a browser that does not lie in the library's folder."""

    path: str
    folder: str


class NoTextFile(Fault):
    """A file is named in a browser, to keep a position in, that does not end as such files do."""

    path: str
    ending: str


class NoSuchPosition(Fault):
    """A text is no position code, and the library keeps no position of this name; it keeps `count` others."""

    name: str
    names: tuple[str, ...]
    count: int


class Trouble(StrEnum):
    """Why a file cannot be read or written."""

    MISSING = "missing"
    EXISTS = "exists"
    FOLDER = "folder"
    NO_FOLDER = "no-folder"
    NO_FILE = "no-file"
    SPECIAL = "special"
    DANGLING = "dangling"
    LOOP = "loop"
    LONG_NAME = "long-name"
    FORBIDDEN = "forbidden"
    FULL = "full"
    FAILED = "failed"


class FileTrouble(Fault):
    """A file cannot be read or written."""

    path: str
    trouble: Trouble
