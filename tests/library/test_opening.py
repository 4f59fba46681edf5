"""A library opens wherever it can, and what cannot be helped is said as a fault."""

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import platformdirs
import pytest

from boardkit.core import Fault, Study
from boardkit.library import Library, database, default_folder, open_library
from boardkit.library.files import FileLock
from boardkit.library.storage_faults import (
    DiskFull,
    FileTrouble,
    LibraryBusy,
    LibraryDamaged,
    LibraryNewer,
    LibraryReadOnly,
    UntriedPython,
)
from tests.helpers import GAMES, fault_of, new_match, played
from tests.library.matches import folder_with


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)


def test_a_library_is_made_where_there_is_none(tmp_path: Path) -> None:
    with open_library(tmp_path / "deep" / "er") as library:
        assert (library.matches(), library.notice) == ((), None)
    assert (tmp_path / "deep" / "er" / "library.sqlite").exists()


def test_the_default_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, **more: str(tmp_path / name))
    assert default_folder() == tmp_path / "boardkit"
    open_library().close()
    assert (tmp_path / "boardkit" / "library.sqlite").exists()


def test_a_later_library_is_left_alone(tmp_path: Path, intact: bytes) -> None:
    folder = folder_with(tmp_path / "library", intact)
    path = folder / "library.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 7")
        db.execute(f"PRAGMA application_id = {database._mark(7)}")
    before = path.read_bytes()
    assert fault_of(lambda: open_library(folder)) == LibraryNewer(7, database.VERSION)
    assert path.read_bytes() == before
    assert not list(folder.glob("*damaged*"))


@pytest.mark.parametrize("blocked", ["", "locks", "library.lock", "library.sqlite"])
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, blocked: str) -> None:
    folder = tmp_path / "library"
    if blocked in ("", "locks"):
        (folder / blocked).parent.mkdir(exist_ok=True)
        (folder / blocked).write_text("in the way")
    else:
        (folder / blocked).mkdir(parents=True)
    assert fault_of(lambda: open_library(folder)) == LibraryReadOnly(str(folder))


def test_a_library_that_may_only_be_read_is_said(library: Library) -> None:
    number = library.create(Study(new_match()))
    library._db.execute("PRAGMA query_only = ON")
    acts: list[Callable[[], object]] = [
        lambda: library.save(number, Study(played(new_match(), 1))),
        lambda: library.create(Study(new_match())),
        lambda: library.rename(number, "x"),
        lambda: library.delete(number),
        lambda: library.set_setting("theme", "dark"),
    ]
    assert {fault_of(act) for act in acts} == {LibraryReadOnly(str(library.folder))}
    assert library.load(number, GAMES) == Study(new_match())


def test_a_full_disk_loses_nothing_that_was_saved(library: Library) -> None:
    match = played(new_match(rounds=100), 100)
    number = library.create(Study(match))
    pages = library._db.execute("PRAGMA page_count").fetchone()[0]
    library._db.execute(f"PRAGMA max_page_count = {pages}")
    with library.claim(number):
        library.save(number, Study(match))
        longer = played(match, 90)
        for _ in range(2):
            assert fault_of(lambda: library.save(number, Study(longer))) == DiskFull(str(library.folder))
            assert library.load(number, GAMES) == Study(match)
        library._db.execute("PRAGMA max_page_count = 100000")
        library.save(number, Study(longer))
        assert library.load(number, GAMES) == Study(longer)


@pytest.mark.usefixtures("impatient")
def test_nobody_rebuilds_a_library_that_others_have_open(library: Library) -> None:
    (library.folder / "library.sqlite").write_bytes(b"damaged")
    assert fault_of(lambda: open_library(library.folder)) == LibraryBusy(str(library.folder))


@pytest.mark.usefixtures("impatient")
def test_a_library_that_is_being_rebuilt_is_busy(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "library.lock")
    assert lock.take()
    assert fault_of(lambda: open_library(tmp_path)) == LibraryBusy(str(tmp_path))
    lock.release()
    open_library(tmp_path).close()


@pytest.mark.usefixtures("impatient")
def test_a_library_that_another_process_writes_for_too_long_is_busy(tmp_path: Path) -> None:
    with open_library(tmp_path) as library, open_library(tmp_path) as other:
        other._db.execute("BEGIN IMMEDIATE")
        assert fault_of(lambda: library.create(Study(new_match()))) == LibraryBusy(str(tmp_path))
        other._db.execute("ROLLBACK")
        library.create(Study(new_match()))


def test_damage_during_play_is_said(library: Library) -> None:
    library._db.execute("DROP TABLE moves")
    assert fault_of(lambda: library.create(Study(new_match()))) == LibraryDamaged(str(library.folder))
    library.close()
    with open_library(library.folder) as again:
        assert isinstance(again.notice, LibraryDamaged)


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", ["library.sqlite", "library.lock"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_what_is_no_file_is_no_library(tmp_path: Path, name: str, kind: str) -> None:
    path = tmp_path / name
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to("/dev/zero")
    if (name, kind) == ("library.lock", "device"):
        open_library(tmp_path).close()
    else:
        assert isinstance(fault_of(lambda: open_library(tmp_path)), FileTrouble | LibraryReadOnly)


def test_a_newer_python_than_those_that_were_tried_is_told_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told() -> Fault | None:
        with open_library(tmp_path) as library:
            return library.notice

    assert told() is None
    for minor in (16, 17):
        monkeypatch.setattr(sys, "version_info", (3, minor, 0, "final", 0))
        assert told() == UntriedPython(f"3.{minor}", "3.15")
        assert told() is None
