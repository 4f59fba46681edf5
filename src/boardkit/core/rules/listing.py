"""Lists of answers that need not be made to be counted."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from boardkit.core.rules.step import Move
from boardkit.core.values import Value

T = TypeVar("T")


class Each(Value, Generic[T], eq=False):
    """An answer for each of several things, made when it is looked at: of a whole deck one card is drawn."""

    make: Callable[[T], Move]
    things: Sequence[T]

    def __iter__(self) -> Iterator[Move]:
        return map(self.make, self.things)

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, place: int) -> Move:
        return self.make(self.things[place])
