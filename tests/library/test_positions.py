"""Positions kept by name: listed, opened, renamed, forgotten, and never a file outside their folder."""

from pathlib import Path

import pytest

from boardkit.core import Fault, FaultError
from boardkit.core.records.position import NoPosition
from boardkit.library.kept_files import POSITIONS_FOLDER, Kept, code_of, delete, keep, kept, rename
from boardkit.library.storage_faults import BadPositionName, FileTrouble, NoSuchPosition, Trouble
from tests.cli.test_position import code_of as some_code

OUTSIDE = (
    "../out",
    "/etc/passwd",
    "a/b",
    "a\\b",
    "..",
    ".",
    "",
    "  ",
    "a.txt",
    "-a",
    "@a",
    "a\0",
    "a\n\x1b[b",
    "n" * 61,
)


def fault_of(folder: Path, name: str) -> Fault:
    with pytest.raises(FaultError) as raised:
        keep(folder, name, "code")
    return raised.value.fault


def test_a_position_is_kept_and_found_by_its_name(tmp_path: Path) -> None:
    assert kept(tmp_path) == ()
    code = some_code()
    assert keep(tmp_path, "  Été,  la   crue (2) ", code) == "Été, la crue (2)"
    keep(tmp_path, "Zoo", code)
    keep(tmp_path, "eau", code)
    assert [one.name for one in kept(tmp_path)] == ["eau", "Été, la crue (2)", "Zoo"]
    assert code_of(tmp_path, "Été, la crue (2)") == code
    assert kept(tmp_path, "tectonic_tribes")[0] == Kept("eau", "tectonic_tribes", code)
    assert kept(tmp_path, "terristories") == ()


@pytest.mark.parametrize("name", OUTSIDE)
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    assert isinstance(fault_of(tmp_path, name), BadPositionName)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FaultError) as raised:
        code_of(tmp_path, name)
    assert raised.value.fault == NoSuchPosition(name, (), 0)


def test_a_name_is_taken_until_it_is_said_that_it_may_be_replaced(tmp_path: Path) -> None:
    keep(tmp_path, "one", "before")
    fault = fault_of(tmp_path, "one")
    assert isinstance(fault, FileTrouble)
    assert fault.trouble is Trouble.EXISTS
    keep(tmp_path, "one", "after", replace=True)
    assert code_of(tmp_path, "one") == "after"


def test_a_position_is_renamed_and_forgotten(tmp_path: Path) -> None:
    code = some_code()
    keep(tmp_path, "one", code)
    keep(tmp_path, "two", code)
    assert rename(tmp_path, "one", " one ") == "one"
    with pytest.raises(FaultError):
        rename(tmp_path, "one", "two")
    assert rename(tmp_path, "one", "three") == "three"
    assert [one.name for one in kept(tmp_path)] == ["three", "two"]
    delete(tmp_path, "three")
    for gone in (lambda: delete(tmp_path, "three"), lambda: rename(tmp_path, "three", "four")):
        with pytest.raises(FaultError) as raised:
            gone()
        assert raised.value.fault == NoSuchPosition("three", ("two",), 1)


def test_a_file_that_holds_no_position_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / POSITIONS_FOLDER).mkdir()
    (tmp_path / POSITIONS_FOLDER / "notes.txt").write_text("milk", "utf-8")
    (tmp_path / POSITIONS_FOLDER / ".hidden.txt").write_text("milk", "utf-8")
    (tmp_path / POSITIONS_FOLDER / "other.json").write_text("{}", "utf-8")
    (tmp_path / POSITIONS_FOLDER / "link.txt").symlink_to(tmp_path / "nowhere")
    link, notes = kept(tmp_path)
    assert notes == Kept("notes", fault=NoPosition())
    assert isinstance(link.fault, FileTrouble)


def test_a_link_is_not_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("mine", "utf-8")
    (tmp_path / POSITIONS_FOLDER).mkdir()
    (tmp_path / POSITIONS_FOLDER / "link.txt").symlink_to(outside)
    with pytest.raises(FaultError):
        keep(tmp_path, "link", "code", replace=True)
    assert outside.read_text("utf-8") == "mine"
