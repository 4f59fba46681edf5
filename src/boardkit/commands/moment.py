"""A line that says that the screens are on their way, from the first moment until they are there.

Nothing heavy is imported here: the line stands before anything else is.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from boardkit.commands import split

SHOWING: Final = (None, "play", "resume", "teach", "watch")
"""The commands that open screens; none at all opens the menu."""

TELLING: Final = frozenset({"--plain", "--help", "-h", "--version"})
"""The options with which they only write."""

PLAIN: Final = "BOARDKIT_PLAIN"
"""What the environment says of lines in place of screens."""

SAID: Final = {
    **dict.fromkeys(("1", "yes", "true", "on"), True),
    **dict.fromkeys(("0", "no", "false", "off"), False),
}
"""What it may say."""

LINE: Final = "boardkit ..."
"""The line: in no language, since none is known yet, and in letters that every terminal has."""

ERASE: Final = "\x1b[K"
"""What has a terminal erase the rest of its line."""


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
    """Tell whether somebody sits in front of a terminal that can show screens."""
    streams = (sys.stdin, sys.stdout)
    # A stream that was closed before the start is None.
    return (
        all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"
    )


def plain_said() -> str | None:
    """Return what the environment says of lines in place of screens, if anything."""
    return os.environ.get(PLAIN, "").strip().lower() or None
