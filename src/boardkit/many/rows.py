"""What is kept of a game, as plain values in columns; what comes from a file is checked before it counts."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from boardkit.core import FaultError, Seat
from boardkit.core.notation.plain import MOST
from boardkit.many.faults import GamesDamaged
from boardkit.many.header import Header
from boardkit.many.job import Deed, Outcome

Row: TypeAlias = dict[str, Any]
"""A game by column; `points` and `deeds` are mappings to what each seat has."""

NUMBERS: Final = ("number", "setting", "decisions", "listed", "finished", "rounds")
LISTS: Final = ("players", "totals", "places", "winners", "order")
MAPPINGS: Final = ("points", "deeds")
COLUMNS: Final = (*NUMBERS, "verdict", *LISTS, *MAPPINGS)

LARGEST: Final = 10**9
"""No number of a game is larger."""


def row_of(outcome: Outcome) -> Row:
    """Write what came of a game in columns."""
    plain = {name: getattr(outcome, name) for name in ("verdict", *NUMBERS)}
    lists = {name: list(getattr(outcome, name)) for name in LISTS}
    points = {kind: list(by_seat) for kind, by_seat in outcome.points.items()}
    deeds = {_written(deed): list(by_seat) for deed, by_seat in outcome.deeds.items()}
    return {**plain, "finished": int(outcome.finished), **lists, "points": points, "deeds": deeds}


def outcome_of(row: Row, header: Header, path: str) -> Outcome:
    """Read what came of a game from columns.

    Raises:
        FaultError: it cannot have come of a game of this plan.
    """
    try:
        return _outcome(row, header)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        number = row.get("number")
        raise FaultError(GamesDamaged(path, number if type(number) is int else -1)) from error


def packed(value: object) -> str:
    """Write a list or a mapping as short JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def unpacked(text: object) -> Any:
    """Read a list or a mapping from JSON.

    Raises:
        ValueError: it is none.
        TypeError: it is no text.
    """
    if not isinstance(text, str):
        raise TypeError(text)
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _outcome(row: Row, header: Header) -> Outcome:
    seats = header.seats
    numbers = {name: _number(row[name]) for name in NUMBERS}
    everyone = set(range(seats))
    winners, order = _numbers(row["winners"]), _numbers(row["order"], seats)
    _must(set(order) == everyone and set(winners) <= everyone and len(set(winners)) == len(winners))
    _must(numbers["setting"] < len(header.settings) and numbers["finished"] in (0, 1))
    return Outcome(
        number=numbers["number"],
        setting=numbers["setting"],
        players=_texts(row["players"], seats),
        decisions=numbers["decisions"],
        listed=numbers["listed"],
        finished=bool(numbers["finished"]),
        rounds=numbers["rounds"],
        verdict=_text(row["verdict"]),
        totals=_numbers(row["totals"], seats, least=-MOST),
        places=_numbers(row["places"], seats, least=1),
        winners=tuple(map(Seat, winners)),
        order=tuple(map(Seat, order)),
        points={_text(kind): _numbers(one, seats, least=-MOST) for kind, one in _items(row["points"])},
        deeds={_deed(name): _numbers(one, seats) for name, one in _items(row["deeds"])},
    )


def _written(deed: Deed) -> str:
    return f"{deed.verb} {deed.field} {deed.thing}"


def _deed(text: str) -> Deed:
    return Deed(*_text(text).split(" ", 2))


def _must(fact: bool) -> None:
    if not fact:
        raise ValueError


def _number(value: object, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= LARGEST:
        raise ValueError(value)
    return value


def _numbers(values: Sequence[object], count: int | None = None, least: int = 0) -> tuple[int, ...]:
    _must(isinstance(values, list) and count in (None, len(values)))
    return tuple(_number(value, least) for value in values)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _texts(values: Sequence[object], count: int) -> tuple[str, ...]:
    _must(isinstance(values, list) and len(values) == count)
    return tuple(map(_text, values))


def _items(mapping: Mapping[str, Any]) -> Sequence[tuple[str, Any]]:
    return tuple(mapping.items())
