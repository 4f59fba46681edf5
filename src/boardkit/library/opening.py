"""How a library is opened: built when it is missing, rebuilt when it is damaged."""

import sqlite3
import time
from pathlib import Path
from typing import Final

from boardkit.core import Fault, FaultError
from boardkit.library import database
from boardkit.library.faults import DiskFails, FileTrouble, LibraryBusy, Trouble
from boardkit.library.locks import PAUSE, FileLock
from boardkit.library.store import LOCKS, Library

FILE: Final = "library.sqlite"
"""The name of the library in its folder."""

PRESENCE: Final = "library.lock"
"""The file that everybody who has the library open holds together, and who rebuilds it alone."""


def default_folder() -> Path:
    """Return the folder of the player's library on this system."""
    import platformdirs

    return Path(platformdirs.user_data_dir("boardkit", appauthor=False))


def open_library(folder: Path | None = None, *, version: str = "") -> Library:
    """Open the library of a folder, by default the player's own, and make what is missing.

    A damaged library is kept under another name, and what can be read of it is carried over into a fresh one;
    the notice of the returned library says so.

    Raises:
        FaultError: `FileTrouble`, `LibraryReadOnly`, `DiskFull`, `DiskFails`, `LibraryBusy`, `LibraryNewer`.
    """
    folder = (folder or default_folder()).absolute()
    with database.told(folder):
        check_kind(folder / FILE)
        (folder / LOCKS).mkdir(parents=True, exist_ok=True)
        presence = FileLock(folder / PRESENCE)
        try:
            db, notice = _opened(folder, presence)
        except BaseException:
            presence.release()
            raise
    return Library(folder, db, presence, notice, version)


def check_kind(path: Path) -> None:
    """See that the library is no device, which would be copied without end when it is repaired."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.NO_FILE))


def _opened(folder: Path, presence: FileLock) -> tuple[sqlite3.Connection, Fault | None]:
    """Open the library as it is, or rebuild it as soon as nobody else has it open."""
    deadline = time.monotonic() + database.PATIENCE
    while time.monotonic() < deadline:
        _take(presence, folder, shared=True)
        if db := database.connect_if_sound(folder / FILE):
            return db, None
        if presence.take():
            return _rebuilt(folder, presence)
        time.sleep(PAUSE)
    raise FaultError(LibraryBusy(str(folder)))


def _rebuilt(folder: Path, presence: FileLock) -> tuple[sqlite3.Connection, Fault | None]:
    notice = None
    db = database.connect_if_sound(folder / FILE)
    if db is None:
        # A sound library needs no repair, so what repairs it is imported for a damaged one only.
        from boardkit.library import repair

        notice = repair.rebuild(folder / FILE)
        db = database.connect_if_sound(folder / FILE)
    if db is None:
        raise FaultError(DiskFails(str(folder)))
    _take(presence, folder, shared=True)
    return db, notice


def _take(presence: FileLock, folder: Path, *, shared: bool) -> None:
    if not presence.take(shared=shared, patience=database.PATIENCE):
        raise FaultError(LibraryBusy(str(folder)))
