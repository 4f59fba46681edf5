"""Runs boardkit as on another system: `python -m tests.elsewhere win32` imports all of it and plays a match.

What others have written is imported before, as what it is here; then Python says that it is elsewhere, and
what that system does not have is gone.
"""

import importlib
import os
import pkgutil
import signal
import sys
from io import BytesIO, TextIOWrapper
from types import SimpleNamespace
from typing import Final

OTHERS: Final = (
    "aiohttp.web",
    "asyncio",
    "concurrent.futures.process",
    "hypothesis",
    "multiprocessing.connection",
    "platformdirs",
    "pyarrow.parquet",
    "pytest",
    "textual.drivers.linux_driver",
    "textual.drivers.web_driver",
    "textual.widgets",
    "textual_serve.server",
    "webbrowser",
)
"""The modules of others that boardkit uses, by which all that they use is imported, too."""

MODULES: Final = ("_curses", "curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty")
OF_OS: Final = ("fork", "getpgid", "killpg", "O_CLOEXEC", "O_NONBLOCK", "register_at_fork", "setsid")
SIGNALS: Final = ("SIGALRM", "SIGCONT", "SIGHUP", "SIGKILL", "SIGTSTP", "SIGWINCH")
"""What Windows does not have."""

UNLOCK, LOCK = 0, 2
locked = list[int]()
"""What was asked of Windows' locks."""


def locking(_file: int, mode: int, count: int) -> None:
    """Take note of a lock, as Windows would take it."""
    assert count == 1
    locked.append(mode)


def move_to(platform: str) -> None:
    """Have Python believe that it runs on another system."""
    for name in OTHERS:
        importlib.import_module(name)
    sys.platform = platform
    if platform == "win32":
        sys.modules |= dict.fromkeys(MODULES)  # type: ignore[arg-type]  # None forbids the import
        for module, names in ((os, OF_OS), (signal, SIGNALS)):
            for name in names:
                delattr(module, name)
        msvcrt = SimpleNamespace(LK_UNLCK=UNLOCK, LK_NBLCK=LOCK, locking=locking)
        sys.modules["msvcrt"] = msvcrt  # type: ignore[assignment]


def import_all() -> None:
    """Import all of boardkit."""
    import boardkit

    for module in pkgutil.walk_packages(boardkit.__path__, "boardkit."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def play() -> None:
    """Play a match in lines, and find it again."""
    from boardkit.cli import main

    start = ["play", "tectonic_tribes", "--players", "Ada", "Bo", "--seed", "1", "--plain"]
    for command in (start, ["list"], ["doctor"]):
        sys.stdin = TextIOWrapper(BytesIO(b"quit\n"))
        code = main(["--data", "data", *command])
        assert code == 0, command


def go_on_elsewhere(platform: str) -> None:
    """Import all of boardkit anew and play a match, as on another system."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "boardkit"]:
        del sys.modules[name]
    move_to(platform)
    import_all()
    play()
    assert platform != "win32" or {LOCK, UNLOCK} <= set(locked)


if __name__ == "__main__":
    go_on_elsewhere(sys.argv[1])
