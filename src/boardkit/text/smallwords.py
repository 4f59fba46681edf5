"""Small words that look at the name behind them: French `de` and `que`, English `a`."""

import re
from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

VOWELS: Final = frozenset("aeiouœæ")

AN: Final = re.compile(r"[aeio]|u(?!ni|se)|8|1[18](?!\d)", re.IGNORECASE)
"""What is said with a vowel first, numbers up to a hundred included."""


def elided(word: str, name: str) -> str:
    """Join a small word and a name: `d’Ada`, `de Bela`, `qu’Élise`."""
    first = normalize("NFD", name.casefold())[:1]
    return f"{word[:-1]}’{name}" if first in VOWELS else f"{word} {name}"


def with_article(name: str) -> str:
    """Put `a` or `an` before a name or a number: `an asphalt`, `a forest`, `an 8`."""
    return f"an {name}" if AN.match(normalize("NFD", name)) else f"a {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "A": lambda name: with_article(str(name)),
    "DE": lambda name: elided("de", str(name)),
    "QUE": lambda name: elided("que", str(name)),
}
"""The functions that messages call with a name."""
