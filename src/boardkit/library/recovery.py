"""Opening a library: built when it is missing, rebuilt with all that can be read when it is damaged."""

import os
import shutil
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from struct import pack
from typing import Any, Final

import platformdirs
from msgspec import field

from boardkit.core import Fault, FaultError
from boardkit.core.values import Value
from boardkit.library import database, match_rows, news
from boardkit.library.files import PAUSE, FileLock
from boardkit.library.storage_faults import DiskFails, FileTrouble, LibraryBusy, LibraryDamaged, Trouble
from boardkit.library.store import LOCKS, Library

FRESH: Final = "library.fresh.sqlite"
ATTACHED: Final = ("-wal", "-shm")
"""What SQLite adds to the name of a library for the files beside it."""

HEADER: Final[Mapping[int, bytes]] = {
    0: b"SQLite format 3\0" + pack(">H6B", database.PAGE, 2, 2, 0, 64, 32, 32) + pack(">I", 1),
    44: pack(">IIII", 4, 0, 0, 1),
    64: pack(">I", 0),
    92: pack(">I", 0),
}
"""The fixed parts of a library's header by offset: the counter at 24 and its copy at 92 differ on purpose."""

FILE: Final = "library.sqlite"  # the name of the library in its folder
KEYS: Final = "keys.json"  # the name of the file of keys, which a player may have written before
PRESENCE: Final = "library.lock"  # a file held by all who have the library open, or by who rebuilds it


class Salvage(Value):
    """What could be read of a damaged library, as rows."""

    matches: Mapping[int, tuple[match_rows.MatchRow, list[str]]] = field(default_factory=dict)
    results: Sequence[tuple[Any, ...]] = ()
    settings: Sequence[tuple[Any, ...]] = ()


def rebuild(path: Path) -> Fault | None:
    """Put a fresh library where one is missing or damaged; the damaged one is kept under another name.

    Nobody else may have the library open. Killed at any moment, this leaves the damaged library where it was,
    or the fresh one.
    """
    fresh, fault = path.with_name(FRESH), None
    for suffix in ("", *ATTACHED):
        Path(f"{fresh}{suffix}").unlink(missing_ok=True)
    database.build(fresh)
    if Path(f"{path}-wal").exists():
        # What was written last may still be there where the library itself is not.
        path.touch()
    if path.exists():
        kept = _keep(path)
        salvage = _salvaged(path)
        with closing(database.connect(fresh)) as db, database.writing(db):
            _store(salvage, db)
        fault = LibraryDamaged(str(path.parent), kept.name, len(salvage.matches))
    for suffix in ATTACHED:
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    fresh.replace(path)
    return fault


def _keep(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"library.damaged-{number}.sqlite")).exists():
        number += 1
    if Path(f"{path}-wal").exists():
        shutil.copyfile(f"{path}-wal", f"{kept}-wal")
    shutil.copyfile(path, kept)
    return kept


def _salvaged(path: Path) -> Salvage:
    # What is the same in the header of every library is written, and SQLite counts the pages by itself.
    with path.open("r+b") as file:
        for offset, content in HEADER.items():
            file.seek(offset)
            file.write(content)
    with database.despite_damage(), closing(database.connect(path, lenient=True)) as db:
        _heal_schema(db)
    salvage, matches = Salvage(), dict[int, tuple[match_rows.MatchRow, list[str]]]()
    with database.despite_damage(), closing(database.connect(path, lenient=True)) as db:
        for match, found, *values in _readable(db, f"{match_rows.SELECT} ORDER BY id"):
            row = match_rows.MatchRow(*values)
            with database.despite_damage(), suppress(FaultError):
                if found == row.seal(match):
                    matches[match] = row, match_rows.read_moves(db, match, row.moves)
        results = _readable(db, "SELECT id, match, game, result FROM results ORDER BY id")
        salvage = Salvage(matches, results, _readable(db, "SELECT key, value FROM settings ORDER BY key"))
    return salvage  # noqa: RET504 - whatever damage breaks off, nothing was read


def _heal_schema(db: sqlite3.Connection) -> None:
    for table in database.TABLES:
        db.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (table, table.split()[2]))


def _readable(db: sqlite3.Connection, select: str) -> list[tuple[Any, ...]]:
    """Read rows from both ends of a table up to where it is damaged."""
    found: dict[tuple[Any, ...], None] = {}
    for direction in ("ASC", "DESC"):
        with database.despite_damage():
            for row in db.execute(f"{select} {direction}"):
                found[row] = None
    return list(found)


def _store(salvage: Salvage, db: sqlite3.Connection) -> None:
    for match, (row, moves) in salvage.matches.items():
        match_rows.insert(db, row, match)
        match_rows.write_moves(db, match, 0, moves)
    rows: list[tuple[str, tuple[Any, ...]]] = []
    for number, match, game, result in salvage.results:
        whose = match if match in salvage.matches else None
        rows.append(("INSERT INTO results VALUES (?, ?, ?, ?)", (number, whose, game, result)))
    rows += (("INSERT INTO settings VALUES (?, ?)", setting) for setting in salvage.settings)
    for insert, values in rows:
        # What nothing seals may not even be of the right kind.
        with suppress(sqlite3.IntegrityError):
            db.execute(insert, values)


def default_folder() -> Path:
    """Return the folder of the player's library on this system."""
    return Path(platformdirs.user_data_dir("boardkit", appauthor=False))


def open_library(folder: Path | None = None, *, version: str = "") -> Library:
    """Open the library of a folder, by default the player's own, and make what is missing.

    A damaged library is kept under another name, and what can be read of it is carried over into a fresh one;
    the notice of the returned library says so, or that this Python was not tried.

    Raises:
        FaultError: `FileTrouble`, `LibraryReadOnly`, `DiskFull`, `DiskFails`, `LibraryBusy`, `LibraryNewer`.
    """
    folder = (folder or default_folder()).absolute()
    is_new = not os.path.lexists(folder / FILE) and not os.path.lexists(folder / KEYS)
    with database.told(folder):
        check_kind(folder / FILE)
        (folder / LOCKS).mkdir(parents=True, exist_ok=True)
        presence = FileLock(folder / PRESENCE)
        try:
            db, notice = _opened(folder, presence)
        except BaseException:
            presence.release()
            raise
    library = Library(folder, db, presence, notice, version)
    if is_new:
        # Nothing is new to whoever begins with this version.
        news.read(library)
    library.notice = notice or news.untried(library)
    return library


def check_kind(path: Path) -> None:
    """See that the library is no device, which would be copied without end when it is repaired."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.NO_FILE))


def _opened(folder: Path, presence: FileLock) -> tuple[sqlite3.Connection, Fault | None]:
    """Open the library as it is, or rebuild it as soon as nobody else has it open."""
    deadline = time.monotonic() + database.PATIENCE
    while time.monotonic() < deadline:
        _share(presence, folder)
        if db := database.connect_if_sound(folder / FILE):
            return db, None
        if presence.take():
            notice, db = None, database.connect_if_sound(folder / FILE)
            if db is None:
                notice = rebuild(folder / FILE)
                db = database.connect_if_sound(folder / FILE)
            if db is None:
                raise FaultError(DiskFails(str(folder)))
            _share(presence, folder)
            return db, notice
        time.sleep(PAUSE)
    raise FaultError(LibraryBusy(str(folder)))


def _share(presence: FileLock, folder: Path) -> None:
    if not presence.take(shared=True, patience=database.PATIENCE):
        raise FaultError(LibraryBusy(str(folder)))
