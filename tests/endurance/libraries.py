"""Damage libraries at random and open them: `python -m tests.endurance.libraries --count 5000`.

Each round takes a library with matches of all games, branches, notes, results and settings, sound or cut off
in the middle of its writing, and flips, overwrites, empties, cuts or moves bytes of its files, or does away
with some. It has to open, repaired or with a sentence; every match is as it was or told to be damaged; and
where nothing of the library's file itself was touched, every match is as it was.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from shutil import copytree, rmtree
from tempfile import mkdtemp
from typing import Any, Final

from boardkit.cli import main
from boardkit.core import Fault, FaultError, Note, NoteKind, Player, Seat, Study, legal
from boardkit.core.records.record import record, start, to_json
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, open_library
from boardkit.library.storage_faults import LibraryBusy, LibraryDamaged, LibraryNewer, MatchDamaged
from tests.endurance.sharing import asked, shared

LIBRARY: Final = "library.sqlite"
SIDECARS: Final = (f"{LIBRARY}-wal", f"{LIBRARY}-shm", "library.lock")

SHORT: Final = "tectonic_tribes"
"""The game whose matches are over soonest."""

OFTEN: Final = 0.2
"""How often the command line is asked as well."""

Damage = Callable[[bytearray, Random], None]


def flip(data: bytearray, random: Random) -> None:
    """Flip some bits."""
    for _ in range(random.choice((1, 1, 2, 20))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)


def overwrite(data: bytearray, random: Random) -> None:
    """Write junk over a stretch."""
    begin = random.randrange(len(data))
    end = min(len(data), begin + random.randrange(1, 6000))
    data[begin:end] = random.randbytes(end - begin)


def empty(data: bytearray, random: Random) -> None:
    """Empty a whole page, or a stretch."""
    size = random.choice((512, 4096, 3000))
    begin = random.randrange(len(data)) // size * size
    data[begin : begin + size] = bytes(len(data[begin : begin + size]))


def cut(data: bytearray, random: Random) -> None:
    """Cut the end off."""
    del data[random.randrange(len(data)) :]


def append(data: bytearray, random: Random) -> None:
    """Write something behind the end."""
    data += random.randbytes(random.randrange(1, 9000))


def move(data: bytearray, random: Random) -> None:
    """Write one page over another."""
    pages = max(1, len(data) // 4096)
    here, there = random.randrange(pages) * 4096, random.randrange(pages) * 4096
    data[here : here + 4096] = data[there : there + 4096]


DAMAGES: Final[tuple[Damage, ...]] = (flip, flip, overwrite, empty, cut, append, move)


@cache
def sound() -> tuple[Path, Mapping[MatchId, str]]:
    """Make a library, as it lies when its last process was killed, and tell its matches."""
    folder = Path(mkdtemp())
    with open_library(folder) as library:
        random = Random(5)
        for key in GAMES:
            for decisions in (5, 400 if key == SHORT else 25):
                library.create(_played(key, decisions, random))
        library.set_setting("preferences", {"language": "fr"})
        known = {summary.match: _plain(library.load(summary.match, GAMES)) for summary in library.matches()}
        copytree(folder, folder / "living", ignore=lambda *_: ["living"])
    return folder, known


def _played(key: str, decisions: int, random: Random) -> Study[Any]:
    game = GAMES[key]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla [b]", "Chen"))]
    match = start(game, game.options(), players, random.randrange(999), open_table=True)
    for _ in range(decisions):
        match = match if match.over else match.play(random.choice(legal(game, match.state)))
    study = Study(match.noted(Note(match.at, NoteKind.REMARK, Seat(0), "Look!")))
    return study.branch("What if?", match.at // 2) if random.random() < 0.5 else study


def libraries(count: int, seed: int) -> Counter[str]:
    """Damage so many libraries, and count what became of them and of their matches.

    Raises:
        AssertionError: a match is not what it was, and nobody says so.
    """
    random = Random(seed)
    counted: Counter[str] = Counter()
    source, known = sound()
    for _ in range(count):
        folder = Path(mkdtemp())
        living = random.random() < 0.5
        copytree(source / "living" if living else source, folder / "data", ignore=lambda *_: ["living"])
        touched = _damaged(folder / "data", random, living=living)
        counted.update(_opened(folder / "data", known, touched, random))
        rmtree(folder)
    return counted


def _damaged(folder: Path, random: Random, *, living: bool) -> set[str]:
    """Damage one or two files, and say which."""
    names = [LIBRARY] * 3 + [name for name in SIDECARS if living or name == SIDECARS[-1]]
    touched = {random.choice(names) for _ in range(random.choice((1, 1, 2)))}
    for name in touched:
        path = folder / name
        if random.random() < 0.1:
            path.unlink(missing_ok=True)
            continue
        data = bytearray(path.read_bytes() if path.exists() else b"") or bytearray(b"\0")
        random.choice(DAMAGES)(data, random)
        path.write_bytes(data)
    return touched


def _opened(folder: Path, known: Mapping[MatchId, str], touched: set[str], random: Random) -> Counter[str]:
    counted = Counter({"libraries": 1, f"damaged {' and '.join(sorted(touched))}": 1})
    library = _library_or_fault(folder)
    if not isinstance(library, Library):
        assert isinstance(library, LibraryNewer | LibraryBusy), library
        return counted + Counter({f"told {type(library).__name__}": 1})
    with library:
        if library.notice is not None:
            assert isinstance(library.notice, LibraryDamaged)
            counted["repaired"] += 1
        counted.update(_matches(library, known))
        library.set_setting("preferences", {"language": "en"})
        if touched <= {*SIDECARS[1:]}:
            assert counted["matches whole"] == len(known), touched
    if random.random() < OFTEN:
        _check_commands(folder)
    return counted


def _matches(library: Library, known: Mapping[MatchId, str]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for summary in library.matches():
        found = _match_or_fault(library, summary.match)
        if isinstance(found, Fault):
            assert isinstance(found, MatchDamaged), found
            counted["matches told to be damaged"] += 1
        else:
            assert found == known[summary.match], f"match {summary.match} passes for another"
            counted["matches whole"] += 1
    for key in GAMES:
        library.results(key)
    counted["matches lost"] = len(known) - counted.total()
    return counted


def _library_or_fault(folder: Path) -> Library | Fault:
    try:
        return open_library(folder)
    except FaultError as error:
        return error.fault


def _match_or_fault(library: Library, number: MatchId) -> str | Fault:
    try:
        return _plain(library.load(number, GAMES))
    except FaultError as error:
        return error.fault


def _check_commands(folder: Path) -> None:
    """Use the library from the command line as well, which says everything in sentences."""
    said, wrong = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(wrong):
        assert main(["--data", str(folder), "list"]) == 0, wrong.getvalue()
    assert "Traceback" not in wrong.getvalue()


def _plain(study: Study[Any]) -> str:
    return to_json(record(study, ""))


if __name__ == "__main__":
    given = asked(__doc__ or "", 5000)
    shared(libraries, given.count, given.seed, given.jobs, slice_of=25)
