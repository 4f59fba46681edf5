"""What all tests share."""

import gc
import os
import sqlite3
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import rich.text
import textual.strip
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from textual.cache import FIFOCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from boardkit.library import database
from tests.daily import leave_to_the_night

# Bytecode is kept, whatever the shell says: else every worker rewrites all assertions anew, and every program
# that a test starts compiles all it imports.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Nothing moves in the terminals of tests: what they read there is to stand still.
os.environ["TEXTUAL_ANIMATIONS"] = "none"


# Quickly and always alike by default, at length with `-m nightly`; no deadline, since machines are busy.
settings.register_profile(
    "boardkit",
    derandomize=True,
    deadline=None,
    max_examples=6,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("boardkit")

# Hypothesis reads every module for constants to try, which takes each worker seconds; nothing here is drawn
# from numbers and texts so wide that one of them would be met.
setattr(providers, "_get_local_constants", lambda: Constants())  # noqa: B010 - not ours to type


@pytest.fixture(autouse=True, scope="session")
def style_sheets_read_once() -> None:
    """Read each style sheet once a process: every program under test would read the same ones anew."""
    read, known = Stylesheet._parse_rules, dict[object, list[RuleSet]]()

    def remembered(sheet: Stylesheet, *css: Any, **where: Any) -> list[RuleSet]:
        key = (*sheet._variables, *sheet._variables.values(), css, *where.items())
        if key not in known:
            known[key] = read(sheet, *css, **where)
        return known[key]

    setattr(Stylesheet, "_parse_rules", remembered)  # noqa: B010 - not ours to type
    # Rules are hashed by their identity, ten thousand times where a table opens; Python does so faster.
    setattr(RuleSet, "__hash__", object.__hash__)  # noqa: B010 - the same


@pytest.fixture(autouse=True, scope="session")
def texts_made_quickly() -> None:
    """Look for control codes only in texts that have some: Rich does so, letter by letter, in every one."""
    strip = rich.text.strip_control_codes  # type: ignore[attr-defined]
    setattr(rich.text, "strip_control_codes", lambda text: text if text.isprintable() else strip(text))  # noqa: B010


@pytest.fixture(autouse=True, scope="session")
def disks_are_not_waited_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let libraries of this process be built once and not wait for the disk; others try what kills lose."""
    quick = tuple(one.replace("FULL", "OFF") for one in database.CAREFUL)
    setattr(database, "CAREFUL", quick)  # noqa: B010 - it is final elsewhere
    build, first = database.build, tmp_path_factory.mktemp("built") / "library.sqlite"
    build(first)
    empty = first.read_bytes()
    setattr(database, "build", lambda path: build(path) if path.exists() else path.write_bytes(empty))  # noqa: B010


SHORT = 3  # how many exercises a session of practice has in tests


@pytest.fixture
def short_sessions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let sessions of practice be short, and always the same: each exercise has a match that is played."""
    monkeypatch.setattr("boardkit.practice.sessions.SESSION", SHORT)
    monkeypatch.setattr("boardkit.tui.desk.teach.lessons.new_seed", lambda: 32)


OPENED: list[sqlite3.Connection] = []
"""The databases that the test which is running has opened."""


@pytest.fixture(autouse=True, scope="session")
def connections_are_known() -> None:
    """Know every database that a test opens."""
    connect = sqlite3.connect

    def told(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        OPENED.append(connect(*args, **kwargs))
        return OPENED[-1]

    setattr(sqlite3, "connect", told)  # noqa: B010 - not ours to type


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Hold every test to closing the databases that it opens: Python says so itself from 3.13 on only."""
    yield
    left = any(map(_is_open, OPENED))
    OPENED.clear()
    assert not left, "a database is left open"


def _is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


class Forgetful(FIFOCache[Any, Any]):
    """A cache that keeps nothing."""

    def __setitem__(self, key: Any, value: Any) -> None:
        """Keep nothing."""


@pytest.fixture(autouse=True, scope="session")
def strips_made_quickly() -> None:
    """Let lines of cells share a cache that keeps nothing: each has seven, and most are painted once."""
    nothing = Forgetful(1)
    setattr(textual.strip, "FIFOCache", lambda _: nothing)  # noqa: B010


def pytest_sessionstart(session: pytest.Session) -> None:
    """Import a part of all tests first, each worker another: what one has compiled, the others need not.

    Next to nothing of what is imported is garbage, and to look for it takes a third of the time.
    """
    gc.disable()
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        found = sorted(Path(__file__).parent.rglob("test_*.py"))
        files = [file for file in found if file.parent.name != "browser"]  # which not every machine can drive
        for file in files[int(worker.removeprefix("gw")) :: int(os.environ["PYTEST_XDIST_WORKER_COUNT"])]:
            import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Leave to the nightly run what is no part of the day's sample."""
    yield
    leave_to_the_night(metafunc)


MUCH = 10_000  # objects that tests have made and not let go: few enough to be freed while they are at hand


def pytest_collection_finish() -> None:
    """Have the garbage collector pass over what was collected, and come by itself in large tests alone."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50 * MUCH, 20, 100_000)
    if (screen := sys.modules.get("boardkit.tui.table.screen")) is not None:
        setattr(screen, "set_aside", lambda: None)  # noqa: B010 - each table would have all of it looked through


def pytest_runtest_logfinish() -> None:
    """Free what tests leave once it is much, and never look again through what they keep to share.

    Matches and pictures that are kept grow to half a gigabyte: to look through them takes seconds.
    """
    if gc.get_count()[0] > MUCH:
        gc.collect()
        gc.freeze()
