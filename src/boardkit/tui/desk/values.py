"""Which values may be put into a position, and how they are asked for."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final

from boardkit.core.editing.editing import is_piece
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Shape
from boardkit.tui.desk.dialogs import Entry, Pick
from boardkit.tui.desk.intents import Add, Intent, Put, Show, Write
from boardkit.tui.desk.position import Position

LONGEST_NUMBER: Final = 6
"""The most characters of a number that is typed."""


def may_be(now: Position, part: Part, value: object) -> bool:
    """Tell whether a part may have a value."""
    if value is None:
        return part.optional
    return isinstance(part.shape, Leaf) and value in now.editing.values(part.shape)


def may_have(now: Position, part: Part, chosen: object) -> bool:
    """Tell whether a part is a list that may have another entry, made of what was chosen."""
    if not now.editing.grows(part):
        return False
    return chosen not in taken(part) and chosen in now.editing.values(wanted(part))


def wanted(part: Part) -> Shape:
    """Say what is chosen for another entry of a list: of values by keys the key."""
    assert isinstance(part.shape, shapes.Listing)
    return part.shape.key if isinstance(part.shape, shapes.Lookup) else part.shape.item


def taken(part: Part) -> Collection[Any]:
    """Name what a list cannot have twice."""
    return () if isinstance(part.shape, shapes.Series) else part.value


def is_chosen(shape: Shape) -> bool:
    """Tell whether a value is chosen from a list, rather than made."""
    return isinstance(shape, Leaf) and not isinstance(shape, shapes.Number)


def digits(text: str) -> int | None:
    """Read a number; None if it is none, or too long."""
    plain = text.removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(plain) < LONGEST_NUMBER else None


def are_in_order(part: Part) -> bool:
    """Tell whether the values of a part follow each other."""
    return part.shape in (shapes.Basic.FLAG, shapes.Basic.SEAT) or isinstance(
        part.shape, shapes.Number | shapes.Member
    )


def neighbour(now: Position, part: Part, by: int) -> Any:
    """Count on from a number, or take another of a few values, after the last of which comes the first."""
    if isinstance(part.shape, shapes.Number):
        return (part.value or 0) + by
    values = [*([None] if part.optional else []), *now.editing.values(part.shape)]
    at = values.index(part.value) if part.value in values else 0
    return values[(at + by) % len(values)]


def number_asked(now: Position, part: Part) -> Entry:
    """Let a number be typed."""
    question = now.words("edit-number-ask", what=now.names.trail(part.path))
    return Entry(question, partial(Write, part.path), str(part.value or 0), LONGEST_NUMBER)


def value_asked(now: Position, part: Part) -> Pick:
    """Let the value of a part be chosen, or that it has none."""
    nothing = [(now.words("edit-without"), Put(part.path, None))] if part.optional else []
    entries = (*nothing, *_entries(now, part.shape, partial(Put, part.path)))
    return Pick(now.names.trail(part.path), entries)


def entry_asked(now: Position, part: Part) -> Pick:
    """Let another entry of a list be chosen."""
    entries = _entries(now, wanted(part), partial(Add, part.path), taken(part))
    return Pick(now.names.trail(part.path), entries)


def _entries(
    now: Position, shape: Shape, put: Callable[[Any], Intent], without: Collection[Any] = ()
) -> tuple[tuple[str, Intent], ...]:
    """List the values of a shape; pieces say where they lie."""
    where = _whereabouts(now, shape)
    values = [value for value in now.editing.values(shape) if value not in without]
    return tuple((_said(now, shape, value, where.get(value)), put(value)) for value in values)


def _whereabouts(now: Position, shape: Shape) -> Mapping[Any, Path]:
    """Say in what the pieces of a shape lie."""
    pieces = list(now.editing.pieces(shape)) if is_piece(shape) else []
    ways = {part.value: part.path for part in reversed(pieces)}
    return {value: way[:-1] if type(way[-1]) is int else way for value, way in ways.items()}


def _said(now: Position, shape: Shape, value: object, where: Path | None) -> str:
    said = now.names.leaf(value, shape)
    return said if where is None else now.lying(said, where)


def piece_sought(now: Position) -> Pick:
    """Let a piece be chosen of all that lie somewhere."""
    entries = tuple(
        (now.lying(now.names.leaf(part.value, part.shape), part.path[:-1]), Show(part.path))
        for part in now.pieces()
    )
    return Pick(now.words("edit-find"), entries)
