"""What keys are called."""

from collections.abc import Container
from typing import Final

from boardkit.text.words import Words

BESIDE: Final = {"^q": "f9"}
"""The keys that do the same as those which not every terminal and no browser lets through."""


def arriving(shown: str, kept: Container[str]) -> str:
    """Return a key as it is shown, or the one beside it where that is kept by what shows the screens."""
    return BESIDE.get(shown, shown) if shown.replace("^", "ctrl+") in kept else shown


def key_said(shown: str, words: Words) -> str:
    """Write a key as it stands on the keyboards of a language; a letter or a sign stands for itself."""
    message = f"keyname-{shown.replace('+', '-').replace('_', '-')}"
    return words(message) if words.knows(message) else shown
