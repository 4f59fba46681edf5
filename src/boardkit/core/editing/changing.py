"""Another table with one part of it changed: a value put in its place, an entry added or taken away."""

from collections.abc import Iterable, Mapping
from types import NoneType
from typing import Any, get_args

import attrs

from boardkit.core.editing.parts import Path, Sort, sort_of
from boardkit.core.notation.codes import alternatives, bare
from boardkit.core.notation.moves import field_types
from boardkit.core.rules.values import evolve


def put(whole: Any, path: Path, value: Any) -> Any:
    """Return a value with a part exchanged."""
    if not path:
        return value
    step, *rest = path
    inner = put(_entry(whole, step), tuple(rest), value)
    if isinstance(whole, tuple) and isinstance(step, int):
        return _like(whole, (*whole[:step], inner, *whole[step + 1 :]))
    if isinstance(whole, Mapping):
        return {**whole, step: inner}
    if isinstance(whole, frozenset):
        return (whole - {_entry(whole, step)}) | {inner}
    return evolve(whole, **{str(step): inner})


def _entry(whole: Any, step: Any) -> Any:
    if isinstance(whole, frozenset):
        return sorted(whole)[step]
    return whole[step] if isinstance(whole, (tuple, Mapping)) else getattr(whole, step)


def _like(whole: tuple[Any, ...], entries: Iterable[Any]) -> Any:
    """Make a tuple of the same class."""
    return tuple(entries) if type(whole) is tuple else type(whole)(*entries)


def without(state: Any, path: Path) -> Any:
    """Take away the entry of a list that a part is, or lies in; what may be missing goes alone."""
    for end in range(len(path), 0, -1):
        holder, step = follow(state, path[: end - 1]), path[end - 1]
        if isinstance(holder, Mapping):
            return put(state, path[: end - 1], {key: one for key, one in holder.items() if key != step})
        if isinstance(holder, frozenset):
            return put(state, path[: end - 1], holder - {_entry(holder, step)})
        if type(holder) is tuple and isinstance(step, int) and not _is_row(state, path[: end - 1]):
            return put(state, path[: end - 1], (*holder[:step], *holder[step + 1 :]))
        if _may_miss(state, path[:end]):
            return put(state, path[:end], None)
    return state


def follow(whole: Any, path: Path) -> Any:
    """Return what lies at the end of a way."""
    for step in path:
        whole = _entry(whole, step)
    return whole


def _kind_at(state: Any, path: Path) -> Any:
    """Return the annotated type of a part, the None included where it may be missing."""
    kind: Any = type(state)
    whole = state
    for step in path:
        whole_kind = next((k for k in alternatives(bare(kind)) if k is not NoneType), bare(kind))
        parts = get_args(whole_kind)
        if attrs.has(type(whole)):
            kind = field_types(type(whole))[str(step)]
        elif isinstance(whole, Mapping):
            kind = parts[1]
        else:
            kind = (
                parts[step] if isinstance(step, int) and parts[-1] is not ... and len(parts) > 1 else parts[0]
            )
        whole = _entry(whole, step)
    return kind


def _is_row(state: Any, path: Path) -> bool:
    """Tell whether a tuple has a fixed number of entries, or one for each seat that may be empty."""
    kind = bare(_kind_at(state, path))
    item = get_args(kind)[0] if get_args(kind) else None
    return sort_of(kind) is Sort.ROW or NoneType in alternatives(bare(item))


def _may_miss(state: Any, path: Path) -> bool:
    return NoneType in alternatives(bare(_kind_at(state, path)))


def with_entry(state: Any, path: Path, value: Any) -> Any:
    """Add an entry to a list; to places, a pair of place and value."""
    holder = follow(state, path)
    if isinstance(holder, Mapping):
        key, one = value
        return put(state, path, {**holder, key: one})
    if isinstance(holder, frozenset):
        return put(state, path, holder | {value})
    return put(state, path, (*holder, value))
