"""The program at a terminal of its own, whose other end is here."""

import os
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from fcntl import ioctl
from time import monotonic
from typing import Final

from attrs import define

PROGRAM: Final = "import sys; from boardkit.cli import main; sys.exit(main())"
"""The program as it is."""

LOGGING: Final = """
import sys
from textual import events
from boardkit.cli import main
from boardkit.tui.app import BoardkitApp

log, hear = open(sys.argv.pop(1), "w"), BoardkitApp._hear

async def heard(self, event):
    if isinstance(event, events.Key):
        print(event.key, file=log, flush=True)
    await hear(self, event)

BoardkitApp._hear = heard
sys.exit(main(sys.argv[1:]))
"""
"""The program, which writes the keys that it hears into the file that is its first argument."""


@define
class Line:
    """The program at a terminal that it controls, and what it wrote."""

    process: subprocess.Popen[bytes]
    end: int
    inner: int
    heard: bytes = b""

    def wait_for(self, text: bytes, seconds: float = 60) -> None:
        until = monotonic() + seconds
        while text not in self.heard:
            assert monotonic() < until, self.heard[-2000:]
            self.listen(1)

    def listen(self, seconds: float) -> None:
        if select.select([self.end], [], [], seconds)[0]:
            self.heard += os.read(self.end, 1 << 16)

    def ended(self) -> int:
        until = monotonic() + 60
        while self.process.poll() is None:
            assert monotonic() < until, "it does not end"
            self.listen(0.1)
        self.listen(0)
        return self.process.returncode

    def wait_until(self, is_so: Callable[[], object], seconds: float = 60) -> None:
        until = monotonic() + seconds
        while not is_so():
            assert monotonic() < until, self.heard[-2000:]
            self.listen(0.05)

    def type(self, *parts: bytes) -> None:
        """Type, and be read before more is typed."""
        for part in parts:
            os.write(self.end, part)
            self.wait_until(lambda: not ioctl(self.inner, termios.TIOCINQ, bytes(4)).strip(b"\0"))


@contextmanager
def started(program: str, *arguments: str, **environ: str) -> Iterator[Line]:
    """Start a program at a terminal; nothing of the environment says what that is but what is given."""
    end, inner = os.openpty()
    ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    said = ("COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "STY", "TMUX")
    own = {name: value for name, value in os.environ.items() if name not in said}
    process = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        env={**own, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environ},
        preexec_fn=lambda: os.login_tty(os.dup(inner)),
        close_fds=False,
    )
    yield Line(process, end, inner)
    process.kill()
    process.wait()
    os.close(inner)
    with suppress(OSError):
        os.close(end)
