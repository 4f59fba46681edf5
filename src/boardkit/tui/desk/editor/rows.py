"""The rows beside a board: what a place, a seat or an opened part has that can be changed."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from boardkit.core.editing.editing import Editing, Found, Free, Lies, Named, Place, telling
from boardkit.core.editing.parts import Part, Path, way
from boardkit.core.notation.shapes import Leaf, Listing
from boardkit.core.values import Value


class Field(Value, eq=False):
    """A part of the table.

    Attributes:
        names: the ways to what names it, from the outer to the inner.
        inner: whether it belongs to what the row before it is about.
        entry: what lies at the place, of which this says what it is; None where the row is about itself.
    """

    part: Part
    names: tuple[Path, ...]
    inner: bool = False
    entry: Part | None = None

    @property
    def whole(self) -> Part:
        """What is taken away with the row."""
        return self.part if self.entry is None else self.entry


class Here(Value, eq=False):
    """Whether a list or a field names the place; `entry` is the way to where it does."""

    holder: Part
    place: Place
    entry: Path | None


class Gap(Value, eq=False):
    """Nothing of a list lies at the place, or more may."""

    holder: Part
    place: Place


class More(Value, eq=False):
    """A list may have another entry."""

    holder: Part


Row: TypeAlias = Field | Here | Gap | More


def path_of(row: Row) -> Path:
    """Return the way to what a row is about."""
    match row:
        case Field():
            return row.whole.path
        case Here(holder, _, entry):
            return holder.path if entry is None else entry
    return row.holder.path


def rows_of(editing: Editing[Any], part: Part) -> Sequence[Row]:
    """List the rows of an opened part: its parts, and one to add another; a single value is its own row."""
    if isinstance(part.shape, Leaf):
        return (Field(part, named_by(editing, part.path)[-1:]),)
    more = (More(part),) if editing.grows(part) else ()
    return (*(Field(one, (one.path,)) for one in part.parts()), *more)


def rows_at(editing: Editing[Any], found: Iterable[Found], place: Place) -> Iterator[Row]:
    """List the rows of a place: first what lies there, then what may be laid there, then what names it."""
    there = list(found)
    for one in there:
        if isinstance(one, Lies):
            yield from _unfolded(editing, one.part)
    yield from (Gap(one.holder, place) for one in there if isinstance(one, Free))
    yield from (Here(one.holder, place, one.entry) for one in there if isinstance(one, Named))


def _unfolded(editing: Editing[Any], part: Part) -> Iterator[Row]:
    """List what lies at a place, and below it what else is said of it; lists stay closed."""
    names = named_by(editing, part.path[:-1])
    told = telling(part) or part
    yield Field(told, names, entry=part)
    for one in () if isinstance(part.shape, Leaf) else _leaves(part):
        if one != told:
            ways = (one.path[:end] for end in range(len(part.path) + 1, len(one.path) + 1))
            yield Field(one, tuple(ways), inner=True)


def _leaves(part: Part) -> Iterator[Part]:
    for one in part.parts():
        opened = not isinstance(one.shape, Leaf) and (one.by_seat or not isinstance(one.shape, Listing))
        yield from _leaves(one) if opened else (one,)


def named_by(editing: Editing[Any], path: Path) -> tuple[Path, ...]:
    """Return what names a part: whose it is, where each seat has one of its own, and what it is."""
    parts = way(editing.state, path)
    seats = [one.path for holder, one in pairwise(parts) if holder.by_seat]
    own = path[:-1] if path in seats else path
    return tuple(dict.fromkeys((*seats, own)))
