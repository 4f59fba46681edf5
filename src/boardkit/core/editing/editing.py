"""Editing a table part by part: values put, pieces moved, entries added, each change taken back."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from types import NoneType
from typing import Any, Generic, Self, TypeVar, get_args

import attrs
from attrs import frozen

from boardkit.core.editing.changing import put, with_entry, without
from boardkit.core.editing.parts import LISTS, Part, Path, Sort, sort_of, walk, whole_of
from boardkit.core.editing.sound import faults_of, recompute_derived
from boardkit.core.faults import Fault
from boardkit.core.notation.codes import alternatives, bare
from boardkit.core.notation.moves import field_types
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Pending, Seat, Table, scene_of
from boardkit.core.rules.values import evolve

S = TypeVar("S", bound=Table)


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
        return whole_of(self.state)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with the table now."""
        return faults_of(self.game, self.state)

    def grows(self, part: Part) -> bool:
        """Tell whether a part can have more or fewer entries: no list by seat can, nor open business."""
        if part.sort not in LISTS or part.value is None or part.by_seat:
            return False
        item = bare(get_args(bare(part.kind))[0])
        return not (isinstance(item, type) and issubclass(item, Pending))

    def part(self, path: Path) -> Part | None:
        """Return the part at the end of a way; None when the way leads nowhere any more."""
        part: Part | None = self.whole
        for step in path:
            part = next((inner for inner in part.parts() if inner.path[-1] == step), None) if part else None
        return part

    def changed(self, state: S) -> Self:
        """Go on with another table."""
        return evolve(self, state=recompute_derived(self.game, state), before=(*self.before, self.state))

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
                state = without(state, other) if part.value is None else put(state, other, part.value)
        return self.changed(state)

    def without(self, path: Path) -> Self:
        """Take a part away."""
        return self.changed(without(self.state, path))

    def added(self, path: Path, value: Any) -> Self:
        """Add an entry to a list; a piece comes from where it lies now."""
        part = self.part(path)
        if part is None:
            return self
        state = self.state
        if isinstance(part.value, tuple) and sort_of(get_args(bare(part.kind))[0]) is Sort.PIECE:
            other = self.where(get_args(bare(part.kind))[0], value)
            state = state if other is None else without(state, other)
        return self.changed(with_entry(state, path, value))

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
    return (part for part in walk(whole_of(table)) if part.kind == kind and part.value is not None)
