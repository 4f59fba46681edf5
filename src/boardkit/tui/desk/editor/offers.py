"""What may stand in a row: its values, each with what is wanted by taking it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core.editing.editing import Editing, is_piece, laid, named, telling
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Shape
from boardkit.core.values import Value
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import Field, Gap, Here, More
from boardkit.tui.desk.intents import Add, Do, Intent, Lie, Mention, Put, Step

LONGEST_NUMBER: Final = 6
"""The most characters of a number that is typed."""


class Offer(Value, eq=False):
    """Something that may stand in a row.

    Attributes:
        intent: what is wanted by taking it.
        said: what it is called.
        kind: what it is made of; None for what is no value.
        stands: whether it stands there now.
        lies: the way to what it lies in now; None where it lies nowhere.
    """

    intent: Intent
    said: str
    kind: Shape | None = None
    value: Any = None
    stands: bool = False
    lies: Path | None = None


def offers(now: Position) -> Sequence[Offer]:
    """List what may stand in the row under the cursor."""
    match now.chosen:
        case Field(part) if isinstance(part.shape, shapes.Number):
            return tuple(_numbers(now, part))
        case Field(part) if isinstance(part.shape, Leaf):
            return tuple(_values(now, part))
        case Here(holder, place, entry):
            here = entry is not None
            deed = Mention(holder.path, place)
            words = now.words
            return (
                Offer(deed if not here else Do.STAY, words("yes"), stands=here),
                Offer(deed if here else Do.STAY, words("no"), stands=not here),
            )
        case Gap(holder, place):
            kind = _told_by(now.editing, holder, place)
            known = () if kind is None else now.editing.values(kind)
            found = [_offer(now, Lie(holder.path, place, one), kind, one) for one in known]
            return _with_whereabouts(now, kind, found) or (
                Offer(Lie(holder.path, place), now.words("edit-lay-one")),
            )
        case More(holder):
            return entries(now, holder)
    return ()


def _numbers(now: Position, part: Part) -> Iterator[Offer]:
    """Offer the number before, the number after, and any other."""
    for by in (-1, 1):
        other = now.editing.counted(part, by)
        yield Offer(Step(by), now.words("edit-less" if by < 0 else "edit-greater", number=other))
    yield Offer(Do.ACT, now.words("edit-other-number"))


def _values(now: Position, part: Part) -> Iterator[Offer]:
    if part.optional:
        yield Offer(Put(part.path, None), now.words("edit-without"), stands=part.value is None)
    values = [
        _offer(now, Put(part.path, one), part.shape, one, stands=one == part.value)
        for one in now.editing.values(part.shape)
    ]
    yield from _with_whereabouts(now, part.shape, values)


def entries(now: Position, holder: Part) -> Sequence[Offer]:
    """List what may be added to a list."""
    kind = wanted(holder)
    if not is_chosen(kind):
        return (Offer(Do.NEW, now.words("edit-add")),)
    gone = taken(holder)
    values = [one for one in now.editing.values(kind) if one not in gone]
    return _with_whereabouts(now, kind, [_offer(now, Add(holder.path, one), kind, one) for one in values])


def _offer(now: Position, intent: Intent, kind: Shape | None, value: Any, *, stands: bool = False) -> Offer:
    return Offer(intent, now.names.piece(value, kind), kind, value, stands)


def _with_whereabouts(now: Position, kind: Shape | None, found: Sequence[Offer]) -> Sequence[Offer]:
    """Say of pieces in what they lie."""
    where = whereabouts(now, kind) if kind is not None else {}
    return tuple(
        Offer(one.intent, one.said, one.kind, one.value, one.stands, where.get(one.value)) for one in found
    )


def whereabouts(now: Position, kind: Shape) -> Mapping[Any, Path]:
    """Say in what the pieces of a shape lie."""
    pieces = list(now.editing.pieces(kind)) if is_piece(kind) else []
    ways = {part.value: part.path for part in reversed(pieces)}
    return {value: way[:-1] if type(way[-1]) is int else way for value, way in ways.items()}


def lying(now: Position, piece: str, where: Path) -> str:
    """Say where a piece lies."""
    return now.words("edit-lies", piece=piece, place=now.names.trail(where))


def _told_by(editing: Editing[Any], holder: Part, place: Any) -> Shape | None:
    """Say what tells the things of a list from each other, such as the kind of a tile."""
    more = laid(editing, holder.path, place).part(holder.path)
    last = [] if more is None else list(more.parts())[-1:]
    leaf = telling(last[0]) if last else None
    return None if leaf is None else leaf.shape


def tried(now: Position, offer: Offer) -> Editing[Any] | None:
    """Take an offer on trial; None for what changes nothing at a place."""
    match offer.intent:
        case Put(path, value):
            return now.editing.put(path, value)
        case Lie(path, place, value):
            return laid(now.editing, path, place, value)
        case Mention(path, place):
            return named(now.editing, path, place)
    return None


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


def is_chosen(kind: Shape) -> bool:
    """Tell whether a value is chosen from a list, rather than made."""
    return isinstance(kind, Leaf) and not isinstance(kind, shapes.Number)


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
        return now.editing.counted(part, by)
    values = [*([None] if part.optional else []), *now.editing.values(part.shape)]
    at = values.index(part.value) if part.value in values else 0
    return values[(at + by) % len(values)]
