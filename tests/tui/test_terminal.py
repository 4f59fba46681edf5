"""The program and its terminal: what is asked and answered, what is typed meanwhile, what is sent."""

import json
import os
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from textual import events
from textual.widgets import Input

from boardkit.cli import main
from boardkit.draw.colours import Depth
from boardkit.draw.glyphs import seven_bit
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.terminal import BROWSER
from boardkit.tui.terminal.capabilities import (
    COLOUR,
    LETTER,
    SIGN,
    WHERE,
    Answers,
    Kind,
    Terminal,
    answers_in,
    question,
)
from boardkit.tui.terminal.keyboard import without_alt
from tests.daily import in_turn
from tests.every import with_each
from tests.tui.lines import LOGGING, PROGRAM, Line, started
from tests.tui.tools import at_rest_again, make_app, new_match, press, running

ASKED = WHERE.encode()
MENU = b"\x1b[?1049h"
"""What the program writes when it begins."""

NARROW = b"\x1b[24;2R\x1b[24;2R"
"""The answers of a terminal that reads UTF-8, and for which no sign is wide."""

TOLD = """
import json, os
from boardkit.tui.terminal.capabilities import asking
with asking(os.environ, patience=float(os.environ.get("PATIENCE", "60"))) as asked:
    terminal = asked.terminal
    print(json.dumps([terminal.utf8, terminal.ambiguous_wide, terminal.depth, terminal.kind,
        asked.typed.decode(), asked.unanswered]), flush=True)
    input()
"""
"""A program that only asks, and tells what it knows then."""


def known(line: Line) -> list[object]:
    line.wait_for(b"]\r\n")
    found = re.findall(rb"\[(?:true|false).*\]", line.heard)
    return list(json.loads(found[-1]))


@pytest.mark.sample(12)
@pytest.mark.parametrize(
    ("answer", "environ", "expected"),
    [
        (NARROW, {"LANG": ""}, [True, False, "eight_bit", "other", "", 0]),
        (NARROW, {"LANG": "C"}, [True, False, "eight_bit", "other", "", 0]),
        (NARROW, {"LC_ALL": "C"}, [False, False, "eight_bit", "other", "", 0]),
        (b"", {"LANG": ""}, [False, False, "eight_bit", "other", "", 2]),
        (b"\x1b[24;3R\x1b[24;4R", {}, [False, False, "eight_bit", "other", "", 0]),
        (b"\x1b[1;2R\x1b[1;3R", {}, [True, True, "eight_bit", "other", "", 0]),
        (b"\x1bP1$r0;48:2::1:2:3m\x1b\\" + NARROW, {}, [True, False, "full", "other", "", 0]),
        (b"\x1bP1$r0;48:5:16m\x1b\\" + NARROW, {}, [True, False, "eight_bit", "other", "", 0]),
        (
            b"x" + NARROW[:7] + b"\x1b[A" + NARROW[7:] + b"y",
            {},
            [True, False, "eight_bit", "other", "x\x1b[Ay", 0],
        ),
        (b"\x1b[24;2R\x1b[24", {}, [True, False, "eight_bit", "other", "\x1b[24", 1]),
        (b"", {"LANG": "C"}, [False, False, "eight_bit", "other", "", 2]),
        (b"\x1b[>84;0;0c" + NARROW, {"TERM": "screen"}, [True, False, "standard", "tmux", "", 0]),
    ],
)
def test_a_terminal_is_known_by_what_it_answers(
    answer: bytes, environ: dict[str, str], expected: list[object]
) -> None:
    patience = "60" if answer.count(b"R") > 1 else "2"
    with started(TOLD, **{**environ, "PATIENCE": patience}) as line:
        before = termios.tcgetattr(line.inner)
        line.wait_for(ASKED)
        os.write(line.end, answer)
        assert known(line) == expected
        os.write(line.end, b"\n")
        assert line.ended() == 0
        assert termios.tcgetattr(line.inner) == before
        assert b"^[" not in line.heard
        assert line.heard.index(b"\r\x1b[K") > line.heard.rindex(ASKED)


def test_what_was_typed_before_is_not_lost() -> None:
    with started(f"import time; time.sleep(1){TOLD}") as line:
        os.write(line.end, b"12\rx")
        line.wait_for(ASKED)
        os.write(line.end, NARROW)
        assert known(line)[4] == "12\rx"


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "environ", [{"TERM": "dumb"}, {"TERM": ""}, {"TEXTUAL_DRIVER": BROWSER}], ids=["dumb", "none", "browser"]
)
def test_nobody_is_asked_who_would_not_answer(environ: dict[str, str]) -> None:
    with started(TOLD, **environ) as line:
        known(line)
        assert b"\x1b" not in line.heard


def test_nothing_is_asked_where_the_output_is_no_terminal() -> None:
    program = f"{TOLD.replace('    input()', '')}"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, stdin=subprocess.DEVNULL
    )
    assert b"\x1b" not in run.stdout


@pytest.mark.parametrize(
    ("kind", "environ", "asks"),
    [
        (Kind.OTHER, {}, True),
        (Kind.SCREEN, {"STY": "1"}, False),
        (Kind.LINUX, {"TERM": "linux"}, False),
        (Kind.TMUX, {"TMUX": "1"}, False),
    ],
)
def test_colours_are_asked_of_those_who_know_the_question(
    kind: Kind, environ: dict[str, str], asks: bool
) -> None:

    asked = question(Terminal(kind=kind, depth=Depth.EIGHT_BIT), environ)
    assert (COLOUR in asked) is asks
    assert COLOUR not in question(Terminal(kind=kind), environ)


def test_no_byte_of_a_question_begins_a_sequence_without_an_end_where_bytes_are_letters() -> None:
    begins = {0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F}
    assert not begins & {*(LETTER + SIGN).encode()}


def test_what_is_no_answer_is_left() -> None:
    assert answers_in(b"abc") == (Answers(), 2, b"abc")
    assert answers_in(b"\x1b[1;2Ra\x1b[1;2R\x1b[1;2Rb") == (Answers(letter=1, sign=1), 0, b"a\x1b[1;2Rb")


@pytest.mark.sample(12)
@pytest.mark.parametrize("late", [NARROW, b"\x1bP1$r0;48:2::1:2:3m\x1b\\" + NARROW, b"\x1b[1;2R\x1b[1;3R"])
@pytest.mark.parametrize("cut", [1, 2, 3, 6])
def test_an_answer_that_comes_late_is_no_key(late: bytes, cut: int, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with started(LOGGING, str(log), "--lang", "en", "--data", str(tmp_path), LANG="C") as line:
        line.wait_for(MENU)
        line.type(late[:cut], late[cut:], b"q", b"\x1b[1;2R", b"\x1b[1;2R", b"\x1b[1;2R")
        line.wait_until(lambda: "shift+f3" in log.read_text())
        keys = log.read_text().split()
        assert keys[:1] == ["q"] or (keys[:2] == ["escape", "q"] and cut == 1)
        assert {*keys} <= {"escape", "q", "shift+f3"}


def test_what_is_typed_while_it_begins_is_heard_bytes_that_are_not_utf_8_end_nothing_and_an_end_does(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with started(
        LOGGING, str(log), "--lang", "en", "--data", str(tmp_path), "play", "tectonic_tribes"
    ) as line:
        line.wait_for(ASKED)
        os.write(line.end, b"x" + NARROW + b"y\x1b[B")
        line.wait_for(MENU)
        line.wait_until(lambda: "down" in log.read_text())
        line.type(b"\xe9", b"\xff\xfe\xc3", b"(\x80", b"\x1b[99999999u", b"\xe9\x1b[21~", b"\x10")
        line.wait_until(lambda: "ctrl+p" in log.read_text())
        assert log.read_text().split() == ["x", "y", "down", "left_parenthesis", "f10", "ctrl+p"]
        assert not list(tmp_path.glob("error-*"))
        os.close(line.end)
        assert line.process.wait(60) == 129


FEW = rb"\x1b\[(?:\d+;)*(?:[34]\d|9\d|10\d)[m;]"
"""A colour out of 16."""

BROKEN = """
import sys
from boardkit.cli import main
from boardkit.tui.terminal.keyboard import Keyboard

feed = Keyboard.feed

def fail(self, data):
    if data == b"#":
        raise ZeroDivisionError("a mistake")
    return feed(self, data)

Keyboard.feed = fail
sys.exit(main(sys.argv[1:]))
"""
"""A program with a mistake in what reads its keys."""


@pytest.mark.nightly
def test_a_mistake_of_who_reads_ends_with_1_and_a_report(tmp_path: Path) -> None:
    with started(BROKEN, "--lang", "en", "--data", str(tmp_path)) as line:
        line.wait_for(MENU)
        line.type(b"#")
        assert line.ended() == 1
        (path,) = tmp_path.glob("error-*.txt")
        assert "a mistake" in path.read_text("utf-8")
        assert b"Something went wrong" in line.heard
        assert b"Traceback" not in line.heard


FAILING = """
import sys
from boardkit.cli import main
from boardkit.core import FaultError
from boardkit.library.storage_faults import DiskFull
from boardkit.tui.table.screen import TableScreen

def fail(self):
    raise FaultError(DiskFull("here"))

TableScreen.compose = fail
sys.exit(main(sys.argv[1:]))
"""
"""A program whose disk is full when it opens a table, which the very first start does."""


@pytest.mark.nightly
def test_a_disk_that_fails_ends_it_with_2_and_a_sentence(tmp_path: Path) -> None:
    with started(FAILING, "--lang", "en", "--data", str(tmp_path)) as line:
        assert line.ended() == 2
        assert not [*tmp_path.glob("error-*.txt")]
        assert b"Something went wrong" not in line.heard
        assert b"there is no room left to save" in line.heard


SLOW = """
import sys, time
from boardkit.cli import main
from boardkit.tui.app import BoardkitApp

def wait(*_):
    print("begun", flush=True)
    while True:
        time.sleep(0.1)

BoardkitApp.__init__ = wait
sys.exit(main(sys.argv[1:]))
"""
"""A program that does not come to its first picture.

It sleeps a little at a time: a signal that comes just before a sleep is heeded only after it.
"""


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_before_the_first_picture_puts_the_terminal_back(
    number: signal.Signals, tmp_path: Path
) -> None:
    with started(SLOW, "--data", str(tmp_path)) as line:
        before = termios.tcgetattr(line.inner)
        line.wait_for(b"begun")
        assert termios.tcgetattr(line.inner) != before
        line.process.send_signal(number)
        assert line.ended() == 128 + number
        assert termios.tcgetattr(line.inner) == before


async def test_whoever_panics_does_not_end_with_success(tmp_path: Path) -> None:
    """Textual ends so where threads and styles fail, and says 0."""
    with make_app(tmp_path) as app:
        async with app.run_test():
            app.panic(Text("a mistake"))
        assert app.return_code == 1


COLOURS = [
    ({"COLORTERM": "truecolor"}, rb"[34]8;2;", rb"[34]8;5;"),
    ({"COLORTERM": "truecolor", "STY": "1.x", "TERM": "screen-256color"}, rb"[34]8;5;", rb"[34]8;2;"),
    (
        {"COLORTERM": "truecolor", "STY": "1.x", "TERM": "screen"},
        rb"\x1b\[[0-9;]*[34]\d[m;]",
        rb"[34]8;[25];",
    ),
    ({"COLORTERM": "truecolor", "TERM": "linux"}, rb"\x1b\[[0-9;]*[34]\d[m;]", rb"[34]8;[25];"),
    ({"TERM": "xterm-256color"}, rb"[34]8;5;", rb"[34]8;2;"),
    ({"TERM": "vt220"}, rb"\x1b\[", rb"\x1b\[(?:\d+;)*(?:[34][1-6]|9[1-6]|10[1-6])[m;]|[34]8;[25];"),
]
"""What a terminal says of itself, what it is sent then, and what it is not."""

WITHOUT_UNICODE = [{"LANG": "C"}, {"LC_ALL": "fr_FR.ISO-8859-1"}, {"LANG": ""}]


@pytest.mark.sample(6)
@pytest.mark.parametrize(("colours", "language"), in_turn(COLOURS, WITHOUT_UNICODE))
def test_no_colours_are_sent_that_the_terminal_has_not_and_no_more_than_7_bits_without_unicode(
    colours: tuple[dict[str, str], bytes, bytes], language: dict[str, str], tmp_path: Path
) -> None:
    environ, has, has_not = colours
    with started(PROGRAM, "--lang", "fr", "--data", str(tmp_path), **environ, **language) as line:
        line.wait_until(lambda: ASKED in line.heard or MENU in line.heard)
        if ASKED in line.heard:
            os.write(line.end, b"\x1b[1;3R\x1b[1;4R")
        line.wait_until(lambda: b"boardkit" in line.heard.partition(MENU)[2])
        painted = line.heard.partition(MENU)[2]
        assert re.search(has, painted)
        assert not re.search(has_not, painted)
        assert painted.isascii()
        assert rb"\u" not in painted


@pytest.mark.parametrize("session", ["12.pts", ""])
def test_what_is_printed_in_screen_has_no_more_colours_either(
    session: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STY", session)
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "screen-256color")
    assert main(["games"]) == 0
    assert capsys.readouterr().out
    assert Console(force_terminal=True).color_system == ("256" if session else "truecolor")


def test_a_sign_of_7_bits_is_as_wide_as_the_other() -> None:
    assert seven_bit("« Béla » : 3 ×…") == '" Bela " : 3 x.'
    assert seven_bit("┏━┓│木") == "+-+|??"
    assert seven_bit("\x1b[1m├abc\r\n") == "\x1b[1m+abc\r\n"


# Alt.


async def test_alt_with_something_bound_to_it_is_that(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text('{"legend": ["alt+x"]}')
    async with running(tmp_path, (120, 40), new=new_match()) as (app, pilot):
        await at_rest_again(pilot)
        (key,) = app._apart(events.Key("alt+x", None))
        assert isinstance(key, events.Key)
        assert key.key == "alt+x"
        assert len(app._apart(events.Key("alt+y", None))) == 2


async def test_alt_goes_by_words_in_a_line(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "ctrl+p", "a", "b", "space", "c", "d")
        line = app.screen.query_one(Input)
        for key, value, place in (("b", "ab cd", 3), ("f", "ab cd", 5), ("backspace", "ab ", 3)):
            app.post_message(events.Key(f"alt+{key}", None))
            await at_rest_again(pilot)
            assert line.is_attached
            assert (line.value, line.cursor_position) == (value, place)


@with_each(
    "key, left, character",
    [
        *(("alt+x", "x", "x"), ("alt+A", "A", "A"), ("alt+é", "é", "é"), ("alt+space", "space", " ")),
        *(("alt+enter", "enter", "\r"), ("alt+minus", "minus", "-"), ("alt+backspace", "backspace", "\x7f")),
        *(("alt+up", "up", None), ("alt+ctrl+a", "ctrl+a", None), ("alt+shift+up", "shift+up", None)),
    ],
)
def test_without_alt_a_key_is_as_it_is_typed(key: str, left: str, character: str | None) -> None:
    found = without_alt(events.Key(key, None))
    assert found is not None
    assert (found.key, found.character) == (left, character)
    assert without_alt(found) is None


async def test_alt_with_nothing_bound_to_it_is_esc_and_the_key_at_the_moment_at_which_it_was_typed(
    tmp_path: Path,
) -> None:
    """What was typed ahead of a curtain stays unheard."""
    async with running(tmp_path) as (app, pilot):
        pressed = events.Key("alt+comma", None)
        pressed.time = 1.5
        escape, comma = app._apart(pressed)
        assert isinstance(escape, events.Key)
        assert isinstance(comma, events.Key)
        assert (escape.key, comma.key, comma.character) == ("escape", "comma", ",")
        assert escape.time == comma.time == 1.5
        app.post_message(events.Key("5", "5"))
        await at_rest_again(pilot)
        assert isinstance(app.screen, SettingsScreen)
        app.post_message(events.Key("alt+5", None))
        await at_rest_again(pilot)
        assert isinstance(app.screen, SettingsScreen)
        assert len(app.screen_stack) == 3
        app.post_message(events.Key("alt+x", None))
        await at_rest_again(pilot)
        assert isinstance(app.screen, MenuScreen)


# In a browser.


def packet(data: bytes, kind: bytes = b"D") -> bytes:
    return kind + len(data).to_bytes(4, "big") + data


@pytest.mark.nightly
def test_a_browser_sends_what_it_likes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    typed = (
        b"\xe9",
        b"\xff(",
        b"\x1b[99999999u",
        b"\x1b[<0;99999999999;1M",
        b"\xc3",
        b"\xa9",
        b"\x1b[1;",
    )
    line = [sys.executable, "-c", LOGGING, str(log), "--lang", "en", "--data", str(tmp_path)]
    with subprocess.Popen(
        line,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TEXTUAL_DRIVER": BROWSER, "COLUMNS": "80", "ROWS": "24"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"".join(map(packet, typed)) + packet(b"5A\x10"))
        process.stdin.flush()
        heard = b""
        while "ctrl+p" not in log.read_text() if log.exists() else True:
            heard += os.read(process.stdout.fileno(), 1 << 16)
            assert process.poll() is None, heard
        process.stdin.write(packet(b'{"type": "quit"}', b"M"))
        process.stdin.flush()
        process.stdout.read()
        assert process.wait(60) == 0
    assert log.read_text().split() == ["left_parenthesis", "é", "ctrl+up", "ctrl+p"]
