"""The program in a process of its own, at pipes or at a pseudo-terminal, to be killed at any moment."""

import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from fcntl import ioctl
from typing import Final

COLUMNS, LINES = 120, 40
CRASHED: Final = 70


class Child:
    """A forked process that runs the command line; forking spares the time of importing it anew.

    Attributes:
        heard: all that it has written so far.
    """

    def __init__(self, arguments: Sequence[str], *, terminal: bool) -> None:
        self.heard = b""
        self._terminal = terminal
        if terminal:
            self.process, self._wire = pty.fork()
            self._sink = self._wire
            if self.process:
                ioctl(self._wire, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        else:
            source, self._sink = os.pipe()
            self._wire, target = os.pipe()
            self.process = os.fork()
            if not self.process:
                _use(source, target)
            else:
                os.close(source)
                os.close(target)
        if not self.process:
            _run(arguments)

    def write(self, data: bytes) -> None:
        """Type something; a process that has ended does not hear it."""
        try:
            os.write(self._sink, data)
        except OSError:
            return

    def read(self, until: float) -> bytes:
        """Return what comes next, up to a moment; nothing when nothing comes by then."""
        wait = max(0.0, until - time.monotonic())
        if not select.select([self._wire], [], [], wait)[0]:
            return b""
        try:
            data = os.read(self._wire, 1 << 16)
        except OSError:
            data = b""
        self.heard += data
        return data

    def kill(self) -> bytes:
        """Kill the process, and return what it had still written."""
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        rest = b""
        while part := self.read(time.monotonic() + 0.02):
            rest += part
        for wire in {self._wire, self._sink}:
            os.close(wire)
        return rest


def _use(source: int, target: int) -> None:
    os.dup2(source, 0)
    for number in (1, 2):
        os.dup2(target, number)
    os.closerange(3, 64)


def _run(arguments: Sequence[str]) -> None:
    """Run the program and end, as a process that was started for it would."""
    from boardkit.cli import main

    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PYTEST_CURRENT_TEST"):
        os.environ.pop(name, None)
    code = CRASHED
    try:
        sys.stdin, sys.stdout = os.fdopen(0, encoding="utf-8"), os.fdopen(1, "w", encoding="utf-8")
        sys.stderr = os.fdopen(2, "w", encoding="utf-8")
        code = main(list(arguments))
        sys.stdout.flush()
    finally:
        os._exit(code)
