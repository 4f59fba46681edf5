"""The program at its terminal: what comes in, when it listens, how it ends."""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from textual.driver import Driver


BROWSER: Final = "boardkit.tui.terminal.browser:BrowserDriver"  # `TEXTUAL_DRIVER` where there is a browser
SEVEN_BITS: Final = ("C", "POSIX")  # the locales that have letters of 7 bits only
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")  # Python's names for a locale where the environment has none


def reads_utf8(environ: Mapping[str, str], letter: int | None = None) -> tuple[bool, str]:
    """Return whether a terminal reads UTF-8, by the cells of a two-byte letter if known, and why."""
    if environ.get("TEXTUAL_DRIVER") == BROWSER or environ.get("OS") == "Windows_NT":
        return True, "terminal-utf8-always"
    if environ.get("LC_ALL") in SEVEN_BITS:
        # Few set that by accident: whoever does wants no more, whatever the terminal could read.
        return False, "terminal-utf8-locale"
    if letter in (1, 2):
        return letter == 1, "terminal-utf8-seen"
    charset = locale_of(environ).partition("@")[0].partition(".")[2].lower().replace("-", "")
    return charset == "utf8", "terminal-utf8-locale" if charset else "terminal-utf8-unsaid"


def locale_of(environ: Mapping[str, str]) -> str:
    """Return the locale of characters; what Python itself puts in the place of C says nothing (PEP 538)."""
    everything, characters, usual = (environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    if not everything and usual in ("", "C", "POSIX") and characters in COERCED:
        characters = ""
    return everything or characters or usual


def terminal_driver() -> "type[Driver] | None":
    """Return what reads and writes at a terminal; None where Textual is to choose, as in a browser."""
    if sys.platform == "win32" or os.environ.get("TEXTUAL_DRIVER"):
        return None
    # It cannot be imported on Windows.
    driver: type[Driver] = import_module("boardkit.tui.terminal.driver").TerminalDriver
    return driver
