"""Places of a map in a table: what lies at one, what lists may name it, and where more may be laid."""

from collections.abc import Callable, Hashable, Iterator
from typing import TypeAlias, TypeVar

from boardkit.core.editing.editing import Editing, is_piece
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of
from boardkit.core.rules.table import Pending, Seat, Table
from boardkit.core.values import Value, evolve

S = TypeVar("S", bound=Table)

Place: TypeAlias = Hashable
"""A place of a map, whatever its class."""


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


Covers: TypeAlias = Callable[[object], frozenset[Place]]
"""Says which places something that lies on a map covers beside the one it is at."""


def nothing_covered(thing: object) -> frozenset[Place]:
    """Cover nothing else."""
    del thing
    return frozenset()


def found_at(
    whole: Part, place: Place, seat: Seat | None = None, covers: Covers = nothing_covered
) -> Iterator[Found]:
    """Walk what a table has to say of a place; on the map of a seat, what is the seat's and what is all's."""
    for part in whole.parts():
        if not _is_business(part):
            for one in _of(part, seat):
                yield from _found(one, place, covers)


def _of(part: Part, seat: Seat | None) -> list[Part]:
    """Take what is a seat's from a part that has an entry for each, and any other part as it is."""
    return [part] if seat is None or not part.by_seat else list(part.parts())[seat : seat + 1]


def _is_business(part: Part) -> bool:
    return isinstance(part.shape, shapes.Series) and _holds(part.shape.item, Pending)


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
            yield from map(Lies, _lying(part, record, place, covers))
            yield from [Free(part)] if place_field(record, type(place)) else []
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
    """Tell whether entries of a list lie at places of a map, or are open business."""
    if not isinstance(item, shapes.Record):
        return False
    places = (one.item if isinstance(one, shapes.Series) else one for one in fields_of(item.kind).values())
    return _holds(item, Pending) or any(isinstance(one, shapes.Place) for one in places)


def _lying(part: Part, record: type, place: Place, covers: Covers) -> Iterator[Part]:
    """Walk the entries of a list that lie at a place or cover it, the latest first."""
    field = place_field(record, type(place))
    for one in reversed(list(part.parts())):
        if (field and getattr(one.value, field) == place) or place in covers(one.value):
            yield one


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
    """Lay something at a place, the plainest that a list may hold; `value` says what, if it is not None.

    It is one change, to be taken back at once.
    """
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
    """Make an entry of a list that lies at a place."""
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
