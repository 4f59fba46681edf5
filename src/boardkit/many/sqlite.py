"""Games as rows, and in an SQLite file: lists and mappings as JSON."""

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from boardkit.core import FaultError, Seat
from boardkit.core.notation.plain import MOST
from boardkit.library.database import closed_on_error
from boardkit.many.job import Deed, Header, Outcome, check_same, read, written
from boardkit.many.run_faults import GamesBusy, GamesDamaged, GamesNotKept, NotGames

Row: TypeAlias = dict[str, Any]  # a game by column; `points` and `deeds` are mappings to what each seat has
NUMBERS: Final = ("number", "setting", "decisions", "listed", "finished", "rounds")
LISTS: Final = ("players", "totals", "places", "winners", "order")
MAPPINGS: Final = ("points", "deeds")
COLUMNS: Final = (*NUMBERS, "verdict", *LISTS, *MAPPINGS)
LARGEST: Final = 10**9  # no number of a game is larger

MARK: Final = 0x626B6D31  # the application id of a file of games
PATIENCE: Final = 30.0  # seconds to wait for another process that writes
JSON: Final = (*LISTS, *MAPPINGS)

TABLES: Final = (
    "CREATE TABLE plan (plan TEXT NOT NULL) STRICT",
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        setting INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        players TEXT NOT NULL,
        totals TEXT NOT NULL,
        places TEXT NOT NULL,
        winners TEXT NOT NULL,
        "order" TEXT NOT NULL,
        points TEXT NOT NULL,
        deeds TEXT NOT NULL
    ) STRICT""",
)

INSERT: Final = "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SELECT: Final = "SELECT * FROM games ORDER BY number"
"""The columns stand in the order of `boardkit.many.sqlite.COLUMNS`."""


def row_of(outcome: Outcome) -> Row:
    """Write what came of a game in columns."""
    plain = {name: getattr(outcome, name) for name in ("verdict", *NUMBERS)}
    lists = {name: list(getattr(outcome, name)) for name in LISTS}
    points = {kind: list(by_seat) for kind, by_seat in outcome.points.items()}
    deeds = {
        f"{deed.verb} {deed.field} {deed.thing}": list(by_seat) for deed, by_seat in outcome.deeds.items()
    }
    return {**plain, "finished": int(outcome.finished), **lists, "points": points, "deeds": deeds}


def outcome_of(row: Row, header: Header, path: str) -> Outcome:
    """Read what came of a game from columns; FaultError if it cannot have come of this plan."""
    try:
        return _outcome(row, header)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        number = row.get("number")
        raise FaultError(GamesDamaged(path, number if type(number) is int else -1)) from error


def packed(value: object) -> str:
    """Write a list or a mapping as short JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def unpacked(text: object) -> Any:
    """Read a list or a mapping from JSON; ValueError if it is none, TypeError if it is no text."""
    if not isinstance(text, str):
        raise TypeError(text)
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _outcome(row: Row, header: Header) -> Outcome:
    seats = header.seats
    numbers = dict(zip(NUMBERS, _numbers([row[name] for name in NUMBERS]), strict=True))
    everyone = set(range(seats))
    winners, order = _numbers(row["winners"]), _numbers(row["order"], seats)
    _must(set(order) == everyone and set(winners) <= everyone and len(set(winners)) == len(winners))
    _must(numbers["setting"] < len(header.settings) and numbers["finished"] in (0, 1))
    values = row["players"]
    _must(isinstance(values, list) and len(values) == seats)
    return Outcome(
        number=numbers["number"],
        setting=numbers["setting"],
        players=tuple(map(_text, values)),
        decisions=numbers["decisions"],
        listed=numbers["listed"],
        finished=bool(numbers["finished"]),
        rounds=numbers["rounds"],
        verdict=_text(row["verdict"]),
        totals=_numbers(row["totals"], seats, least=-MOST),
        places=_numbers(row["places"], seats, least=1),
        winners=tuple(map(Seat, winners)),
        order=tuple(map(Seat, order)),
        points={_text(kind): _numbers(one, seats, least=-MOST) for kind, one in row["points"].items()},
        deeds={_deed(name): _numbers(one, seats) for name, one in row["deeds"].items()},
    )


@lru_cache(100_000)
def _deed(text: str) -> Deed:
    return Deed(*_text(text).split(" ", 2))


def _must(fact: bool) -> None:
    if not fact:
        raise ValueError


def _numbers(values: Any, count: int | None = None, least: int = 0) -> tuple[int, ...]:
    """Read a list of whole numbers; there are so many lists that each is looked at as a whole."""
    _must(type(values) is list and count in (None, len(values)) and {int}.issuperset(map(type, values)))
    _must(not values or (least <= min(values) and max(values) <= LARGEST))
    return tuple(values)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


class SqliteStore(AbstractContextManager["SqliteStore"]):
    """An SQLite file of games, open; every call that keeps some has them on the disk."""

    leftover: Path | None = None

    def __init__(self, path: Path, connection: sqlite3.Connection, header: Header) -> None:
        self.header = header
        self._path = path
        self._connection = connection

    @staticmethod
    def is_there(path: Path) -> bool:
        """Return whether there is such a file."""
        return os.path.lexists(path)

    @classmethod
    def writing(cls, path: Path, header: Header, *, alone: bool = False) -> Self:
        """Open a file to keep games of a plan, as `store.write_to` does, `alone` if nobody else may."""
        patience = 0 if alone else PATIENCE
        with _told(path), closed_on_error(_connect(path, "rwc", patience)) as connection:
            if alone:
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("BEGIN EXCLUSIVE")
                connection.commit()
            if not _tables(connection):
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    if not _tables(connection):
                        for table in TABLES:
                            connection.execute(table)
                        connection.execute(f"PRAGMA application_id = {MARK}")
                        connection.execute("INSERT INTO plan VALUES (?)", (written(header),))
            there = _header(connection, path)
            check_same(str(path), there, header)
        return cls(path, connection, header)

    @classmethod
    def reading(cls, path: Path) -> Self:
        """Open a file to read its games; see `boardkit.many.store.read_from`."""
        # What a killed run has half written is taken back by whoever opens the file next and may write it.
        mode = "rw" if os.access(path, os.W_OK) else "ro"
        with _told(path), closed_on_error(_connect(path, mode, PATIENCE)) as connection:
            return cls(path, connection, _header(connection, path))

    def numbers(self) -> set[int]:
        """Return the numbers of the games that it keeps."""
        with _told(self._path):
            return {number for (number,) in self._connection.execute("SELECT number FROM games")}

    def outcomes(self) -> Iterator[Outcome]:
        """Read the games that it keeps, by their numbers."""
        with _told(self._path):
            for values in self._connection.execute(SELECT):
                row = dict(zip(COLUMNS, values, strict=True))
                try:
                    row |= {name: unpacked(row[name]) for name in JSON}
                except (ValueError, TypeError):
                    # What cannot be read is found to be missing.
                    row = {"number": row["number"]}
                yield outcome_of(row, self.header, str(self._path))

    def keep(self, outcomes: Sequence[Outcome]) -> None:
        """Keep games; one that is kept already is not kept twice."""
        rows = map(row_of, outcomes)
        values = ([packed(row[name]) if name in JSON else row[name] for name in COLUMNS] for row in rows)
        with _told(self._path), self._connection:
            self._connection.executemany(INSERT, values)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def __exit__(self, *error: object) -> None:
        self.close()


def _connect(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=patience)
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _header(connection: sqlite3.Connection, path: Path) -> Header:
    """Read the plan of a file, if it is a file of games at all and nothing else is hidden in it."""
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    if mark != MARK or _tables(connection) != {*TABLES}:
        raise FaultError(NotGames(str(path)))
    plans = connection.execute("SELECT plan FROM plan").fetchmany(2)
    if len(plans) != 1:
        raise FaultError(NotGames(str(path)))
    return read(plans[0][0], str(path))


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master")}


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn the errors of SQLite into faults about a file."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise FaultError(NotGames(str(path))) from error
        if code == sqlite3.SQLITE_BUSY:
            raise FaultError(GamesBusy(str(path))) from error
        raise FaultError(GamesNotKept(str(path), str(error))) from error
