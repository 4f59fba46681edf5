"""The glyph of each terrain, and what is written for any sign that a terminal lacks, read from the assets."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rich.cells import cell_len

from boardkit.art import art
from boardkit.depth import Repertoire
from boardkit.draw.boxes import frame_stand_ins

NO_STAND_IN: Final = "?"
"""What stands for a sign that has nothing to stand for it, in each of its cells."""

TYPED: Final = {
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("–—−‐‑", "-"),
    "…": "...",
    "×": "x",
    "÷": "/",
    "•": "o",
    "·": ".",
    "°": "o",
    "§": "#",
    "¶": "P",
    "±": "+/-",
    "≤": "<=",
    "≥": ">=",
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
    "Æ": "Ae",
    "ß": "ss",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "ı": "i",
    "\u2044": "/",
}
"""What is typed for letters and marks that a terminal lacks; other letters lose their accents."""

SHADES: Final = {
    **dict(zip("▁▂▃▄▅▆▇", "_.-=+*%", strict=True)),
    **dict.fromkeys("█▓▛▜▙▟▚▞", "#"),
    **dict.fromkeys("▌▐▍▎▏▊▋▉▕", "|"),
    "▀": '"',
    "▔": "-",
    "▒": "%",
    "░": ":",
    "▘": "'",
    "▝": "'",
    "▖": ".",
    "▗": ".",
}
"""What stands for blocks: the height of a bar in eighths, or how dark they are."""


class Glyph(NamedTuple):
    """One line of the table: a colour token or a name, its glyph, and that on the console and in 7 bits."""

    name: str
    sign: str
    console: str
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


def seven_bit(text: str) -> str:
    """Spell a text in 7 bits, cell for cell; what has no stand-in becomes `NO_STAND_IN`."""
    return spelled(text, Repertoire.SEVEN_BIT)


def written(text: str, repertoire: Repertoire) -> str:
    """Write a text with as many letters as its signs take."""
    return "".join(stand_in(sign, repertoire) for sign in text)


@lru_cache(maxsize=2048)
def spelled(text: str, repertoire: Repertoire) -> str:
    """Spell a text cell for cell: of what takes more letters than cells stand the first ones."""
    if repertoire is Repertoire.ALL or text.isascii():
        return text
    return "".join(in_cells(sign, stand_in(sign, repertoire)) for sign in text)


def in_cells(sign: str, spelling: str) -> str:
    """Give what is written for a sign the cells of the sign."""
    cells = cell_len(sign)
    return spelling if cell_len(spelling) == cells else spelling[:cells].ljust(cells)


@cache
def stand_in(sign: str, repertoire: Repertoire) -> str:
    """Return what is written for a sign where there is room: itself, or one or more letters."""
    return written_for(sign, SHOWS[repertoire])


def written_for(sign: str, shows: Callable[[str], bool]) -> str:
    """Return what is written for a sign, by what can be shown of a text."""
    return next(filter(shows, _stand_ins(sign)), NO_STAND_IN * cell_len(sign))


def _stand_ins(sign: str) -> Iterator[str]:
    """List what may stand for a sign, the likest first."""
    yield sign
    if sign.isspace():
        yield " "
    if (entry := _by_sign().get(sign)) is not None:
        yield from (entry.console, entry.plain)
    if sign in TYPED:
        yield TYPED[sign]
    yield from frame_stand_ins(sign)
    if "▀" <= sign <= "▟":
        yield from ("▒", SHADES[sign]) if sign in "▀▌▐▚▞" else (SHADES[sign],)
    if unicodedata.combining(sign):
        yield ""
    apart = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    yield "".join(TYPED.get(part, part) for part in apart)


@cache
def _by_sign() -> dict[str, Glyph]:
    return {entry.sign: entry for entry in reversed(glyphs().values())}


@cache
def console_signs() -> frozenset[str]:
    """Read which signs beyond 7 bits the fonts of Linux's console share."""
    lines = (line for line in art("console").splitlines() if not line.startswith("#"))
    return frozenset("".join(lines))


def _is_sure(text: str) -> bool:
    """Tell whether a text has letters and no signs beyond 7 bits, and nobody doubts how wide they are."""
    widths = [(sign, unicodedata.east_asian_width(sign)) for sign in text if not sign.isascii()]
    return all(
        width in "WF" or (sign.isalnum() and width != "A" and sign not in _by_sign())
        for sign, width in widths
    )


def _is_on_consoles(text: str) -> bool:
    return all(sign.isascii() or sign in console_signs() for sign in text)


SHOWS: Final[dict[Repertoire, Callable[[str], bool]]] = {
    Repertoire.ALL: lambda _: True,
    Repertoire.SURE: _is_sure,
    Repertoire.CONSOLE: _is_on_consoles,
    Repertoire.SEVEN_BIT: str.isascii,
}
"""What can be shown of a text."""
