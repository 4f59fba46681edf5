"""What a table is made of, part by part: its fields, lists, places and pieces, by their shapes."""

from collections.abc import Hashable, Iterator
from typing import Any, Final, TypeAlias

import attrs
from attrs import frozen

from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Shape, contents, kept, narrowed, shape
from boardkit.core.records.position import scene_of
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Pending, Question, Table

Path: TypeAlias = tuple[Hashable, ...]
"""The way to a part: names of fields, numbers of entries, keys."""

UNTOUCHED: Final = frozenset({"options"})
"""What is settled before a match, and not laid on the table."""


@frozen
class Part:
    """A part of a table.

    Attributes:
        shape: what it is made of.
        optional: whether it may be missing.
    """

    path: Path
    shape: Shape
    value: Any
    optional: bool = False

    def parts(self) -> Iterator["Part"]:
        """Walk what it is made of; what follows from the rest is left out."""
        hidden = _hidden_fields(self.shape.kind) if isinstance(self.shape, shapes.Record) else ()
        for step, part, one in contents(self.shape, self.value):
            if step not in hidden and _is_shown(one):
                yield part_of((*self.path, step), part, one)


def whole(table: Table) -> Part:
    """Return a whole table as a part."""
    return Part((), shape(type(table)), table)


def part_of(path: Path, allowed: Shape, value: Any) -> Part:
    """Make a part of a value that may have one of several shapes, or be missing."""
    return Part(path, narrowed(allowed, value), value, optional=isinstance(allowed, shapes.Maybe))


@kept
def _hidden_fields(kind: type) -> frozenset[str]:
    return UNTOUCHED | {field.name for field in attrs.fields(kind) if field.metadata.get("derived")}


def _is_shown(value: Any) -> bool:
    """Leave out effects that wait: they are the rules' own business."""
    return not isinstance(value, Pending) or isinstance(value, Question)


def walk(part: Part) -> Iterator[Part]:
    """Walk a part and all it is made of; the keys of values count as parts of their own."""
    yield part
    if isinstance(part.shape, shapes.Lookup):
        yield from (Part((*part.path, key), part.shape.key, key) for key in part.value or ())
    for inner in part.parts():
        yield from walk(inner)


def way(table: Table, path: Path) -> list[Part]:
    """List the parts on the way to one, the whole table first; fewer where it leads nowhere any more."""
    found = [whole(table)]
    for step in path:
        inner = next((part for part in found[-1].parts() if part.path[-1] == step), None)
        if inner is None:
            break
        found.append(inner)
    return found


def by_seat(game: Game[Any], state: Table) -> frozenset[str]:
    """Name the fields that have an entry for each seat: those that have as many when the game is set up."""
    scene = scene_of(state)
    fresh = game.setup(scene.options, scene.seats).state
    named = [name for name, item in _lists(fresh, scene.seats) if not _is_named(item)]
    counted = [name for name, item in _lists(state, scene.seats) if isinstance(item, shapes.Number)]
    return frozenset([*named, *counted])


def _is_named(item: Shape) -> bool:
    """Tell whether the entries of a list have names; there are as many as seats only by chance."""
    return isinstance(item, shapes.Piece | shapes.Member) or item in (shapes.Basic.TEXT, shapes.Basic.SEAT)


def _lists(table: Table, length: int) -> Iterator[tuple[str, Shape]]:
    """Walk the lists of a length, with the shape of their entries."""
    for part in walk(whole(table)):
        match part.shape:
            case shapes.Series(item) if part.value is not None and len(part.value) == length:
                yield str(part.path[-1]), item


def hidden(state: Table, view: Table) -> Iterator[Part]:
    """Walk the smallest lists and records of a table in which a view of it differs, as they really are."""
    yield from _hidden(whole(state), whole(view))


def _hidden(real: Part, seen: Part) -> Iterator[Part]:
    if real.value == seen.value:
        return
    inner, covered = list(real.parts()), list(seen.parts())
    pairs = [(one, other) for one, other in zip(inner, covered, strict=False) if one.value != other.value]
    leaves = [one for one, _ in pairs if isinstance(one.shape, Leaf)]
    if len(inner) != len(covered) or not pairs or (leaves and not isinstance(real.shape, shapes.Record)):
        yield real
        return
    for one, other in pairs:
        yield from _hidden(one, other)
