"""Counting on a table by the way to something: `communities[me].stores[g3].water`."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sized
from typing import Final, TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.notation.moves import write_value
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Seat, Table
from boardkit.core.teaching.faults import NoSuchPart
from boardkit.core.teaching.goals import Take
from boardkit.core.values import has_fields

S = TypeVar("S", bound=Table)

STEP: Final = re.compile(r"(?:^|\.)(?P<name>[a-z]\w*)|\[(?P<key>[^\[\]]*)\]")
"""A step of a way: a name, or a key in brackets."""

ME: Final = "me"
"""What stands in a way for the seat of whoever moves."""

SHEET: Final = "score"
"""What stands at the start of a way for the lines of the score sheet."""


def measured(game: Game[S], state: S, way: str, me: Seat, take: Take = Take.SUM) -> int:
    """Count what lies at the end of a way: numbers as they are, what has entries by them, all else as one.

    Args:
        game: the game.
        state: the table.
        way: names of fields, and in brackets keys, numbers of entries, `name=value` for the entries of which
            that is true, or nothing for all entries.
        me: whose seat `me` stands for.
        take: how one number is made of several; none at all make 0.

    Raises:
        FaultError: `NoSuchPart`; the way leads nowhere on tables of this game.
    """
    numbers = [_number(one) for one in _found(game, state, way, me)]
    match take:
        case Take.MOST:
            return max(numbers, default=0)
        case Take.LEAST:
            return min(numbers, default=0)
    return sum(numbers)


def _found(game: Game[S], state: S, way: str, me: Seat) -> list[object]:
    """Return all that a way leads to."""
    steps = list(STEP.finditer(way))
    if not steps or "".join(step[0] for step in steps) != way or not steps[0]["name"]:
        raise FaultError(NoSuchPart(way))
    values: list[object] = [state]
    if steps[0]["name"] == SHEET and not hasattr(state, SHEET):
        values, steps = [game.score(state).lines], steps[1:]
    for step in steps:
        name, key = step["name"], step["key"]
        values = [
            inner
            for value in values
            if value is not None
            for inner in (_named(value, name, way) if name else _under(value, _meant(key, me), way))
        ]
    return values


def _meant(key: str, me: Seat) -> str:
    """Put the number of a seat in place of `me`."""
    name, equals, value = key.rpartition("=")
    return f"{name}{equals}{me if value == ME else value}"


def _named(value: object, name: str, way: str) -> Iterator[object]:
    """Walk what a value has under a name."""
    missing = object()
    inner = getattr(value, name, missing) if has_fields(type(value)) else missing
    if inner is missing or callable(inner):
        raise FaultError(NoSuchPart(way))
    yield inner


def _under(value: object, key: str, way: str) -> Iterator[object]:
    """Walk the entries of a value that a key stands for."""
    name, equals, wanted = key.partition("=")
    numbered = not isinstance(value, Mapping) and not equals
    if not isinstance(value, Mapping | tuple | frozenset) or (numbered and key and not key.isdecimal()):
        raise FaultError(NoSuchPart(way))
    entries: Iterable[tuple[object, object]] = (
        value.items() if isinstance(value, Mapping) else enumerate(value)
    )
    for at, entry in entries:
        if equals:
            found = (each for each in _named(entry, name, way) if _is(each, wanted))
            yield from (entry for _ in found)
        elif key in ("", write_value(at)):
            yield entry


def _is(value: object, wanted: str) -> bool:
    """Tell whether a value is what is written, or has it among its entries."""
    if isinstance(value, frozenset | Mapping) or type(value) is tuple:
        return any(write_value(one) == wanted for one in value)
    return write_value(value) == wanted


def _number(value: object) -> int:
    match value:
        case None:
            return 0
        case int():
            return int(value)
        case str():
            return 1
        case Sized() if not has_fields(type(value)):
            return len(value)
    return 1
