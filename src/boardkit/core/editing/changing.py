"""Another table with one part of it changed: a value put in its place, an entry added or taken away."""

from collections.abc import Hashable, Iterable, Mapping
from itertools import pairwise
from typing import Any

from boardkit.core.editing.parts import Path, way
from boardkit.core.notation.shapes import Listing
from boardkit.core.rules.table import Table
from boardkit.core.values import evolve


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
