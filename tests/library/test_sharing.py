"""Shared lessons: what is packed opens anywhere, and nothing that leads astray is opened."""

import json
import stat
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

import pytest

from boardkit.core.faults import Fault, NewerRecord, NotOneOf, TextTooLong, TooLarge, UnknownGame
from boardkit.core.teaching.lesson import LONGEST_TEXT
from boardkit.games import GAMES
from boardkit.library import sharing
from boardkit.library.files import write_text
from boardkit.library.sharing import LARGEST, MOST_FILES, TITLE_PAGE, open_shared, packed
from boardkit.library.storage_faults import BadCollection, BadEntry, FileTrouble, Flaw, TextNotPlain
from tests.helpers import fault_of

BOOK = GAMES["tectonic_tribes"].file("book", "lessons")
FIRST, SECOND = ((BOOK / f"{name}.json").read_bytes() for name in ("1_first_game", "2_covering"))
MARS = GAMES["terraforming_mars"].file("book", "lessons", "11_alone.json").read_bytes()
TITLE = {"en": "Two evenings", "fr": "Deux soirées"}


def title_page(*names: str, **more: object) -> bytes:
    return json.dumps({"collection": 1, "title": TITLE, "summary": {}, "lessons": names, **more}).encode()


COURSE = {
    TITLE_PAGE: title_page("first.json", "mars/alone.json"),
    "first.json": FIRST,
    "mars/alone.json": MARS,
}


def zipped(path: Path, files: Mapping[Any, bytes], method: int = ZIP_DEFLATED) -> Path:
    out = BytesIO()
    with ZipFile(out, "w", method) as file:
        for name, data in files.items():
            file.writestr(name, data, method)
    path.write_bytes(out.getvalue())
    return path


def laid(folder: Path, files: Mapping[str, bytes]) -> Path:
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("within", ["", "Course/"])
def test_a_collection_is_a_zip_in_the_order_of_its_title_page(tmp_path: Path, within: str) -> None:
    files = {f"{within}{name}": data for name, data in COURSE.items()} | {"__MACOSX/._first.json": b"\0"}
    course = open_shared(zipped(tmp_path / "course.zip", files))
    assert course.title == TITLE
    assert [(one.name, one.game) for one in course.found] == [
        ("first", "tectonic_tribes"),
        ("mars/alone", "terraforming_mars"),
    ]
    assert course.found[0].id == "tectonic_tribes/course.zip/first"


def test_a_collection_is_a_folder_too_by_its_name_or_that_of_its_title_page(tmp_path: Path) -> None:
    folder = laid(tmp_path / "course", COURSE)
    assert open_shared(folder) == open_shared(folder / TITLE_PAGE)
    assert [one.within for one in open_shared(folder).found] == ["course", "course"]


def test_without_a_title_page_all_lessons_are_a_collection_in_the_order_of_names(tmp_path: Path) -> None:
    files = {"b.json": FIRST, "a.json": SECOND, ".c.json": b"\0", "read.me": b""}
    above = {f"Mine/{name}": data for name, data in files.items()} | {"__MACOSX/._a.json": b"\0"}
    for path in (
        laid(tmp_path / "course", files),
        zipped(tmp_path / "course.zip", files),
        zipped(tmp_path / "course.ZIP", above),
    ):
        course = open_shared(path)
        assert (course.title, [one.name for one in course.found]) == ({"en": path.stem}, ["a", "b"])
        assert course.summary["fr"] == "Recouvrir, et la règle de la lave · Une première partie en 15 minutes"
        again = tmp_path / f"again{path.suffix}.zip"
        again.write_bytes(packed([course], {}))
        assert open_shared(again).summary == course.summary


def test_a_lesson_alone_is_a_collection_of_one(tmp_path: Path) -> None:
    course = open_shared(laid(tmp_path, {"mine.json": FIRST}) / "mine.json")
    assert [(one.called, one.own) for one in course.found] == [("mine", False)]
    assert course.found[0].lesson is not None
    assert course.title == course.found[0].lesson.title


def test_what_is_packed_opens_and_is_the_same_whenever_it_is_packed(tmp_path: Path) -> None:
    laid(tmp_path, {"first.json": FIRST, "alone.json": MARS})
    sources = [open_shared(tmp_path / name) for name in ("first.json", "alone.json")]
    data = packed(sources, TITLE)
    assert data == packed(sources, TITLE)
    write_text(tmp_path / "out.zip", data)
    course = open_shared(tmp_path / "out.zip")
    assert course.title == TITLE
    assert set(course.summary) == {"en", "fr"}
    assert [one.lesson for one in course.found] == [one.lesson for source in sources for one in source.found]
    assert packed([course], {}) == data


def test_two_files_of_one_name_are_not_packed(tmp_path: Path) -> None:
    laid(tmp_path, {"a/first.json": FIRST, "b/First.json": SECOND})
    sources = [open_shared(tmp_path / name) for name in ("a/first.json", "b/First.json")]
    assert fault_of(lambda: packed(sources, {})) == BadCollection("first.json", Flaw.TWICE)


def link(name: str) -> ZipInfo:
    info = ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


ASTRAY = {
    "../first.json": Flaw.OUTSIDE,
    "/first.json": Flaw.OUTSIDE,
    "a/../../first.json": Flaw.OUTSIDE,
    "a//first.json": Flaw.OUTSIDE,
    "C:/first.json": Flaw.OUTSIDE,
    "..\\first.json": Flaw.OUTSIDE,
    "a/b/c/d/first.json": Flaw.DEEP,
}


@pytest.mark.parametrize(("name", "flaw"), ASTRAY.items())
def test_a_name_that_leads_astray_is_refused_whether_it_is_wanted_or_not(
    tmp_path: Path, name: str, flaw: Flaw
) -> None:
    fault = fault_of(lambda: open_shared(zipped(tmp_path / "a.zip", {**COURSE, name: b""})))
    assert isinstance(fault, BadCollection)
    assert (fault.name, fault.flaw) == (name, flaw)
    wanted = laid(tmp_path / "folder", {TITLE_PAGE: title_page(name)})
    fault = fault_of(lambda: open_shared(wanted))
    assert isinstance(fault, BadCollection)
    assert (fault.name, fault.flaw) == (name, flaw)


def test_a_name_with_codes_for_terminals_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {**COURSE, "third\x1b[2J.json": b""})
    assert fault_of(lambda: open_shared(path)) == BadCollection("third\x1b[2J.json", Flaw.OUTSIDE)
    page = zipped(tmp_path / "b.zip", {TITLE_PAGE: title_page("third\x1b[2J.json")})
    assert fault_of(lambda: open_shared(page)) == BadEntry(TITLE_PAGE, TextNotPlain("$.lessons[0]"))


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    packed_link = zipped(tmp_path / "a.zip", {**COURSE, link("third.json"): b"/etc/passwd"})
    assert fault_of(lambda: open_shared(packed_link)) == BadCollection("third.json", Flaw.LINK)
    laid(tmp_path / "elsewhere", {"first.json": FIRST})
    for name in ("first.json", "sub/first.json"):
        folder = laid(tmp_path / f"of-{name[:3]}", {TITLE_PAGE: title_page(name)})
        at = folder / name.partition("/")[0]
        at.symlink_to(tmp_path / "elsewhere" / "first.json" if at.suffix else tmp_path / "elsewhere")
        assert fault_of(partial(open_shared, folder)) == BadCollection(name, Flaw.LINK)


def flawed(path: Path) -> Mapping[str, tuple[Callable[[], Path], Fault]]:
    """Collections with one flaw each, and what is said of it."""
    bomb = {**COURSE, "first.json": FIRST + b" " * 700_000}
    many = {f"{number}.json": b"" for number in range(MOST_FILES)}
    steering = FIRST.replace(b'"title": {', b'"title": {"de": "\\u001b[2J", ', 1)
    long = FIRST.replace(b'"title": {', b'"title": {"de": "%s", ' % (b"x" * (LONGEST_TEXT + 1)), 1)
    quilt = FIRST.replace(b'"tectonic_tribes"', b'"quilt"', 1)
    locked = bytearray(zipped(path / "l.zip", COURSE).read_bytes())
    locked[locked.index(b"PK\1\2") + 8] |= 1

    def of(files: Mapping[str, bytes]) -> Callable[[], Path]:
        return lambda: zipped(path / "a.zip", files)

    def large() -> Path:
        files = {f"{number}.json": Random(number).randbytes(1_000_000) for number in range(9)}
        return zipped(path / "a.zip", {**COURSE, **files}, ZIP_STORED)

    def raw(data: bytes) -> Callable[[], Path]:
        return lambda: laid(path, {"a.zip": data}) / "a.zip"

    return {
        "torn": (raw(zipped(path / "t.zip", COURSE).read_bytes()[:-30]), BadCollection("a.zip", Flaw.BROKEN)),
        "locked": (raw(bytes(locked)), BadCollection(TITLE_PAGE, Flaw.LOCKED)),
        "other packing": (
            lambda: zipped(path / "a.zip", COURSE, ZIP_BZIP2),
            BadCollection(TITLE_PAGE, Flaw.LOCKED),
        ),
        "no title": (of({"read.me": FIRST}), BadCollection(TITLE_PAGE, Flaw.NO_TITLE)),
        "no version": (
            of({TITLE_PAGE: title_page("a", collection=-1)}),
            BadEntry(TITLE_PAGE, NotOneOf("$.collection", "-1", ("1",))),
        ),
        "missing": (of({TITLE_PAGE: title_page("x.json")}), BadCollection("x.json", Flaw.MISSING)),
        "empty": (of({TITLE_PAGE: title_page()}), BadCollection(TITLE_PAGE, Flaw.EMPTY)),
        "untitled": (of({TITLE_PAGE: title_page("a", title={})}), BadCollection(TITLE_PAGE, Flaw.UNTITLED)),
        "no words": (
            of({TITLE_PAGE: title_page("a", title={"en": " "})}),
            BadCollection(TITLE_PAGE, Flaw.UNTITLED),
        ),
        "twice": (of({**COURSE, "First.json": SECOND}), BadCollection("first.json", Flaw.TWICE)),
        "many": (of({**COURSE, **many}), BadCollection("a.zip", Flaw.MANY, MOST_FILES)),
        "a bomb": (of(bomb), BadCollection("first.json", Flaw.SQUEEZED)),
        "large": (large, BadCollection("a.zip", Flaw.LARGE, sharing.LARGEST_ALL)),
        "a new title": (
            of({TITLE_PAGE: title_page("a", collection=2)}),
            BadEntry(TITLE_PAGE, NewerRecord(2, 1)),
        ),
        "steering": (
            of({**COURSE, "first.json": steering}),
            BadEntry("first.json", TextNotPlain("$.title.de")),
        ),
        "another game": (
            of({**COURSE, "first.json": quilt}),
            BadEntry("first.json", UnknownGame("quilt", tuple(GAMES))),
        ),
        "a long text": (
            of({**COURSE, "first.json": long}),
            BadEntry("first.json", TextTooLong("$.title.de", LONGEST_TEXT + 1, LONGEST_TEXT)),
        ),
    }


FLAWS = (
    "torn", "locked", "other packing", "no title", "no version", "missing", "empty", "untitled", "no words",
    "twice", "many", "a bomb", "large", "a new title", "steering", "another game", "a long text",
)  # fmt: skip


@pytest.mark.parametrize("flaw", FLAWS)
def test_each_flaw_of_a_collection_is_told(tmp_path: Path, flaw: str) -> None:
    make, expected = flawed(tmp_path)[flaw]
    path = make()
    assert fault_of(lambda: open_shared(path)) == expected


def test_the_flaws_above_are_all_that_are_tried(tmp_path: Path) -> None:
    assert set(FLAWS) == set(flawed(tmp_path))


def test_an_entry_that_is_damaged_is_told(tmp_path: Path) -> None:
    data = bytearray(zipped(tmp_path / "a.zip", COURSE).read_bytes())
    at = data.index(b"first.json") + 200
    data[at : at + 20] = bytes(20)
    (tmp_path / "a.zip").write_bytes(bytes(data))
    assert fault_of(lambda: open_shared(tmp_path / "a.zip")) == BadCollection("first.json", Flaw.BROKEN)


def test_a_lesson_of_a_hundred_megabytes_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "big.json").open("wb") as file:
        file.truncate(100_000_000)
    assert isinstance(fault_of(lambda: open_shared(tmp_path / "big.json")), TooLarge)
    laid(tmp_path, {"more.json": FIRST + b" " * LARGEST})
    assert fault_of(lambda: open_shared(tmp_path / "more.json")) == TooLarge(len(FIRST) + LARGEST, LARGEST)


@pytest.mark.parametrize("name", ["none.json", "none.zip", "x" * 3000, "\0.zip", "folder/none.zip"])
def test_a_file_that_is_not_there_or_cannot_be_is_told(tmp_path: Path, name: str) -> None:
    assert isinstance(fault_of(lambda: open_shared(tmp_path / name)), FileTrouble)
    folder = laid(tmp_path / "course", {TITLE_PAGE: title_page(f"{'x' * 3000}.json")})
    assert isinstance(fault_of(lambda: open_shared(folder)), FileTrouble)
