"""The glyph of each terrain and its 7-bit stand-in, read from the assets."""

import unicodedata
from functools import cache, lru_cache
from typing import Final, NamedTuple

from boardkit.art import art

NO_STAND_IN: Final = "?"
"""What stands for a sign in 7 bits that has nothing to stand for it."""


class Glyph(NamedTuple):
    """One line of the table: a colour token or a name, its glyph, and that glyph in 7 bits."""

    name: str
    sign: str
    plain: str


@cache
def glyphs() -> dict[str, Glyph]:
    """Read the table, keyed by name."""
    lines = (line.split() for line in art("glyphs").splitlines())
    return {words[0]: Glyph(*words) for words in lines if words and not words[0].startswith("#")}


def glyph(name: str) -> str:
    """Return the glyph of a colour token such as `terrain.lake`; a blank where the table has none."""
    found = glyphs().get(name)
    return found.sign if found else " "


@lru_cache(maxsize=1024)
def seven_bit(text: str) -> str:
    """Spell a text in 7 bits, character for character; what has no stand-in becomes `NO_STAND_IN`."""
    return "".join(map(_plain, text))


@cache
def _plain(sign: str) -> str:
    if sign.isascii():
        return sign
    known = {entry.sign: entry.plain for entry in glyphs().values()}
    base = unicodedata.normalize("NFKD", sign)[0]
    return known.get(sign, base if base.isascii() else NO_STAND_IN)
