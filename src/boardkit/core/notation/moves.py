"""Moves as short words that print and parse: `place e2s1 r90`."""

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from boardkit.core.faults import FaultError
from boardkit.core.notation.faults import BadValue, UnknownVerb, WrongLength
from boardkit.core.rules.step import Move

NOTHING = "-"

_field_types: dict[type, dict[str, Any]] = {}


def write(move: Move) -> str:
    """Write a move as its verb and its values, in the order of its fields."""
    values = (getattr(move, name) for name in field_types(type(move)))
    return " ".join((move.verb, *(write_value(value) for value in values)))


def write_value(value: object) -> str:
    """Write one value as it stands in a move."""
    match value:
        case None | ():
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case tuple() if type(value) is tuple:
            return ",".join(write_value(item) for item in value)
        case _:
            return str(value)


def read(text: str, moves: tuple[type[Move], ...]) -> Move:
    """Read a move from its notation.

    Raises:
        FaultError: the verb is unknown, or a value is missing, too many or not of its kind.
    """
    verb, *words = text.split() or [""]
    kinds = {kind.verb: kind for kind in moves}
    if verb not in kinds:
        raise FaultError(UnknownVerb(verb, tuple(kinds)))
    fields = field_types(kinds[verb])
    if len(words) != len(fields):
        raise FaultError(WrongLength(text, form(kinds[verb])))
    pairs = zip(fields.items(), words, strict=True)
    return kinds[verb](**{name: _value(name, kind, word) for (name, kind), word in pairs})


def form(kind: type[Move]) -> str:
    """Write what a class of move looks like: `place <at> <turn>`."""
    return " ".join((kind.verb, *(f"<{name}>" for name in field_types(kind))))


def field_types(kind: type) -> dict[str, Any]:
    """Return the fields of an attrs class with their annotations, in order."""
    if kind not in _field_types:
        hints = get_type_hints(kind)
        _field_types[kind] = {field.name: hints[field.name] for field in attrs.fields(kind)}
    return _field_types[kind]


def _value(name: str, kind: Any, word: str) -> object:
    try:
        return parser(kind)(word)
    except (ValueError, KeyError) as error:
        raise FaultError(BadValue(word, name)) from error


@cache
def parser(kind: Any) -> Callable[[str], object]:
    """Return the function that reads a value of an annotated type; it raises ValueError or KeyError."""
    kind = getattr(kind, "__supertype__", kind)
    if get_origin(kind) in (Union, UnionType):
        return _optional(parser(next(part for part in get_args(kind) if part is not NoneType)))
    if get_origin(kind) is tuple:
        return _several(parser(get_args(kind)[0]))
    if own := _own_parser(kind):
        return own
    if issubclass(kind, Enum):
        return {str(member): member for member in kind}.__getitem__
    return _plain_parsers[kind]


def _own_parser(kind: Any) -> Callable[[str], object] | None:
    return getattr(kind, "parse", None)


def _optional(read_one: Callable[[str], object]) -> Callable[[str], object]:
    return lambda word: None if word == NOTHING else read_one(word)


def _several(read_one: Callable[[str], object]) -> Callable[[str], object]:
    return lambda word: () if word == NOTHING else tuple(read_one(part) for part in word.split(","))


def _integer(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise ValueError(word)
    return int(word)


_plain_parsers: dict[type, Callable[[str], object]] = {
    bool: {"yes": True, "no": False}.__getitem__,
    int: _integer,
    str: str,
}
