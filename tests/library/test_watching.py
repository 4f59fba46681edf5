"""Looking on: a match is followed by somebody who writes nothing and keeps nobody from anything."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

from boardkit.core import Study
from boardkit.core.lines.match import Sitter
from boardkit.library import Library, MatchId, open_library
from boardkit.library.files import FileLock
from boardkit.library.recovery import FILE, PRESENCE
from boardkit.library.session import Onlooker, is_another, look_into
from boardkit.library.storage_faults import (
    LibraryNewer,
    LibraryReadOnly,
    MatchDamaged,
    NoLibrary,
    NoSuchMatch,
)
from tests.helpers import GAMES, fault_of, new_match, played, played_on


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Close at the end of a test what it has opened."""
    with ExitStack() as stack:
        yield stack


def onlooker(library: Library, number: MatchId) -> Onlooker:
    return Onlooker(library.folder, number, GAMES)


def test_each_change_is_seen_once(library: Library, stack: ExitStack) -> None:
    match = played(new_match(), 2)
    number = library.create(Study(match))
    seen = stack.enter_context(closing(onlooker(library, number)))
    assert seen.look() == Study(match)
    assert seen.look() is None
    with library.claim(number):
        for change in (played(match, 1), played(match, 1).undo(), match, played(match, 3)):
            library.save(number, Study(change))
            assert seen.look() == Study(change)
            assert seen.look() is None


def test_what_was_known_before_is_not_played_again(library: Library, stack: ExitStack) -> None:
    match = played(new_match(rounds=30), 20)
    number = library.create(Study(match))
    seen = stack.enter_context(closing(onlooker(library, number)))
    before, after = seen.look(), played(match, 2)
    library.save(number, Study(after))
    now = seen.look()
    assert before is not None
    assert now == Study(after)
    shared = zip(before.main.moments, now.main.moments, strict=False)
    assert all(one is other for one, other in shared)


def test_branches_are_seen_and_which_line_is_played(library: Library, stack: ExitStack) -> None:
    study = Study(played(new_match(), 3).__replace__(open_table=True))
    number = library.create(study)
    seen = stack.enter_context(closing(onlooker(library, number)))
    seen.look()
    for change in (branch := study.branch("what if", 1), played_on(branch, 2), branch.switch(""), study):
        library.save(number, change)
        assert seen.look() == change


def test_a_player_who_comes_back_is_seen_again(tmp_path: Path, stack: ExitStack) -> None:
    with open_library(tmp_path) as library:
        match = new_match()
        number = library.create(Study(match))
        seen = stack.enter_context(closing(onlooker(library, number)))
        seen.look()
    assert seen.look() is None
    with open_library(tmp_path) as library, library.claim(number):
        library.save(number, Study(played(match, 1)))
        assert seen.look() == Study(played(match, 1))


def test_nobody_is_kept_from_playing_nor_from_rebuilding(library: Library, stack: ExitStack) -> None:
    number = library.create(Study(new_match()))
    folder = library.folder
    library.close()
    seen = stack.enter_context(closing(Onlooker(folder, number, GAMES)))
    with look_into(folder):
        seen.look()
        presence = FileLock(folder / PRESENCE)
        assert presence.take()
        presence.release()
        with open_library(folder) as other, other.claim(number):
            other.delete(number)
    assert isinstance(fault_of(seen.look), NoSuchMatch)


def test_a_library_that_is_looked_into_cannot_be_changed(library: Library) -> None:
    library.create(Study(new_match()))
    with look_into(library.folder) as looked:
        assert [one.match for one in looked.matches()] == [1]
        assert isinstance(fault_of(lambda: looked.set_setting("theme", "dark")), LibraryReadOnly)
        assert isinstance(fault_of(lambda: looked.create(Study(new_match()))), LibraryReadOnly)


def test_a_match_that_is_deleted_and_a_folder_that_is_gone_are_told_and_may_come_back(
    library: Library, stack: ExitStack
) -> None:
    match = new_match()
    number = library.create(Study(match))
    folder, aside = library.folder, library.folder.with_name("aside")
    seen = stack.enter_context(closing(onlooker(library, number)))
    seen.look()
    library.close()
    folder.rename(aside)
    assert isinstance(fault_of(seen.look), NoLibrary)
    shutil.copytree(aside, folder)
    assert seen.look() == Study(match)
    with open_library(folder) as other:
        other.delete(number)
    assert isinstance(fault_of(seen.look), NoSuchMatch)


def test_damage_is_told(library: Library, stack: ExitStack) -> None:
    number = library.create(Study(new_match()))
    seen = stack.enter_context(closing(onlooker(library, number)))
    seen.look()
    library._db.execute("UPDATE matches SET name = 'x', updated = 'later'")
    assert isinstance(fault_of(seen.look), MatchDamaged)


@pytest.mark.parametrize("version", [2, 99])
def test_a_later_library_is_left_alone(library: Library, version: int) -> None:
    library._db.execute(f"PRAGMA user_version = {version}")
    assert fault_of(lambda: look_into(library.folder)) == LibraryNewer(version, 1)


def test_where_nobody_has_played_nothing_is_made(tmp_path: Path) -> None:
    assert fault_of(lambda: look_into(tmp_path / "none")) == NoLibrary(str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
    (tmp_path / FILE).mkdir()
    assert fault_of(lambda: look_into(tmp_path)) == NoLibrary(str(tmp_path))


NOBODY = 65534
"""The user whom Unix lets write nowhere."""


@pytest.fixture
def folder() -> Iterator[Path]:
    """Make a folder that everybody may read, unlike those of pytest."""
    folder = Path(mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def only_read(folder: Path) -> Iterator[None]:
    """Let nothing be written into a folder, not even by the administrator."""
    found = [folder, *folder.rglob("*")]
    for path in found:
        path.chmod(0o555 if path.is_dir() else 0o444)
    user = os.geteuid()
    try:
        if not user:
            os.seteuid(NOBODY)
        yield
    finally:
        os.seteuid(user)
        for path in found:
            path.chmod(0o755)


@pytest.mark.parametrize("left", ["", "-shm -wal", "-wal"])
def test_looking_on_needs_no_folder_that_can_be_written(folder: Path, left: str, stack: ExitStack) -> None:
    match = new_match()
    home, away = folder / "home", folder / "away"
    with open_library(home) as library:
        number = library.create(Study(match))
        # Whatever looking on imports is imported before it may read nothing else.
        first = stack.enter_context(closing(onlooker(library, number)))
        first.look()
        first.close()
        # Whoever is killed leaves the log of what is not in the library yet.
        shutil.copytree(home, away)
    for log in ("-shm", "-wal"):
        if log not in left:
            (away / f"{FILE}{log}").unlink()
    if not left:
        shutil.copyfile(home / FILE, away / FILE)
    before = sorted(path.name for path in away.iterdir())
    with only_read(away):
        seen = stack.enter_context(closing(Onlooker(away, number, GAMES)))
        assert seen.look() == Study(match)
        assert seen.look() is None
        with look_into(away) as looked:
            assert [one.match for one in looked.matches()] == [number]
            assert isinstance(fault_of(lambda: looked.set_setting("theme", "dark")), LibraryReadOnly)
        seen.close()
    assert sorted(path.name for path in away.iterdir()) == before


def test_who_plays_is_seen_by_somebody_who_can_write_nothing(folder: Path, stack: ExitStack) -> None:
    match, home = new_match(), folder / "home"
    with open_library(home) as library:
        number = library.create(Study(match))
    seen = stack.enter_context(closing(Onlooker(home, number, GAMES)))
    seen.look()
    for change in (played(match, 1), played(match, 3), match):
        with open_library(home) as library, library.claim(number):
            library.save(number, Study(change))
            with only_read(home):
                assert seen.look() == Study(change)
        with only_read(home):
            assert seen.look() is None
    seen.close()


def test_a_backup_that_is_put_back_is_seen(library: Library, tmp_path: Path, stack: ExitStack) -> None:
    folder = library.folder
    number = library.create(Study(new_match()))
    library.close()
    backup = tmp_path / "backup"
    shutil.copyfile(folder / FILE, backup)
    later = played(new_match(), 3)
    with open_library(folder) as again, again.claim(number):
        again.save(number, Study(later))
    seen = stack.enter_context(closing(Onlooker(folder, number, GAMES)))
    assert seen.look() == Study(later)
    # The file stays the same one, and is filled anew.
    (folder / FILE).write_bytes(backup.read_bytes())
    assert seen.look() == Study(new_match())
    seen.close()


def test_a_match_is_another_by_its_game_its_players_or_its_beginning() -> None:
    match = new_match().__replace__(open_table=True)
    assert not is_another(match, played(match, 2))
    assert not is_another(played(match, 2).undo(), match)
    assert not is_another(match, Study(played(match, 2)).branch("what if", 1).match)
    ada, *others = match.players
    assert not is_another(match, match.__replace__(players=(ada.__replace__(sitter=Sitter.CASUAL), *others)))
    assert is_another(match, match.__replace__(players=(ada.__replace__(name="Zoé"), *others)))
    assert is_another(match, match.__replace__(players=(ada.__replace__(colour=4), *others)))
    assert is_another(match, new_match(rounds=9))
