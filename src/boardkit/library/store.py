"""The library: matches, results and settings in one folder, each change on the disk before a call returns."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

from boardkit.core import Fault, FaultError, Game, Match, Moment, Study, records
from boardkit.core.faults import UnknownGame
from boardkit.core.lines.course import moves_shared
from boardkit.core.notation.plain import is_plain, parsed
from boardkit.core.records import older
from boardkit.library import database, match_rows
from boardkit.library.files import FileLock
from boardkit.library.match_rows import MatchId, Result, Summary, read_result, result_of, summary
from boardkit.library.storage_faults import BadName, MatchIsOpenElsewhere

LOCKS: Final = "locks"  # the folder of the files that tell which match is open
LONGEST_NAME: Final = 80  # the most characters of a match's name
Games = Mapping[str, Game[Any]]  # the games in the box, by key


class Claim(AbstractContextManager["Claim"]):
    """The right to play on a match, for one window at a time."""

    def __init__(self, lock: FileLock, claims: dict[MatchId, "Claim"], match: MatchId) -> None:
        # The moments known to be in the library; the first has no move.
        self.written: Sequence[Moment[Any]] = ()
        self._lock, self._claims, self._match = lock, claims, match
        claims[match] = self

    def release(self) -> None:
        """Let others open the match; once is enough."""
        self._claims.pop(self._match, None)
        self._lock.release()

    def __exit__(self, *error: object) -> None:
        self.release()


class Library(AbstractContextManager["Library"]):
    """The saved matches, results and settings of one folder; `open_library` makes it.

    Every method raises a FaultError when the disk is full, fails or may not be written, when another process
    keeps the library busy, or when it turns out to be damaged: `LibraryReadOnly`, `DiskFull`, `DiskFails`,
    `LibraryBusy`, `LibraryDamaged`. A change is then not made, not even in part.
    """

    def __init__(
        self,
        folder: Path,
        db: sqlite3.Connection,
        presence: FileLock | None,
        notice: Fault | None,
        version: str,
    ) -> None:
        self.folder = folder  # where it is
        self.notice = notice  # what had to be done to open it, to be told to the player once
        self.version = version  # the version of the program, for the records
        self._db = db
        self._presence = presence  # what tells others that somebody has the library open
        self._claims: dict[MatchId, Claim] = {}

    def close(self) -> None:
        """Let go of the library and of every match that is open."""
        for claim in list(self._claims.values()):
            claim.release()
        with database.told(self.folder):
            self._db.close()
        if self._presence is not None:
            self._presence.release()

    def __exit__(self, *error: object) -> None:
        self.close()

    def create(self, study: Study[Any]) -> MatchId:
        """Store a new match, with its branches, and return its number."""
        row = match_rows.row_of(study, self.version, name="", started=match_rows.now())
        with self._writing() as db:
            number = MatchId(match_rows.insert(db, row))
            match_rows.write_moves(db, number, 0, records.moves_of(study.main.moments))
            _write_result(db, number, study.main)
        return number

    def claim(self, match: MatchId) -> Claim:
        """Keep a match to oneself until released or the process ends, or raise `MatchIsOpenElsewhere`."""
        with database.told(self.folder):
            lock = FileLock(_lock_file(self.folder, match))
        if not lock.take():
            lock.release()
            raise FaultError(MatchIsOpenElsewhere(match))
        return Claim(lock, self._claims, match)

    def load(self, match: MatchId, games: Games) -> Study[Any]:
        """Play a match up to where it was left; FaultError as of `_record`, or as `older.restored` says."""
        game, plain = self._record(match, games)
        loaded = older.restored(game, plain)
        if match in self._claims and plain.rules == game.rules:
            self._claims[match].written = loaded.main.moments
        return loaded

    def look_at(self, match: MatchId, games: Games) -> tuple[Study[Any], Fault | None]:
        """Play a match again as far as it fits, and say why no further; FaultError if it cannot be read."""
        return older.looked_at(*self._record(match, games))

    def _record(self, match: MatchId, games: Games) -> tuple[Game[Any], records.Record]:
        """Read a match; FaultError: `NoSuchMatch`, `MatchDamaged`, `UnknownGame`."""
        with self._reading() as db:
            row = match_rows.read(db, match)
            moves = match_rows.read_moves(db, match, row.moves)
        game = games.get(row.game)
        if game is None:
            raise FaultError(UnknownGame(row.game, tuple(games)))
        return game, match_rows.record_of(row, moves)

    def save(self, number: MatchId, study: Study[Any]) -> None:
        """Store what has changed; FaultError as `match_rows.read`, or `MatchIsOpenElsewhere` if unclaimed."""
        with self._claimed(number) as claim:
            moments = study.main.moments
            kept = moves_shared(claim.written, moments)
            claim.written = ()
            with self._writing() as db:
                before = match_rows.read(db, number)
                row = match_rows.row_of(study, self.version, name=before.name, started=before.started)
                match_rows.update(db, number, row)
                match_rows.write_moves(db, number, kept, records.moves_of(moments[kept + 1 :]))
                _write_result(db, number, study.main)
            claim.written = moments

    def has(self, match: MatchId) -> bool:
        """Return whether there is a match of this number, be it damaged."""
        with self._reading() as db:
            return match_rows.has(db, match)

    def matches(self) -> tuple[Summary, ...]:
        """Describe the saved matches, the one played last first."""
        with self._reading() as db:
            return tuple(summary(*found) for found in match_rows.scan(db, "ORDER BY updated DESC, id DESC"))

    def rename(self, match: MatchId, name: str) -> None:
        """Name a match, or no more if empty; FaultError: `BadName`, `NoSuchMatch`, `MatchDamaged`."""
        if len(name) > LONGEST_NAME or not is_plain(name):
            raise FaultError(BadName(name, LONGEST_NAME))
        with self._writing() as db:
            match_rows.update(db, match, match_rows.read(db, match).__replace__(name=name))

    def delete(self, match: MatchId) -> None:
        """Forget a match, even one that is gone, but not its result; or raise `MatchIsOpenElsewhere`."""
        with self._claimed(match) as claim, self._writing() as db:
            db.execute("DELETE FROM matches WHERE id = ?", (match,))
            claim.written = ()
        _lock_file(self.folder, match).unlink(missing_ok=True)

    def results(self, game: str) -> tuple[Result, ...]:
        """Return how the matches of a game ended, the first one first."""
        select = "SELECT result FROM results WHERE game = ? ORDER BY id"
        with self._reading() as db:
            found = [read_result(text) for (text,) in db.execute(select, (game,))]
        return tuple(result for result in found if result is not None)

    def setting(self, key: str, default: Any = None) -> Any:
        """Return what was last set under a key; the default when that is nothing, or damaged."""
        with self._reading() as db:
            row = db.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        try:
            return default if row is None else parsed(row[0])
        except FaultError:
            return default

    def set_setting(self, key: str, value: Any) -> None:
        """Remember a value that JSON can hold."""
        with self._writing() as db:
            db.execute("REPLACE INTO settings VALUES (?, ?)", (key, json.dumps(value)))

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with database.told(self.folder):
            yield self._db

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with database.told(self.folder), database.writing(self._db):
            yield self._db

    @contextmanager
    def _claimed(self, match: MatchId) -> Iterator[Claim]:
        """Use the claim at hand, or one that lasts as long as the block."""
        if match in self._claims:
            yield self._claims[match]
        else:
            with self.claim(match) as claim:
                yield claim


def _lock_file(folder: Path, match: MatchId) -> Path:
    return folder / LOCKS / f"{int(match)}.lock"


def _write_result(db: sqlite3.Connection, number: MatchId, match: Match[Any]) -> None:
    db.execute("DELETE FROM results WHERE match = ?", (number,))
    if match.over:
        insert = "INSERT INTO results (match, game, result) VALUES (?, ?, ?)"
        db.execute(insert, (number, match.game.key, result_of(match, match_rows.now())))
