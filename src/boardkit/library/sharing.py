"""Lessons that are handed on: files, and collections in folders and zips; nobody vouches for them."""

import re
import stat
import zlib
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final, NoReturn, TypeVar
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from attrs import field, frozen

from boardkit.core import FaultError
from boardkit.core.catalogue import GAMES
from boardkit.core.faults import TextTooLong, TooLarge, UnknownGame
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import written
from boardkit.core.records.record import check_form, read_json
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import LONGEST_TEXT, Lesson, from_json, texts_in, to_json
from boardkit.core.values import Value
from boardkit.library.files import read_bytes, told
from boardkit.library.lessons import SUFFIX, Found
from boardkit.library.storage_faults import BadCollection, BadEntry, Flaw, TextNotPlain

T = TypeVar("T")

FORMAT: Final = 1  # the version of the form of a title page
TITLE_PAGE: Final = "collection.json"
ZIP: Final = ".zip"

MOST_FILES: Final = 200  # lessons of a collection, and entries of a zip
LARGEST: Final = 1024 * 1024  # the most bytes of a lesson that is shared, 20 times the largest in the box
LARGEST_ALL: Final = 8 * 1024 * 1024  # the most bytes of a collection, unpacked
MOST_SQUEEZED: Final = 100  # how many times smaller a zip may make an entry; lessons become 5 times smaller
DEEPEST: Final = 4  # folders inside each other
STEERING: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Codes that steer terminals, turn the direction of letters, or are half a letter."""

Read = Callable[[str], bytes]  # returns the bytes of an entry; FaultError if there is none, or it has a flaw


class Files(Value):
    """What a folder or a zip holds."""

    read: Read
    lessons: Sequence[str]  # what may be lessons, by name; these are all of it where there is no title page
    titled: bool  # whether it has a title page


DAMAGED: Final = (BadZipFile, NotImplementedError, EOFError, OSError, RuntimeError, ValueError, zlib.error)
"""What zipfile raises at files that are no zips, or damaged ones."""


@frozen(kw_only=True)
class TitlePage:
    """The title page of a collection."""

    collection: int  # the version of this form
    title: Said
    summary: Said = field(factory=dict)
    lessons: list[str]  # the files of its lessons in their order, with `/` between folders


class Course(Value):
    """Lessons from elsewhere, in the order of their title page."""

    title: Said
    summary: Said
    found: Sequence[Found]  # at least one, and none with a fault


def open_shared(path: Path) -> Course:
    """Read a lesson, or a collection in a folder or a zip, or by its title page; FaultError if flawed."""
    path = path.parent if path.name == TITLE_PAGE else path
    with told(str(path)):
        is_folder = path.is_dir()
    if is_folder:
        return _collection(path.resolve().name, _folder(path))
    data = read_bytes(path)
    if is_zip(data):
        return in_zip(path.name, data)
    lesson = _lesson(data)
    found = [Found(lesson.game, path.stem, False, lesson, within=path.name)]
    return Course(lesson.title, lesson.summary, found)


def is_zip(data: bytes) -> bool:
    """Return whether a file begins as every zip does."""
    return data.startswith(b"PK")


def in_zip(name: str, data: bytes) -> Course:
    """Read a collection in a zip; FaultError if it, or a lesson in it, is not what it should be."""
    return _collection(name, _zip(name, data))


def packed(sources: Iterable[Course], title: Said) -> bytes:
    """Pack lessons as a zip with a title page; one collection alone keeps its own unless there is a title.

    FaultError if they are too many or too large, or two files have the same name.
    """
    first, *others = list(sources)
    found = [one for source in (first, *others) for one in source.found]
    summary = first.summary
    if others:
        summary = _titles(found)
    names = [f"{one.name}{SUFFIX}" for one in found]
    page = TitlePage(collection=FORMAT, title=title or first.title, summary=summary, lessons=names)
    _check_named_once(page.lessons)
    entries = {TITLE_PAGE: written(unstructure(page))}
    entries |= {f"{one.name}{SUFFIX}": to_json(one.lesson) for one in found if one.lesson is not None}
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for name, text in entries.items():
            # The same lessons make the same file, whenever they are packed.
            file.writestr(ZipInfo(name), text, ZIP_DEFLATED)
    in_zip("", out.getvalue())
    return out.getvalue()


def _titles(found: Iterable[Found]) -> Said:
    """Return the titles of lessons in a row, in the languages that all of them speak."""
    titles = [one.lesson.title for one in found if one.lesson is not None]
    tongues = [tongue for tongue in titles[0] if all(tongue in title for title in titles)]
    return {at: " · ".join(dict.fromkeys(title[at] for title in titles)) for at in tongues}


def _collection(name: str, files: Files) -> Course:
    """Read the title page, or make one of what there is, and the lessons it names, and check all of them."""
    if files.titled or not files.lessons:
        page = _in(TITLE_PAGE, lambda: _title_page(files.read(TITLE_PAGE)))
    else:
        title = {"en": Path(name).stem if name.lower().endswith(ZIP) else name}
        page = TitlePage(collection=FORMAT, title=title, lessons=[*files.lessons])
    if not page.lessons:
        _refuse(TITLE_PAGE, Flaw.EMPTY)
    if not page.title or not all(map(str.strip, page.title.values())):
        _refuse(TITLE_PAGE, Flaw.UNTITLED)
    if len(page.lessons) > MOST_FILES:
        _refuse(TITLE_PAGE, Flaw.MANY, MOST_FILES)
    _check_named_once(page.lessons)
    found, size = list[Found](), 0
    for one in page.lessons:
        _check_path(one)
        data = files.read(one)
        size += len(data)
        if size > LARGEST_ALL:
            _refuse(name, Flaw.LARGE, LARGEST_ALL)
        lesson = _in(one, lambda: _lesson(data))  # noqa: B023 - it is called at once
        found.append(Found(lesson.game, one.removesuffix(SUFFIX), False, lesson, within=name))
    return Course(page.title, page.summary if files.titled else _titles(found), found)


def _title_page(data: bytes) -> TitlePage:
    plain = read_json(data)
    check_form(plain, "collection", FORMAT)
    _check_texts(plain)
    return structure(plain, TitlePage)


def _lesson(data: bytes) -> Lesson:
    """Read a lesson from elsewhere."""
    if len(data) > LARGEST:
        raise FaultError(TooLarge(len(data), LARGEST))
    lesson = from_json(data)
    if lesson.game not in GAMES:
        raise FaultError(UnknownGame(lesson.game, tuple(GAMES)))
    _check_texts(unstructure(lesson))
    return lesson


def _check_texts(plain: object) -> None:
    for path, text in texts_in(plain):
        if len(text) > LONGEST_TEXT:
            raise FaultError(TextTooLong(path, len(text), LONGEST_TEXT))
        if STEERING.search(text):
            raise FaultError(TextNotPlain(path))


def _in(name: str, read: Callable[[], T]) -> T:
    """Say of a fault in which file of the collection it is."""
    try:
        return read()
    except FaultError as error:
        if isinstance(error.fault, BadCollection):
            raise
        raise FaultError(BadEntry(name, error.fault)) from error


def _refuse(name: str, flaw: Flaw, limit: int = 0) -> NoReturn:
    raise FaultError(BadCollection(name, flaw, limit))


def _check_named_once(names: Sequence[str]) -> None:
    for name in names:
        # Some disks take capitals for small letters.
        if sum(one.casefold() == name.casefold() for one in names) > 1:
            _refuse(name, Flaw.TWICE)


def _check_path(name: str) -> None:
    """Check that a name leads into the collection, on every system, and not too far."""
    parts = name.removesuffix("/").split("/")
    if not name.isprintable() or set(name) & set("\\:") or {"", ".", ".."} & set(parts):
        _refuse(name, Flaw.OUTSIDE)
    if len(parts) > DEEPEST:
        _refuse(name, Flaw.DEEP, DEEPEST)


def _folder(folder: Path) -> Files:
    """Look at a folder, in which no link may lead to what is read."""
    with told(str(folder)):
        names = sorted(path.name for path in folder.glob(f"[!.]*{SUFFIX}"))

    def read(name: str) -> bytes:
        way = PurePosixPath(name)
        with told(str(folder / way)):
            if any((folder / part).is_symlink() for part in (*way.parents, way) if part.name):
                _refuse(name, Flaw.LINK)
            try:
                ordinary = stat.S_ISREG((folder / way).stat().st_mode)
            except (FileNotFoundError, NotADirectoryError):
                ordinary = False
            if not ordinary:
                _refuse(name, Flaw.NO_TITLE if name == TITLE_PAGE else Flaw.MISSING)
        return read_bytes(folder / way)

    return Files(read, [one for one in names if one != TITLE_PAGE], TITLE_PAGE in names)


def _zip(name: str, data: bytes) -> Files:
    """Check all entries of a zip, and look at it; no more of one is unpacked than it says."""
    try:
        file = ZipFile(BytesIO(data))
    except DAMAGED as error:
        raise FaultError(BadCollection(name, Flaw.BROKEN)) from error
    entries = file.infolist()
    if len(entries) > MOST_FILES:
        _refuse(name, Flaw.MANY, MOST_FILES)
    _check_named_once([entry.orig_filename for entry in entries])
    for entry in entries:
        _check_entry(entry)
    if sum(entry.file_size for entry in entries) > LARGEST_ALL:
        _refuse(name, Flaw.LARGE, LARGEST_ALL)
    # Title page and lessons may lie in a folder; what begins with a dot is the system's that packed it.
    names = [entry.filename for entry in entries]
    shown = [one for one in names if one.endswith(SUFFIX) and not PurePosixPath(one).name.startswith(".")]
    pages = [one for one in shown if PurePosixPath(one).name == TITLE_PAGE]
    top = min(pages or shown, key=len, default="").rpartition("/")[0]
    top = top and f"{top}/"
    lessons = sorted(one.removeprefix(top) for one in shown if one not in pages and one.startswith(top))

    def read(one: str) -> bytes:
        try:
            return file.read(f"{top}{one}")
        except KeyError as error:
            flaw = Flaw.NO_TITLE if one == TITLE_PAGE else Flaw.MISSING
            raise FaultError(BadCollection(one, flaw)) from error
        except DAMAGED as error:
            raise FaultError(BadCollection(one, Flaw.BROKEN)) from error

    return Files(read, lessons, bool(pages))


def _check_entry(entry: ZipInfo) -> None:
    name = entry.orig_filename
    _check_path(name)
    if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        _refuse(name, Flaw.LINK)
    if entry.flag_bits & 1 or entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        _refuse(name, Flaw.LOCKED)
    if entry.file_size > MOST_SQUEEZED * entry.compress_size:
        _refuse(name, Flaw.SQUEEZED)
    if entry.file_size > LARGEST:
        _refuse(name, Flaw.LARGE, LARGEST)
