"""Runs a program inside a real terminal and keeps what both sides write; first it fills the window.

Usage: python inside.py FOLDER COMMAND [ARGUMENT ...]. In FOLDER it leaves `ready` once the window is filled,
waits for `go`, and then writes `written` (what the program writes), `typed` (what the terminal sends) and
`sizes` (a line for each size: bytes written before it, columns, lines).
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
import tty
from pathlib import Path
from types import FrameType
from typing import Final

FILLING: Final = "\x1b[?25l\x1b[?7l\x1b[45m\x1b[H"
"""Begins to fill the window with magenta, by which a photographer finds where the cells are."""

FILLED: Final = "\x1b[0m\x1b[?7h\x1b[2J\x1b[H\x1b[?25h"


def size_of(terminal: int) -> tuple[int, int]:
    """Return a terminal's columns and lines."""
    lines, columns = struct.unpack("HHHH", fcntl.ioctl(terminal, termios.TIOCGWINSZ, bytes(8)))[:2]
    return columns, lines


class Passage:
    """Stands between a terminal and a program, and keeps what goes through."""

    def __init__(self, folder: Path, program: int) -> None:
        self._program = program
        self._written = (folder / "written").open("wb", buffering=0)
        self._typed = (folder / "typed").open("wb", buffering=0)
        self._sizes = (folder / "sizes").open("w", buffering=1)
        self.resize()

    def resize(self, _signal: int = 0, _frame: FrameType | None = None) -> None:
        """Give the program the size of the terminal."""
        columns, lines = size_of(sys.stdin.fileno())
        fcntl.ioctl(self._program, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._sizes.write(f"{self._written.tell()} {columns} {lines}\n")

    def carry(self) -> bool:
        """Carry what is there either way; whether the program still runs."""
        keyboard, screen = sys.stdin.fileno(), sys.stdout.fileno()
        ready, _, _ = select.select([keyboard, self._program], [], [])
        if keyboard in ready:
            typed = os.read(keyboard, 4096)
            self._typed.write(typed)
            os.write(self._program, typed)
        if self._program in ready:
            try:
                written = os.read(self._program, 65536)
            except OSError:
                return False
            self._written.write(written)
            while written:
                written = written[os.write(screen, written) :]
        return True


def write(text: str) -> None:
    """Write to this terminal at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def main(folder: Path, command: list[str]) -> int:
    """Run a command inside this terminal; its exit code."""
    before = termios.tcgetattr(sys.stdin)
    tty.setraw(sys.stdin)
    columns, lines = size_of(sys.stdin.fileno())
    write(FILLING + "\r\n".join([" " * columns] * lines))
    (folder / "ready").write_text(f"{columns} {lines}")
    while not (folder / "go").exists():
        time.sleep(0.02)
    write(FILLED)
    child, program = pty.fork()
    if not child:
        os.execvp(command[0], command)  # noqa: S606 - the command of whoever calls
    passage = Passage(folder, program)
    signal.signal(signal.SIGWINCH, passage.resize)
    while passage.carry():
        pass
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
    (folder / "code").write_text(str(code))
    return code


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))
