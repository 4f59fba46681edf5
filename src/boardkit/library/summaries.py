"""What a list of matches and of results shows, without playing anything again."""

import json
from datetime import UTC, datetime
from typing import Any, Final, NewType

from msgspec import field

from boardkit.core import FaultError, Match, Player, Seat, records
from boardkit.core.lines.match import hints_of
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.values import Value
from boardkit.library import rows

MatchId = NewType("MatchId", int)
"""The number of a match in its library, never given twice."""

COUNTS_NO_SECRETS: Final = 3
"""The form of records from which on decisions that a seat makes in secret are not counted."""

LONG_AGO: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When a match was played whose time is lost."""


class Summary(Value, kw_only=True):
    """A saved match as a list shows it.

    Attributes:
        name: what the player calls it; empty unless it was renamed.
        players: empty when the match is damaged.
        decisions: how many decisions of seats are played, as far as everybody may know of them; None where an
            earlier version has counted secret ones, too.
        winners: the seats that won; empty while the match goes on, too.
        damaged: whether its row is not what was written, so that it cannot be opened.
    """

    match: MatchId
    game: str
    name: str
    players: tuple[Player, ...] = ()
    started: datetime = LONG_AGO
    updated: datetime = LONG_AGO
    decisions: int | None = 0
    finished: bool = False
    winners: tuple[Seat, ...] = ()
    damaged: bool = False


class Result(Value, kw_only=True):
    """How a match ended; it outlives the match.

    Attributes:
        totals: points by seat.
        finished: when the match was saved as over, in UTC and ISO 8601.
        hints: how many hints each seat was given; none for results of earlier versions.
    """

    players: list[str]
    totals: list[int]
    winners: list[int]
    finished: str
    hints: list[int] = field(default_factory=list)


def summary(stored: rows.StoredRow) -> Summary:
    """Describe a stored match."""
    match, row = MatchId(stored.id), stored.row
    if not stored.sound:
        return Summary(match=match, game=row.game, name=row.name, damaged=True)
    plain, finished = _head(row), row.winners is not None
    return Summary(
        match=match,
        game=row.game,
        name=row.name,
        players=() if plain is None else tuple(plain.players),
        started=datetime.fromisoformat(row.started),
        updated=datetime.fromisoformat(row.updated),
        decisions=None if plain is not None and _counts_secrets(plain, finished) else row.decisions,
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


def _head(row: rows.MatchRow) -> records.Record | None:
    """Return the record without its moves; None for one that is sealed but of a later form."""
    try:
        return records.from_json(row.head.encode())
    except FaultError:
        return None


def _counts_secrets(plain: records.Record, finished: bool) -> bool:
    """Tell whether decisions were counted that a seat made in secret, as earlier versions did."""
    return (
        plain.boardkit < COUNTS_NO_SECRETS
        and not finished
        and not plain.open_table
        and len(plain.players) > 1
    )
