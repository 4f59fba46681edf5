"""Files named on the command line, read and written with care: they may be anything, anywhere."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISREG
from tempfile import NamedTemporaryFile
from typing import Final

from boardkit.commands.faults import FileTrouble, Trouble
from boardkit.core.faults import FaultError
from boardkit.core.records import LIMIT

STREAM: Final = "-"
"""What stands for the standard streams."""

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
}


def read_file(name: str) -> bytes:
    """Read a file, or the standard input for `-`, up to one byte more than a record may have.

    Raises:
        FaultError: it cannot be read.
    """
    with _told(name):
        if name == STREAM:
            return sys.stdin.buffer.read(LIMIT + 1)
        with Path(name).open("rb") as file:
            return file.read(LIMIT + 1)


def write_file(name: str, text: str, *, force: bool = False) -> None:
    """Write a text into a file, or to the standard output for `-`; a link is never followed.

    Raises:
        FaultError: it cannot be written, or it exists and is not to be replaced.
    """
    if name == STREAM:
        print(text, end="")
        return
    path = Path(name)
    with _told(name):
        _check_folder(path)
        if os.path.lexists(path):
            _check_replaceable(path, force=force)
            _replace(path, text)
        else:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)


def _check_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.NO_FOLDER))


def _check_replaceable(path: Path, *, force: bool) -> None:
    if path.is_dir():
        raise FaultError(FileTrouble(str(path), Trouble.FOLDER))
    if not S_ISREG(path.lstat().st_mode):
        raise FaultError(FileTrouble(str(path), Trouble.SPECIAL))
    if not force:
        raise FaultError(FileTrouble(str(path), Trouble.EXISTS))


def _replace(path: Path, text: str) -> None:
    """Put a text in a file's place at once, so that a failure leaves the old file as it was."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", newline="\n", delete=False) as file:
        fresh = Path(file.name)
        try:
            file.write(text)
            file.flush()
            fresh.chmod(path.stat().st_mode & 0o777)
            fresh.replace(path)
        except BaseException:
            with suppress(OSError):
                fresh.unlink()
            raise


@contextmanager
def _told(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FaultError(FileTrouble(name, TROUBLES.get(error.errno or 0, Trouble.FAILED))) from error
    except ValueError as error:
        # A name with a zero byte is no name of a file.
        raise FaultError(FileTrouble(name, Trouble.MISSING)) from error
