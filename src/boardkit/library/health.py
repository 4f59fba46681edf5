"""How a library is: whether it can be opened and written, what is damaged, and how much room is left.

Nothing is repaired, and nothing is left behind.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from boardkit.core import Fault, FaultError
from boardkit.core.values import Value
from boardkit.library import database, match_rows
from boardkit.library.recovery import ATTACHED, FILE, PRESENCE, check_kind, default_folder
from boardkit.library.session import opened
from boardkit.library.storage_faults import LibraryDamaged, LibraryNewer, LibraryReadOnly

LEFT_OVER: Final = ("library.damaged-*", "library.fresh.sqlite*", "error-*.txt", ".boardkit-*")
"""What lies in a library's folder after damage, a crash or a sudden end, and may be deleted."""

TRIAL: Final = bytes(database.PAGE * 4)  # written and thrown away, to see whether there is room


class Health(Value, kw_only=True):
    """How a library is."""

    folder: Path  # its folder, be there one or not
    is_there: bool  # whether anything was saved in it yet
    writing: Fault | None  # what keeps it from being written, or None
    opening: Fault | None  # what keeps it from being opened, or None
    version: int | None  # the version of its tables, or None where it cannot be read
    size: int  # its bytes on the disk
    room: int | None  # the bytes that are free there, or None where that cannot be told
    matches: int | None  # how many are saved, or None where that cannot be told
    damaged: tuple[int, ...]  # the numbers of those that are damaged
    leftovers: tuple[str, ...]  # the names of the files in its folder that nothing needs any more


def health_of(folder: Path | None = None) -> Health:
    """Look how the library of a folder is, by default the player's own."""
    folder = (folder or default_folder()).absolute()
    path = folder / FILE
    is_there, seen = os.path.lexists(path), _Seen()
    opening = _fault(folder, seen.look_into) if is_there else None
    if opening is None and is_there and not seen.sound:
        opening = LibraryDamaged(str(folder))
    version = opening.version if isinstance(opening, LibraryNewer) else seen.version
    size, room, names = 0, None, list[str]()
    for end in ("", *ATTACHED):
        with suppress(OSError):
            size += Path(f"{path}{end}").stat().st_size
    with suppress(OSError):
        room = shutil.disk_usage(_nearest(folder)).free
    with suppress(OSError):
        names = sorted(one.name for one in folder.iterdir())
    return Health(
        folder=folder,
        is_there=is_there,
        writing=_fault(folder, _try_to_write),
        opening=opening,
        version=version,
        size=size,
        room=room,
        matches=seen.matches,
        damaged=tuple(seen.damaged),
        leftovers=tuple(name for name in names if any(fnmatchcase(name, one) for one in LEFT_OVER)),
    )


class _Seen:
    """What was seen of a library before it could not be read any further."""

    def __init__(self) -> None:
        self.version: int | None = None
        self.sound = False
        self.matches: int | None = None
        self.damaged: list[int] = []

    def look_into(self, folder: Path) -> None:
        check_kind(folder / FILE)
        with closing(opened(folder, briefly=True)) as db:
            (self.version,) = db.execute("PRAGMA user_version").fetchone()
            self.sound = database.is_sound(db)
            for number, row, sound in match_rows.scan(db, "ORDER BY id"):
                self.matches = (self.matches or 0) + 1
                try:
                    match_rows.read_moves(db, number, row.moves)
                except FaultError:
                    sound = False
                self.damaged += [] if sound else [number]
            self.matches = self.matches or 0


def _fault(folder: Path, look: Callable[[Path], None]) -> Fault | None:
    """Return what is wrong with a library where something is tried on it, or None."""
    try:
        with database.told(folder):
            look(folder)
    except FaultError as error:
        return error.fault
    return None


def _try_to_write(folder: Path) -> None:
    """Write into a folder, or where it would be made, and take it away again."""
    with TemporaryFile(dir=_nearest(folder)) as file:
        file.write(TRIAL)
        file.flush()
        os.fsync(file.fileno())
    for path in (folder / FILE, folder / PRESENCE):
        if path.exists() and not os.access(path, os.W_OK):
            raise FaultError(LibraryReadOnly(str(folder)))


def _nearest(folder: Path) -> Path:
    """Return a folder, or the lowest one above it that is there."""
    return next((one for one in (folder, *folder.parents) if os.path.lexists(one)), folder)
