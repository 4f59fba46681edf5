"""Goals of tasks as plain data that knows no game, and counting what lies on a table by the way to it."""

import re
from collections.abc import Iterator, Mapping, Sequence, Sized
from enum import StrEnum
from typing import Final, TypeAlias

from attrs import field, frozen

from boardkit.core.faults import FaultError
from boardkit.core.notation.moves import write_value
from boardkit.core.rules.game import Game
from boardkit.core.rules.kinds import Worded
from boardkit.core.rules.table import S, Seat
from boardkit.core.teaching.faults import NoSuchPart
from boardkit.core.values import has_fields

Said: TypeAlias = dict[str, str]  # a sentence or more, by language
ANYTHING: Final = "*"  # stands in a pattern for any value; at its end, for whatever follows
OR: Final = "|"  # stands between values of a pattern of which any will do


class Take(StrEnum):
    """How one number is made of several."""

    SUM = "sum"
    MOST = "most"
    LEAST = "least"


@frozen(kw_only=True)
class Goal(Worded, word_key="is"):
    """Something to be reached by a move; its word stands under `is`."""


@frozen(kw_only=True)
class Legal(Goal, word="legal"):
    """Any move that is allowed."""


@frozen(kw_only=True)
class Measured(Goal):
    """Something that is counted, and the bounds of it.

    Attributes:
        at_least: the least that is asked for.
        at_most: the most that is asked for.
        exactly: what is asked for and nothing else.
        name: what is counted, in words: `your lake`; the reply to a wrong move says it.
        seat: whose it is, counted from 0; whoever moves if no seat is given.
    """

    at_least: int | None = None
    at_most: int | None = None
    exactly: int | None = None
    name: Said = field(factory=dict)
    seat: int | None = None


@frozen(kw_only=True)
class Points(Measured, word="points"):
    """So many points on the score sheet after the move.

    Attributes:
        lines: the kinds of lines of the sheet that count; all if none is named.
    """

    lines: list[str] = field(factory=list)


@frozen(kw_only=True)
class Gain(Points, word="gain"):
    """So many points more after the move than before it."""


@frozen(kw_only=True)
class Number(Measured, word="number"):
    """Something counted on the table after the move.

    Attributes:
        of: the way to it: `communities[me].thunes`, `continent.regions[terrain=lake].squares`.
        take: how one number is made of several that the way leads to.
    """

    of: str
    take: Take = Take.SUM


@frozen(kw_only=True)
class Change(Number, word="change"):
    """By how much something that is counted on the table is more after the move than before it."""


@frozen(kw_only=True)
class Best(Goal, word="best"):
    """No legal move brings more points.

    Attributes:
        lines: the kinds of lines of the score sheet that count; all if none is named.
    """

    lines: list[str] = field(factory=list)


@frozen(kw_only=True)
class Moves(Goal, word="moves"):
    """One of some moves.

    Attributes:
        of: moves in notation; `*` stands for any value, `|` between values of which any will do.
    """

    of: list[str]


@frozen(kw_only=True)
class Allows(Goal, word="allows"):
    """One of some moves may be made next by the same seat.

    Attributes:
        of: moves in notation; `*` stands for any value, `|` between values of which any will do.
        name: the moves in words, for the reply to a wrong move: `to build a school`.
    """

    of: list[str]
    name: Said = field(factory=dict)


@frozen(kw_only=True)
class Happens(Goal, word="event"):
    """Something happens by the move.

    Attributes:
        event: the word of the happening: the name of its class, with dashes: `tile-placed`.
        having: values of its fields, as they stand in moves; with `*` and `|` as in moves.
        name: the happening in words, for the reply to a wrong move.
    """

    event: str
    having: dict[str, str] = field(factory=dict)
    name: Said = field(factory=dict)


@frozen(kw_only=True)
class AnyOf(Goal, word="any"):
    """One goal of several."""

    of: list[Goal]


@frozen(kw_only=True)
class AllOf(Goal, word="all"):
    """All of several goals."""

    of: list[Goal]


@frozen(kw_only=True)
class Not(Goal, word="not"):
    """Anything but what a goal asks for.

    Attributes:
        name: what must not be, in words, for the reply to a wrong move.
    """

    of: Goal
    name: Said = field(factory=dict)


def fits(pattern: str, text: str) -> bool:
    """Return whether a move in notation is one of those that a pattern stands for."""
    wanted, words = pattern.split(), text.split()
    if wanted[-1:] == [ANYTHING] and len(words) >= len(wanted):
        wanted = [*wanted, *[ANYTHING] * (len(words) - len(wanted))]
    return len(wanted) == len(words) and all(map(fits_value, wanted, words))


def fits_value(pattern: str, text: str) -> bool:
    """Return whether a value as it stands in a move is one of those that a pattern stands for."""
    return pattern == ANYTHING or text in pattern.split(OR)


def fits_entries(pattern: Sequence[str], texts: Sequence[str]) -> bool:
    """Return whether values in a row are what is wanted of them; `*` stands for any number of them."""
    if not pattern:
        return not texts
    first, rest = pattern[0], pattern[1:]
    if first == ANYTHING:
        return any(fits_entries(rest, texts[skipped:]) for skipped in range(len(texts) + 1))
    return bool(texts) and fits_value(first, texts[0]) and fits_entries(rest, texts[1:])


def is_pattern(text: str) -> bool:
    """Return whether a text stands for several moves."""
    return re.search(r"[*|]", text) is not None


STEP: Final = re.compile(r"(?:^|\.)(?P<name>[a-z]\w*)|\[(?P<key>[^\[\]]*)\]")  # a name, or a key in brackets
ME: Final = "me"  # stands in a way for the seat of whoever moves
SHEET: Final = "score"  # stands at the start of a way for the lines of the score sheet


def measured(game: Game[S], state: S, way: str, me: Seat, take: Take = Take.SUM) -> int:
    """Count what lies at the end of a way: numbers as they are, what has entries by them, all else as one.

    A way is names of fields, and in brackets keys, numbers of entries, `name=value` for the entries of which
    that is true, several one after the other, or nothing for all; `me` stands for a seat. `take` makes one
    number of several; none at all make 0. Raise FaultError if it leads nowhere on tables of this game.
    """
    numbers = [_number(one) for one in _found(game, state, way, me)] or [0]
    return max(numbers) if take is Take.MOST else min(numbers) if take is Take.LEAST else sum(numbers)


def _found(game: Game[S], state: S, way: str, me: Seat) -> list[object]:
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
    missing = object()
    inner = getattr(value, name, missing) if has_fields(type(value)) else missing
    if inner is missing or callable(inner):
        raise FaultError(NoSuchPart(way))
    yield inner


def _under(value: object, key: str, way: str) -> Iterator[object]:
    """Walk the entries of a value that a key stands for."""
    name, equals, wanted = key.partition("=")
    if equals and not isinstance(value, Mapping | tuple | frozenset):
        value = (value,)  # an entry that another name has chosen
    numbered = not isinstance(value, Mapping) and not equals
    if not isinstance(value, Mapping | tuple | frozenset) or (numbered and key and not key.isdecimal()):
        raise FaultError(NoSuchPart(way))
    for at, entry in value.items() if isinstance(value, Mapping) else enumerate(value):
        if equals:
            found = (each for each in _named(entry, name, way) if _is(each, wanted))
            yield from (entry for _ in found)
        elif key in ("", write_value(at)):
            yield entry


def _is(value: object, wanted: str) -> bool:
    """Return whether a value is what is written, or has it among its entries."""
    if isinstance(value, frozenset | Mapping) or type(value) is tuple:
        return any(write_value(one) == wanted for one in value)
    return write_value(value) == wanted


def _number(value: object) -> int:
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Sized) and not isinstance(value, str) and not has_fields(type(value)):
        return len(value)
    return int(value is not None)
