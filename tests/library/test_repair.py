"""What is damaged never passes for play, and what can be read of a damaged library is carried over."""

import errno
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit.core import Fault, FaultError, Study
from boardkit.library import Library, MatchId, database, open_library, recovery
from boardkit.library.storage_faults import DiskFails, DiskFull, LibraryDamaged, LibraryReadOnly, MatchDamaged
from tests.daily import by_night
from tests.helpers import GAMES, fault_of, new_match, played
from tests.library.matches import MATCHES, folder_with


def whole_matches(library: Library) -> int:
    """Count the matches that are as they were, and check that the others are refused."""
    found = {summary.match: match_or_fault(library, summary.match) for summary in library.matches()}
    whole = {number for number, match in found.items() if match == Study(MATCHES[number])}
    assert all(found[number] == MatchDamaged(number) for number in found.keys() - whole)
    return len(whole)


def match_or_fault(library: Library, number: MatchId) -> Study[Any] | Fault:
    try:
        return library.load(number, GAMES)
    except FaultError as error:
        return error.fault


def check_opens(folder: Path, data: bytes) -> tuple[int, Fault | None]:
    """Open a library from its bytes, use it, and return how many matches are whole, with the notice."""
    with open_library(folder_with(folder, data)) as library:
        whole = whole_matches(library)
        library.create(Study(new_match()))
        library.set_setting("theme", "light")
        if library.notice:
            kept = "library.damaged-1.sqlite"
            assert library.notice == LibraryDamaged(str(folder), kept, whole)
            assert (folder / kept).read_bytes() == data
        return whole, library.notice


def flipped(data: bytes, offset: int, bit: int) -> bytes:
    return data[:offset] + bytes([data[offset] ^ 1 << bit]) + data[offset + 1 :]


def test_a_sound_library_opens_without_a_notice(tmp_path: Path, intact: bytes) -> None:
    assert check_opens(tmp_path / "library", intact) == (5, None)


@pytest.mark.parametrize("bits", [25, by_night(250)])
def test_a_flipped_bit_never_passes_for_play(tmp_path: Path, intact: bytes, bits: int) -> None:
    random = Random(5)
    whole = [
        check_opens(tmp_path / str(number), flipped(intact, random.randrange(len(intact)), number % 8))[0]
        for number in range(bits)
    ]
    assert sum(whole) / len(whole) > 4


def test_a_flipped_bit_in_the_header_loses_nothing(tmp_path: Path, intact: bytes) -> None:
    for offset in range(0, 100, 11):
        data = flipped(intact, offset, offset % 8)
        assert check_opens(tmp_path / str(offset), data)[0] == 5


def test_a_damaged_table_definition_loses_nothing(tmp_path: Path, intact: bytes) -> None:
    offset = intact.index(b"updated TEXT NOT NULL") + 3
    assert check_opens(tmp_path / "library", flipped(intact, offset, 0))[0] == 5
    assert check_opens(tmp_path / "binary", flipped(intact, offset, 7))[0] == 5


def test_a_truncated_library_keeps_its_beginning(tmp_path: Path, intact: bytes) -> None:
    for number, length in enumerate(range(0, len(intact), 2803)):
        assert isinstance(check_opens(tmp_path / str(number), intact[:length])[1], LibraryDamaged)
    assert check_opens(tmp_path / "library", intact[:-4096])[0] > 0


def test_junk_in_the_middle_is_no_end(tmp_path: Path, intact: bytes) -> None:
    random = Random(6)
    for number in range(12):
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
        library.create(Study(played(new_match(), 99)))
    path = library.folder / "library.sqlite"
    path.write_bytes(flipped(path.read_bytes(), 0, 0))
    with open_library(library.folder) as library:
        assert library.notice
        assert library.setting("theme") == "dark"
        assert [result.players for result in library.results("toy")] == [["Ada", "Élodie [b]"]]


def test_a_damaged_log_of_writes_is_no_end(tmp_path: Path, intact: bytes) -> None:
    with open_library(folder_with(tmp_path / "source", intact)) as library:
        library.create(Study(new_match()))
        log = (library.folder / "library.sqlite-wal").read_bytes()
    random = Random(7)
    for number in range(14):
        folder = folder_with(tmp_path / str(number), intact)
        garbled = flipped(log, random.randrange(len(log)), number % 8)
        (folder / "library.sqlite-wal").write_bytes(garbled[: random.randrange(len(log))])
        with open_library(folder) as library:
            saved = {summary.match for summary in library.matches()}
            assert saved >= MATCHES.keys()
            assert all(library.load(MatchId(match), GAMES) == Study(MATCHES[match]) for match in MATCHES)


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
        patched.setattr(recovery, "_store", lambda salvage, db: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            open_library(folder)
    with open_library(folder) as library:
        assert whole_matches(library) == 5


def test_a_disk_that_fails_during_the_rescue_is_not_taken_for_damage(
    tmp_path: Path, intact: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA query_only = ON")
        db.execute("DELETE FROM settings")

    folder = folder_with(tmp_path / "library", flipped(intact, 0, 0))
    with monkeypatch.context() as patched:
        patched.setattr(recovery, "_heal_schema", fail)
        assert fault_of(lambda: open_library(folder)) == LibraryReadOnly(str(folder))
    with open_library(folder) as library:
        assert whole_matches(library) == 5


def test_a_log_of_writes_without_its_library_is_carried_over(tmp_path: Path) -> None:
    with open_library(tmp_path / "source") as library:
        for match in MATCHES.values():
            library.create(Study(match))
        log = (library.folder / "library.sqlite-wal").read_bytes()
    folder = tmp_path / "library"
    folder.mkdir()
    (folder / "library.sqlite-wal").write_bytes(log)
    with open_library(folder) as library:
        assert isinstance(library.notice, LibraryDamaged)
        assert whole_matches(library) == len(MATCHES)


def test_a_text_that_says_to_be_longer_than_any_can_be_is_damage() -> None:
    connection = sqlite3.connect(":memory:")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 100)
    with pytest.raises(sqlite3.DataError) as caught:
        connection.execute("SELECT zeroblob(1000)")
    connection.close()
    assert caught.value.sqlite_errorcode == sqlite3.SQLITE_TOOBIG
    assert database.is_damage(caught.value)
