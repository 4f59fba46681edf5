"""The abilities of the terminal, by its environment and its answers, and which keys it keeps for itself."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum
from select import select
from time import monotonic
from types import MappingProxyType
from typing import Any, Final

from msgspec import field

from boardkit.core.values import Value
from boardkit.draw.colours import Depth
from boardkit.draw.glyphs import Repertoire
from boardkit.tui.terminal import BROWSER, reads_utf8

if sys.platform != "win32":
    import termios

SCREEN, TMUX = 83, 84  # the numbers by which these two answer a question for device attributes

NO_COLOURS: Final = ("vt100", "vt102", "vt220", "vt320", "vt420", "vt510", "vt52")
"""How the names of terminals begin that have no colours."""

EIGHT_COLOURS: Final = ("linux", "ansi", "cons25", "pcansi", "cygwin", "xterm-color")
"""How the names of terminals begin that have eight grounds, and eight more inks by bold alone."""

ASKED: Final = {"truecolor": Depth.FULL, "256": Depth.EIGHT_BIT, "standard": Depth.STANDARD}
"""The depths of colour that `TEXTUAL_COLOR_SYSTEM` may ask for."""


class Kind(StrEnum):
    """The kinds of terminal that are told apart."""

    LINUX = "linux console"
    SCREEN = "screen"
    TMUX = "tmux"
    BROWSER = "browser"
    DUMB = "dumb"
    OTHER = "other"


class Answers(Value, kw_only=True):
    """The answers of a terminal; None where it was not asked, or said nothing in time."""

    # The cells that a letter of two bytes in UTF-8 took: one where they are read as UTF-8.
    letter: int | None = None
    sign: int | None = None  # the cells that a sign took whose width is ambiguous (Unicode's annex 11)
    all_colours: bool | None = None  # whether a colour of 24 bits came back as it was set
    attribute: int | None = None  # the first number of its secondary device attributes


UNASKED: Final = Answers()


class Terminal(Value, kw_only=True):
    """The abilities of a terminal; by itself, one that can do everything."""

    utf8: bool = True  # whether it reads UTF-8; else no more than 7 bits are to be written
    ambiguous_wide: bool = False  # whether signs of ambiguous width take two cells
    depth: Depth = Depth.FULL  # how many colours it shows, or is to show
    # How many it understands, be they greys that stand for colours which it is not to show.
    sent: Depth = Depth.FULL
    kind: Kind = Kind.OTHER  # what it is
    # For each of these fields, the key of a sentence that says why.
    reasons: Mapping[str, str] = field(default_factory=dict)


ABLE: Final = Terminal()  # a terminal that can do everything


def repertoire_of(terminal: Terminal) -> Repertoire:
    """Return which signs a terminal shows in the cells that they should take."""
    if not terminal.utf8:
        return Repertoire.SEVEN_BIT
    if terminal.kind is Kind.LINUX:
        return Repertoire.CONSOLE
    return Repertoire.SURE if terminal.ambiguous_wide else Repertoire.ALL


def terminal_from(environ: Mapping[str, str], answers: Answers = UNASKED) -> Terminal:
    """Return what is known, by environment variables and answers; what was seen outweighs what is said."""
    kind, why_kind = _kind(environ, answers)
    utf8, why_utf8 = reads_utf8(environ, answers.letter)
    shown, why_depth = _shown(environ, answers, kind)
    depth = Depth.NONE if "NO_COLOR" in environ else shown
    reasons = {
        "kind": why_kind,
        "utf8": why_utf8,
        "ambiguous_wide": "terminal-width-unsaid" if answers.sign is None else "terminal-width-seen",
        "depth": why_depth if depth is shown else "terminal-depth-no-color",
    }
    return Terminal(
        utf8=utf8,
        ambiguous_wide=utf8 and answers.sign == 2,
        depth=depth,
        sent=Depth.STANDARD if shown is Depth.NONE else shown,
        kind=kind,
        reasons=MappingProxyType(reasons),
    )


def _kind(environ: Mapping[str, str], answers: Answers) -> tuple[Kind, str]:
    """Return what it is, and why; GNU screen in tmux, or tmux in it, counts as the former, the poorer."""
    term = environ.get("TERM", "")
    if environ.get("TEXTUAL_DRIVER") == BROWSER:
        return Kind.BROWSER, "terminal-kind-browser"
    if environ.get("STY"):
        return Kind.SCREEN, "terminal-kind-sty"
    if answers.attribute in (SCREEN, TMUX):
        kind = Kind.SCREEN if answers.attribute == SCREEN else Kind.TMUX
        return kind, "terminal-kind-answer"
    if environ.get("TMUX"):
        return Kind.TMUX, "terminal-kind-tmux"
    for kind, start in ((Kind.LINUX, "linux"), (Kind.TMUX, "tmux"), (Kind.SCREEN, "screen")):
        if term.startswith(start):
            return kind, "terminal-kind-term"
    dumb = term.lower() in ("dumb", "unknown")
    return (Kind.DUMB, "terminal-kind-term") if dumb else (Kind.OTHER, "terminal-kind-other")


def _shown(environ: Mapping[str, str], answers: Answers, kind: Kind) -> tuple[Depth, str]:
    term = environ.get("TERM", "").lower()
    asked = ASKED.get(environ.get("TEXTUAL_COLOR_SYSTEM", ""))
    if asked is not None:
        return asked, "terminal-depth-asked"
    if kind is Kind.BROWSER or environ.get("OS") == "Windows_NT":
        return Depth.FULL, "terminal-depth-always"
    if kind is Kind.DUMB:
        return Depth.NONE, "terminal-depth-term"
    if kind is Kind.LINUX:
        return Depth.EIGHT, "terminal-depth-console"
    if kind is Kind.SCREEN:
        return (Depth.EIGHT_BIT if "256" in term else Depth.STANDARD), "terminal-depth-screen"
    if environ.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit"):
        return Depth.FULL, "terminal-depth-colorterm"
    if answers.all_colours:
        return Depth.FULL, "terminal-depth-seen"
    return _depth_by_name(term), "terminal-depth-term"


def _depth_by_name(term: str) -> Depth:
    """Return how many colours a terminal has by its name in the terminfo database."""
    if term.endswith("-direct"):
        return Depth.FULL
    if "256color" in term:
        return Depth.EIGHT_BIT
    if term.startswith(NO_COLOURS) or term.endswith(("-m", "-mono")):
        return Depth.NONE
    return Depth.EIGHT if term.startswith(EIGHT_COLOURS) else Depth.STANDARD


PATIENCE: Final = 0.05  # seconds that an answer may take

LETTER, SIGN = "ë", "♠"
"""A letter of two bytes that is always narrow, and a sign whose width is ambiguous.

Where bytes are read one by one, none of theirs begins a sequence that has no end.
"""

WHERE: Final = "\x1b[6n"
ERASE: Final = "\r\x1b[K"
COLOUR: Final = "\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[m"
ATTRIBUTES: Final = "\x1b[>c"
PLACES: Final = 2  # how often it is asked where the cursor is; the last answer is the end of all
PLACE: Final = re.compile(rb"\x1b\[\d+;(\d+)R")
COLOURS: Final = re.compile(rb"\x1bP[01]\$r([\d;:]*)m?(?:\x1b\\|\x07)")
NUMBERS: Final = re.compile(rb"\x1b\[>(\d*)[\d;]*c")
ALL_COLOURS: Final = re.compile(rb"48[;:]2[;:](?:\d*[;:])?1[;:]2[;:]3\b")
LAST: Final = re.compile(rb"(?:\x1b\[\d+;\d+R.*){2}", re.DOTALL)
CHUNK: Final = 4096


class Asked(Value, kw_only=True):
    """The terminal as it is known once it has been asked."""

    terminal: Terminal  # what is known of the terminal now
    answers: Answers = UNASKED  # what it answered
    typed: bytes = b""  # what was typed meanwhile
    unanswered: int = 0  # how many reports of the cursor's place may still come
    # How the terminal was set before, as `termios` tells it; None where nobody was asked.
    modes: list[Any] | None = None


NOBODY: Final = Asked(terminal=ABLE)  # nobody was asked, and the terminal can do everything


@contextmanager
def asking(environ: Mapping[str, str], *, patience: float = PATIENCE) -> Iterator[Asked]:
    """Ask the terminal, if there is one, for `patience` seconds, and leave it as it was, typing hidden."""
    terminal = terminal_from(environ)
    if not _can_be_asked(terminal, environ):
        yield Asked(terminal=terminal)
        return
    modes = termios.tcgetattr(0)
    try:
        # Letters come one by one, and nothing of them is shown.
        inward, outward, control, local, *rest = modes
        inward, local = inward & ~termios.ICRNL, local & ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(0, termios.TCSANOW, [inward, outward, control, local, *rest])
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
    """Return the answers among what a terminal sent, how many are still to come, and what is left."""
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


def _hear(patience: float, last: re.Pattern[bytes] | None = None) -> bytes:
    """Return what comes until the last answer, or for `patience` seconds."""
    heard, until = b"", monotonic() + patience
    while select([0], [], [], max(0.0, until - monotonic()))[0]:
        more = os.read(0, CHUNK)
        heard += more
        if not more or (last and last.search(heard)):
            break
    return heard


IN_BROWSERS: Final = frozenset({"ctrl+n", "ctrl+q", "ctrl+t", "ctrl+w"})  # no page can keep these from them
IN_VTE: Final = frozenset({"f1", "f10", "f11"})  # help, menu and whole screen of GNOME, Xfce and their kind
PREFIXES: Final = {Kind.SCREEN: "ctrl+a", Kind.TMUX: "ctrl+b"}  # begin the commands of what shares terminals


def kept_keys(environ: Mapping[str, str], kind: Kind) -> frozenset[str]:
    """Return Textual's names of the keys that do not arrive, as far as the environment tells."""
    if kind is Kind.BROWSER:
        return IN_BROWSERS
    prefix = frozenset({PREFIXES[kind]}) if kind in PREFIXES else frozenset()
    return prefix | (IN_VTE if environ.get("VTE_VERSION") else frozenset())
