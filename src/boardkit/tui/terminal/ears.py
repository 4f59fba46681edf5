"""When the program listens: not to what was typed before a curtain fell or rose, nor just after."""

from collections.abc import Callable
from typing import Final

from textual.message import Message

PAUSE: Final = 0.3
"""Seconds after a curtain was painted, or the table behind it, that hear neither keys nor clicks."""

LONGEST: Final = 3.0
"""Seconds after which it listens again, even if nobody has said that anything was painted."""

Clock = Callable[[], float]


def stamping_clock() -> float:
    """Read the clock that stamps keys and clicks as they come from the terminal."""
    return Message().time


class Ears:
    """Hears what is typed and clicked, by the time at which it was.

    What waited in a queue is judged by when it came, so a machine that is slow opens nothing by itself.
    """

    def __init__(self, clock: Clock = stamping_clock) -> None:
        self._clock = clock
        self._hears_from = float("-inf")

    def close(self) -> None:
        """Hear nothing until what is to be seen has been painted."""
        self._hears_from = self._clock() + LONGEST

    def open(self) -> None:
        """Hear again after a pause: the new picture has been painted."""
        self._hears_from = self._clock() + PAUSE

    def hear(self, moment: float) -> bool:
        """Tell whether what was typed or clicked at a moment counts."""
        return moment >= self._hears_from
