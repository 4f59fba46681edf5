"""How a library is, told without touching it."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Fault
from boardkit.library import database, health, open_library
from boardkit.library.health import health_of
from boardkit.library.recovery import FILE
from boardkit.library.storage_faults import (
    DiskFull,
    FileTrouble,
    LibraryDamaged,
    LibraryNewer,
    LibraryReadOnly,
    Trouble,
)
from tests.library.matches import MATCHES, folder_with


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """Return what lies in a folder."""
    found = {str(path.relative_to(folder)): path for path in folder.rglob("*")}
    return {name: path.read_bytes() if path.is_file() else None for name, path in found.items()}


def test_a_sound_library_is_well_and_is_not_touched(tmp_path: Path, intact: bytes) -> None:
    folder = folder_with(tmp_path / "library", intact)
    before = everything_in(folder)
    well = health_of(folder)
    assert (well.opening, well.writing, well.damaged, well.leftovers) == (None, None, (), ())
    assert (well.is_there, well.version, well.matches) == (True, database.VERSION, len(MATCHES))
    assert well.size >= len(intact)
    assert well.room
    assert everything_in(folder) == before


def test_one_that_is_being_played_on_is_well(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        library.set_setting("theme", "light")
        assert (health_of(tmp_path).opening, health_of(tmp_path).matches) == (None, 0)


def test_where_nobody_has_played_nothing_is_made(tmp_path: Path) -> None:
    well = health_of(tmp_path / "not" / "yet")
    assert (well.is_there, well.opening, well.writing, well.matches) == (False, None, None, None)
    assert list(tmp_path.iterdir()) == []


def overwritten(folder: Path) -> None:
    data = bytearray((folder / FILE).read_bytes())
    data[5000:7000] = b"\xff" * 2000
    (folder / FILE).write_bytes(data)


def no_library(folder: Path) -> None:
    (folder / FILE).write_bytes(b"this is a letter" * 1000)


def of_others(folder: Path) -> None:
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute("CREATE TABLE songs (title TEXT)")


@pytest.mark.parametrize("damage", [overwritten, no_library, of_others])
def test_damage_is_told_and_not_repaired(
    tmp_path: Path, intact: bytes, damage: Callable[[Path], None]
) -> None:
    folder = folder_with(tmp_path / "library", intact)
    damage(folder)
    before = everything_in(folder)
    assert health_of(folder).opening == LibraryDamaged(str(folder))
    assert everything_in(folder) == before


def test_a_damaged_match_is_named(tmp_path: Path, intact: bytes) -> None:
    folder = folder_with(tmp_path / "library", intact)
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        numbers = [number for (number,) in db.execute("SELECT id FROM matches ORDER BY id")]
        db.execute("UPDATE matches SET name = 'x' WHERE id = ?", (numbers[0],))
        db.execute("DELETE FROM moves WHERE match = ?", (numbers[-1],))
    told = health_of(folder)
    assert (told.opening, told.damaged) == (None, (numbers[0], numbers[-1]))


def test_a_later_format_is_told(tmp_path: Path, intact: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = folder_with(tmp_path / "library", intact)
    monkeypatch.setattr(database, "VERSION", 0)
    told = health_of(folder)
    assert (told.opening, told.version) == (LibraryNewer(1, 0), 1)


@pytest.mark.parametrize(
    ("number", "fault"),
    [(errno.ENOSPC, DiskFull), (errno.EROFS, LibraryReadOnly), (errno.EACCES, LibraryReadOnly)],
)
def test_what_keeps_it_from_being_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: Callable[[str], Fault]
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(health, "TemporaryFile", fail)
    assert health_of(tmp_path).writing == fault(str(tmp_path))


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "library").write_text("x")
    assert health_of(tmp_path / "library").writing == LibraryReadOnly(str(tmp_path / "library"))


def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    assert health_of(tmp_path).opening == FileTrouble(str(tmp_path / FILE), Trouble.NO_FILE)


def test_what_is_left_over_is_named(tmp_path: Path) -> None:
    names = [
        "error-2026-01-02-030405.txt",
        "library.damaged-1.sqlite",
        "library.fresh.sqlite",
        ".boardkit-0a",
    ]
    for name in [*names, "keys.json", "mine.txt"]:
        (tmp_path / name).touch()
    assert health_of(tmp_path).leftovers == tuple(sorted(names))
