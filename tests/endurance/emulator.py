"""A terminal that remembers what it shows: enough of one for what Textual writes."""

import re
from codecs import getincrementaldecoder
from typing import Final

from rich.cells import cell_len

PIECE: Final = re.compile(
    r"\x1b\[([0-9;?<>=]*)[ -/]*([@-~])|\x1b[\]PX^_].*?(?:\x07|\x1b\\)|\x1b[ -/]*[0-OQ-WYZ\\`-~]|[^\x1b]",
    re.DOTALL,
)
"""A control sequence with its numbers and its last letter, or a single character."""


class Emulator:
    """A screen of so many columns and lines."""

    def __init__(self, columns: int, lines: int) -> None:
        self._columns, self._lines = columns, lines
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._rows = [[" "] * columns for _ in range(lines)]
        self._x = self._y = 0

    @property
    def text(self) -> str:
        """What is shown, line by line."""
        return "\n".join("".join(row) for row in self._rows)

    def feed(self, data: bytes) -> None:
        """Show what a program writes; a sequence that is cut short waits for its end."""
        text = self._rest + self._decoder.decode(data)
        at = 0
        while found := PIECE.match(text, at):
            at = found.end()
            self._obey(found)
        self._rest = text[at:]

    def _obey(self, found: re.Match[str]) -> None:
        match found[2], found[0]:
            case (("H" | "f"), _):
                line, _, column = found[1].partition(";")
                self._y, self._x = int(line or 1) - 1, int(column or 1) - 1
            case "J", _:
                self._rows = [[" "] * self._columns for _ in range(self._lines)]
            case None, "\r":
                self._x = 0
            case None, "\n":
                self._y += 1
            case None, letter if len(letter) == 1 and letter.isprintable():
                self._write(letter)

    def _write(self, letter: str) -> None:
        if 0 <= self._y < self._lines and 0 <= self._x < self._columns:
            self._rows[self._y][self._x] = letter
        self._x += cell_len(letter)
