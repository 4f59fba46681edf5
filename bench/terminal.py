"""A pseudo-terminal that a program believes in, and a clock beside it."""

import os
import re
import select
import struct
import termios
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from subprocess import Popen
from time import perf_counter
from typing import Final

from attrs import define

from boardkit.core.values import Value

QUIET: Final = 0.015
"""Seconds without a byte after which a reply counts as complete."""

PATIENCE: Final = 10.0
"""Seconds after which a program that says nothing counts as stuck."""

ESCAPE: Final = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[\]PX^_].*?(\x07|\x1b\\)|[ -/]*[0-~])", re.DOTALL)
"""A control sequence: what a terminal obeys and does not show."""

ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
"""What a program writes when it takes the whole screen, and when it gives it back."""

LAST_WORDS: Final = 1000
"""How many characters are told of what a program said before it ended."""


class Reply(Value):
    """What a program wrote, and when its last byte came; empty when it kept silent."""

    data: bytes
    at: float


def shown(data: bytes) -> str:
    """Return the characters that a terminal draws, one after the other."""
    text = ESCAPE.sub(b"", data).decode(errors="ignore")
    return "".join(filter(str.isprintable, text))


@define
class Terminal:
    """A program at a terminal of so many columns and lines.

    Attributes:
        began: when the program was started.
        heard: all that was read from it.
    """

    program: Popen[bytes]
    wire: int
    columns: int
    lines: int
    began: float
    heard: bytes = b""

    def press(self, key: bytes) -> float:
        """Write the bytes of a key and say when."""
        now = perf_counter()
        os.write(self.wire, key)
        return now

    def reply(self, patience: float = PATIENCE, quiet: float = QUIET) -> Reply:
        """Read what comes until it is quiet; nothing when nothing comes.

        Raises:
            EOFError: the program has left the screen, or ended.
        """
        data = b""
        at = perf_counter()
        wait = patience
        while select.select([self.wire], [], [], wait)[0]:
            part = self._read()
            data += part
            self.heard += part
            if not part or LEAVE in data:
                raise EOFError(f"the program has ended, and said: {self._last_words()}")
            at = perf_counter()
            wait = quiet
        return Reply(data, at)

    def first_frame(self) -> float:
        """Read until the screen is full, and not of blanks alone, and say when that was.

        Raises:
            TimeoutError: the program says nothing any more, and the screen is not full.
            EOFError: the program has ended.
        """
        while (
            len(text := shown(self.heard.partition(ENTER)[2])) < self.columns * self.lines or text.isspace()
        ):
            reply = self.reply()
            if not reply.data:
                raise TimeoutError(f"the screen is not full, only: {text.strip()}")
        return reply.at

    def worked(self) -> float:
        """Say how many seconds of a core the program has used so far (Linux)."""
        tasks = Path(f"/proc/{self.program.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> int:
        """Return the most bytes of memory that the program has had resident (Linux)."""
        status = Path(f"/proc/{self.program.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024

    def _read(self) -> bytes:
        """Read what is there; nothing once the program has ended."""
        try:
            return os.read(self.wire, 1 << 16)
        except OSError:
            return b""

    def _last_words(self) -> str:
        """Read until the program has ended and return the end of all it said."""
        return shown(self.heard + b"".join(iter(self._read, b"")))[-LAST_WORDS:]


@contextmanager
def terminal(command: Sequence[str], columns: int, lines: int) -> Iterator[Terminal]:
    """Run a program at a terminal of 24-bit colour, and end it afterwards."""
    wire, line = os.openpty()
    ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    settings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        settings.pop(name, None)
    began = perf_counter()
    program = Popen(command, stdin=line, stdout=line, stderr=line, env=settings, start_new_session=True)
    os.close(line)
    try:
        yield Terminal(program, wire, columns, lines, began)
    finally:
        program.kill()
        program.wait()
        os.close(wire)
