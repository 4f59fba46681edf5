"""Files named on the command line; `-` stands for the standard streams."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardkit.core import FaultError
from boardkit.core.faults import TooLarge
from boardkit.core.records.record import LIMIT
from boardkit.library import files
from boardkit.library.storage_faults import FileTrouble, Trouble

STREAM: Final = "-"
"""Stands for the standard streams."""


def read_file(name: str) -> bytes:
    """Read a file, or the standard input for `-`.

    Raises:
        FaultError: it cannot be read, or is larger than any file of the program's.
    """
    if name != STREAM:
        return files.read_bytes(Path(name))
    with files.told(name):
        data = sys.stdin.buffer.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise FaultError(TooLarge(len(data), LIMIT))
    return data


def read_typed(name: str) -> bytes:
    """Read a file whose name somebody has typed into a form; `~` stands for the player's home.

    Raises:
        FaultError: it cannot be read, or is larger than any file of the program's.
    """
    with files.told(name):
        try:
            path = Path(name.strip()).expanduser()
        except RuntimeError as error:
            # Nobody of that name has a home.
            raise FaultError(FileTrouble(name, Trouble.MISSING)) from error
    return files.read_bytes(path)


def write_file(name: str, text: str | Iterator[str], *, force: bool = False) -> None:
    """Write a text, whole or part by part, into a file, or to the standard output for `-`.

    A link is never followed.

    Raises:
        FaultError: it cannot be written, or it exists and is not to be replaced.
    """
    if name == STREAM:
        sys.stdout.writelines([text] if isinstance(text, str) else text)
    else:
        files.write_text(Path(name), text, replace=force)
