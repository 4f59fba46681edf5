"""What a player is told once: what is new in this version, and that it was not tried with this Python."""

import sys
from contextlib import suppress
from typing import Final

from boardkit.core import FaultError
from boardkit.library.storage_faults import UntriedPython
from boardkit.library.store import Library

SETTING: Final = "news"  # the setting that says which news was read last

NEWS: Final = 1  # the number of the news of this version

PARAGRAPHS: Final = (
    "news-verbs",
    "news-enter",
    "news-forced",
    "news-curtains",
    "news-again",
    "news-bare",
    "news-call",
    "news-own",
    "news-kept",
)
"""The messages that tell it."""

NEWEST_TRIED: Final = (3, 15)  # the newest Python that the tests have passed with

PYTHON_SETTING: Final = "python"  # the setting that says of which untried Python the player was told last


def is_unread(library: Library) -> bool:
    """Return whether there is news that somebody who has played here before has not read."""
    return bool(library.setting(SETTING, 0) != NEWS)


def read(library: Library) -> None:
    """Remember that all of it was read; FaultError if that cannot be."""
    if is_unread(library):
        library.set_setting(SETTING, NEWS)


def untried(library: Library) -> UntriedPython | None:
    """Return, once for each, that this Python is newer than those that were tried."""
    running = sys.version_info[:2]
    told = "{}.{}".format(*running)
    if running <= NEWEST_TRIED or library.setting(PYTHON_SETTING) == told:
        return None
    with suppress(FaultError):
        library.set_setting(PYTHON_SETTING, told)
    return UntriedPython(told, "{}.{}".format(*NEWEST_TRIED))
