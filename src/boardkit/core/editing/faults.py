"""Faults of a table of any game, and which parts, places and seats each is about."""

from collections.abc import Hashable, Iterator
from typing import TypeAlias

from boardkit.core.editing.parts import Part, Path, walk
from boardkit.core.faults import Fault, SeatFault
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of, narrowed, shape
from boardkit.core.rules.kinds import kebab
from boardkit.core.rules.table import Seat
from boardkit.core.values import Value


class Piece(Value):
    """A piece as faults name it."""

    sort: str  # what it is, as messages call it: `terrain-card`
    name: str | int
    seat: Seat | None = None  # whose it is, where each seat has such pieces of its own


class Entry(Value):
    """An entry of a list by its number from 1, and the seat it belongs to if there is one for each."""

    field: str
    number: int
    seat: Seat | None = None


class Way(Value):
    """The way to a part as faults name it: fields by their names, entries, pieces and places."""

    steps: tuple[str | Entry | Piece | Hashable, ...]


Place: TypeAlias = Hashable  # a place of a map, whatever its class


class NoSuchPiece(Fault):
    """A piece is not one of those that this table is played with."""

    piece: Piece


class TooMany(Fault):
    """There are more of a piece than in the box."""

    piece: Piece
    more: int


class Missing(Fault):
    """There are fewer of a piece than in the box."""

    piece: Piece
    less: int


class NoSuchPlace(Fault):
    """Something lies at, or is about, a place that the map does not have."""

    at: Place


class UnevenSeats(Fault):
    """A list by player has more or fewer entries than there are players."""

    part: Way
    there: int
    seats: int


class NoSuchSeatThere(Fault):
    """Something belongs to a player who does not play."""

    number: int
    seats: int


class NotForChance(Fault):
    """Something belongs to chance that only players can have."""


class SeatTwice(Fault):
    """A list names a player twice."""

    part: Way
    seat: Seat


class OutOfRange(Fault):
    """A number is not one of the possible ones, which are `step` apart."""

    part: Way
    value: int
    least: int
    most: int
    step: int = 1


class OtherNumber(Fault):
    """A number, or how many entries a list has, is not what it must be at this point."""

    part: Way
    value: int
    due: int


class TooManyThere(Fault):
    """There is more of something in one place than can be."""

    part: Way
    there: int
    most: int


class QuestionsAstray(Fault):
    """The question and what waits behind it do not follow each other as in a match."""


class AskedAstray(Fault):
    """Chance is asked what a player decides, or a player what chance decides."""


class NotAskedNow(SeatFault):
    """A seat is asked, now or later, what the rules would not ask on this table."""


class RulesCannotGoOn(Fault):
    """The rules cannot go on from a table, though nothing on it is wrong by itself."""


class About(Value):
    """Parts, places and seats that a fault is about; each may be empty."""

    paths: tuple[Path, ...] = ()  # the ways to parts of the table
    places: frozenset[Hashable] = frozenset()  # places of a map
    seat: Seat | None = None  # whose board it is on; None where it is nobody's


def about(fault: Fault, whole: Part) -> About:
    """Find what a fault is about on a whole table; a way counts before the things that it names."""
    fields = fields_of(type(fault)).items()
    named = [(narrowed(kind, getattr(fault, name)), getattr(fault, name)) for name, kind in fields]
    inner = [about(value, whole) for _, value in named if isinstance(value, Fault)]
    seat = next((value for kind, value in named if kind is shapes.Basic.SEAT), None)
    places = frozenset(value for kind, value in named if isinstance(kind, shapes.Place))
    # A fault that names a place says what lies there: the same lies elsewhere, too.
    things = [] if places else named
    ways = [pair for pair in named if isinstance(pair[1], Way)]
    paths = tuple(path for kind, value in (*ways, *things) for path in _paths(kind, value, whole))
    steps = frozenset(step for path in paths for step in path if isinstance(shape(type(step)), shapes.Place))
    return About(
        tuple(dict.fromkeys([*(path for one in inner for path in one.paths), *paths])),
        frozenset().union(places, steps, *(one.places for one in inner)),
        next((one.seat for one in inner if one.seat is not None), seat),
    )


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
    return kebab(kind.kind.__name__) if isinstance(kind, shapes.Piece | shapes.Member) else ""


def _way(named: Way, whole: Part) -> Iterator[Path]:
    """Follow a way as faults name it, as far as it leads."""
    part = whole
    for step in named.steps:
        wanted = (
            step.number - 1 if isinstance(step, Entry) else step.name if isinstance(step, Piece) else step
        )
        inner = next((one for one in part.parts() if one.path[-1] == wanted), None)
        if inner is None:
            break
        part = inner
    if part.path:
        yield part.path
