"""A line that says that the screens are on their way, from the first moment until they are there."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from boardkit.commands import screens
from boardkit.commands.desk import Desk

SHOWING: Final = ("", "play", "resume", "teach", "watch")
"""The commands that open screens, unless they are to be plain; the empty one opens the menu."""

ERASE: Final = "\x1b[K"
"""What has a terminal erase the rest of its line."""


@contextmanager
def one_moment(desk: Desk, command: str, given: Namespace) -> Iterator[None]:
    """Ask for a moment on the line where the terminal stands, and leave no trace of it."""
    if command not in SHOWING or getattr(given, "plain", False) or not screens.has_terminal():
        yield
        return
    print(desk.words("one-moment"), end="\r", flush=True)
    try:
        yield
    finally:
        print(ERASE, end="", flush=True)
