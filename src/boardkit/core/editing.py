"""Editing a table part by part: what it is made of, and another table with one part changed."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from types import NoneType
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar, get_args, get_origin

import attrs
from attrs import frozen

from boardkit.core.coding import alternatives, bare, is_place
from boardkit.core.faults import Fault
from boardkit.core.game import Game
from boardkit.core.notation import field_types
from boardkit.core.position import faults_of, rebuilt, scene_of
from boardkit.core.table import Pending, Question, Seat, Table
from boardkit.core.values import evolve

S = TypeVar("S", bound=Table)

Path: TypeAlias = tuple[Hashable, ...]
"""The way to a part: names of fields, numbers of entries, keys."""

UNTOUCHED: Final = frozenset({"options"})
"""What is settled before a match, and not laid on the table."""


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
    """

    path: Path
    kind: Any
    value: Any
    optional: bool = False

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
                yield from (
                    self._part(name, kind, getattr(self.value, name)) for name, kind in _fields(self.value)
                )
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

    def _part(self, step: Hashable, kind: Any, value: Any) -> "Part":
        return part_of((*self.path, step), kind, value)


def part_of(path: Path, kind: Any, value: Any) -> Part:
    """Make a part; where it may be missing, its kind is what it is otherwise."""
    kinds = [part for part in alternatives(bare(kind)) if part is not NoneType]
    if len(kinds) == 1:
        return Part(path, kinds[0], value, optional=True)
    return Part(path, type(value) if kinds or _is_business(kind) else kind, value)


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


def _fields(record: Any) -> Iterator[tuple[str, Any]]:
    kinds = field_types(type(record))
    for field in attrs.fields(type(record)):
        if field.name not in UNTOUCHED and not field.metadata.get("follows"):
            yield field.name, kinds[field.name]


def _is_business(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Pending)


def _is_shown(value: Any) -> bool:
    """Leave out effects that wait: they are the rules' own business."""
    return not isinstance(value, Pending) or isinstance(value, Question)


@frozen(eq=False, slots=False)
class Editing(Generic[S]):
    """A table being edited, and the tables before it.

    Attributes:
        places: the places of the map, where things may be put.
    """

    game: Game[S]
    state: S
    before: tuple[S, ...] = ()
    places: tuple[Hashable, ...] = ()

    @property
    def whole(self) -> Part:
        """The whole table as a part."""
        return part_of((), type(self.state), self.state)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with the table now."""
        return faults_of(self.game, self.state)

    def part(self, path: Path) -> Part | None:
        """Return the part at the end of a way; None when the way leads nowhere any more."""
        part: Part | None = self.whole
        for step in path:
            part = next((inner for inner in part.parts() if inner.path[-1] == step), None) if part else None
        return part

    def changed(self, state: S) -> Self:
        """Go on with another table."""
        return evolve(self, state=rebuilt(self.game, state), before=(*self.before, self.state))

    def undone(self) -> Self:
        """Take the last change back; at the start, stay."""
        return evolve(self, state=self.before[-1], before=self.before[:-1]) if self.before else self

    def put(self, path: Path, value: Any) -> Self:
        """Put a value in place of a part; a piece changes places with its like that lies there."""
        part = self.part(path)
        state = put(self.state, path, value)
        if part is not None and part.sort is Sort.PIECE and value is not None:
            other = self.where(part.kind, value)
            if other is not None and other != path:
                state = _without(state, other) if part.value is None else put(state, other, part.value)
        return self.changed(state)

    def without(self, path: Path) -> Self:
        """Take a part away."""
        return self.changed(_without(self.state, path))

    def added(self, path: Path, value: Any) -> Self:
        """Add an entry to a list; a piece comes from where it lies now."""
        part = self.part(path)
        if part is None:
            return self
        state = self.state
        if isinstance(part.value, tuple) and sort_of(get_args(bare(part.kind))[0]) is Sort.PIECE:
            other = self.where(get_args(bare(part.kind))[0], value)
            state = state if other is None else _without(state, other)
        return self.changed(_with_entry(state, path, value))

    def where(self, kind: Any, piece: Any) -> Path | None:
        """Say where a piece lies; None when it lies nowhere."""
        return next((part.path for part in self.pieces(kind) if part.value == piece), None)

    def pieces(self, kind: Any) -> Iterator[Part]:
        """Walk the parts of one annotated type."""
        return (part for part in walk(self.whole) if part.kind is kind and part.value is not None)

    def values(self, kind: Any) -> Sequence[Any]:
        """List the values that a part of some type may have: all that are known of it."""
        whole = bare(kind)
        match sort_of(kind):
            case Sort.FLAG:
                return (False, True)
            case Sort.CHOICE:
                return tuple(whole)
            case Sort.SEAT:
                return tuple(map(Seat, range(scene_of(self.state).seats)))
        known = [part.value for table in (*self.before[:1], self.state) for part in _of_kind(table, kind)]
        places = [place for place in self.places if type(place) is whole]
        return sorted(dict.fromkeys([*places, *known]))

    def fresh(self, kind: Any) -> Any:
        """Make the plainest value of a type."""
        whole = bare(kind)
        if NoneType in alternatives(whole):
            return None
        match sort_of(kind):
            case Sort.NUMBER:
                return 0
            case Sort.LIST:
                return ()
            case Sort.ROW:
                return tuple(map(self.fresh, get_args(whole)))
            case Sort.PLACES:
                return {}
            case Sort.BUNCH:
                return frozenset()
            case Sort.RECORD:
                return self._fresh_record(whole)
        values = self.values(kind)
        return values[0] if values else whole()

    def _fresh_record(self, kind: type) -> Any:
        needed = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
        return kind(**{name: self.fresh(field_types(kind)[name]) for name in needed})


def _of_kind(table: Table, kind: Any) -> Iterator[Part]:
    whole = part_of((), type(table), table)
    return (part for part in walk(whole) if part.kind == kind and part.value is not None)


def walk(part: Part) -> Iterator[Part]:
    """Walk a part and all it is made of; the keys of places count as parts of their own."""
    yield part
    if part.sort is Sort.PLACES and part.value is not None:
        key, _ = get_args(bare(part.kind))
        yield from (Part((*part.path, place), key, place) for place in part.value)
    for inner in part.parts():
        yield from walk(inner)


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


def _without(state: Any, path: Path) -> Any:
    """Take away the entry of a list that a part is, or lies in; what may be missing goes alone."""
    for end in range(len(path), 0, -1):
        holder, step = _follow(state, path[: end - 1]), path[end - 1]
        if isinstance(holder, Mapping):
            return put(state, path[: end - 1], {key: one for key, one in holder.items() if key != step})
        if isinstance(holder, frozenset):
            return put(state, path[: end - 1], holder - {_entry(holder, step)})
        if type(holder) is tuple and isinstance(step, int) and not _is_row(state, path[: end - 1]):
            return put(state, path[: end - 1], (*holder[:step], *holder[step + 1 :]))
        if _may_miss(state, path[:end]):
            return put(state, path[:end], None)
    return state


def _follow(whole: Any, path: Path) -> Any:
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


def _with_entry(state: Any, path: Path, value: Any) -> Any:
    holder = _follow(state, path)
    if isinstance(holder, Mapping):
        key, one = value
        return put(state, path, {**holder, key: one})
    if isinstance(holder, frozenset):
        return put(state, path, holder | {value})
    return put(state, path, (*holder, value))


def by_seat(game: Game[S], state: S) -> frozenset[str]:
    """Name the fields that have an entry for each seat: those that have as many when the game is set up."""
    scene = scene_of(state)
    fresh = game.setup(scene.options, scene.seats).state
    lists = [part for part in walk(part_of((), type(fresh), fresh)) if _is_long(part, scene.seats)]
    numbers = [part for part in walk(part_of((), type(state), state)) if _is_long(part, scene.seats)]
    named = [part for part in lists if _item(part) not in (Sort.PIECE, Sort.SEAT, Sort.CHOICE)]
    named += [part for part in numbers if _item(part) is Sort.NUMBER]
    return frozenset(str(part.path[-1]) for part in named)


def _is_long(part: Part, count: int) -> bool:
    return part.sort is Sort.LIST and part.value is not None and len(part.value) == count


def _item(part: Part) -> Sort | None:
    """Say what the entries of a list are; None where they may be missing."""
    (item, *_) = get_args(bare(part.kind))
    return None if alternatives(bare(item)) else sort_of(item)


def hidden(state: Table, view: Table) -> Iterator[Part]:
    """Walk the smallest lists and records of a table in which a view of it differs, as they really are."""
    yield from _hidden(part_of((), type(state), state), part_of((), type(view), view))


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
