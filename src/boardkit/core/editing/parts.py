"""Parts of a table, and other tables with one part changed."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, TypeAlias

from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Listing, Shape, contents, narrowed, shape
from boardkit.core.rules.table import BY_SEAT, DERIVED, FieldMark, Pending, Question, Table
from boardkit.core.values import Value, evolve, hints_of, kept

Path: TypeAlias = tuple[Hashable, ...]  # the way to a part: names of fields, numbers of entries, keys
UNTOUCHED: Final = frozenset({"options"})  # settled before a match, and not laid on the table
NO_FIELD: Final[tuple[type, str]] = (Table, "")  # of the whole table, that it lies in no field


class Part(Value):
    """A part of a table."""

    path: Path
    shape: Shape  # what it is made of
    value: Any
    optional: bool = False  # whether it may be missing
    field: tuple[type, str] = NO_FIELD  # the class and the name of the field that it is, or lies in
    by_seat: bool = False  # whether it has an entry for each seat

    def parts(self) -> Iterator["Part"]:
        """Walk what it is made of; what follows from the rest is left out."""
        kind = self.shape.kind if isinstance(self.shape, shapes.Record) else None
        hidden = UNTOUCHED | _marked(kind, DERIVED) if kind else ()
        by_seat = _marked(kind, BY_SEAT) if kind else ()
        for step, allowed, one in contents(self.shape, self.value):
            waits = isinstance(one, Pending) and not isinstance(one, Question)
            if step not in hidden and not waits:  # effects that wait are the rules' own business
                field = (kind, str(step)) if kind else self.field
                path, optional = (*self.path, step), isinstance(allowed, shapes.Maybe)
                yield Part(path, narrowed(allowed, one), one, optional, field, step in by_seat)


def whole(table: Table) -> Part:
    """Return a whole table as a part."""
    return Part((), shape(type(table)), table)


@kept
def _marked(kind: type, mark: FieldMark) -> frozenset[str]:
    hints = hints_of(kind)
    return frozenset(name for name, hint in hints.items() if mark in getattr(hint, "__metadata__", ()))


def walk(part: Part) -> Iterator[Part]:
    """Walk a part and all it is made of; the keys of values count as parts of their own."""
    yield part
    if isinstance(part.shape, Leaf):
        return
    if isinstance(part.shape, shapes.Lookup):
        keys = part.value or ()
        yield from (Part((*part.path, key), part.shape.key, key, field=part.field) for key in keys)
    for inner in part.parts():
        yield from walk(inner)


def way(table: Table, path: Path) -> list[Part]:
    """List the parts on the way to one, the whole table first; fewer where it leads nowhere any more."""
    found = [whole(table)]
    for step in path:
        inner = next((part for part in found[-1].parts() if part.path[-1] == step), None)
        if inner is None:
            break
        found.append(inner)
    return found


def hidden(state: Table, view: Table) -> Iterator[Part]:
    """Walk the smallest lists and records of a table in which a view of it differs, as they really are."""
    yield from _hidden(whole(state), whole(view))


def _hidden(real: Part, seen: Part) -> Iterator[Part]:
    if real.value == seen.value:
        return
    inner, covered = list(real.parts()), list(seen.parts())
    pairs = [(one, other) for one, other in zip(inner, covered, strict=False) if one.value != other.value]
    leaves = [one for one, _ in pairs if isinstance(one.shape, Leaf)]
    if len(inner) != len(covered) or not pairs or (leaves and not isinstance(real.shape, shapes.Record)):
        yield real
        return
    for one, other in pairs:
        yield from _hidden(one, other)


def put(holder: Any, path: Path, value: object) -> Any:
    """Return a value with one part replaced."""
    if not path:
        return value
    step, *rest = path
    old = _entry(holder, step)
    new = put(old, tuple(rest), value)
    match holder:
        case tuple():
            return tuple(new if number == step else one for number, one in enumerate(holder))
        case Mapping():
            return {**holder, step: new}
        case frozenset():
            return (holder - {old}) | {new}
    return evolve(holder, **{str(step): new})


def _entry(holder: object, step: Any) -> Any:
    match holder:
        case tuple() | Mapping():
            return holder[step]
        case frozenset():
            return sorted(holder)[step]
    return getattr(holder, step)


def follow(holder: Any, path: Path) -> Any:
    """Return what lies at the end of a way."""
    for step in path:
        holder = _entry(holder, step)
    return holder


def with_entry(holder: Iterable[object], value: Any) -> object:
    """Return a list with one more entry; of values by keys, a pair of both."""
    match holder:
        case Mapping():
            return {**holder, value[0]: value[1]}
        case frozenset():
            return holder | {value}
    return (*holder, value)


def without_entry(holder: Iterable[object], step: Hashable) -> object:
    """Return a list without an entry."""
    match holder:
        case Mapping():
            return {key: one for key, one in holder.items() if key != step}
        case frozenset():
            return holder - {_entry(holder, step)}
    return tuple(one for number, one in enumerate(holder) if number != step)


def without(table: Table, path: Path) -> Any:
    """Take away the entry of a list that a part is, or lies in; what may be missing goes alone."""
    for holder, part in reversed(list(pairwise(way(table, path)))):
        if part.optional:
            return put(table, part.path, None)
        if isinstance(holder.shape, Listing):
            return put(table, holder.path, without_entry(holder.value, part.path[-1]))
    return table
