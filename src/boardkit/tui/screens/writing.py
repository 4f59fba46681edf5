"""Texts into new files: a folder for exports in the library, and names that every system takes."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

from boardkit.library import Library, files

EXPORTS: Final = "exports"
"""The folder of the library that exports go to."""

LONGEST: Final = 60
"""The most characters of a file's name, before what tells it from others."""


def write_text(library: Library, name: str, text: str) -> Path:
    """Write a text into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    return written(library.folder / EXPORTS, name, text, ".txt")


def save_table(library: Library, name: str, text: str) -> Path:
    """Write a table for spreadsheets into a new file of the folder for exports.

    Raises:
        FaultError: the file cannot be written.
    """
    # Spreadsheets take a file for UTF-8 by this mark alone.
    return written(library.folder / EXPORTS, name, f"\ufeff{text}", ".csv")


def written(folder: Path, name: str, text: str | Iterator[str], end: str = ".json") -> Path:
    """Write a text into a new file of a folder, which is made if need be.

    Raises:
        FaultError: the file cannot be written.
    """
    with files.told(str(folder)):
        # A file in its place is told when something is written into it.
        with suppress(FileExistsError):
            folder.mkdir()
        path = _free(folder, name, end)
    files.write_text(path, text)
    return path


def plain_name(names: str) -> str:
    """Write a name in characters that every system takes."""
    return re.sub(r"[^\w]+|_", "-", names).strip("-").lower()[:LONGEST]


def _free(folder: Path, name: str, end: str) -> Path:
    """Return a path that is not taken."""
    numbered = (folder / f"{name}-{number}{end}" for number in count(2))
    return next(path for path in chain([folder / f"{name}{end}"], numbered) if not os.path.lexists(path))
