"""A line that is written anew every second."""

import time
from collections.abc import Callable

from rich.text import Text
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static


class Ticking(Static):
    """Shows what is said of the time now, as long as there is anything to say."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._said: Callable[[float], Text] | None = None
        self._timer: Timer | None = None

    @property
    def now(self) -> float:
        """The seconds since some moment that never changes."""
        return time.monotonic()

    def tell(self, said: Callable[[float], Text] | None) -> None:
        """Say another thing of the time, or nothing and take no room."""
        self._said = said
        if self.display != (said is not None):
            self.display = said is not None
        if self._timer is None and said is not None:
            self._timer = self.set_interval(1, self.tick)
        elif self._timer is not None:
            (self._timer.pause if said is None else self._timer.resume)()
        self.tick()

    def tick(self) -> None:
        """Say it as it is now."""
        if self._said is not None:
            self.update(Content.from_rich_text(self._said(self.now)), layout=False)
