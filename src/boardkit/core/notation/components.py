"""Component files: what is in a box, one record a line, read strictly into the classes of its game."""

from collections.abc import Callable, Container, Iterator
from typing import Any, Final, TypeVar

import attrs

from boardkit.core.faults import FaultError
from boardkit.core.notation.faults import MissingField, UnknownField, WrongType
from boardkit.core.notation.moves import parser
from boardkit.core.notation.plain import parsed
from boardkit.core.notation.shapes import (
    Basic,
    Bunch,
    Either,
    Lookup,
    Maybe,
    Member,
    Number,
    Piece,
    Place,
    Record,
    Row,
    Series,
    Shape,
    fields_of,
    kept,
    shape,
)
from boardkit.core.packaged import text_in
from boardkit.core.rules.kinds import word_of
from boardkit.core.rules.marks import Worded
from boardkit.core.rules.sketched import slots_of
from boardkit.core.rules.values import frozen

T = TypeVar("T")
K = TypeVar("K")

INLINE: Final = {"inline": True}
"""Marks the field of a class whose keys stand in a record beside those of the class itself."""


@frozen
class Stock:
    """How many there are of something, in the box or at a time."""

    what: str
    count: int
    source: str


class ComponentError(ValueError):
    """A record of a component file does not fit; the sentence names file, line and key."""


def load_index(package: str, name: str, kind: type[T], key: Callable[[T], K]) -> dict[K, T]:
    """Read a component file as `load_records` does, and order its records by what tells them apart.

    Raises:
        ComponentError: a record does not fit, or is there twice.
    """
    return index(load_records(package, name, kind), name, key)


def load_counts(package: str, name: str) -> dict[str, int]:
    """Read a component file that says how many there are of what.

    Raises:
        ComponentError: a record does not fit, or is there twice.
    """
    stocks = load_index(package, name, Stock, lambda stock: stock.what)
    return {what: stock.count for what, stock in stocks.items()}


def load_records(package: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read a component file that lies in a package.

    Raises:
        ComponentError: a record has an unknown key, lacks one, or holds a wrong value.
    """
    return read_records(text_in(package, name), name, kind)


def read_records(text: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read the text of a component file.

    Raises:
        ComponentError: a record has an unknown key, lacks one, or holds a wrong value.
    """
    return tuple(_line(name, line, record, kind) for line, record in numbered(text))


def index(records: tuple[T, ...], name: str, key: Callable[[T], K]) -> dict[K, T]:
    """Order records by what tells them apart.

    Raises:
        ComponentError: one is there twice.
    """
    found = {key(record): record for record in records}
    if len(found) < len(records):
        raise ComponentError(f"{name}: {len(records)} records have only {len(found)} names")
    return found


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Number the records of a list that has one a line; brackets may stand on lines of their own."""
    for line, written in enumerate(text.splitlines(), 1):
        record = written.strip().removesuffix(",")
        if record not in ("", "[", "]"):
            yield line, record


def fitted(plain: object, kind: type[T]) -> T:
    """Build a value of a class from a record.

    Raises:
        FaultError: something is missing, unknown or of the wrong kind; the fault says where.
    """
    value: T = _read(plain, shape(kind), "$")
    return value


def _line(name: str, line: int, record: str, kind: type[T]) -> T:
    try:
        return fitted(parsed(record), kind)
    except FaultError as error:
        raise ComponentError(f"{name}, line {line}: {error}") from error


def _read(plain: object, whole: Shape, path: str) -> Any:
    match whole:
        case Maybe(inner):
            return None if plain is None else _read(plain, inner, path)
        case Record(kind):
            return _record(plain, kind, path)
        case Either(parts):
            return _one_of(plain, parts, path)
        case Series(item):
            return tuple(_items(plain, item, path))
        case Bunch(item):
            return frozenset(_items(plain, item, path))
        case Row(items) if len(_checked(plain, list, path)) == len(items):
            pairs = enumerate(zip(_checked(plain, list, path), items, strict=True))
            return tuple(_read(one, item, f"{path}[{number}]") for number, (one, item) in pairs)
        case Lookup(key, item):
            return dict(_pairs(plain, key, item, path))
        case Place() | Member():
            return _worded(plain, parser(whole), path)
        case Basic.FLAG:
            return _checked(plain, bool, path)
        case Basic.TEXT | Piece(by=Basic.TEXT):
            return _checked(plain, str, path)
        case Number() | Basic.SEAT | Piece():
            return _checked(plain, int, path)
    raise FaultError(WrongType(path))


def _record(plain: object, kind: type, path: str) -> object:
    """Read the fields of a class; what is printed in a few words may be written in them."""
    if isinstance(plain, str) and hasattr(kind, "printed"):
        return _worded(plain, kind.printed, path)
    fields, inline = fields_of(kind), _inline(kind)
    given = _gathered(_checked(plain, dict, path), fields, inline)
    for name in given:
        if name not in fields:
            raise FaultError(UnknownField(path, name))
    values = {
        name: _read(one, fields[name], path if name == inline else f"{path}.{name}")
        for name, one in given.items()
    }
    for name in _needed(kind):
        if name not in given:
            raise FaultError(MissingField(f"{path}.{name}"))
    try:
        return kind(**values)
    except ValueError as error:
        raise FaultError(WrongType(path)) from error


def _gathered(given: dict[str, object], fields: Container[str], inline: str | None) -> dict[str, object]:
    """Gather under the name of an inline field all that the other fields do not take."""
    if inline is None:
        return given
    inner = {name: one for name, one in given.items() if name == inline or name not in fields}
    return {**{name: one for name, one in given.items() if name not in inner}, inline: inner}


@kept
def _inline(kind: type) -> str | None:
    return next((field.name for field in slots_of(kind) if "inline" in field.metadata), None)


@kept
def _needed(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in slots_of(kind) if field.default is attrs.NOTHING)


def _one_of(plain: object, parts: tuple[Shape, ...], path: str) -> object:
    """Read a number or a word as it is; of several classes, that whose word stands under its key."""
    kinds = [part.kind for part in parts if isinstance(part, Record)]
    key = next((one.word_key for one in kinds if issubclass(one, Worded)), Worded.word_key)
    match plain:
        case dict() if kind := next((one for one in kinds if word_of(one) == plain.get(key)), None):
            return _record({name: one for name, one in plain.items() if name != key}, kind, path)
        case int() if Number() in parts:
            return _checked(plain, int, path)
        case str():
            members = {str(one): one for part in parts if isinstance(part, Member) for one in part.kind}
            return _worded(plain, members.__getitem__, path)
    raise FaultError(WrongType(f"{path}.{key}"))


def _items(plain: object, item: Shape, path: str) -> Iterator[object]:
    for number, one in enumerate(_checked(plain, list, path)):
        yield _read(one, item, f"{path}[{number}]")


def _pairs(plain: object, key: Shape, item: Shape, path: str) -> Iterator[tuple[object, object]]:
    for name, one in _checked(plain, dict, path).items():
        yield _worded(name, parser(key), path), _read(one, item, f"{path}.{name}")


def _worded(plain: object, parse: Callable[[str], object], path: str) -> object:
    try:
        return parse(_checked(plain, str, path))
    except (LookupError, ValueError) as error:
        raise FaultError(WrongType(path)) from error


def _checked(plain: object, kind: type[T], path: str) -> T:
    if type(plain) is not kind:
        raise FaultError(WrongType(path))
    return plain
