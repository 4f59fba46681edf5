"""The library's file: its tables, how it is opened and judged, and what its errors mean."""

import errno
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from boardkit.core import Fault, FaultError
from boardkit.library import storage_faults as faults

VERSION: Final = 1  # the version of the tables
PAGE: Final = 4096  # bytes of a page

CAREFUL: Final = ("foreign_keys = ON", "synchronous = FULL", "trusted_schema = OFF")
"""How a library is used: what a call has written is on the disk."""

LENIENT: Final = ("writable_schema = ON", *CAREFUL)  # how a damaged library is read
PATIENCE: Final = 5.0  # seconds to wait for another process
UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)  # the second where a message quotes damaged text

DAMAGE: Final = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
)
"""The codes of errors that a sound file does not give rise to."""

TEXT: Final = partial(str, encoding="utf-8", errors="replace")  # damaged texts are found out by their seal

FAULTS: Final[Mapping[int, Callable[[str], Fault]]] = {
    sqlite3.SQLITE_FULL: faults.DiskFull,
    sqlite3.SQLITE_READONLY: faults.LibraryReadOnly,
    sqlite3.SQLITE_CANTOPEN: faults.LibraryReadOnly,
    sqlite3.SQLITE_PERM: faults.LibraryReadOnly,
    sqlite3.SQLITE_AUTH: faults.LibraryReadOnly,
    sqlite3.SQLITE_BUSY: faults.LibraryBusy,
    sqlite3.SQLITE_LOCKED: faults.LibraryBusy,
    sqlite3.SQLITE_PROTOCOL: faults.LibraryBusy,
}
"""What the other codes mean; those that are not listed mean that the disk fails."""

TABLES: Final = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        head TEXT NOT NULL,
        started TEXT NOT NULL,
        updated TEXT NOT NULL,
        moves INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        winners TEXT,
        seal INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE moves (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,
        move TEXT NOT NULL,
        seal INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE results (
        id INTEGER PRIMARY KEY,
        match INTEGER UNIQUE REFERENCES matches ON DELETE SET NULL,
        game TEXT NOT NULL,
        result TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID""",
)


def build(path: Path) -> None:
    """Make an empty library."""
    with closing(_connect(path, "rwc")) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        with writing(connection):
            for table in TABLES:
                connection.execute(table)
            connection.execute(f"PRAGMA application_id = {_mark(VERSION)}")
            connection.execute(f"PRAGMA user_version = {VERSION}")


def connect(path: Path, *, lenient: bool = False, mode: str = "rw") -> sqlite3.Connection:
    """Open a library that exists, with `ro` to read only; leniently, one bad table hides no other."""
    with closed_on_error(_connect(path, mode)) as connection:
        for pragma in LENIENT if lenient else CAREFUL:
            connection.execute(f"PRAGMA {pragma}")
    return connection


def copy_in_memory(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Copy a library that is only to be read."""
    with closed_on_error(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        with closing(_connect(path, mode)) as connection:
            connection.backup(copy)
        copy.text_factory = TEXT
        copy.execute("PRAGMA query_only = ON")
    return copy


def is_unwritable(error: Exception) -> bool:
    """Return whether an error of SQLite means that it cannot write what it needs beside the library."""
    return _code(error) in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def connect_if_sound(path: Path) -> sqlite3.Connection | None:
    """Open a library; None if there is none, or it is damaged; FaultError if a later version wrote it."""
    if not path.exists():
        return None
    try:
        with closed_on_error(connect(path)) as connection:
            if not is_sound(connection):
                connection.close()
                return None
            connection.execute("PRAGMA journal_mode = WAL")
            # Nothing is deleted, but what may only be read is found out now and not at the first decision.
            connection.execute("DELETE FROM settings WHERE FALSE")
            return connection
    except UNREADABLE as error:
        if is_damage(error):
            return None
        # With other versions in its header than SQLite writes, it would only be read. The file is not open in
        # SQLite any more: to close a file gives up the locks on it.
        if _code(error) == sqlite3.SQLITE_READONLY:
            with path.open("rb") as file:
                if file.read(20)[18:] not in (b"\1\1", b"\2\2"):
                    return None
        raise


def is_damage(error: Exception) -> bool:
    """Return whether an error of SQLite means that the file is not as it should be."""
    return isinstance(error, UnicodeDecodeError) or _code(error) in DAMAGE


@contextmanager
def despite_damage() -> Iterator[None]:
    """Break off a block where the file is damaged, and go on after it; other errors are raised."""
    try:
        yield
    except UNREADABLE as error:
        if not is_damage(error):
            raise


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Write all or nothing, and only one process at a time."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


@contextmanager
def closed_on_error(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Close a connection where a block that is to prepare it fails."""
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


@contextmanager
def told(folder: Path) -> Iterator[None]:
    """Turn the errors of SQLite and of the system into faults about the library in `folder`."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except UNREADABLE as error:
        fault = faults.LibraryDamaged if is_damage(error) else FAULTS.get(_code(error), faults.DiskFails)
        raise FaultError(fault(str(folder))) from error
    except OSError as error:
        full, fails = error.errno in (errno.ENOSPC, errno.EDQUOT), error.errno == errno.EIO
        kind = faults.DiskFull if full else faults.DiskFails if fails else faults.LibraryReadOnly
        raise FaultError(kind(str(folder))) from error


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE)
    connection.text_factory = TEXT
    return connection


def is_sound(connection: sqlite3.Connection) -> bool:
    """Return whether nothing in a library is missing or damaged; FaultError if a later version wrote it."""
    version = _value(connection, "PRAGMA user_version")
    if _value(connection, "PRAGMA application_id") != _mark(version):
        return False
    if version > VERSION:
        raise FaultError(faults.LibraryNewer(version, VERSION))
    tables = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master")}
    return tables.issuperset(TABLES) and _value(connection, "PRAGMA quick_check(1)") == "ok"


def _value(connection: sqlite3.Connection, sql: str) -> Any:
    return connection.execute(sql).fetchone()[0]


def _mark(version: int) -> int:
    """Sign a version number, so that a damaged one is not taken for a later one."""
    return zlib.crc32(b"boardkit library %d" % version) >> 1


def _code(error: Exception) -> int:
    """Return the primary code of an error, without the details in the higher bytes."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF
