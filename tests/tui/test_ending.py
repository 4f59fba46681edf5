"""The sudden ends at a real terminal: signals, a line that hangs up, a mistake of the program."""

import asyncio
import os
import signal
import termios
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.text import words_for
from boardkit.tui.desk.keys import NoKeys
from boardkit.tui.desk.wishes import (
    About,
    ChooseGame,
    Commands,
    Complaint,
    Door,
    History,
    Lessons,
    Menu,
    Positions,
    Rules,
    Saved,
    Settings,
    SetUp,
    Tour,
)
from boardkit.tui.terminal.ending import report
from tests.tui.lines import PROGRAM, Line, started
from tests.tui.tools import make_app, new_match

PLAY = "play", "tectonic_tribes", "--seats", "2", "--open"
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
MOUSE = b"\x1b[?1000", b"\x1b[?1003"
BROKEN = """
import sys
from boardkit.cli import main
from boardkit.tui.table.screen import TableScreen

def fail(self, name):
    raise ZeroDivisionError("a mistake")

TableScreen.action_want = fail
sys.exit(main(sys.argv[1:]))
"""
"""A program with a mistake in it."""


@pytest.fixture
def line(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Line]:
    program = getattr(request, "param", PROGRAM)
    with started(program, "--lang", "en", "--data", str(tmp_path), *PLAY) as line:
        yield line


def kept(folder: Path) -> int:
    """Count the matches that can be opened by somebody else now."""
    with open_library(folder) as library:
        summaries = library.matches()
        for summary in summaries:
            library.claim(summary.match).release()
            library.load(summary.match, GAMES)
        return len(summaries)


@pytest.mark.sample(4)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
def test_a_signal_puts_the_terminal_back_and_keeps_the_match(
    number: signal.Signals, line: Line, tmp_path: Path
) -> None:
    before = termios.tcgetattr(line.inner)
    line.wait_for(b"this?")
    assert termios.tcgetattr(line.inner) != before
    line.process.send_signal(number)
    assert line.ended() == 128 + number
    assert termios.tcgetattr(line.inner) == before
    assert line.heard.rindex(LEAVE) > line.heard.rindex(ENTER)
    assert all(line.heard.rindex(mode + b"l") > line.heard.rindex(mode + b"h") for mode in MOUSE)
    assert b"Traceback" not in line.heard
    assert kept(tmp_path) == 1


GAME = GAMES["life_in_reterra"]

DOORS = (
    *(Menu(), Saved(), Positions(), Settings(), About(), History(), Tour()),
    *(ChooseGame(SetUp, Path()), SetUp(GAME), Rules(GAME), Lessons(GAME), Lessons(GAME, 0)),
    *(Complaint(NoKeys(), words_for("en")), Commands([("leave", bool)])),
)


@pytest.mark.sample(16)
@pytest.mark.parametrize("door", DOORS, ids=lambda door: type(door).__name__)
@pytest.mark.parametrize("turns", range(4))
async def test_the_program_ends_well_while_a_screen_opens(door: Door, turns: int, tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)):
            app.program.open(door)
            for _ in range(turns):
                await asyncio.sleep(0)
            app.exit(None, 143)
        assert app.return_code == 143


@pytest.mark.sample(4)
@pytest.mark.parametrize("turns", range(4))
async def test_the_program_ends_well_while_a_table_opens(turns: int, tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)):
            app.program.begin(new_match())
            for _ in range(turns):
                await asyncio.sleep(0)
            app.exit(None, 143)
        assert app.return_code == 143


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(40))
def test_a_signal_at_any_moment_ends_the_program_well(seed: int, line: Line, tmp_path: Path) -> None:
    random = Random(seed)
    line.wait_for(ENTER)
    for key in random.choices(["\r", "g", "?", "\x1b", "k", "h", "m", "l", "\x11"], k=random.randrange(5)):
        line.listen(random.random() / 2)
        os.write(line.end, key.encode())
    line.listen(random.random())
    number = random.choice([signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
    line.process.send_signal(number)
    assert line.ended() in (128 + number, 0)
    assert not list(tmp_path.glob("error-*"))


def test_a_line_that_hangs_up_ends_the_program(line: Line, tmp_path: Path) -> None:
    line.wait_for(b"this?")
    os.close(line.end)
    assert line.process.wait(timeout=60) == 128 + signal.SIGHUP
    assert not list(tmp_path.glob("error-*"))
    assert kept(tmp_path) == 1


@pytest.mark.parametrize("line", [BROKEN], indirect=True)
def test_a_mistake_ends_with_1_and_names_a_file_with_the_trace(line: Line, tmp_path: Path) -> None:
    before = termios.tcgetattr(line.inner)
    line.wait_for(b"this?")
    os.write(line.end, b"iii")
    assert line.ended() == 1
    assert termios.tcgetattr(line.inner) == before
    said = line.heard.rpartition(LEAVE)[2].decode().replace("\r\n", "")
    (path,) = tmp_path.glob("error-*.txt")
    assert str(path) in said
    assert "Something went wrong" in said
    assert "textual" not in said
    assert "ZeroDivisionError: a mistake" in path.read_text("utf-8")
    assert kept(tmp_path) == 1


def test_a_report_goes_elsewhere_when_the_library_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.tui.terminal.ending.gettempdir", lambda: str(tmp_path))
    path = report(ValueError("a mistake"), tmp_path / "missing")
    assert path is not None
    assert path.parent == tmp_path
    assert "ValueError: a mistake" in path.read_text("utf-8")
    monkeypatch.setattr("boardkit.tui.terminal.ending.gettempdir", lambda: str(tmp_path / "missing"))
    assert report(ValueError("a mistake"), tmp_path / "missing") is None
