"""Files of games by the endings of their names, Parquet among them (which needs the extra)."""

import errno
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from boardkit.core import FaultError
from boardkit.many.job import Header, Outcome, check_same, read, written
from boardkit.many.run_faults import ExtraMissing, GamesBusy, GamesNotKept, NotGames, UnknownEnding
from boardkit.many.sqlite import LISTS, MAPPINGS, NUMBERS, SqliteStore, outcome_of, row_of

PLAN: Final = b"boardkit.many"  # under which key the plan stands in the file
TOGETHER: Final = 10_000  # how many games lie together in a file, and are read at once


class ParquetStore(AbstractContextManager["ParquetStore"]):
    """A Parquet file of games, with the file beside it in which games are kept until it is closed."""

    def __init__(self, path: Path, header: Header, beside: SqliteStore | None, *, writes: bool) -> None:
        self.header = header  # the plan of the games
        # The file beside it, in which a stopped run has left games, which are read with the others.
        self.leftover = _beside(path) if beside and not writes else None
        self._writes = writes
        self._path = path
        self._beside = beside

    @staticmethod
    def is_there(path: Path) -> bool:
        """Return whether there is such a file, or one that a stopped run has left beside it."""
        return os.path.lexists(path) or _is_left(path)

    @classmethod
    def writing(cls, path: Path, header: Header) -> Self:
        """Open a file to keep games of a plan; see `boardkit.many.store.write_to`."""
        _pyarrow()
        if path.exists():
            check_same(str(path), _header(path), header)
        with _busy(path):
            beside = SqliteStore.writing(_beside(path), header, alone=True)
        return cls(path, header, beside, writes=True)

    @classmethod
    def reading(cls, path: Path) -> Self:
        """Open a file to read its games; see `boardkit.many.store.read_from`."""
        if not _is_left(path):
            return cls(path, _header(path), None, writes=False)
        with ExitStack() as stack, _busy(path):
            beside = stack.enter_context(SqliteStore.reading(_beside(path)))
            if path.exists():
                check_same(str(path), _header(path), beside.header)
            stack.pop_all()
        return cls(path, beside.header, beside, writes=False)

    def numbers(self) -> set[int]:
        """Return the numbers of the games that it keeps."""
        written_down = {number for (number,) in self._columns(["number"])}
        return written_down | (self._beside.numbers() if self._beside else set())

    def outcomes(self) -> Iterator[Outcome]:
        """Read the games that it keeps; those that came last are read last."""
        names = [*NUMBERS, "verdict", *LISTS, *MAPPINGS]
        seen: set[int] = set()
        for values in self._columns(names):
            row = dict(zip(names, values, strict=True))
            try:
                # Parquet has pairs for mappings.
                row |= {name: dict(row[name]) for name in MAPPINGS}
            except (TypeError, ValueError):
                # What are no pairs is found to be missing.
                row = {"number": row["number"]}
            outcome = outcome_of(row, self.header, str(self._path))
            if outcome.number not in seen:
                seen.add(outcome.number)
                yield outcome
        later = self._beside.outcomes() if self._beside else ()
        yield from (outcome for outcome in later if outcome.number not in seen)

    def keep(self, outcomes: Sequence[Outcome]) -> None:
        """Keep games; one that is kept already is not kept twice."""
        assert self._beside is not None
        self._beside.keep(outcomes)

    def close(self) -> None:
        """Write what was kept beside the file into it."""
        if self._beside is None:
            return
        with self._beside:
            if self._writes and (self._beside.numbers() or not self._path.exists()):
                self._write()
            # It goes before anybody else can take it; where open files cannot go, right after.
            if self._writes and sys.platform != "win32":
                _beside(self._path).unlink()
        if self._writes and sys.platform == "win32":
            _beside(self._path).unlink()

    def __exit__(self, *error: object) -> None:
        self.close()

    def _write(self) -> None:
        """Write a file again, and put it in the place of the old one when it is whole."""
        pyarrow, parquet = _pyarrow()
        schema = _schema(pyarrow).with_metadata({PLAN: written(self.header)})
        with self._fresh() as fresh, parquet.ParquetWriter(fresh, schema, compression="zstd") as writer:
            rest = self.outcomes()
            while some := [row_of(outcome) for outcome in islice(rest, TOGETHER)]:
                rows = [row | {name: list(row[name].items()) for name in MAPPINGS} for row in some]
                writer.write_table(pyarrow.Table.from_pylist(rows, schema))

    @contextmanager
    def _fresh(self) -> Iterator[Path]:
        """Name a file to write to, which then takes the place of the old one; if it fails, it is gone."""
        fresh = self._path.with_name(f"{self._path.name}.fresh")
        try:
            yield fresh
            fresh.replace(self._path)
        except OSError as error:
            raise FaultError(GamesNotKept(str(self._path), str(error))) from error
        finally:
            fresh.unlink(missing_ok=True)

    def _columns(self, names: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Walk the rows of the file, some columns of each."""
        if not self._path.exists():
            return
        _, parquet = _pyarrow()
        with _told(self._path), parquet.ParquetFile(self._path) as file:
            for batch in file.iter_batches(TOGETHER, columns=list(names)):
                columns = [batch.column(name).to_pylist() for name in names]
                yield from zip(*columns, strict=True)


def _header(path: Path) -> Header:
    _, parquet = _pyarrow()
    with _told(path):
        plan = (parquet.read_schema(path).metadata or {}).get(PLAN)
    if plan is None:
        raise FaultError(NotGames(str(path)))
    return read(plan.decode("utf-8", "replace"), str(path))


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.unfinished.sqlite")


def _is_left(path: Path) -> bool:
    """Return whether a stopped run has left games beside a file; one stopped at once leaves an empty file."""
    beside = _beside(path)
    return beside.is_file() and beside.stat().st_size > 0


@contextmanager
def _busy(path: Path) -> Iterator[None]:
    """Name the file that was asked for where the one beside it is in use."""
    try:
        yield
    except FaultError as error:
        if isinstance(error.fault, GamesBusy):
            raise FaultError(GamesBusy(str(path))) from error
        raise


def _schema(pyarrow: Any) -> Any:
    number, text = pyarrow.int32(), pyarrow.string()
    numbers = pyarrow.list_(number)
    mapping = pyarrow.map_(text, numbers)
    kinds = chain(
        ((name, number) for name in NUMBERS),
        [("verdict", text)],
        ((name, pyarrow.list_(text) if name == "players" else numbers) for name in LISTS),
        ((name, mapping) for name in MAPPINGS),
    )
    return pyarrow.schema(list(kinds))


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn the errors of Parquet into faults about a file; it calls damage by the names of the system."""
    pyarrow, _ = _pyarrow()
    try:
        yield
    except (pyarrow.ArrowException, OSError, KeyError, UnicodeDecodeError) as error:
        raise FaultError(NotGames(str(path))) from error


def _pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise FaultError(ExtraMissing("parquet")) from error


ENDINGS: Final[Mapping[str, type[SqliteStore] | type[ParquetStore]]] = {
    **dict.fromkeys((".sqlite", ".sqlite3", ".db"), SqliteStore),
    ".parquet": ParquetStore,
}
"""The forms of files, by the endings of their names."""

Store: TypeAlias = SqliteStore | ParquetStore


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
    if os.path.lexists(path) and not path.is_file():
        raise FaultError(NotGames(str(path)))
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
    if os.path.lexists(path) and not path.is_file():
        raise FaultError(NotGames(str(path)))
    return kind.reading(path)


def _kind(path: Path) -> type[SqliteStore] | type[ParquetStore]:
    kind = ENDINGS.get(path.suffix.lower())
    if kind is None:
        raise FaultError(UnknownEnding(str(path), tuple(ENDINGS)))
    return kind
