"""What a move names: cards, buildings, roles, whatever has a name; found by the types of its fields."""

from collections.abc import Iterator

from boardkit.core import Move
from boardkit.core.notation import shapes
from boardkit.core.notation.moves import write_value
from boardkit.core.notation.shapes import Shape, fields_of, kept
from boardkit.many.job import Deed


def deeds_of(move: Move) -> Iterator[Deed]:
    """Name the things in a move; places, numbers, seats and what a key turns are none."""
    for name, whole in naming(type(move)):
        for leaf, value in shapes.leaves(whole, getattr(move, name)):
            if is_named(leaf):
                yield Deed(move.verb, name, write_value(value))


@kept
def naming(kind: type[Move]) -> tuple[tuple[str, Shape], ...]:
    """Return the fields of a class of moves that hold names of things."""
    return tuple(
        (name, whole)
        for name, whole in fields_of(kind).items()
        if name not in kind.turns and is_named(inner(whole))
    )


def is_named(whole: Shape) -> bool:
    """Tell whether a single value is the name of a thing."""
    return isinstance(whole, shapes.Piece | shapes.Member) or whole is shapes.Basic.TEXT


def inner(whole: Shape) -> Shape:
    """Return the shape of what a field holds one of, or none, or several."""
    match whole:
        case shapes.Maybe(one) | shapes.Series(one) | shapes.Bunch(one):
            return inner(one)
    return whole
