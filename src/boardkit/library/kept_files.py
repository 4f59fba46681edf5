"""Positions and findings of reviews, kept in files of their own in the library's folder."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from boardkit.core import Fault, FaultError, Match
from boardkit.core.notation.plain import parsed
from boardkit.core.records.position import game_key
from boardkit.core.values import Value
from boardkit.library.files import LONGEST_NAME, NAME, as_text, cleaned, read_bytes, told, write_text
from boardkit.library.storage_faults import BadPositionName, FileTrouble, NoSuchPosition, Trouble
from boardkit.players.lookup import measure_of
from boardkit.players.verdict import Verdict, plain, verdict_from
from boardkit.text.names import folded

POSITIONS_FOLDER: Final = "positions"  # the folder of the library where positions lie
SUFFIX: Final = ".txt"


class Kept(Value):
    """A position that is kept, or what is wrong with its file."""

    name: str
    game: str = ""  # the key of the game that its code names; empty where it has none
    code: str = ""
    fault: Fault | None = None


def keep(folder: Path, name: str, code: str, *, replace: bool = False) -> str:
    """Keep a position by a name, and return the name as it is kept; FaultError if it is taken, or no name."""
    path = _path(folder, name)
    with told(str(path.parent)):
        path.parent.mkdir(exist_ok=True)
    write_text(path, f"{code}\n", replace=replace)
    return path.name.removesuffix(SUFFIX)


def kept(folder: Path, game: str = "") -> tuple[Kept, ...]:
    """List the kept positions, by name, of one game if its key is given; FaultError if unreadable."""
    positions, names, found = folder / POSITIONS_FOLDER, list[str](), list[Kept]()
    with told(str(positions)), suppress(FileNotFoundError):
        names = [one.name.removesuffix(SUFFIX) for one in positions.iterdir() if one.name.endswith(SUFFIX)]
    for name in filter(NAME.fullmatch, names):
        try:
            code = _read(positions / f"{name}{SUFFIX}")
            found.append(Kept(name, game_key(code), code))
        except FaultError as error:
            found.append(Kept(name, fault=error.fault))
    found.sort(key=lambda one: (folded(one.name), one.name))
    return tuple(one for one in found if game in ("", one.game))


def code_of(folder: Path, name: str) -> str:
    """Return the code of a kept position; FaultError if there is none, or it cannot be read."""
    with _known(folder, name) as path:
        return _read(path)


def rename(folder: Path, name: str, other: str) -> str:
    """Rename a position, and return the kept name; FaultError if it is unknown, or the name will not do."""
    if (same := cleaned(other)) is not None and same == cleaned(name):
        return same
    called = keep(folder, other, code_of(folder, name))
    delete(folder, name)
    return called


def delete(folder: Path, name: str) -> None:
    """Forget a position; raise FaultError if there is no such position, or its file cannot be removed."""
    with _known(folder, name) as path, told(str(path)):
        path.unlink()


@contextmanager
def _known(folder: Path, name: str) -> Iterator[Path]:
    """Name the file of a position; say which positions there are if it has none."""
    try:
        yield _path(folder, name)
    except FaultError as error:
        match error.fault:
            case FileTrouble(trouble=Trouble.MISSING | Trouble.NO_FOLDER) | BadPositionName():
                names = tuple(one.name for one in kept(folder))
                raise FaultError(NoSuchPosition(name, names, len(names))) from error
        raise


def _read(path: Path) -> str:
    return as_text(read_bytes(path)).strip()


def _path(folder: Path, name: str) -> Path:
    """Return the file of a position; raise FaultError if it cannot be called so."""
    clean = cleaned(name)
    if clean is None:
        raise FaultError(BadPositionName(name, LONGEST_NAME))
    return folder / POSITIONS_FOLDER / f"{clean}{SUFFIX}"


REVIEWS_FOLDER: Final = "reviews"  # where they are, in the library's folder
Found = Mapping[int, Verdict]  # verdicts by the moment to which the decision led


class Findings(Value):
    """The file of what was found about one match."""

    path: Path
    measure: str  # by what the match is judged now

    @classmethod
    def about(cls, match: Match[Any], folder: Path) -> Self:
        """Name the file after all that the verdicts follow from, beside what judges."""
        told = f"{match.game.key} {match.game.rules} {match.options} {match.players} {match.seed}"
        moves = " ".join(map(str, (moment.move for moment in match.moments)))
        name = hashlib.sha256((told + moves).encode()).hexdigest()[:32]
        return cls(folder / REVIEWS_FOLDER / f"{name}.jsonl", measure_of(match.game.key))

    @property
    def outdated(self) -> bool:
        """Whether what was found was judged by another measure, and is as good as nothing."""
        lines = self._lines()
        return bool(lines) and lines[0] != self._head

    def kept(self, match: Match[Any]) -> Found:
        """Read what was found before, deeply if it was; what is damaged is as good as nothing."""
        found = list[tuple[int, Verdict]]()
        for line in () if self.outdated else self._lines()[1:]:
            with suppress(FaultError):
                match parsed(line):
                    case [int(at), data] if 0 < at <= match.at:
                        if (verdict := verdict_from(match, at, data)) is not None:
                            found.append((at, verdict))
        return dict(sorted(found, key=lambda one: one[1].deep))

    def keep(self, found: Found) -> None:
        """Add what was found, replacing what another measure found; FaultError if it cannot be written."""
        lines = [json.dumps([at, plain(verdict)]) for at, verdict in found.items()]
        with told(str(self.path)):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.outdated:
                self.path.unlink()
            begun = self.path.exists()
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{line}\n" for line in (lines if begun else [self._head, *lines]))

    @property
    def _head(self) -> str:
        return json.dumps({"measure": self.measure})

    def _lines(self) -> Sequence[str]:
        with suppress(FaultError):
            return as_text(read_bytes(self.path)).splitlines() if self.path.exists() else ()
        return ()
