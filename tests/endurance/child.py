"""The program in a process of its own, at pipes or at a pseudo-terminal, to be killed at any moment."""

import os
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
        source, self._sink, self._wire, target = _terminal() if terminal else _pipes()
        self.process = os.fork()
        if not self.process:
            _take(source, target, terminal=terminal)
            _run(arguments)
        for wire in {source, target}:
            os.close(wire)

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


def _pipes() -> tuple[int, int, int, int]:
    (source, sink), (wire, target) = os.pipe(), os.pipe()
    return source, sink, wire, target


def _terminal() -> tuple[int, int, int, int]:
    here, there = os.openpty()
    ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    return there, here, here, there


def _take(source: int, target: int, *, terminal: bool) -> None:
    """Make these the standard streams of the process."""
    if terminal:
        os.login_tty(source)
    else:
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
        # A worker process has closed the stream that screens read from.
        vars(sys)["__stdin__"], vars(sys)["__stderr__"] = sys.stdin, sys.stderr
        code = main(list(arguments))
        sys.stdout.flush()
    finally:
        os._exit(code)
