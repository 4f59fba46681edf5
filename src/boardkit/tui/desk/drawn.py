"""What was drawn last: drawn anew only when something that it is drawn from is another."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, TypeVarTuple, Unpack

from boardkit.core import Table

T = TypeVar("T")
Given = TypeVarTuple("Given")


class Drawn:
    """Remembers of each function what it drew last, and from what.

    Whoever asks changes nothing of what they are given: the next to ask is given the same.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def once(self, draw: Callable[[Unpack[Given]], T], *given: *Given) -> T:
        """Draw by a function that depends on nothing but what it is given; twice of the same, once only."""
        return self.each(None, draw, *given)

    def each(self, one: Hashable, draw: Callable[[Unpack[Given]], T], *given: *Given) -> T:
        """Draw one of several things by the same function, each of which is remembered by itself."""
        kept = self._kept.get((draw, one))
        if kept is None or not _alike(kept[0], given):
            kept = self._kept[draw, one] = (given, draw(*given))
        drawn: T = kept[1]
        return drawn


def _alike(before: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    """Tell whether nothing has changed; tables are the same or another, since comparing them takes long."""
    return len(before) == len(now) and all(
        one is other or (not isinstance(one, Table) and one == other)
        for one, other in zip(before, now, strict=True)
    )
