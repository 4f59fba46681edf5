"""Speaking and listening, line by line."""

from shutil import get_terminal_size
from typing import Final, TextIO

from boardkit.text.outside import visible

LONGEST: Final = 200
"""The characters of a line that count; no answer is longer."""


class Talk:
    """A conversation over two streams.

    Attributes:
        live: whether somebody sits at a terminal, for whom to wait.
    """

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self.live = source.isatty()

    def say(self, *lines: str) -> None:
        """Say something, a line each."""
        for line in lines:
            print(line, file=self._sink)

    def listen(self) -> str:
        """Wait for a line and return it without the blanks around it, control codes made visible.

        Raises:
            EOFError: nobody says anything any more.
        """
        if self.live:
            print("> ", end="", file=self._sink)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        return visible(line.strip()[:LONGEST])

    def hide(self) -> None:
        """Push what was said out of sight, where there is a terminal."""
        if self.live:
            self.say(*[""] * get_terminal_size().lines)
