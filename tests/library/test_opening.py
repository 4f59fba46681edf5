"""A library opens whatever happened to its file, and what cannot be helped is said as a fault."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import platformdirs
import pytest
from tests.helpers import GAMES, fault_of, new_match, played

from boardkit.core.faults import Fault, FaultError
from boardkit.core.match import Match
from boardkit.library import Library, MatchId, database, default_folder, open_library, repair
from boardkit.library.faults import (
    DiskFails,
    DiskFull,
    LibraryBusy,
    LibraryDamaged,
    LibraryNewer,
    LibraryReadOnly,
    MatchDamaged,
)
from boardkit.library.locks import FileLock

MATCHES: Final = {seed: played(new_match(seed, rounds=30), 40 + seed) for seed in range(1, 6)}
"""Matches by the numbers they have in the library of these tests."""


@pytest.fixture(scope="module")
def intact(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("intact")
    with open_library(folder) as library:
        for match in MATCHES.values():
            library.create(match)
        library.set_setting("theme", "dark")
    return (folder / "library.sqlite").read_bytes()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)


def folder_with(folder: Path, data: bytes) -> Path:
    folder.mkdir()
    (folder / "library.sqlite").write_bytes(data)
    return folder


def whole_matches(library: Library) -> int:
    """Count the matches that are as they were, and check that the others are refused."""
    found = {summary.match: match_or_fault(library, summary.match) for summary in library.matches()}
    whole = {number for number, match in found.items() if match == MATCHES[number]}
    assert all(found[number] == MatchDamaged(number) for number in found.keys() - whole)
    return len(whole)


def match_or_fault(library: Library, number: MatchId) -> Match[Any] | Fault:
    try:
        return library.load(number, GAMES)
    except FaultError as error:
        return error.fault


def check_opens(folder: Path, data: bytes) -> tuple[int, Fault | None]:
    """Open a library from its bytes, use it, and return how many matches are whole, with the notice."""
    with open_library(folder_with(folder, data)) as library:
        whole = whole_matches(library)
        library.create(new_match())
        library.set_setting("theme", "light")
        if library.notice:
            kept = "library.damaged-1.sqlite"
            assert library.notice == LibraryDamaged(str(folder), kept, whole)
            assert (folder / kept).read_bytes() == data
        return whole, library.notice


def flipped(data: bytes, offset: int, bit: int) -> bytes:
    return data[:offset] + bytes([data[offset] ^ 1 << bit]) + data[offset + 1 :]


def test_a_library_is_made_where_there_is_none(tmp_path: Path) -> None:
    with open_library(tmp_path / "deep" / "er") as library:
        assert (library.matches(), library.notice) == ((), None)
    assert (tmp_path / "deep" / "er" / "library.sqlite").exists()


def test_the_default_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, **more: str(tmp_path / name))
    assert default_folder() == tmp_path / "boardkit"
    open_library().close()
    assert (tmp_path / "boardkit" / "library.sqlite").exists()


def test_a_sound_library_opens_without_a_notice(tmp_path: Path, intact: bytes) -> None:
    assert check_opens(tmp_path / "library", intact) == (5, None)


def test_a_flipped_bit_never_passes_for_play(tmp_path: Path, intact: bytes) -> None:
    random = Random(5)
    whole = [
        check_opens(tmp_path / str(number), flipped(intact, random.randrange(len(intact)), number % 8))[0]
        for number in range(250)
    ]
    assert sum(whole) / len(whole) > 4


def test_a_flipped_bit_in_the_header_loses_nothing(tmp_path: Path, intact: bytes) -> None:
    for offset in range(100):
        data = flipped(intact, offset, offset % 8)
        assert check_opens(tmp_path / str(offset), data)[0] == 5


def test_a_damaged_table_definition_loses_nothing(tmp_path: Path, intact: bytes) -> None:
    offset = intact.index(b"updated TEXT NOT NULL") + 3
    assert check_opens(tmp_path / "library", flipped(intact, offset, 0))[0] == 5
    assert check_opens(tmp_path / "binary", flipped(intact, offset, 7))[0] == 5


def test_a_truncated_library_keeps_its_beginning(tmp_path: Path, intact: bytes) -> None:
    for number, length in enumerate(range(0, len(intact), 611)):
        assert isinstance(check_opens(tmp_path / str(number), intact[:length])[1], LibraryDamaged)
    assert check_opens(tmp_path / "library", intact[:-4096])[0] > 0


def test_junk_in_the_middle_is_no_end(tmp_path: Path, intact: bytes) -> None:
    random = Random(6)
    for number in range(60):
        begin = random.randrange(len(intact))
        junk = random.randbytes(random.randrange(1, 5000))[: len(intact) - begin]
        check_opens(tmp_path / str(number), intact[:begin] + junk + intact[begin + len(junk) :])


@pytest.mark.parametrize(
    "data", [b"", b"\0" * 9000, b"no library at all", b"SQLite format 3\0" + b"\xff" * 999]
)
def test_what_is_no_library_is_set_aside(tmp_path: Path, data: bytes) -> None:
    whole, notice = check_opens(tmp_path / "library", data)
    assert whole == 0
    assert isinstance(notice, LibraryDamaged)


def test_every_damaged_library_is_kept(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "library", b"one")
    open_library(folder).close()
    (folder / "library.sqlite").write_bytes(b"two")
    open_library(folder).close()
    assert [path.read_bytes() for path in sorted(folder.glob("*damaged*"))] == [b"one", b"two"]


def test_settings_and_results_are_carried_over(tmp_path: Path, intact: bytes) -> None:
    with open_library(folder_with(tmp_path / "library", intact)) as library:
        library.create(played(new_match(), 99))
    path = library.folder / "library.sqlite"
    path.write_bytes(flipped(path.read_bytes(), 0, 0))
    with open_library(library.folder) as library:
        assert library.notice
        assert library.setting("theme") == "dark"
        assert [result.players for result in library.results("toy")] == [["Ada", "Élodie [b]"]]


def test_a_damaged_log_of_writes_is_no_end(tmp_path: Path, intact: bytes) -> None:
    with open_library(folder_with(tmp_path / "source", intact)) as library:
        library.create(new_match())
        log = (library.folder / "library.sqlite-wal").read_bytes()
    random = Random(7)
    for number in range(60):
        folder = folder_with(tmp_path / str(number), intact)
        garbled = flipped(log, random.randrange(len(log)), number % 8)
        (folder / "library.sqlite-wal").write_bytes(garbled[: random.randrange(len(log))])
        with open_library(folder) as library:
            saved = {summary.match for summary in library.matches()}
            assert saved >= MATCHES.keys()
            assert all(library.load(MatchId(match), GAMES) == MATCHES[match] for match in MATCHES)


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
    number = library.create(new_match())
    library._db.execute("PRAGMA query_only = ON")
    acts: list[Callable[[], object]] = [
        lambda: library.save(number, played(new_match(), 1)),
        lambda: library.create(new_match()),
        lambda: library.rename(number, "x"),
        lambda: library.delete(number),
        lambda: library.set_setting("theme", "dark"),
    ]
    assert {fault_of(act) for act in acts} == {LibraryReadOnly(str(library.folder))}
    assert library.load(number, GAMES) == new_match()


def test_a_full_disk_loses_nothing_that_was_saved(library: Library) -> None:
    match = played(new_match(rounds=100), 100)
    number = library.create(match)
    pages = library._db.execute("PRAGMA page_count").fetchone()[0]
    library._db.execute(f"PRAGMA max_page_count = {pages}")
    with library.claim(number):
        library.save(number, match)
        longer = played(match, 90)
        for _ in range(2):
            assert fault_of(lambda: library.save(number, longer)) == DiskFull(str(library.folder))
            assert library.load(number, GAMES) == match
        library._db.execute("PRAGMA max_page_count = 100000")
        library.save(number, longer)
        assert library.load(number, GAMES) == longer


@pytest.mark.parametrize(
    ("number", "fault"), [(errno.ENOSPC, DiskFull), (errno.EDQUOT, DiskFull), (errno.EIO, DiskFails)]
)
def test_a_damaged_library_stays_when_there_is_no_room_to_rebuild_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: type[Fault]
) -> None:
    def fail(path: Path) -> None:
        raise OSError(number, "no")

    folder = folder_with(tmp_path / "library", b"damaged")
    monkeypatch.setattr(database, "build", fail)
    assert isinstance(fault_of(lambda: open_library(folder)), fault)
    assert (folder / "library.sqlite").read_bytes() == b"damaged"
    monkeypatch.undo()
    open_library(folder).close()


def test_a_rebuild_that_was_cut_short_begins_anew(
    tmp_path: Path, intact: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_with(tmp_path / "library", flipped(intact, 0, 0))
    with monkeypatch.context() as patched:
        patched.setattr(repair, "_store", lambda salvage, db: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            open_library(folder)
    with open_library(folder) as library:
        assert whole_matches(library) == 5


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
        assert fault_of(lambda: library.create(new_match())) == LibraryBusy(str(tmp_path))
        other._db.execute("ROLLBACK")
        library.create(new_match())


def test_damage_during_play_is_said(library: Library) -> None:
    library._db.execute("DROP TABLE moves")
    assert fault_of(lambda: library.create(new_match())) == LibraryDamaged(str(library.folder))
    library.close()
    with open_library(library.folder) as again:
        assert isinstance(again.notice, LibraryDamaged)
