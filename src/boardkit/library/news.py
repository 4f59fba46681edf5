"""What is new for whoever has used an older version: whether it was read."""

from typing import Final

from boardkit.library.store import Library

SETTING: Final = "news"
"""The setting that says which news was read last."""

NEWS: Final = 1
"""The number of the news of this version."""

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


def is_unread(library: Library) -> bool:
    """Return whether there is news that somebody who has played here before has not read."""
    return bool(library.setting(SETTING, 0) != NEWS)


def read(library: Library) -> None:
    """Remember that all of it was read; FaultError if that cannot be."""
    if is_unread(library):
        library.set_setting(SETTING, NEWS)
