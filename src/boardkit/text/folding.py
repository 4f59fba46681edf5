"""Texts as they are compared in a search: without accents, ligatures and capitals."""

from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


@lru_cache(4096)
def folded(text: str) -> str:
    """Write a text as anybody can type it."""
    plain = normalize("NFKD", text.casefold().translate(LIGATURES))
    return "".join(letter for letter in plain if not combining(letter))
