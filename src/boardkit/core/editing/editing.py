"""Editing a table part by part: values put, pieces moved, entries added, each change taken back."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from boardkit.core.editing.changing import put, with_entry, without
from boardkit.core.editing.parts import Part, Path, walk, way, whole
from boardkit.core.editing.sound import EVER, faults_of, recompute_derived
from boardkit.core.faults import Fault
from boardkit.core.notation import shapes
from boardkit.core.notation.alternatives import alternatives
from boardkit.core.notation.shapes import Shape, fields_of, shape
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Pending, Seat, Table
from boardkit.core.values import Value, needed_by

S = TypeVar("S", bound=Table)


class Editing(Value, Generic[S], eq=False, dict=True):
    """A table being edited, the tables before it, and those that were taken back.

    Attributes:
        after: the tables that were taken back, the last of them first.
        places: the places of the map, where things may be put.
    """

    game: Game[S]
    state: S
    before: tuple[S, ...] = ()
    after: tuple[S, ...] = ()
    places: tuple[Hashable, ...] = ()

    @property
    def whole(self) -> Part:
        """The whole table as a part."""
        return whole(self.state)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with the table now."""
        return faults_of(self.game, self.state)

    def grows(self, part: Part) -> bool:
        """Tell whether a part can have more or fewer entries: no list by seat can, nor open business."""
        match part.shape:
            case shapes.Series(shapes.Record(kind)) if issubclass(kind, Pending):
                return False
            case shapes.Series() | shapes.Bunch() | shapes.Lookup():
                return part.value is not None and not part.by_seat
        return False

    def part(self, path: Path) -> Part | None:
        """Return the part at the end of a way; None when the way leads nowhere any more."""
        found = way(self.state, path)[-1]
        return found if found.path == path else None

    def changed(self, state: S) -> Self:
        """Go on with another table; what was taken back is gone."""
        before = (*self.before, self.state)
        return self.__replace__(state=recompute_derived(self.game, state), before=before, after=())

    def undone(self) -> Self:
        """Take the last change back; at the start, stay."""
        if not self.before:
            return self
        after = (self.state, *self.after)
        return self.__replace__(state=self.before[-1], before=self.before[:-1], after=after)

    def redone(self) -> Self:
        """Make the change again that was taken back last; where none was, stay."""
        if not self.after:
            return self
        before = (*self.before, self.state)
        return self.__replace__(state=self.after[0], before=before, after=self.after[1:])

    def counted(self, part: Part, by: int) -> int:
        """Count on from the number that a part is, by as many steps as its field takes."""
        return (part.value or 0) + by * abs(self.game.limits.get(part.field, EVER).step)

    def put(self, path: Path, value: object) -> Self:
        """Put a value in place of a part; a piece swaps places with one of its sort that lies there."""
        part = self.part(path)
        state = put(self.state, path, value)
        if part is not None and is_piece(part.shape) and value is not None:
            other = self.where(part.shape, value)
            if other is not None and other != path:
                state = without(state, other) if part.value is None else put(state, other, part.value)
        return self.changed(state)

    def without(self, path: Path) -> Self:
        """Take a part away."""
        return self.changed(without(self.state, path))

    def added(self, path: Path, value: object) -> Self:
        """Add an entry to a list; a piece comes from where it lies now."""
        part = self.part(path)
        if part is None:
            return self
        state, other = self.state, None
        if isinstance(part.shape, shapes.Series) and is_piece(part.shape.item):
            other = self.where(part.shape.item, value)
        state = state if other is None else without(state, other)
        [*_, holder] = way(state, path)
        return self.changed(put(state, path, with_entry(holder.value, value)))

    def where(self, piece: Shape, value: object) -> Path | None:
        """Say where a piece lies; None when it is not on the table."""
        return next((part.path for part in self.pieces(piece) if part.value == value), None)

    def pieces(self, piece: Shape) -> Iterator[Part]:
        """Walk the parts of one shape."""
        return (part for part in walk(self.whole) if part.shape == piece and part.value is not None)

    def values(self, wanted: Shape) -> Sequence[Any]:
        """List the values that a part of some shape may have: all that are on the table, else in the box."""
        if wanted is shapes.Basic.SEAT:
            return tuple(map(Seat, range(self.state.seats)))
        if always := alternatives(wanted):
            return always
        known = [part.value for table in (*self.before[:1], self.state) for part in _of_shape(table, wanted)]
        places = [place for place in self.places if shape(type(place)) == wanted]
        return sorted(dict.fromkeys([*places, *known])) or self._boxed(wanted)

    def _boxed(self, wanted: Shape) -> Sequence[Any]:
        """List what the box has of a sort of pieces of which none is on the table."""
        match wanted:
            case shapes.Piece(kind):
                found = self.game.known(self.state).get(kind, ())
                return sorted(found) if isinstance(found, Iterable) else ()
        return ()

    def fresh(self, wanted: Shape) -> Any:
        """Make the plainest value of a shape."""
        match wanted:
            case shapes.Maybe():
                return None
            case shapes.Number():
                return 0
            case shapes.Series():
                return ()
            case shapes.Row(items):
                return tuple(map(self.fresh, items))
            case shapes.Lookup():
                return {}
            case shapes.Bunch():
                return frozenset()
            case shapes.Basic.TEXT:
                return ""
            case shapes.Record(kind):
                return self._fresh_record(kind)
            case shapes.Piece(by=by) if not self.values(wanted):
                return self.fresh(by)
        return next(iter(self.values(wanted)))

    def _fresh_record(self, kind: type) -> object:
        return kind(**{name: self.fresh(fields_of(kind)[name]) for name in needed_by(kind)})


def is_piece(wanted: Shape) -> bool:
    """Tell whether a part is a thing that lies in one place, and is taken from there to another."""
    return isinstance(wanted, shapes.Piece) or wanted is shapes.Basic.TEXT


def _of_shape(table: Table, wanted: Shape) -> Iterator[Part]:
    return (part for part in walk(whole(table)) if part.shape == wanted and part.value is not None)
