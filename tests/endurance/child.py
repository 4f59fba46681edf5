"""The program in a process of its own, at pipes or at a pseudo-terminal, to be killed at any moment."""

import os
import select
import signal
import struct
import sys
import termios
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fcntl import ioctl
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Final

COLUMNS, LINES = 120, 40
CRASHED: Final = 70
PATIENCE: Final = 60.0
"""Seconds without a byte after which nothing more is waited for."""


@contextmanager
def forking() -> Iterator[None]:
    """Fork though other threads run, of which Python warns from 3.12 on; from 3.15 on the warning is raised.

    Theirs are Arrow's, Dask's and those of who deals out the tests: none holds what a fork waits for.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*multi-threaded, use of fork", DeprecationWarning)
        yield


def begun(act: Callable[..., object], *given: object) -> ForkProcess:
    """Begin something in a process that is forked for it."""
    process = get_context("fork").Process(target=act, args=given)
    with forking():
        process.start()
    return process


class Child:
    """A forked process that runs the command line; forking spares the time of importing it anew.

    Whatever Python reads from the environment as it starts is another's, unless the program is begun `anew`;
    what it prints may go to a file.

    Attributes:
        heard: all that it has written so far.
    """

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        terminal: bool,
        anew: bool = False,
        printed: Path | None = None,
        environment: Mapping[str, str] = {},
    ) -> None:
        self.heard = b""
        source, self._sink, self._wire, target = _terminal() if terminal else _pipes()
        with forking():
            self.process = os.fork()
        if not self.process:
            _take(source, target, terminal=terminal)
            if printed:
                os.dup2(os.open(printed, os.O_WRONLY | os.O_CREAT), 1)
            _run(arguments, environment, anew=anew)
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

    def read_on(self, until: str = "") -> str:
        """Return what comes before a text, or all that comes before the end of the program."""
        while not until or until.encode() not in self.heard:
            if not self.read(time.monotonic() + PATIENCE):
                assert not until, self.heard
                break
        before, _, self.heard = self.heard.partition(until.encode()) if until else (self.heard, b"", b"")
        return before.decode("utf-8", "replace")

    def answer(self, asked: str, typed: str) -> str:
        """Type something in once a text is shown, and return what was shown before it."""
        before = self.read_on(asked)
        self.write(typed.encode())
        return before

    def hang_up(self) -> None:
        """Let nobody type any more."""
        os.close(self._sink)
        self._sink = self._wire

    def ends(self) -> int:
        """Wait for the end of the process, and return its code."""
        _, status = os.waitpid(self.process, 0)
        for wire in {self._wire, self._sink}:
            os.close(wire)
        return os.waitstatus_to_exitcode(status)

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


def _surround(environment: Mapping[str, str]) -> None:
    """Give the process an environment of its own, and let it hear ctrl+c, whatever its parent does."""
    usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    os.environ |= {**usual, **environment}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PYTEST_CURRENT_TEST"):
        os.environ.pop(name, None)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _run(arguments: Sequence[str], environment: Mapping[str, str], *, anew: bool) -> None:
    """Run the program and end, as a process that was started for it would."""
    from boardkit.cli import main

    code = CRASHED
    try:
        _surround(environment)
        if anew:
            os.execv(sys.executable, [sys.executable, "-m", "boardkit", *arguments])  # noqa: S606 - it is ours
        sys.stdin, sys.stdout = os.fdopen(0, encoding="utf-8"), os.fdopen(1, "w", encoding="utf-8")
        sys.stderr = os.fdopen(2, "w", encoding="utf-8")
        # A worker process has closed the stream that screens read from.
        vars(sys)["__stdin__"], vars(sys)["__stderr__"] = sys.stdin, sys.stderr
        code = main(list(arguments))
        sys.stdout.flush()
    finally:
        os._exit(code)
