"""Files are read from ordinary files only, as far as they may go, and written whole or not at all."""

import errno
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardkit.core.faults import TooLarge
from boardkit.core.records.record import LIMIT
from boardkit.library import files
from boardkit.library.storage_faults import FileTrouble, Trouble
from tests.helpers import fault_of


@pytest.fixture
def strange(tmp_path: Path) -> Iterator[Path]:
    """Fill a folder with what is no ordinary file."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "dangling").symlink_to("nowhere")
    (tmp_path / "looping").symlink_to("looping")
    (tmp_path / "to-pipe").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as plug:
        plug.bind(str(tmp_path / "plug"))
        yield tmp_path


TROUBLES = {
    "pipe": Trouble.NO_FILE,
    "to-pipe": Trouble.NO_FILE,
    "plug": Trouble.NO_FILE,
    "/dev/zero": Trouble.NO_FILE,
    "folder": Trouble.FOLDER,
    "dangling": Trouble.DANGLING,
    "looping": Trouble.LOOP,
    "looping/x": Trouble.LOOP,
    "nowhere": Trouble.MISSING,
    "a\0b": Trouble.MISSING,
    "x" * 300: Trouble.LONG_NAME,
}


@pytest.mark.timeout(10)
@pytest.mark.parametrize("name", TROUBLES)
def test_what_is_no_ordinary_file_is_not_read(strange: Path, name: str) -> None:
    path = strange / name
    assert fault_of(lambda: files.read_bytes(path)) == FileTrouble(str(path), TROUBLES[name])


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.touch()
    os.truncate(path, 1 << 40)
    assert fault_of(lambda: files.read_bytes(path)) == TooLarge(1 << 40, LIMIT)


def test_a_link_to_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"text")
    (tmp_path / "link").symlink_to("file")
    assert files.read_bytes(tmp_path / "link") == b"text"


def test_a_new_file_has_the_rights_that_files_have_here(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    files.write_text(tmp_path / "new", "é\n")
    assert (tmp_path / "new").read_bytes() == "é\n".encode()
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_replaced_file_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    path.chmod(0o640)
    files.write_text(path, "new", replace=True)
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o640)


@pytest.mark.parametrize("name", ["pipe", "plug", "dangling", "looping", "to-pipe"])
@pytest.mark.parametrize("replace", [False, True])
def test_what_is_no_ordinary_file_is_not_replaced(strange: Path, name: str, replace: bool) -> None:
    fault = fault_of(lambda: files.write_text(strange / name, "text", replace=replace))
    assert fault == FileTrouble(str(strange / name), Trouble.SPECIAL)


def test_an_existing_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    assert fault_of(lambda: files.write_text(path, "new")) == FileTrouble(str(path), Trouble.EXISTS)
    assert path.read_text() == "old"


def test_a_file_that_appears_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", lambda _: path.write_text("other"))
        fault = fault_of(lambda: files.write_text(path, "new"))
    assert fault == FileTrouble(str(path), Trouble.EXISTS)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"file": "other"}


def test_a_disk_without_second_names_is_written_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no second names here")

    monkeypatch.setattr(os, "link", refuse)
    files.write_text(tmp_path / "file", "new")
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"file": "new"}


@contextmanager
def little_room() -> Iterator[None]:
    """Let no file grow beyond a few bytes for a while, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("before", [{}, {"file": "old"}])
def test_without_room_nothing_is_left_and_nothing_lost(tmp_path: Path, before: dict[str, str]) -> None:
    for name, text in before.items():
        (tmp_path / name).write_text(text)
    path = tmp_path / "file"
    with little_room():
        fault = fault_of(lambda: files.write_text(path, "x" * 50_000, replace=bool(before)))
    assert fault == FileTrouble(str(path), Trouble.FULL)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == before
