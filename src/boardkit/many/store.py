"""Files of games, by the endings of their names: what is kept of games as they come, and read again."""

import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol, Self

from boardkit.core import FaultError
from boardkit.many.faults import NotGames, UnknownEnding
from boardkit.many.header import Header
from boardkit.many.job import Outcome
from boardkit.many.parquet import ParquetStore
from boardkit.many.sqlite import SqliteStore

ENDINGS = {
    ".sqlite": SqliteStore,
    ".sqlite3": SqliteStore,
    ".db": SqliteStore,
    ".parquet": ParquetStore,
}
"""The forms of files, by the endings of their names."""


class Store(Protocol):
    """A file of games, open.

    Attributes:
        header: the plan of the games.
        leftover: the file beside it, in which a stopped run has left games, which are read with the others.
    """

    header: Header
    leftover: Path | None

    def numbers(self) -> set[int]:
        """Return the numbers of the games that it keeps."""
        ...

    def outcomes(self) -> Iterator[Outcome]:
        """Read the games that it keeps, by their numbers."""
        ...

    def keep(self, outcomes: Sequence[Outcome]) -> None:
        """Keep games; one that is kept already is not kept twice."""
        ...

    def close(self) -> None:
        """Leave the file as it is to lie there."""
        ...

    def __enter__(self) -> Self:
        """Use it for a while."""
        ...

    def __exit__(self, *error: object) -> None:
        """Close it."""
        ...


def write_to(name: str, header: Header) -> Store:
    """Open a file to keep games of a plan in it; one that is not there is made.

    Raises:
        FaultError: it is no file of games, or one of another plan, or needs an extra.
        OSError: the system does not let it be written.
    """
    path = Path(name)
    kind = _kind(path)
    if not path.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), name)
    if os.path.lexists(path):
        _check_ordinary(path)
    return kind.writing(path, header)


def read_from(name: str) -> Store:
    """Open a file to read the games in it.

    Raises:
        FaultError: it is no file of games, or needs an extra.
        OSError: there is none, or the system does not let it be read.
    """
    path = Path(name)
    kind = _kind(path)
    if not kind.is_there(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
    if os.path.lexists(path):
        _check_ordinary(path)
    return kind.reading(path)


def _kind(path: Path) -> type[SqliteStore] | type[ParquetStore]:
    kind = ENDINGS.get(path.suffix.lower())
    if kind is None:
        raise FaultError(UnknownEnding(str(path), tuple(ENDINGS)))
    return kind


def _check_ordinary(path: Path) -> None:
    if not path.is_file():
        raise FaultError(NotGames(str(path)))
