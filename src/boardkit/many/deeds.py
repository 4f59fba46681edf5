"""What a move names: cards, buildings, roles, whatever has a name; found by the types of its fields."""

from collections.abc import Mapping

from boardkit.core import Move
from boardkit.core.notation import shapes
from boardkit.core.notation.moves import write_value
from boardkit.core.notation.shapes import Shape, fields_of
from boardkit.core.values import kept
from boardkit.many.job import Deed


@kept
def deeds_of(kind: type[Move], name: str, held: object) -> tuple[Deed, ...]:
    """Name the things that a field of a move holds; places, numbers, seats and what a key turns are none.

    Where several fields hold things of one sort, such as the two of an exchange, it is said of the first.
    """
    whole = naming(kind)[name]
    first = next(other for other, like in naming(kind).items() if inner(like) == inner(whole))
    named = (value for leaf, value in shapes.leaves(whole, held) if is_named(leaf))
    return tuple(Deed(kind.verb, first, write_value(value)) for value in named)


@kept
def naming(kind: type[Move]) -> Mapping[str, Shape]:
    """Return the fields of a class of moves that hold names of things."""
    return {
        name: whole
        for name, whole in fields_of(kind).items()
        if name not in kind.turns and is_named(inner(whole))
    }


def is_named(whole: Shape) -> bool:
    """Tell whether a single value is the name of a thing."""
    return isinstance(whole, shapes.Piece | shapes.Member) or whole is shapes.Basic.TEXT


def inner(whole: Shape) -> Shape:
    """Return the shape of what a field holds one of, or none, or several."""
    match whole:
        case shapes.Maybe(one) | shapes.Series(one) | shapes.Bunch(one):
            return inner(one)
    return whole
