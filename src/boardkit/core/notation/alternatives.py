"""The values of a shape that exist whatever lies on the table."""

from collections.abc import Sequence
from typing import Any

from boardkit.core.notation.shapes import Basic, Member, Number, Shape


def alternatives(whole: Shape) -> Sequence[Any]:
    """List the values that exist whatever lies on the table; nothing where there are too many to list."""
    match whole:
        case Basic.FLAG:
            return (False, True)
        case Member(kind):
            return tuple(kind)
        case Number(int(least), int(most)):
            return range(least, most + 1)
    return ()
