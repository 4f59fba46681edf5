"""What was drawn lately: drawn anew only when something that it is drawn from is another."""

from collections import defaultdict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack, cast

from boardkit.core import Table

T = TypeVar("T")
Given = TypeVarTuple("Given")

LATELY: Final = 8
"""How many of what a function drew are remembered: walks and cursors go to and fro."""


class Drawn:
    """Remembers of each function what it drew lately, and from what.

    Whoever asks changes nothing of what they are given: the next to ask is given the same.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: defaultdict[Hashable, list[tuple[tuple[Any, ...], Any]]] = defaultdict(list)

    def once(self, draw: Callable[[Unpack[Given]], T], *given: *Given) -> T:
        """Draw by a function that depends on nothing but what it is given; twice of the same, once only."""
        return self.each(None, draw, *given)

    def each(self, one: Hashable, draw: Callable[[Unpack[Given]], T], *given: *Given) -> T:
        """Draw one of several things by the same function, each of which is remembered by itself."""
        lately = self._kept[draw, one]
        for at, (before, drawn) in enumerate(lately):
            if _alike(before, given):
                lately.insert(0, lately.pop(at))
                return cast("T", drawn)
        anew = draw(*given)
        lately.insert(0, (given, anew))
        del lately[LATELY:]
        return anew


def _alike(before: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    """Tell whether nothing has changed; tables are the same or another, since comparing them takes long."""
    for one, other in zip(before, now, strict=False):
        if one is not other and (isinstance(one, Table) or one != other):
            return False
    return len(before) == len(now)
