"""The screens at the other end of a pseudo-terminal, with real keys at real moments."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.endurance.emulator import Emulator

SOURCE = Path(__file__).parents[2] / "src"

CONTROL = re.compile(rb"\x1b\[[0-9;:?<>=]*[ -/]*[@-~]|\x1b[@-Z\\-_]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")
"""What a terminal does not show: sequences that move, colour or ask."""

UNTOLD = ("COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "TMUX", "STY", "COLORTERM")
"""What the environment of the tests says of another window."""

QUIET = 1.0
"""Seconds without a word after which a screen is painted, on a busy machine, too."""


class Window:
    """The program in a window of 120 by 40; `environment` says of what kind.

    Attributes:
        written: all that has been written to it.
    """

    def __init__(
        self, *arguments: str, source: Path = SOURCE, environment: Mapping[str, str] | None = None
    ) -> None:
        self._emulator = Emulator(120, 40)
        self.written = b""
        self._end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        told = {"PYTHONPATH": str(source), "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
        environment = {name: value for name, value in os.environ.items() if name not in UNTOLD} | told
        command = [sys.executable, "-m", "boardkit", *arguments]
        self._process = subprocess.Popen(
            command, stdin=inner, stdout=inner, stderr=inner, env=environment, start_new_session=True
        )
        os.close(inner)

    def __enter__(self) -> Self:
        """Take the window as it is."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the program."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._end)

    def type_in(self, keys: str) -> None:
        """Press keys, all at once."""
        os.write(self._end, keys.encode())

    def click(self, x: int, y: int) -> None:
        """Press the left button on a cell, and let go, in the terminal's own words."""
        self.type_in(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")

    def turn_wheel(self, x: int, y: int, *, down: bool = True) -> None:
        """Turn the wheel by a notch on a cell."""
        self.type_in(f"\x1b[<{65 if down else 64};{x + 1};{y + 1}M")

    def shows(self, wanted: Callable[[str], bool], patience: float = 30) -> str:
        """Wait until what the window shows is as wanted, and return it.

        Raises:
            AssertionError: it is not in so many seconds.
        """
        deadline = time.monotonic() + patience
        while not wanted(self._emulator.text):
            assert time.monotonic() < deadline, self._emulator.text
            if select.select([self._end], [], [], 0.05)[0]:
                self._read()
        return self._emulator.text

    def rests(self, seconds: float) -> str:
        """Let time go by, and return what the window shows then."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            if select.select([self._end], [], [], left)[0]:
                self._read()
        return self._emulator.text

    def _read(self) -> bytes:
        """Read what is written to the window, and show it."""
        with suppress(OSError):
            written = os.read(self._end, 65536)
            self.written += written
            self._emulator.feed(written)
            return written
        return b""

    def painted(self, until: str = "") -> str:
        """Return what is written to the window until it has shown a text and then been quiet.

        Raises:
            AssertionError: it is not within a minute.
        """
        shown, deadline = b"", time.monotonic() + 60
        while time.monotonic() < deadline:
            if select.select([self._end], [], [], QUIET)[0]:
                shown += self._read()
            elif until in plain(shown):
                return plain(shown)
        raise AssertionError(plain(shown))


def plain(shown: bytes) -> str:
    """Return the text of what was written."""
    return CONTROL.sub(b"", shown).decode("utf-8", "replace")
