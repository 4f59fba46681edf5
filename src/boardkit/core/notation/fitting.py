"""Building values from the plain data of component files, strictly; what reads a shape is made once."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from boardkit.core.faults import Fault, FaultError, MissingField, UnknownField, WrongType
from boardkit.core.notation.moves import parser
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
    shape,
)
from boardkit.core.rules.kinds import Worded, word_of
from boardkit.core.values import hints_of, kept, needed_by

T = TypeVar("T")

Reader: TypeAlias = Callable[[Any], Any]
"""Builds a value from plain data, or raises a `MisfitError`."""

INLINE: Final = "inline"
"""Marks the field of a class whose keys stand in a record beside those of the class itself."""


class MisfitError(Exception):
    """Something does not fit.

    Attributes:
        say: makes the fault, of the way to what does not fit.
        way: that way, as far as it is known.
    """

    def __init__(self, say: Callable[[str], Fault] = WrongType, way: str = "") -> None:
        super().__init__()
        self.say, self.way = say, way

    def inside(self, part: str) -> "MisfitError":
        """Say the same, seen from what has the part."""
        return MisfitError(self.say, part + self.way)


def fitted(plain: object, kind: type[T]) -> T:
    """Build a value of a class from a record.

    Raises:
        FaultError: something is missing, unknown or of the wrong kind; the fault says where.
    """
    try:
        value: T = _reader(shape(kind))(plain)
    except MisfitError as error:
        raise FaultError(error.say(f"${error.way}")) from error
    return value


@kept
def _reader(whole: Shape) -> Reader:
    match whole:
        case Maybe(inner):
            read = _reader(inner)
            return lambda plain: None if plain is None else read(plain)
        case Record(kind):
            return _record(kind)
        case Either(parts):
            return _one_of(parts)
        case Series(item):
            return _several(tuple, _reader(item))
        case Bunch(item):
            return _several(frozenset, _reader(item))
        case Row(items):
            return _row(tuple(map(_reader, items)))
        case Lookup(key, item):
            return _lookup(_worded(parser(key)), _reader(item))
        case Place() | Member():
            return _worded(parser(whole))
        case Basic.FLAG:
            return partial(_strict, bool)
        case Basic.TEXT | Piece(by=Basic.TEXT):
            return partial(_strict, str)
        case Number() | Basic.SEAT | Piece():
            return partial(_strict, int)
    return _misfit


def _misfit(_: object) -> object:
    raise MisfitError


def _strict(kind: type[T], plain: object) -> T:
    if type(plain) is not kind:
        raise MisfitError
    return plain


def _worded(parse: Callable[[str], object]) -> Reader:
    def read(plain: object) -> object:
        try:
            return parse(_strict(str, plain))
        except (LookupError, ValueError) as error:
            raise MisfitError from error

    return read


def _several(make: Callable[[list[object]], object], item: Reader) -> Reader:
    def read(plain: object) -> object:
        each, found = _strict(list, plain), []
        try:
            for one in each:
                found.append(item(one))  # noqa: PERF401 - how many there are tells which does not fit
        except MisfitError as error:
            raise error.inside(f"[{len(found)}]") from error
        return make(found)

    return read


def _row(items: tuple[Reader, ...]) -> Reader:
    def read(plain: object) -> object:
        if len(_strict(list, plain)) != len(items):
            raise MisfitError
        each = iter(items)
        return _several(tuple, lambda one: next(each)(one))(plain)

    return read


def _lookup(key: Reader, item: Reader) -> Reader:
    def read(plain: object) -> object:
        return {key(name): _inside(f".{name}", item, one) for name, one in _strict(dict, plain).items()}

    return read


def _inside(part: str, read: Reader, plain: object) -> object:
    try:
        return read(plain)
    except MisfitError as error:
        raise error.inside(part) from error


def _record(kind: Any) -> Reader:
    """Return what reads the fields of a class; what is printed in a few words may be written in them."""
    printed = _worded(kind.printed) if hasattr(kind, "printed") else _misfit

    def read(plain: object) -> object:
        if type(plain) is str:
            return printed(plain)
        readers, needed, inline = _fields(kind)
        given = _gathered(_strict(dict, plain), readers, inline)
        for name in given:
            if name not in readers:
                raise MisfitError(partial(UnknownField, name=name))
        try:
            for name in given:
                given[name] = readers[name](given[name])
        except MisfitError as error:
            raise error if name == inline else error.inside(f".{name}") from error
        return _made(kind, given, needed)

    return read


def _made(kind: Callable[..., object], values: Mapping[str, object], needed: tuple[str, ...]) -> object:
    for name in needed:
        if name not in values:
            raise MisfitError(MissingField, f".{name}")
    try:
        return kind(**values)
    except ValueError as error:
        raise MisfitError from error


@kept
def _fields(kind: type) -> tuple[Mapping[str, Reader], tuple[str, ...], str | None]:
    """Return what reads each field, the fields without which there is no value, and the inline one."""
    readers = {name: _reader(part) for name, part in fields_of(kind).items()}
    inline = (name for name, hint in hints_of(kind).items() if INLINE in getattr(hint, "__metadata__", ()))
    return readers, needed_by(kind), next(inline, None)


def _gathered(given: dict[str, Any], fields: Mapping[str, Reader], inline: str | None) -> dict[str, Any]:
    """Gather under the name of an inline field all that the other fields do not take."""
    if inline is None:
        return {**given}
    inner = {name: one for name, one in given.items() if name == inline or name not in fields}
    return {**{name: one for name, one in given.items() if name not in inner}, inline: inner}


def _one_of(parts: tuple[Shape, ...]) -> Reader:
    """Return what reads a number or a word as it is; of classes, that whose word stands under its key."""
    kinds = [part.kind for part in parts if isinstance(part, Record)]
    key = next((one.word_key for one in kinds if issubclass(one, Worded)), Worded.word_key)
    by_word = {word_of(one): _record(one) for one in reversed(kinds)}
    members = {str(one): one for part in parts if isinstance(part, Member) for one in part.kind}
    word, numbers = _worded(members.__getitem__), Number() in parts

    def read(plain: object) -> object:
        if type(plain) is dict and (record := by_word.get(str(plain.get(key)))) is not None:
            return record({name: one for name, one in plain.items() if name != key})
        if type(plain) is int and numbers:
            return plain
        if type(plain) is str:
            return word(plain)
        raise MisfitError(way=f".{key}")

    return read
