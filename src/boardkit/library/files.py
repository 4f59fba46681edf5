"""Files of the player's, read and written with care, and locks that end with their process."""

import errno
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final
from unicodedata import normalize
from weakref import WeakSet

from boardkit.core import FaultError
from boardkit.core.faults import NotText, TooLarge
from boardkit.core.records.record import LIMIT
from boardkit.library.storage_faults import FileTrouble, Trouble

TROUBLES: Final = {
    errno.ENOENT: Trouble.MISSING,
    errno.ENOTDIR: Trouble.NO_FOLDER,
    errno.EEXIST: Trouble.EXISTS,
    errno.EISDIR: Trouble.FOLDER,
    errno.EACCES: Trouble.FORBIDDEN,
    errno.EPERM: Trouble.FORBIDDEN,
    errno.EROFS: Trouble.FORBIDDEN,
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
    errno.ELOOP: Trouble.LOOP,
    errno.ENAMETOOLONG: Trouble.LONG_NAME,
    errno.ENXIO: Trouble.NO_FILE,
}
"""What the errors of the system mean; those that are not listed mean that it fails."""

LONGEST_NAME: Final = 60  # the most characters of a name, so that its file's stays below what disks take
NAME: Final = re.compile(r"\w[\w '’()+,!-]*")  # nothing that leads out of the folder, or that is a code
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
"""How a file is opened: a pipe to which nobody writes would make the program wait for ever."""


def read_bytes(path: Path) -> bytes:
    """Read an ordinary file; FaultError if it is none, cannot be read, or is larger than a record may be."""
    with told(str(path)), os.fdopen(_opened(path), "rb") as file:
        data = file.read(LIMIT + 1)
        size = max(len(data), os.fstat(file.fileno()).st_size)
    if size > LIMIT:
        raise FaultError(TooLarge(size, LIMIT))
    return data


def cleaned(name: str) -> str | None:
    """Return a name without needless blanks; None if no file of the library is called so."""
    clean = " ".join(normalize("NFC", name).split())
    return clean if len(clean) <= LONGEST_NAME and NAME.fullmatch(clean) else None


def as_text(data: bytes) -> str:
    """Return the text that bytes hold; raise FaultError if they are no UTF-8 text."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FaultError(NotText(error.start)) from error


def write_text(path: Path, text: str | bytes | Iterator[str], *, replace: bool = False) -> None:
    """Write a text, whole or part by part, or bytes as they are, into a file; a link is never followed.

    It is written beside and then renamed: whatever fails, nothing is left behind, and what stood there stands
    as it was.

    Raises:
        FaultError: it cannot be written, or it exists and is not to be replaced.
    """
    with told(str(path)):
        _check_place(path, replace=replace)
        fresh = path.with_name(f".boardkit-{os.urandom(8).hex()}")
        parts = (text,) if isinstance(text, str | bytes) else text
        try:
            with fresh.open("xb") as file:
                file.writelines(part if isinstance(part, bytes) else part.encode() for part in parts)
                file.flush()
                # Some disks say only now that they are full.
                os.fsync(file.fileno())
            _rename(fresh, path, replace=replace)
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)


@contextmanager
def told(name: str) -> Iterator[None]:
    """Turn the errors of the system into faults about a file."""
    try:
        yield
    except OSError as error:
        raise FaultError(FileTrouble(name, trouble_of(error))) from error
    except ValueError as error:
        # A name with a zero byte is no name of a file.
        raise FaultError(FileTrouble(name, Trouble.MISSING)) from error


def trouble_of(error: OSError) -> Trouble:
    """Say what an error of the system means."""
    return TROUBLES.get(error.errno or 0, Trouble.FAILED)


def _opened(path: Path) -> int:
    """Open a file to read, and close it again if it is no ordinary one."""
    try:
        _check_kind(path, path.stat().st_mode)
    except FileNotFoundError as error:
        if path.is_symlink():
            raise FaultError(FileTrouble(str(path), Trouble.DANGLING)) from error
        raise
    file = os.open(path, os.O_RDONLY | AT_ONCE)
    try:
        # Something else may lie there by now.
        _check_kind(path, os.fstat(file).st_mode)
    except BaseException:
        os.close(file)
        raise
    return file


def _check_kind(path: Path, mode: int) -> None:
    if S_ISDIR(mode):
        raise FaultError(FileTrouble(str(path), Trouble.FOLDER))
    if not S_ISREG(mode):
        raise FaultError(FileTrouble(str(path), Trouble.NO_FILE))


def _check_place(path: Path, *, replace: bool) -> None:
    if not path.parent.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.NO_FOLDER))
    if path.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.FOLDER))
    if not os.path.lexists(path):
        return
    if not S_ISREG(path.lstat().st_mode):
        raise FaultError(FileTrouble(str(path), Trouble.SPECIAL))
    if not replace:
        raise FaultError(FileTrouble(str(path), Trouble.EXISTS))


def _rename(fresh: Path, path: Path, *, replace: bool) -> None:
    if replace and path.exists():
        fresh.chmod(path.stat().st_mode & 0o777)
    if replace:
        fresh.replace(path)
        return
    try:
        os.link(fresh, path)
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK):
            raise
        # Not every disk knows two names of one file.
        _check_place(path, replace=False)
        fresh.replace(path)


if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PAUSE: Final = 0.02  # seconds between two attempts
CREATE: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
"""How a file to lock is opened."""


class FileLock:
    """A lock on a file of its own; two locks on one file exclude each other, in one process too.

    filelock shares one only by a database beside it, within the thread that took it; this one is shared by
    all who have the library open, and ends with its process.
    """

    def __init__(self, path: Path) -> None:
        # A pipe in the place of the file would make the program wait for ever.
        self._file = os.fdopen(os.open(path, CREATE, 0o666), "ab")
        _open.add(self)

    def take(self, *, shared: bool = False, patience: float = 0.0) -> bool:
        """Try for `patience` seconds to take the lock, let go of first if held; tell whether it worked."""
        deadline = time.monotonic() + patience
        while True:
            with suppress(BlockingIOError, PermissionError):
                _lock(self._file.fileno(), shared)
                return True
            if time.monotonic() > deadline:
                return False
            time.sleep(PAUSE)

    def release(self) -> None:
        """Let go of the lock for good."""
        self._file.close()


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
