"""Editing a table part by part, or by the places of its map; each change can be taken back."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeAlias

from boardkit.core.editing.parts import Part, Path, put, walk, way, whole, with_entry, without
from boardkit.core.editing.sound import EVER, faults_of, recompute_derived
from boardkit.core.faults import Fault
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, alternatives, fields_of, shape
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Pending, S, Seat, Table
from boardkit.core.values import Value, evolve, needed_by

NOTHING: Final[Mapping[type, Callable[[], object]]] = {
    shapes.Maybe: lambda: None,
    shapes.Number: int,
    shapes.Series: tuple,
    shapes.Lookup: dict,
    shapes.Bunch: frozenset,
}
"""Makes the plainest value of a shape, where that is nothing."""


class Editing(Value, Generic[S], eq=False, dict=True):
    """A table being edited, the tables before it, and those that were taken back."""

    game: Game[S]
    state: S
    before: tuple[S, ...] = ()
    after: tuple[S, ...] = ()  # the tables that were taken back, the last of them first
    places: tuple[Hashable, ...] = ()  # the places of the map, where things may be put

    @property
    def whole(self) -> Part:
        """The whole table as a part."""
        return whole(self.state)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with the table now."""
        return faults_of(self.game, self.state)

    def grows(self, part: Part) -> bool:
        """Return whether a part can have more or fewer entries: no list by seat can, nor open business."""
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

    def changed(self, state: S) -> "Editing[S]":
        """Go on with another table; what was taken back is gone."""
        before = (*self.before, self.state)
        return self.__replace__(state=recompute_derived(self.game, state), before=before, after=())

    def undone(self) -> "Editing[S]":
        """Take the last change back; at the start, stay."""
        if not self.before:
            return self
        after = (self.state, *self.after)
        return self.__replace__(state=self.before[-1], before=self.before[:-1], after=after)

    def redone(self) -> "Editing[S]":
        """Make the change again that was taken back last; where none was, stay."""
        if not self.after:
            return self
        return self.__replace__(state=self.after[0], before=(*self.before, self.state), after=self.after[1:])

    def counted(self, part: Part, by: int) -> int:
        """Count on from the number that a part is, by as many steps as its field takes."""
        return (part.value or 0) + by * abs(self.game.limits.get(part.field, EVER).step)

    def put(self, path: Path, value: object) -> "Editing[S]":
        """Put a value in place of a part; a piece swaps places with one of its sort that lies there."""
        part = self.part(path)
        state = put(self.state, path, value)
        if part is not None and is_piece(part.shape) and value is not None:
            other = self.where(part.shape, value)
            if other is not None and other != path:
                state = without(state, other) if part.value is None else put(state, other, part.value)
        return self.changed(state)

    def without(self, path: Path) -> "Editing[S]":
        """Take a part away."""
        return self.changed(without(self.state, path))

    def added(self, path: Path, value: object) -> "Editing[S]":
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
        parts = (part for table in (*self.before[:1], self.state) for part in walk(whole(table)))
        known = [part.value for part in parts if part.shape == wanted and part.value is not None]
        places = [place for place in self.places if shape(type(place)) == wanted]
        if known or places or not isinstance(wanted, shapes.Piece):
            return sorted(dict.fromkeys([*places, *known]))
        boxed = self.game.known(self.state).get(wanted.kind, ())
        return sorted(boxed) if isinstance(boxed, Iterable) else ()

    def fresh(self, wanted: Shape) -> Any:
        """Make the plainest value of a shape."""
        match wanted:
            case shapes.Row(items):
                return tuple(map(self.fresh, items))
            case shapes.Basic.TEXT:
                return ""
            case shapes.Record(kind):
                return kind(**{name: self.fresh(fields_of(kind)[name]) for name in needed_by(kind)})
            case shapes.Piece(by=by) if not self.values(wanted):
                return self.fresh(by)
        plain = NOTHING.get(type(wanted))
        return next(iter(self.values(wanted))) if plain is None else plain()


def is_piece(wanted: Shape) -> bool:
    """Return whether a part is a thing that lies in one place, and is taken from there to another."""
    return isinstance(wanted, shapes.Piece) or wanted is shapes.Basic.TEXT


Place: TypeAlias = Hashable  # a place of a map, whatever its class


class Lies(Value):
    """Something lies at a place."""

    part: Part


class Named(Value):
    """A list may name a place, or a field may; `entry` is the way to where it does, or None."""

    holder: Part
    entry: Path | None


class Free(Value):
    """Nothing of a list lies at a place, or not yet all that may."""

    holder: Part


Found: TypeAlias = Lies | Named | Free
Covers: TypeAlias = Callable[[object], frozenset[Place]]  # the places that something covers beside its own


def found_at(
    whole: Part, place: Place, seat: Seat | None = None, covers: Covers = lambda _: frozenset()
) -> Iterator[Found]:
    """Walk what a table has to say of a place; on the map of a seat, what is the seat's and what is all's."""
    for part in whole.parts():
        if not (isinstance(part.shape, shapes.Series) and _holds(part.shape.item, Pending)):
            own = [part] if seat is None or not part.by_seat else list(part.parts())[seat : seat + 1]
            for one in own:
                yield from _found(one, place, covers)


def _holds(item: Shape, base: type) -> bool:
    return isinstance(item, shapes.Record) and issubclass(item.kind, base)


def _found(part: Part, place: Place, covers: Covers) -> Iterator[Found]:
    kind = shapes.Place(type(place))
    match part.shape:
        case shapes.Lookup(key) if key == kind:
            there = [one for one in part.parts() if one.path[-1] == place]
            yield from map(Lies, there) if there else [Free(part)]
        case shapes.Series(item) | shapes.Bunch(item) if item == kind:
            yield Named(part, next((one.path for one in part.parts() if one.value == place), None))
        case shapes.Series(shapes.Record(record)) if not part.by_seat:
            field = place_field(record, type(place))
            for one in reversed(list(part.parts())):
                if (field and getattr(one.value, field) == place) or place in covers(one.value):
                    yield Lies(one)
            yield from [Free(part)] if field else []
        case shape if shape == kind and part.field[0] is not Table:
            yield Named(part, part.path if part.value == place else None)
        case _:
            for inner in part.parts():
                yield from _found(inner, place, covers)


def place_field(record: type, kind: type) -> str:
    """Name the field by which a record lies at places of a kind; empty where it has none."""
    places = (shapes.Place(kind), shapes.Series(shapes.Place(kind)))
    return next((name for name, one in fields_of(record).items() if one in places), "")


def lies_somewhere(item: Shape) -> bool:
    """Return whether entries of a list lie at places of a map, or are open business."""
    if not isinstance(item, shapes.Record):
        return False
    places = (one.item if isinstance(one, shapes.Series) else one for one in fields_of(item.kind).values())
    return _holds(item, Pending) or any(isinstance(one, shapes.Place) for one in places)


def named(editing: Editing[S], path: Path, place: Place) -> Editing[S]:
    """Let a list or a field name a place, or, where it does, no longer."""
    part = editing.part(path)
    if part is None:
        return editing
    if isinstance(part.shape, shapes.Place):
        return editing.put(path, None if part.value == place and part.optional else place)
    entry = next((one.path for one in part.parts() if one.value == place), None)
    return editing.added(path, place) if entry is None else editing.without(entry)


def laid(editing: Editing[S], path: Path, place: Place, value: object = None) -> Editing[S]:
    """Lay something at a place in one change: `value`, or the plainest that a list may hold."""
    part = editing.part(path)
    entry = None if part is None else _entry(editing, part, place)
    if part is None or entry is None:
        return editing
    more = editing.added(path, entry)
    longer = more.part(path)
    last = [] if longer is None else list(longer.parts())[-1:]
    leaf = telling(last[0]) if last else None
    if value is not None and leaf is not None:
        more = more.put(leaf.path, value)
    return more.__replace__(before=(*editing.before, editing.state))


def _entry(editing: Editing[S], part: Part, place: Place) -> object:
    match part.shape:
        case shapes.Lookup(item=item):
            return place, _some(editing, item)
        case shapes.Series(shapes.Record(kind) as record):
            field = place_field(kind, type(place))
            several = isinstance(fields_of(kind)[field], shapes.Series)
            return evolve(editing.fresh(record), **{field: (place,) if several else place})
    return None


def _some(editing: Editing[S], item: Shape) -> object:
    """Make the plainest value that is not nothing: of what is counted, one."""
    if isinstance(item, shapes.Number):
        return 1
    fresh = editing.fresh(item)
    fields = fields_of(type(fresh)) if isinstance(item, shapes.Record) else {}
    counted = all(isinstance(one, shapes.Number) for one in fields.values())
    return evolve(fresh, **{next(iter(fields)): 1}) if fields and counted else fresh


def telling(part: Part) -> Part | None:
    """Return the part of something that says what it is: its first piece, or else its first member of few."""
    inner = [part] if isinstance(part.shape, shapes.Leaf) else list(part.parts())
    pieces = [one for one in inner if is_piece(one.shape)]
    members = [one for one in inner if isinstance(one.shape, shapes.Member)]
    there = [one for one in pieces if one.value is not None]
    return next(iter((*there, *pieces, *members)), None)
