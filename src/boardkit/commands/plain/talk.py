"""Speaking and listening, line by line."""

import os
import sys
from shutil import get_terminal_size
from typing import Final, TextIO

from boardkit.core.lines.match import LONGEST_NOTE
from boardkit.depth import Repertoire
from boardkit.draw.glyphs import SHOWS, written_for
from boardkit.text.outside import visible
from boardkit.tui.terminal.known import repertoire_of, terminal_from

LONGEST: Final = LONGEST_NOTE + 100
"""The characters of a line that count; no remark with its word before it is longer."""

FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""What has a terminal empty its window, and then forget what was scrolled out of it."""


class Talk:
    """A conversation over two streams.

    Attributes:
        live: whether somebody sits at a terminal, for whom to wait.
        forgets: whether there is a terminal that can forget what it has shown.
        remembers: whether there is one that cannot.
    """

    live = forgets = remembers = False

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self.live, seen = source.isatty(), sink.isatty()
        self.forgets = seen and can_forget()
        self.remembers = (seen or self.live) and not self.forgets
        # Python takes any terminal of the C locale for one of UTF-8.
        self._shows = SHOWS[repertoire_of(terminal_from(os.environ)) if seen else Repertoire.ALL]

    def say(self, *lines: str) -> None:
        """Say something, a line each."""
        for line in lines:
            print(self._writable(line), file=self._sink)

    def flush(self) -> None:
        """Let everything be heard that was said."""
        self._sink.flush()

    def _writable(self, line: str) -> str:
        """Write what a stream lacks as it is typed; what cannot be typed either becomes a question mark."""
        return line if self._has(line) else "".join(written_for(letter, self._has) for letter in line)

    def _has(self, text: str) -> bool:
        """Tell whether the stream takes a text, and the terminal behind it shows it."""
        try:
            text.encode(getattr(self._sink, "encoding", None) or "utf-8")
        except UnicodeEncodeError:
            return False
        return self._shows(text)

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
        """Have the terminal forget what was said; where it cannot, push that out of sight."""
        if self.forgets:
            print(FORGET, end="", file=self._sink, flush=True)
        elif self.live:
            self.say(*[""] * get_terminal_size().lines)


def can_forget() -> bool:
    """Tell whether the terminal forgets what was scrolled out of its window when it is told to."""
    term = os.environ.get("TERM", "")
    if sys.platform == "win32":
        return "WT_SESSION" in os.environ
    if term.startswith("screen"):
        # Screen itself cannot; what calls itself so within tmux is tmux.
        return "TMUX" in os.environ
    if term.startswith("xterm"):
        # Whatever calls itself so does, though older databases do not know it.
        return True
    import curses

    try:
        curses.setupterm(term or "dumb", 1)
    except curses.error:
        return False
    return bool(curses.tigetstr("E3"))
