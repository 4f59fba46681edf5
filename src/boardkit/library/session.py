"""Sessions: a match that is played and kept, one that leaves no trace, and one that is only watched."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import Any, Final

from boardkit.core import FaultError, Match, Study
from boardkit.core.faults import UnknownGame
from boardkit.core.records import older
from boardkit.core.records.record import Record, start
from boardkit.core.records.replay import restore
from boardkit.core.teaching.quiz import Poll
from boardkit.core.values import Value
from boardkit.library import database, match_rows
from boardkit.library.lessons import shown_answers
from boardkit.library.match_rows import MatchId
from boardkit.library.recovery import FILE, default_folder
from boardkit.library.storage_faults import LibraryNewer, NoLibrary
from boardkit.library.store import Claim, Games, Library

STAMP: Final = "SELECT updated, seal FROM matches WHERE id = ?"  # another one after each change of a match
LOG: Final = "-wal"  # what is behind the name of a library in that of the file of what was written last
ALONE: Final = "ro&immutable=1"  # how a library that nobody writes is read: without files beside it


def look_into(folder: Path | None = None, *, briefly: bool = False) -> Library:
    """Open a library read only, by default the player's own, perhaps `briefly`; FaultError if it cannot."""
    folder = (folder or default_folder()).absolute()
    with database.told(folder):
        return Library(folder, opened(folder, briefly=briefly), None, None, "")


def opened(folder: Path, *, briefly: bool = False) -> sqlite3.Connection:
    """Open the library of a folder to be read only, or a copy of it where even that would write.

    Where it is to be looked at briefly, and nobody has it open, nothing is written beside it.

    Raises:
        FaultError: `NoLibrary`, `LibraryNewer`.
        sqlite3.Error: it cannot be read.
    """
    path = folder / FILE
    if not path.is_file():
        raise FaultError(NoLibrary(str(folder)))
    try:
        alone = briefly and not _has_log(path)
        return _checked(database.connect(path, mode=ALONE if alone else "ro"))
    except sqlite3.OperationalError as error:
        if not database.is_unwritable(error):
            raise
    return _checked(_copied(path))


def _checked(db: sqlite3.Connection) -> sqlite3.Connection:
    """Return a library that this version can read; any other is closed."""
    with database.closed_on_error(db):
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > database.VERSION:
            raise FaultError(LibraryNewer(version, database.VERSION))
    return db


def _copied(path: Path) -> sqlite3.Connection:
    """Copy a library into memory: SQLite wants to write beside one that nobody else has open."""
    if not _has_log(path):
        return database.copy_in_memory(path, mode=ALONE)
    log = path.with_name(path.name + LOG)
    with TemporaryDirectory() as folder:
        for file in (path, log):
            shutil.copyfile(file, Path(folder, file.name))
        return database.copy_in_memory(Path(folder, path.name))


def _has_log(path: Path) -> bool:
    """Return whether what was written last is still in a file beside a library."""
    log = path.with_name(path.name + LOG)
    return log.is_file() and log.stat().st_size > 0


def is_another(one: Match[Any], other: Match[Any]) -> bool:
    """Return whether a match has taken the place of another: its game, players or beginning differ."""

    def beginning(match: Match[Any]) -> tuple[object, ...]:
        # A computer may take over from a player, and it is the same match.
        players = [(player.name, player.colour) for player in match.players]
        return match.game.key, players, match.options, match.moments[0].step.state

    return beginning(one) != beginning(other)


class Onlooker:
    """Follows a match of a library that others may play, and keeps nothing of what it is shown."""

    def __init__(self, folder: Path, number: MatchId, games: Games) -> None:
        self._folder = folder
        self._number = number
        self._games = games
        self._files: tuple[object, ...] = ()
        self._db: sqlite3.Connection | None = None
        self._stamp: object = None
        self._known: Study[Any] | None = None

    def look(self) -> Study[Any] | None:
        """Return the match with its branches, or None if nothing has changed since the last look.

        Raises:
            FaultError: `NoLibrary`, `NoSuchMatch`, `MatchDamaged`, `UnknownGame`, or it cannot be read; the
                next look may find it again, and then returns it.
        """
        before, self._stamp = self._stamp, None
        with self._reading() as db:
            stamp = db.execute(STAMP, (self._number,)).fetchone()
            if stamp is not None and stamp == before:
                self._stamp = stamp
                return None
            row = match_rows.read(db, self._number)
            plain = match_rows.record_of(row, match_rows.read_moves(db, self._number, row.moves))
        self._known, self._stamp = self._played(plain), stamp
        return self._known

    def answered(self) -> Poll | None:
        """Return what a class has answered that the table shows now; FaultError as for a look."""
        with self._reading() as db:
            return shown_answers(Library(self._folder, db, None, None, ""), self._number)

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Return a match; it is not kept."""
        return study

    def close(self) -> None:
        """Look no more."""
        if self._db is not None:
            self._db.close()
        self._db = None

    def _played(self, plain: Record) -> Study[Any]:
        """Play what is new of a record; one of older rules from its beginning, as far as it fits."""
        game = self._games.get(plain.game)
        if game is None:
            raise FaultError(UnknownGame(plain.game, tuple(self._games)))
        if plain.rules == game.rules:
            return restore(game, plain, self._known)
        return older.looked_at(game, plain)[0]

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """Read what was written at one moment, from the file that lies in the folder now."""
        with database.told(self._folder):
            # When a file lies there that was not there, or something was written into one, all is read anew.
            path = self._folder / FILE
            there = (file.stat() for file in (path, path.with_name(path.name + LOG)) if file.is_file())
            files = tuple((one.st_ino, one.st_size, one.st_mtime_ns) for one in there)
            if self._db is None or files != self._files:
                self.close()
                self._db, self._files = opened(self._folder), files
            db = self._db
            db.execute("BEGIN")
            try:
                yield db
            finally:
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")


class Session(Value, eq=False):
    """An open match of the library."""

    library: Library
    number: MatchId
    claim: Claim  # what keeps other processes from opening it

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Save a match with its branches and return it; FaultError, and no change, if that cannot be."""
        self.library.save(self.number, study)
        return study

    def close(self) -> None:
        """Let other processes open the match."""
        self.claim.release()


class Unkept:
    """A match that leaves no trace: nothing of it is in the library."""

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Return what has changed."""
        return study

    def close(self) -> None:
        """Let go of nothing: no other process is kept out."""


Keeper = Session | Unkept | Onlooker  # keeps what is decided at a table, or lets it go


def new_seed() -> int:
    """Draw the seed of a new match."""
    return SystemRandom().randrange(10**9)


def rematch(match: Match[Any]) -> Match[Any]:
    """Begin the same match again: same game, options and players, another seed."""
    return start(match.game, match.options, match.players, new_seed(), open_table=match.open_table)
