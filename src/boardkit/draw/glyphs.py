"""Glyphs of terrains, box drawing, and what is written for any sign that a terminal lacks."""

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rich.cells import cell_len

from boardkit.art import art


class Repertoire(StrEnum):
    """Which signs a terminal shows, each in the cells it should take.

    `SURE` are letters whose width no terminal doubts, `CONSOLE` what fonts of Linux's console have.
    """

    ALL = "all"
    SURE = "sure"
    CONSOLE = "console"
    SEVEN_BIT = "seven-bit"


LIGHT, HEAVY = 1, 2
WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}
LINES = {"SINGLE": LIGHT, "DOUBLE": HEAVY}
ARMS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}


class Arms(NamedTuple):
    """The weight of the line on each side of a cell: 0 for none, 1 for light, 2 for heavy."""

    up: int = 0
    right: int = 0
    down: int = 0
    left: int = 0


def _read(name: str, by: Mapping[str, int]) -> Arms | None:
    """Read the arms out of a Unicode name such as `BOX DRAWINGS UP HEAVY AND RIGHT DOWN LIGHT`."""
    weights = [0, 0, 0, 0]
    weight = 0
    for part in name.removeprefix("BOX DRAWINGS ").split(" AND "):
        words = part.split()
        if not all(word in by or word in ARMS for word in words):
            return None
        weight = next((by[word] for word in words if word in by), weight)
        for arm in (arm for word in words for arm in ARMS.get(word, ())):
            weights[arm] = weight
    return Arms(*weights)


def _table(by: Mapping[str, int]) -> Iterator[tuple[Arms, str]]:
    yield Arms(), " "
    for sign in map(chr, range(0x2500, 0x2580)):
        arms = _read(unicodedata.name(sign), by)
        if arms is not None:
            yield arms, sign


BOX = dict(_table(WEIGHTS))  # the sign for each of the 81 combinations of arms

DOUBLED: Final = dict(_table(LINES))
"""Signs with double lines for heavy ones; there are none of a single arm, or of a line that changes."""

BY_SIGN: Final = {sign: arms for arms, sign in BOX.items() if sign != " "}


def plain_box(arms: Arms) -> str:
    """Draw a joint in 7 bits: `+ - |` for heavy lines, dots for light ones."""
    heavy = [weight == HEAVY for weight in arms]
    if not any(heavy):
        return "." if any(arms) else " "
    return _joint(*heavy)


def frame_stand_ins(sign: str) -> tuple[str, ...]:
    """List what may stand for a sign of a frame, the likest first; empty for any other sign.

    Heavy lines become double ones, which more fonts have, and round corners and dashes become plain lines.
    """
    if not "─" <= sign <= "╿":
        return ()
    if sign in "╱╲╳":
        return ("/\\x"["╱╲╳".index(sign)],)
    words = unicodedata.name(sign).split()
    up, right, down, left = (any(arm in ARMS.get(word, ()) for word in words) for arm in range(4))
    there, through = Arms(up, right, down, left), Arms(up or down, right or left, up or down, right or left)
    heavy = BY_SIGN.get(sign, Arms())
    strong = (heavy, *(Arms(*(HEAVY * arm for arm in arms)) for arms in (there, through)))
    doubled = [DOUBLED.get(arms, "") for arms in strong] if HEAVY in heavy else []
    return (*filter(None, doubled), BOX[there], BOX[through], _joint(*there))


def _joint(up: int, right: int, down: int, left: int) -> str:
    if (up or down) and (left or right):
        return "+"
    return "|" if up or down else "-"


NO_STAND_IN: Final = "?"  # what stands for a sign that has nothing to stand for it, in each of its cells

TYPED: Final = {
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("–—−‐‑", "-"),
    "…": "...", "×": "x", "÷": "/", "•": "o", "·": ".", "°": "o", "§": "#", "¶": "P", "±": "+/-",
    "≤": "<=", "≥": ">=", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "ø": "o", "Ø": "O",
    "ł": "l", "Ł": "L", "đ": "d", "ı": "i", "\u2044": "/",
}  # fmt: skip
"""What is typed for letters and marks that a terminal lacks; other letters lose their accents."""

SHADES: Final = {
    **dict(zip("▁▂▃▄▅▆▇", "_.-=+*%", strict=True)),
    **dict.fromkeys("█▓▛▜▙▟▚▞", "#"),
    **dict.fromkeys("▌▐▍▎▏▊▋▉▕", "|"),
    "▀": '"', "▔": "-", "▒": "%", "░": ":", "▘": "'", "▝": "'", "▖": ".", "▗": ".",
}  # fmt: skip
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
    return frozenset("".join(line for line in art("console").splitlines() if not line.startswith("#")))


def _is_sure(text: str) -> bool:
    """Return whether a text has letters and no signs beyond 7 bits, and nobody doubts how wide they are."""
    widths = [(sign, unicodedata.east_asian_width(sign)) for sign in text if not sign.isascii()]
    return all(
        width in "WF" or (sign.isalnum() and width != "A" and sign not in _by_sign())
        for sign, width in widths
    )


SHOWS: Final[dict[Repertoire, Callable[[str], bool]]] = {
    Repertoire.ALL: lambda _: True,
    Repertoire.SURE: _is_sure,
    Repertoire.CONSOLE: lambda text: all(sign.isascii() or sign in console_signs() for sign in text),
    Repertoire.SEVEN_BIT: str.isascii,
}
"""What can be shown of a text."""
