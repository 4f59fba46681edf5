"""Asks the terminal what its environment does not say: a sign is written, and the cursor's place read."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from select import select
from time import monotonic
from typing import Any, Final

from boardkit.core.values import Value
from boardkit.depth import Depth
from boardkit.tui.terminal.known import ABLE, UNASKED, Answers, Kind, Terminal, terminal_from

PATIENCE: Final = 0.05
"""Seconds that an answer may take."""

LETTER, SIGN = "ë", "♠"
"""A letter of two bytes that is always narrow, and a sign whose width is ambiguous.

Where bytes are read one by one, none of theirs begins a sequence that has no end.
"""

WHERE: Final = "\x1b[6n"
ERASE: Final = "\r\x1b[K"
COLOUR: Final = "\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[m"
ATTRIBUTES: Final = "\x1b[>c"

PLACES: Final = 2
"""How often it is asked where the cursor is; the last answer is the end of all."""

PLACE: Final = re.compile(rb"\x1b\[\d+;(\d+)R")
COLOURS: Final = re.compile(rb"\x1bP[01]\$r([\d;:]*)m?(?:\x1b\\|\x07)")
NUMBERS: Final = re.compile(rb"\x1b\[>(\d*)[\d;]*c")
ALL_COLOURS: Final = re.compile(rb"48[;:]2[;:](?:\d*[;:])?1[;:]2[;:]3\b")
LAST: Final = re.compile(rb"(?:\x1b\[\d+;\d+R.*){2}", re.DOTALL)
CHUNK: Final = 4096


class Asked(Value, kw_only=True):
    """What came of asking.

    Attributes:
        terminal: what is known of the terminal now.
        answers: what it answered.
        typed: what was typed meanwhile.
        unanswered: how many reports of the cursor's place may still come.
        modes: how the terminal was set before, as `termios` tells it; None where nobody was asked.
    """

    terminal: Terminal
    answers: Answers = UNASKED
    typed: bytes = b""
    unanswered: int = 0
    modes: list[Any] | None = None


NOBODY: Final = Asked(terminal=ABLE)
"""Nobody was asked, and the terminal can do everything."""


@contextmanager
def asking(environ: Mapping[str, str], *, patience: float = PATIENCE) -> Iterator[Asked]:
    """Ask the terminal on standard input and output, if there is one, and leave it as it was in the end.

    Until then nothing that is typed or answered shows.

    Args:
        environ: the environment variables.
        patience: seconds to wait for answers.
    """
    terminal = terminal_from(environ)
    if not _can_be_asked(terminal, environ):
        yield Asked(terminal=terminal)
        return
    import termios

    modes = termios.tcgetattr(0)
    try:
        _listen(modes)
        # Enter has been turned into the end of a line as long as lines were read.
        ahead = _hear(0).replace(b"\n", b"\r")
        os.write(1, question(terminal, environ).encode())
        answers, unanswered, typed = answers_in(_hear(patience, LAST))
        yield Asked(
            terminal=terminal_from(environ, answers),
            answers=answers,
            typed=ahead + typed,
            unanswered=unanswered,
            modes=modes,
        )
    finally:
        with suppress(termios.error):
            termios.tcsetattr(0, termios.TCSADRAIN, modes)


def question(terminal: Terminal, environ: Mapping[str, str]) -> str:
    """Return what to write to a terminal to be told what its environment does not say; nothing of it stays.

    GNU screen would hand the question for colours on to its own terminal, and older ones might show it.
    """
    unsure = terminal.kind is Kind.OTHER and terminal.depth not in (Depth.FULL, Depth.NONE)
    is_inside = environ.get("TERM", "").startswith("screen") and not (
        environ.get("STY") or environ.get("TMUX")
    )
    first = (COLOUR if unsure else "") + (ATTRIBUTES if is_inside else "")
    return f"\r{first}\r{LETTER}{WHERE}\r{SIGN}{WHERE}{ERASE}"


def answers_in(heard: bytes) -> tuple[Answers, int, bytes]:
    """Find answers among what a terminal sent; tell them, how many are still to come, and what is left."""
    places = [int(place) - 1 for place in PLACE.findall(heard)[:PLACES]]
    letter, sign = (*places, None, None)[:PLACES]
    colours, number = COLOURS.search(heard), NUMBERS.search(heard)
    answers = Answers(
        letter=letter,
        sign=sign,
        all_colours=None if colours is None else bool(ALL_COLOURS.search(colours[1])),
        attribute=int(number[1] or 0) if number else None,
    )
    left = PLACE.sub(b"", heard, count=PLACES)
    left = NUMBERS.sub(b"", COLOURS.sub(b"", left))
    return answers, PLACES - len(places), left


def _can_be_asked(terminal: Terminal, environ: Mapping[str, str]) -> bool:
    if sys.platform == "win32" or terminal.kind in (Kind.BROWSER, Kind.DUMB) or not environ.get("TERM"):
        return False
    try:
        # Whoever reads in the background is stopped.
        return os.isatty(0) and os.isatty(1) and os.tcgetpgrp(0) == os.getpgrp()
    except OSError:
        return False


def _listen(modes: list[Any]) -> None:
    """Have letters come one by one, and nothing of them shown."""
    import termios

    inward, outward, control, local, *rest = modes
    inward &= ~termios.ICRNL
    local &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(0, termios.TCSANOW, [inward, outward, control, local, *rest])


def _hear(patience: float, last: re.Pattern[bytes] | None = None) -> bytes:
    """Read until the last answer has come, or for so many seconds."""
    heard, until = b"", monotonic() + patience
    while select([0], [], [], max(0.0, until - monotonic()))[0]:
        more = os.read(0, CHUNK)
        heard += more
        if not more or (last and last.search(heard)):
            break
    return heard
