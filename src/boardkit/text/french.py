"""What French does to small words before a name: `de` and `que` lose their vowel before another."""

from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

VOWELS: Final = frozenset("aeiouœæ")


def elided(word: str, name: str) -> str:
    """Join a small word and a name: `d’Ada`, `de Bela`, `qu’Élise`."""
    first = normalize("NFD", name.casefold())[:1]
    return f"{word[:-1]}’{name}" if first in VOWELS else f"{word} {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": lambda name: elided("de", str(name)),
    "QUE": lambda name: elided("que", str(name)),
}
"""The functions that French messages call with a name."""
