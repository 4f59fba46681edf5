"""Matches as rows with a seal over their content, and what lists and records of players show of them."""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, NewType

from msgspec import field

from boardkit.core import FaultError, Match, Player, Seat, Study
from boardkit.core import records as core_records
from boardkit.core.lines.course import decided_since
from boardkit.core.lines.match import hints_of
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.values import Value, values_in
from boardkit.library.storage_faults import MatchDamaged, NoSuchMatch

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
    """A match without its moves, as it is stored; moments are in UTC and ISO 8601."""

    game: str
    name: str
    head: str  # the record of the match, as JSON, with its moves left out
    started: str
    updated: str
    moves: int  # how many there are, undone ones included
    decisions: int  # how many decisions of seats are played, as far as everybody may know of them
    winners: str | None  # a JSON list of seats once the match is over, else None

    def seal(self, match: int) -> int:
        """Return what the row's checksum has to be for the match of this number."""
        return checksum(match, *values_in(self).values())


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
        head=core_records.to_json(core_records.head(study, version)),
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
    """Return whether there is a match of this number, be it damaged."""
    return db.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None


def scan(db: sqlite3.Connection, order: str) -> Iterator[tuple[int, MatchRow, bool]]:
    """Read the rows of all matches with their numbers, and whether each is what was written."""
    for match, found, *values in db.execute(SELECT + order):
        row = MatchRow(*values)
        yield match, row, row.seal(match) == found


def read(db: sqlite3.Connection, match: int) -> MatchRow:
    """Read a match's row; raise FaultError if there is no such match, or it is damaged."""
    values = db.execute(SELECT + "WHERE id = ?", (match,)).fetchone()
    if values is None:
        raise FaultError(NoSuchMatch(match))
    row = MatchRow(*values[2:])
    if row.seal(match) != values[1]:
        raise FaultError(MatchDamaged(match))
    return row


def read_moves(db: sqlite3.Connection, match: int, count: int) -> list[str]:
    """Read the `count` moves of a match; FaultError if they are not all there, or not as written."""
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


def record_of(row: MatchRow, moves: Sequence[str]) -> core_records.Record:
    """Put a match's record together again; raise FaultError if the row's head is not a record."""
    return core_records.from_json(row.head.encode()).__replace__(moves=list(moves))


MatchId = NewType("MatchId", int)  # the number of a match in its library, never given twice

COUNTS_NO_SECRETS: Final = 3  # the form of records from which on secret decisions are not counted
LONG_AGO: Final = datetime(1970, 1, 1, tzinfo=UTC)  # when a match was played whose time is lost


class Summary(Value, kw_only=True):
    """A saved match as a list shows it."""

    match: MatchId
    game: str
    name: str  # what the player calls it; empty unless it was renamed
    players: tuple[Player, ...] = ()  # empty when the match is damaged
    started: datetime = LONG_AGO
    updated: datetime = LONG_AGO
    # How many decisions of seats are played, as far as everybody may know of them; None where an earlier
    # version has counted secret ones, too.
    decisions: int | None = 0
    finished: bool = False
    winners: tuple[Seat, ...] = ()  # the seats that won; empty while the match goes on, too
    damaged: bool = False  # whether its row is not what was written, so that it cannot be opened


class Result(Value, kw_only=True):
    """How a match ended; it outlives the match."""

    players: list[str]
    totals: list[int]  # points by seat
    winners: list[int]
    finished: str  # when the match was saved as over, in UTC and ISO 8601
    # How many hints each seat was given; none for results of earlier versions.
    hints: list[int] = field(default_factory=list)


def summary(number: int, row: MatchRow, sound: bool) -> Summary:
    """Describe a stored match."""
    match, plain = MatchId(number), None
    if not sound:
        return Summary(match=match, game=row.game, name=row.name, damaged=True)
    # A row that is sealed may be of a later form.
    with suppress(FaultError):
        plain = core_records.from_json(row.head.encode())
    decisions, finished = row.decisions, row.winners is not None
    open_to_all = plain is None or plain.open_table or len(plain.players) < 2
    secrets_counted = plain is not None and plain.boardkit < COUNTS_NO_SECRETS
    return Summary(
        match=match,
        game=row.game,
        name=row.name,
        players=() if plain is None else tuple(plain.players),
        started=datetime.fromisoformat(row.started),
        updated=datetime.fromisoformat(row.updated),
        decisions=None if secrets_counted and not finished and not open_to_all else decisions,
        finished=finished,
        winners=tuple(json.loads(row.winners or "[]")),
    )


def result_of(match: Match[Any], finished: str) -> str:
    """Write down how a match ended, as JSON."""
    sheet = match.game.score(match.state)
    names = [player.name for player in match.players]
    totals, winners, hints = map(list, (sheet.totals, sheet.winners, hints_of(match)))
    result = Result(players=names, totals=totals, winners=winners, finished=finished, hints=hints)
    return json.dumps(unstructure(result))


def read_result(text: str) -> Result | None:
    """Read how a match ended; None when the text is damaged."""
    try:
        return structure(parsed(text), Result)
    except FaultError:
        return None


class Played(Value):
    """Outcome of a match for somebody."""

    name: str
    points: int
    won: bool
    hints: int = 0


class Record(Value):
    """Outcome of all matches of somebody, at least one."""

    name: str  # as it was typed last; capitals make nobody another player
    wins: int
    points: Sequence[int]  # of each match, the first one first
    hints: int = 0  # how many they were given in all

    @property
    def matches(self) -> int:
        """How many they have played."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The most points."""
        return max(self.points)

    @property
    def tenths(self) -> int:
        """The average points, in tenths."""
        return round(10 * sum(self.points) / self.matches)


def records(results: Iterable[Result]) -> tuple[Record, ...]:
    """Say for each player what they have got out of matches given in time, who has won most first."""
    by_name: dict[str, list[Played]] = {}
    for result in results:
        for played in of(result):
            by_name.setdefault(played.name.casefold(), []).append(played)
    found = list[Record]()
    for matches in by_name.values():
        wins, hints = sum(match.won for match in matches), sum(match.hints for match in matches)
        found.append(Record(matches[-1].name, wins, tuple(match.points for match in matches), hints))
    return tuple(sorted(found, key=lambda one: (-one.wins, one.matches, -one.tenths, one.name.casefold())))


def of(result: Result) -> Iterator[Played]:
    """Say for each seat what came of a match; a seat without a name or points counts for nothing."""
    for seat, (name, points) in enumerate(zip(result.players, result.totals, strict=False)):
        hints = result.hints[seat] if seat < len(result.hints) else 0
        yield Played(name.strip(), points, seat in result.winners, hints)
