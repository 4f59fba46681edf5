"""The shape of values of an annotated type: texts, codes, words and the editor go by it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Final, ForwardRef, NewType, TypeAlias, Union, get_args, get_origin

import attrs

from boardkit.core.rules.table import Seat
from boardkit.core.values import Value, has_fields, hints_of, kept


class Basic(Enum):
    """A single value about which there is nothing more to say."""

    FLAG = "yes or no"
    TEXT = "some text"
    SEAT = "somebody at the table"
    OPAQUE = "what nobody looks into"


class Number(Value):
    """A number that is counted with, from the least to the most that its field allows."""

    least: int | None = None
    most: int | None = None


class Member(Value):
    """One of a few: a member of an enum."""

    kind: type[Enum]


class Piece(Value):
    """One of the things in the box, called by a text or by a number."""

    kind: Any
    by: Basic | Number


class Place(Value):
    """Something with a notation of its own."""

    kind: Any


class Record(Value):
    """Fields; a value may be of a class derived from this one, and has the fields of its own."""

    kind: type


class Series(Value):
    """Any number of one sort, in order."""

    item: "Shape"


class Row(Value):
    """One value of each of some sorts, in order."""

    items: tuple["Shape", ...]


class Bunch(Value):
    """Any number of one sort, each once, in no order."""

    item: "Shape"


class Lookup(Value):
    """Values by keys, as what lies at the places of a map."""

    key: "Shape"
    item: "Shape"


class Maybe(Value):
    """A value, or none."""

    inner: "Shape"


class Either(Value):
    """A value of one of several sorts."""

    parts: tuple["Shape", ...]


Leaf: TypeAlias = Basic | Number | Member | Piece | Place  # shapes without parts of their own
Listing: TypeAlias = Series | Bunch | Lookup  # shapes that entries can be added to and taken from
Shape: TypeAlias = Leaf | Record | Listing | Row | Maybe | Either
SINGLE: Final[Mapping[object, Shape]] = {bool: Basic.FLAG, int: Number(), str: Basic.TEXT, Seat: Basic.SEAT}

NARROWS: Final = {">=": (0, None), ">": (1, None), "<=": (None, 0), "<": (None, -1)}
"""How far from its bound a number may be at the least and at the most, by what a validator compares."""


class UnresolvedError(TypeError):
    """A type is only named where it stands, being defined further below or in another file."""


@kept
def shape(kind: object) -> Shape:
    """Say what values of an annotated type are made of."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shape(parts[0])
    if origin is None:
        return _single(kind)
    if origin in (Union, UnionType):
        inner = tuple(shape(part) for part in parts if part is not NoneType)
        one = inner[0] if len(inner) == 1 else Either(inner)
        return Maybe(one) if NoneType in parts else one
    if origin is tuple:
        return Series(shape(parts[0])) if parts[-1] is ... else Row(tuple(map(shape, parts)))
    if origin is frozenset:
        return Bunch(shape(parts[0]))
    return Lookup(*map(shape, parts)) if issubclass(origin, Mapping) else Basic.OPAQUE


def _single(kind: Any) -> Shape:
    if isinstance(kind, str | ForwardRef):
        raise UnresolvedError
    if kind in SINGLE:
        return SINGLE[kind]
    if isinstance(kind, NewType):
        return Piece(kind, Basic.TEXT if kind.__supertype__ is str else Number())
    if hasattr(kind, "parse"):
        return Place(kind)
    if has_fields(kind):
        return Record(kind)
    return Member(kind) if isinstance(kind, type) and issubclass(kind, Enum) else Basic.OPAQUE


@kept
def fields_of(kind: type[Any]) -> Mapping[str, Shape]:
    """Return the fields of an attrs class with their shapes, in order."""
    checks = {} if issubclass(kind, Value) else {field.name: field.validator for field in attrs.fields(kind)}
    shapes = {name: _bounded(shape(hint), checks.get(name)) for name, hint in hints_of(kind).items()}
    return MappingProxyType(shapes)


def _bounded(whole: Shape, validator: object) -> Shape:
    """Narrow a number to what the validator of its field lets pass."""
    if not isinstance(whole, Number):
        return whole
    for single in _comparisons(validator):
        low, high = NARROWS[single.compare_op]
        least = whole.least if low is None else single.bound + low
        whole = Number(least, whole.most if high is None else single.bound + high)
    return whole


def _comparisons(validator: object) -> Iterator[Any]:
    if hasattr(validator, "compare_op"):
        yield validator
    for part in getattr(validator, "_validators", validator if isinstance(validator, Sequence) else ()):
        yield from _comparisons(part)


def narrowed(whole: Shape, value: object) -> Shape:
    """Return the shape that a value has, of those that it may have."""
    match whole:
        case Maybe(inner):
            return inner if value is None else narrowed(inner, value)
        case Either() | Record():
            return shape(type(value))
    return whole


def contents(whole: Shape, value: Any) -> Iterator[tuple[Hashable, Shape, Any]]:
    """Walk what a value is made of: steps of the way to its parts, their shapes, the parts."""
    match narrowed(whole, value):
        case _ if value is None:
            return
        case Record(kind):
            yield from ((name, part, getattr(value, name)) for name, part in fields_of(kind).items())
        case Series(item):
            yield from ((number, item, one) for number, one in enumerate(value))
        case Bunch(item):
            yield from ((number, item, one) for number, one in enumerate(sorted(value)))
        case Row(items):
            yield from ((number, *pair) for number, pair in enumerate(zip(items, value, strict=True)))
        case Lookup(item=item):
            yield from ((key, item, one) for key, one in value.items())


def leaves(whole: Shape, value: object) -> Iterator[tuple[Leaf, object]]:
    """Walk the single values of which a value is made, keys included, each with its shape."""
    inner = narrowed(whole, value)
    if isinstance(inner, Leaf):
        yield from () if value is None else ((inner, value),)
        return
    if isinstance(inner, Lookup) and isinstance(value, Mapping):
        yield from (leaf for key in value for leaf in leaves(inner.key, key))
    for _, part, one in contents(inner, value):
        yield from leaves(part, one)


def alternatives(whole: Shape) -> Sequence[Any]:
    """List the values that exist whatever lies on the table; nothing where there are too many to list."""
    match whole:
        case Basic.FLAG:
            return (False, True)
        case Member(kind):
            return tuple(kind)
        case Number(int(least), int(most)):
            return range(least, most + 1)
    return ()
