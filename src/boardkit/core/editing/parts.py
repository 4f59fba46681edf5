"""What a table is made of, part by part: its fields, lists, places and pieces, by their annotations."""

from collections.abc import Hashable, Iterator
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Final, TypeAlias, get_args, get_origin

import attrs
from attrs import frozen

from boardkit.core.notation.codes import alternatives, bare, is_place
from boardkit.core.notation.moves import field_types
from boardkit.core.rules.table import Pending, Question, Seat, Table

Path: TypeAlias = tuple[Hashable, ...]
"""The way to a part: names of fields, numbers of entries, keys."""

UNTOUCHED: Final = frozenset({"options"})
"""What is settled before a match, and not laid on the table."""

NO_FIELD: Final[tuple[type, str]] = (Table, "")
"""Of the whole table, that it lies in no field."""


class Sort(Enum):
    """What can be done with a part."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    PIECE = "piece"
    PLACE = "place"
    SEAT = "seat"
    LIST = "list"
    ROW = "row"
    PLACES = "places"
    BUNCH = "bunch"
    RECORD = "record"
    FIXED = "fixed"


LISTS: Final = frozenset({Sort.LIST, Sort.PLACES, Sort.BUNCH})
"""What entries can be added to and taken from."""

LEAVES: Final = frozenset({Sort.FLAG, Sort.NUMBER, Sort.CHOICE, Sort.PIECE, Sort.PLACE, Sort.SEAT})
"""What has no parts of its own."""


@frozen
class Part:
    """A part of a table.

    Attributes:
        kind: its annotated type, without the None where it may be missing.
        optional: whether it may be missing.
        field: the class and the name of the field that it is, or lies in.
        by_seat: whether it has an entry for each seat.
    """

    path: Path
    kind: Any
    value: Any
    optional: bool = False
    field: tuple[type, str] = NO_FIELD
    by_seat: bool = False

    @property
    def sort(self) -> Sort:
        """What can be done with it."""
        return sort_of(self.kind)

    def parts(self) -> Iterator["Part"]:
        """Walk what it is made of; what follows from the rest is left out."""
        match self.sort:
            case _ if self.value is None:
                return
            case Sort.RECORD:
                yield from map(self._of_field, _fields(self.value))
            case Sort.LIST | Sort.BUNCH:
                (item, *_) = get_args(bare(self.kind))
                entries = self.value if self.sort is Sort.LIST else sorted(self.value)
                yield from (self._part(n, item, one) for n, one in enumerate(entries) if _is_shown(one))
            case Sort.ROW:
                kinds = get_args(bare(self.kind))
                yield from (
                    self._part(n, *pair) for n, pair in enumerate(zip(kinds, self.value, strict=True))
                )
            case Sort.PLACES:
                _, item = get_args(bare(self.kind))
                yield from (self._part(key, item, one) for key, one in self.value.items())

    def _of_field(self, field: "attrs.Attribute[Any]") -> "Part":
        kind, value = type(self.value), getattr(self.value, field.name)
        path, by_seat = (*self.path, field.name), bool(field.metadata.get("by_seat"))
        return part_of(path, field_types(kind)[field.name], value, (kind, field.name), by_seat=by_seat)

    def _part(self, step: Hashable, kind: Any, value: Any) -> "Part":
        return part_of((*self.path, step), kind, value, self.field)


def part_of(
    path: Path, kind: Any, value: Any, field: tuple[type, str] = NO_FIELD, *, by_seat: bool = False
) -> Part:
    """Make a part; where it may be missing, its kind is what it is otherwise."""
    kinds = _kinds(kind)
    if len(kinds) == 1:
        return Part(path, kinds[0], value, optional=True, field=field, by_seat=by_seat)
    kind = type(value) if kinds or _is_business(kind) else kind
    return Part(path, kind, value, field=field, by_seat=by_seat)


@cache
def _kinds(kind: Any) -> tuple[Any, ...]:
    """Return the parts of a union, None left out; of another type, nothing."""
    return tuple(part for part in alternatives(bare(kind)) if part is not NoneType)


def whole_of(state: Table) -> Part:
    """Take a whole table as a part."""
    return part_of((), type(state), state)


@cache
def sort_of(kind: Any) -> Sort:
    """Say what can be done with values of an annotated type."""
    whole = bare(kind)
    origin = get_origin(whole)
    if origin is None:
        return _sort_of_one(kind, whole)
    if origin is tuple:
        return Sort.LIST if get_args(whole)[-1] is ... else Sort.ROW
    return Sort.BUNCH if origin is frozenset else Sort.PLACES


def _sort_of_one(kind: Any, whole: Any) -> Sort:
    if kind is Seat:
        return Sort.SEAT
    if attrs.has(whole):
        return Sort.RECORD
    if is_place(whole):
        return Sort.PLACE
    if issubclass(whole, Enum):
        return Sort.CHOICE
    if whole is bool:
        return Sort.FLAG
    return Sort.NUMBER if kind is int else Sort.PIECE if whole in (int, str) else Sort.FIXED


def _fields(record: Any) -> "Iterator[attrs.Attribute[Any]]":
    for field in attrs.fields(type(record)):
        if field.name not in UNTOUCHED and not field.metadata.get("derived"):
            yield field


def _is_business(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Pending)


def _is_shown(value: Any) -> bool:
    """Leave out effects that wait: they are the rules' own business."""
    return not isinstance(value, Pending) or isinstance(value, Question)


def walk(part: Part) -> Iterator[Part]:
    """Walk a part and all it is made of; the keys of places count as parts of their own."""
    yield part
    if part.sort is Sort.PLACES and part.value is not None:
        key, _ = get_args(bare(part.kind))
        yield from (Part((*part.path, place), key, place, field=part.field) for place in part.value)
    for inner in part.parts():
        yield from walk(inner)


def by_seat(state: Table) -> frozenset[str]:
    """Name the fields of a table that have an entry for each seat."""
    return frozenset(part.field[1] for part in walk(whole_of(state)) if part.by_seat)


def hidden(state: Table, view: Table) -> Iterator[Part]:
    """Walk the smallest lists and records of a table in which a view of it differs, as they really are."""
    yield from _hidden(whole_of(state), whole_of(view))


def _hidden(real: Part, seen: Part) -> Iterator[Part]:
    if real.value == seen.value:
        return
    inner, covered = list(real.parts()), list(seen.parts())
    pairs = [(one, other) for one, other in zip(inner, covered, strict=False) if one.value != other.value]
    leaves = [one for one, _ in pairs if one.sort in LEAVES]
    if len(inner) != len(covered) or not pairs or (leaves and real.sort is not Sort.RECORD):
        yield real
        return
    for one, other in pairs:
        yield from _hidden(one, other)
