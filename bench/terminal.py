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

from attrs import define, frozen

QUIET: Final = 0.015
"""Seconds without a byte after which a reply counts as complete."""

PATIENCE: Final = 10.0
"""Seconds after which a program that says nothing counts as stuck."""

ESCAPE: Final = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[\]PX^_].*?(\x07|\x1b\\)|[ -/]*[0-~])", re.DOTALL)
"""A control sequence: what a terminal obeys and does not show."""


@frozen
class Reply:
    """What a program wrote, and when its last byte came; empty when it kept silent."""

    data: bytes
    at: float

    @property
    def shown(self) -> str:
        """The characters it draws, one after the other."""
        text = ESCAPE.sub(b"", self.data).decode(errors="ignore")
        return "".join(filter(str.isprintable, text))


@define
class Terminal:
    """A program at a terminal of so many columns and lines.

    Attributes:
        began: when the program was started.
    """

    program: Popen[bytes]
    wire: int
    columns: int
    lines: int
    began: float

    def press(self, key: bytes) -> float:
        """Write the bytes of a key and say when."""
        now = perf_counter()
        os.write(self.wire, key)
        return now

    def reply(self, patience: float = PATIENCE, quiet: float = QUIET) -> Reply:
        """Read what comes until it is quiet; nothing when nothing comes."""
        data = bytearray()
        at = perf_counter()
        wait = patience
        while select.select([self.wire], [], [], wait)[0] and (part := self._read()):
            data += part
            at = perf_counter()
            wait = quiet
        return Reply(bytes(data), at)

    def _read(self) -> bytes:
        """Read what is there; nothing once the program has ended."""
        try:
            return os.read(self.wire, 1 << 16)
        except OSError:
            return b""

    def first_frame(self) -> float:
        """Read until the screen is full, and not of blanks alone, and say when that was.

        Raises:
            TimeoutError: the program says nothing any more, and the screen is not full.
        """
        shown = ""
        while len(shown) < self.columns * self.lines or shown.isspace():
            reply = self.reply()
            if not reply.data:
                raise TimeoutError(f"no full frame of {self.columns} x {self.lines}, only: {shown.strip()}")
            shown += reply.shown
        return reply.at

    def memory(self) -> int:
        """Return the most bytes of memory that the program has had resident (Linux)."""
        status = Path(f"/proc/{self.program.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024


@contextmanager
def terminal(
    command: Sequence[str], columns: int, lines: int, environment: dict[str, str] | None = None
) -> Iterator[Terminal]:
    """Run a program at a terminal of 24-bit colour, and end it afterwards."""
    wire, line = os.openpty()
    ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    settings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", **(environment or {})}
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
