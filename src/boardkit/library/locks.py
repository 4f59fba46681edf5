"""Locks on files that the system lets go of when a process ends, however it ends."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol
from weakref import WeakSet

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PAUSE: Final = 0.02
"""Seconds between two attempts."""


CREATE: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
"""How a file to lock is opened."""


class Presence(Protocol):
    """What tells others that somebody has the library open."""

    def release(self) -> None:
        """Tell so no more."""
        ...


class FileLock:
    """A lock on a file of its own; two locks on one file exclude each other, in one process too."""

    def __init__(self, path: Path) -> None:
        # A pipe in the place of the file would make the program wait for ever.
        self._file = os.fdopen(os.open(path, CREATE, 0o666), "ab")
        _open.add(self)

    def take(self, *, shared: bool = False, patience: float = 0.0) -> bool:
        """Try to take the lock for `patience` seconds and tell whether it worked.

        A lock that is held already is let go of first, so that two who share it can part.
        """
        deadline = time.monotonic() + patience
        while not _try(self._file.fileno(), shared):
            if time.monotonic() > deadline:
                return False
            time.sleep(PAUSE)
        return True

    def release(self) -> None:
        """Let go of the lock for good."""
        self._file.close()


def _try(file: int, shared: bool) -> bool:
    try:
        _lock(file, shared)
    except (BlockingIOError, PermissionError):
        return False
    return True


if sys.platform == "win32":

    def _lock(file: int, shared: bool) -> None:
        # Windows itself forbids to replace a file that somebody has open, which is what sharing is for.
        os.lseek(file, 0, os.SEEK_SET)
        with suppress(PermissionError):
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
        if not shared:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int, shared: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def _close_all() -> None:
    for lock in _open:
        lock.release()


_open: WeakSet[FileLock] = WeakSet()

if hasattr(os, "register_at_fork"):
    # A forked worker shares its parent's locks and would keep them when the parent is killed.
    os.register_at_fork(after_in_child=_close_all)
