"""What a fault is about: the ways to the parts of a table, the places and the seats that it names."""

from collections.abc import Hashable, Iterator
from typing import Final

from boardkit.core.editing.faults import Entry, Piece, Way
from boardkit.core.editing.parts import Part, Path, walk
from boardkit.core.faults import Fault
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of, narrowed, shape
from boardkit.core.rules.kinds import kebab
from boardkit.core.rules.table import Seat
from boardkit.core.values import Value

NOWHERE: Final[frozenset[Hashable]] = frozenset()


class About(Value):
    """What a fault is about; each may be empty.

    Attributes:
        paths: the ways to parts of the table.
        places: places of a map.
        seat: whose board it is on; None where it is nobody's.
    """

    paths: tuple[Path, ...] = ()
    places: frozenset[Hashable] = NOWHERE
    seat: Seat | None = None


def about(fault: Fault, whole: Part) -> About:
    """Find what a fault is about on a whole table; a way counts before the things that it names."""
    named = [(narrowed(kind, getattr(fault, name)), getattr(fault, name)) for name, kind in _fields(fault)]
    inner = [about(value, whole) for _, value in named if isinstance(value, Fault)]
    seat = next((value for kind, value in named if kind is shapes.Basic.SEAT), None)
    places = frozenset(value for kind, value in named if isinstance(kind, shapes.Place))
    # A fault that names a place says what lies there: the same lies elsewhere, too.
    things = [] if places else named
    ways = [pair for pair in named if isinstance(pair[1], Way)]
    paths = tuple(path for kind, value in (*ways, *things) for path in _paths(kind, value, whole))
    steps = frozenset(step for path in paths for step in path if _is_place(step))
    return About(
        tuple(dict.fromkeys([*(path for one in inner for path in one.paths), *paths])),
        frozenset().union(places, steps, *(one.places for one in inner)),
        next((one.seat for one in inner if one.seat is not None), seat),
    )


def _fields(fault: Fault) -> Iterator[tuple[str, Shape]]:
    yield from fields_of(type(fault)).items()


def _is_place(step: object) -> bool:
    return isinstance(shape(type(step)), shapes.Place)


def _paths(kind: Shape, value: object, whole: Part) -> Iterator[Path]:
    """Find the ways to what a field of a fault names."""
    match value:
        case None:
            return
        case Way():
            yield from _way(value, whole)
        case Piece(sort, name):
            yield from (part.path for part in walk(whole) if part.value == name and _sort(part.shape) == sort)
        case _ if isinstance(kind, shapes.Piece | shapes.Member) or kind is shapes.Basic.TEXT:
            yield from (part.path for part in walk(whole) if part.shape == kind and part.value == value)


def _sort(kind: Shape) -> str:
    """Return what faults call a sort of pieces."""
    return kebab(kind.kind.__name__) if isinstance(kind, shapes.Piece | shapes.Member) else ""


def _way(named: Way, whole: Part) -> Iterator[Path]:
    """Follow a way as faults name it, as far as it leads."""
    part = whole
    for step in named.steps:
        wanted = _step(step)
        inner = next((one for one in part.parts() if one.path[-1] == wanted), None)
        if inner is None:
            break
        part = inner
    if part.path:
        yield part.path


def _step(step: object) -> object:
    match step:
        case Entry(_, number):
            return number - 1
        case Piece(_, name):
            return name
    return step
