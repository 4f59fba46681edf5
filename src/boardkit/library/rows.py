"""Matches as rows, each with a seal over its content, so that damage does not pass for play."""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from boardkit.core import FaultError, Study, records
from boardkit.core.lines.course import decided_since
from boardkit.core.values import Value, values_in
from boardkit.library.faults import MatchDamaged, NoSuchMatch

INSERT: Final = """
    INSERT INTO matches (id, game, name, head, started, updated, moves, decisions, winners, seal)
    VALUES (:id, :game, :name, :head, :started, :updated, :moves, :decisions, :winners, 0)
"""
UPDATE: Final = """
    UPDATE matches SET game = :game, name = :name, head = :head, started = :started, updated = :updated,
    moves = :moves, decisions = :decisions, winners = :winners, seal = :seal WHERE id = :id
"""
SELECT: Final = """
    SELECT id, seal, game, name, head, started, updated, moves, decisions, winners FROM matches
"""


class MatchRow(Value):
    """A match without its moves, as it is stored.

    Attributes:
        head: the record of the match, as JSON, with its moves left out.
        started, updated: when, in UTC and ISO 8601.
        moves: how many there are, undone ones included.
        decisions: how many decisions of seats are played, as far as everybody may know of them.
        winners: a JSON list of seats once the match is over, else None.
    """

    game: str
    name: str
    head: str
    started: str
    updated: str
    moves: int
    decisions: int
    winners: str | None

    def seal(self, match: int) -> int:
        """Return what the row's checksum has to be for the match of this number."""
        return checksum(match, *values_in(self).values())


class StoredRow(Value):
    """A row as it was found; `sound` tells whether it is what was written."""

    id: int
    row: MatchRow
    sound: bool


def checksum(*values: object) -> int:
    """Return the checksum of a row's values."""
    return zlib.crc32(json.dumps(values, default=repr).encode())


def now() -> str:
    """Return the time in UTC as it is stored; later times compare as greater."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def row_of(study: Study[Any], version: str, *, name: str, started: str) -> MatchRow:
    """Describe a match in a row, all but its moves; its branches are in the head."""
    match = study.main
    return MatchRow(
        game=match.game.key,
        name=name,
        head=records.to_json(records.head(study, version)),
        started=started,
        updated=now(),
        moves=len(match.moments) - 1,
        decisions=decided_since(match, 0),
        winners=json.dumps(match.game.score(match.state).winners) if match.over else None,
    )


def insert(db: sqlite3.Connection, row: MatchRow, match: int | None = None) -> int:
    """Store a new match, under a number of its own unless one is given."""
    number = db.execute(INSERT, {**values_in(row)} | {"id": match}).lastrowid or 0
    update(db, number, row)
    return number


def update(db: sqlite3.Connection, match: int, row: MatchRow) -> None:
    """Store a match's row again."""
    db.execute(UPDATE, {**values_in(row)} | {"id": match, "seal": row.seal(match)})


def has(db: sqlite3.Connection, match: int) -> bool:
    """Tell whether there is a match of this number, be it damaged."""
    return db.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None


def scan(db: sqlite3.Connection, order: str) -> Iterator[StoredRow]:
    """Read the rows of all matches, the damaged ones too."""
    for match, found, *values in db.execute(SELECT + order):
        row = MatchRow(*values)
        yield StoredRow(match, row, row.seal(match) == found)


def read(db: sqlite3.Connection, match: int) -> MatchRow:
    """Read a match's row.

    Raises:
        FaultError: there is no such match, or it is damaged.
    """
    values = db.execute(SELECT + "WHERE id = ?", (match,)).fetchone()
    if values is None:
        raise FaultError(NoSuchMatch(match))
    row = MatchRow(*values[2:])
    if row.seal(match) != values[1]:
        raise FaultError(MatchDamaged(match))
    return row


def read_moves(db: sqlite3.Connection, match: int, count: int) -> list[str]:
    """Read the moves of a match, of which there must be `count`.

    Raises:
        FaultError: they are not all there, or not as they were written.
    """
    select = "SELECT number, move, seal FROM moves WHERE match = ? ORDER BY number"
    moves = list(db.execute(select, (match,)))
    sealed = all(found == checksum(match, number, move) for number, move, found in moves)
    if not sealed or [number for number, _, _ in moves] != list(range(1, count + 1)):
        raise FaultError(MatchDamaged(match))
    return [move for _, move, _ in moves]


def write_moves(db: sqlite3.Connection, match: int, kept: int, moves: Sequence[str]) -> None:
    """Keep the first `kept` moves of a match and store these after them."""
    db.execute("DELETE FROM moves WHERE match = ? AND number > ?", (match, kept))
    db.executemany(
        "INSERT INTO moves VALUES (?, ?, ?, ?)",
        ((match, number, move, checksum(match, number, move)) for number, move in enumerate(moves, kept + 1)),
    )


def record_of(row: MatchRow, moves: Sequence[str]) -> records.Record:
    """Put a match's record together again.

    Raises:
        FaultError: the row's head is not a record.
    """
    return records.from_json(row.head.encode()).__replace__(moves=list(moves))
