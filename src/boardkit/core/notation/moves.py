"""Moves as short words that print and parse: `place e2s1 r90`."""

from collections.abc import Callable, Mapping
from functools import cache

from boardkit.core.faults import BadValue, FaultError, UnknownVerb, WrongLength
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of
from boardkit.core.rules.kinds import by_word
from boardkit.core.rules.step import Move

NOTHING = "-"


def write(move: Move) -> str:
    """Write a move as its verb and its values, in the order of its fields."""
    values = [write_value(getattr(move, name)) for name in fields_of(type(move))]
    return " ".join((move.verb, *values))


def write_value(value: object) -> str:
    """Write one value as it stands in a move."""
    if value is None or value == ():
        return NOTHING
    if type(value) is tuple:
        return ",".join(map(write_value, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read(text: str, moves: tuple[type[Move], ...]) -> Move:
    """Read a move from its notation; FaultError if the verb is unknown, or its values do not fit."""
    kinds: Mapping[str, type[Move]] = by_word(moves)
    verb, *words = text.split() or [""]
    if verb not in kinds:
        raise FaultError(UnknownVerb(verb, tuple(kinds)))
    kind, values = kinds[verb], dict[str, object]()
    if len(words) != len(fields_of(kind)):
        raise FaultError(WrongLength(text, form(kind)))
    for (name, whole), word in zip(fields_of(kind).items(), words, strict=True):
        try:
            values[name] = parser(whole)(word)
        except (ValueError, KeyError) as error:
            raise FaultError(BadValue(word, name)) from error
    return kind(**values)


def form(kind: type[Move]) -> str:
    """Write what a class of move looks like: `place <at> <turn>`."""
    return " ".join((kind.verb, *(f"<{name}>" for name in fields_of(kind))))


@cache
def parser(whole: Shape) -> Callable[[str], object]:
    """Return what reads a shape, or raises ValueError or KeyError; TypeError if none stands in moves."""
    match whole:
        case shapes.Maybe(inner):
            read_one = parser(inner)
            return lambda word: None if word == NOTHING else read_one(word)
        case shapes.Series(item):
            read_each = parser(item)
            return lambda word: () if word == NOTHING else tuple(map(read_each, word.split(",")))
        case shapes.Place(kind):
            parse: Callable[[str], object] = kind.parse
            return parse
        case shapes.Member(kind):
            return {str(member): member for member in kind}.__getitem__
        case shapes.Basic.FLAG:
            return {"yes": True, "no": False}.__getitem__
        case shapes.Number() | shapes.Basic.SEAT | shapes.Piece(by=shapes.Number()):
            return integer
        case shapes.Basic.TEXT | shapes.Piece():
            return str
    raise TypeError(whole)


def integer(word: str) -> int:
    """Read a number of up to nine digits; raise ValueError if the word is none."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise ValueError(word)
    return int(word)
