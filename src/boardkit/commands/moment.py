"""A line that says that the screens are on their way, from the first moment until they are there.

Nothing heavy is imported here: the line stands before anything else is.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from boardkit.commands import split

try:
    import _curses
except ImportError:
    # Windows has none.
    KNOWS_TERMINALS = False
else:
    KNOWS_TERMINALS = True

SHOWING: Final = (None, "play", "resume", "teach", "watch")  # these open screens, as does no command at all
TELLING: Final = frozenset({"--plain", "--help", "-h", "--version"})  # the options with which they only write
PLAIN: Final = "BOARDKIT_PLAIN"  # the variable of the environment that asks for lines in place of screens

YES, NO = ("1", "yes", "true", "on"), ("0", "no", "false", "off")
SAID: Final = {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)}  # what it may say
LINE: Final = "boardkit ..."  # in no language, since none is known yet, in letters that all terminals have
ERASE: Final = "\x1b[K"  # has a terminal erase the rest of its line
HOPELESS: Final = ("dumb", "unknown")  # the names of terminals that can do nothing but write lines

FAMILIES: Final = (
    "xterm",
    "screen",
    "tmux",
    "linux",
    "rxvt",
    "konsole",
    "vte",
    "alacritty",
    "foot",
    "wezterm",
    "st-",
)
"""How the names of terminals begin that draw, though a database is too old to have heard of them."""


@contextmanager
def one_moment(arguments: Sequence[str]) -> Iterator[None]:
    """Say where the terminal stands that the screens are on their way, and leave no trace of it."""
    _, command, _ = split(arguments)
    in_lines = SAID.get(plain_said() or "0", True)
    if in_lines or command not in SHOWING or TELLING.intersection(arguments) or not has_terminal():
        yield
        return
    print(LINE, end="\r", flush=True)
    try:
        yield
    finally:
        print(ERASE, end="", flush=True)


def has_terminal() -> bool:
    """Return whether somebody sits in front of a terminal that can show screens."""
    return all(at_terminal()) and can_draw()


def at_terminal() -> tuple[bool, bool]:
    """Return whether a terminal is read from, and whether one is written to."""
    # A stream that was closed before the start is None.
    read, written = (stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return read, written


def can_draw() -> bool:
    """Return whether screens can be drawn on a terminal, by its name.

    What no database knows and no family of terminals is called like may be anything; who insists on screens
    by the environment is believed.
    """
    name = os.environ.get("TERM", "").lower()
    if sys.platform == "win32" or name in HOPELESS:
        return name not in HOPELESS
    insists = not SAID.get(plain_said() or "", True)
    return bool(name) and (insists or name.startswith(FAMILIES) or _addresses_cursor(name))


def _addresses_cursor(name: str) -> bool:
    """Return whether the database of terminals has one of this name whose cursor can be put anywhere."""
    if not KNOWS_TERMINALS:
        return True
    try:
        _curses.setupterm(name, sys.__stdout__.fileno() if sys.__stdout__ else 1)
    except (_curses.error, ValueError, OSError):
        return False
    return bool(_curses.tigetstr("cup"))


def plain_said() -> str | None:
    """Return what the environment says of lines in place of screens, if anything."""
    return os.environ.get(PLAIN, "").strip().lower() or None
