"""Letters drawn with blocks, to be read from afar: each as wide as it needs, five lines high."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from typing import Final
from unicodedata import normalize

from boardkit.core.packaged import text_in

QUARTERS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""Cells by which of their quarters are filled: the upper left counts 1, then 2, 4 and 8."""

HALVES: Final = " ▀▄█"  # cells by which of their halves are filled: the upper counts 1, the lower 2
HIGH: Final = 5  # lines of a row of letters
ABOVE: Final = 2  # rows of px above the letters, for accents; eight rows follow, the last for what hangs down
GAP: Final = (0,)
SPACE: Final = (0, 0)
"""The columns between letters, and those that a space has besides."""

APART: Final = re.compile(r"[ \t\n]+")  # what parts words; other spaces hold them together
MARKS: Final[Mapping[str, tuple[int, int, int]]] = {
    "\N{COMBINING GRAVE ACCENT}": (1, 2, 0),
    "\N{COMBINING ACUTE ACCENT}": (0, 2, 1),
    "\N{COMBINING CIRCUMFLEX ACCENT}": (2, 1, 2),
    "\N{COMBINING TILDE}": (2, 1, 2),
    "\N{COMBINING DIAERESIS}": (1, 0, 1),
    "\N{COMBINING RING ABOVE}": (2, 1, 2),
    "\N{COMBINING CARON}": (1, 2, 1),
}
"""Accents as three columns of two px, the upper counting 1."""

CEDILLA: Final = "\N{COMBINING CEDILLA}"

Columns = tuple[int, ...]  # a letter as columns of ten px; the uppermost counts 1


def known(text: str) -> bool:
    """Return whether all of a text can be written with blocks."""
    return all(letter.isspace() or _drawn(letter) for letter in text)


def rows(text: str, width: int, *, wide: bool = False) -> list[str]:
    """Write a text as lines of blocks, five to a row, broken between words; `wide` letters are twice as wide.

    What cannot be written is left out; a word that is longer than the columns there are is cut.
    """
    room, lines = width if wide else 2 * width, list[str]()
    for row in _broken(APART.split(text.strip()), room):
        for line in range(HIGH):
            pairs = [column >> 2 * line & 3 for column in row[:room]]
            if wide:
                lines.append("".join(HALVES[pair] for pair in pairs))
            else:
                beside = zip_longest(pairs[::2], pairs[1::2], fillvalue=0)
                cells = (
                    (left & 1) + 2 * (right & 1) + 4 * (left >> 1) + 8 * (right >> 1)
                    for left, right in beside
                )
                lines.append("".join(QUARTERS[cell] for cell in cells))
    return lines


def _broken(words: Iterable[str], room: int) -> Iterator[Columns]:
    """Fill rows of so many px with words."""
    row: Columns = ()
    for word in map(_word, words):
        longer = (*row, *GAP, *SPACE, *word) if row else word
        if len(longer) <= room:
            row = longer
            continue
        if row:
            yield row
        row = word
    if row:
        yield row


def _word(text: str) -> Columns:
    """Put letters beside each other."""
    found: list[int] = []
    for letter in text:
        drawn = SPACE[1:] if letter.isspace() else _drawn(letter)
        found += [*GAP, *drawn] if found else drawn
    return tuple(found)


@cache
def _drawn(letter: str) -> Columns:
    """Draw a letter with its accents; empty if it is not known."""
    shape = _shapes().get(letter)
    if shape is not None:
        return tuple(column << ABOVE for column in shape)
    base, *marks = list(normalize("NFD", letter))
    if base not in _shapes() or not all(mark in MARKS or mark == CEDILLA for mark in marks):
        return ()
    drawn = _drawn("ı" if base == "i" else base)
    for mark in marks:
        if mark == CEDILLA:  # a hook below the middle
            middle = len(drawn) // 2
            drawn = (*drawn[:middle], drawn[middle] | 0x200, *drawn[middle + 1 :])
        else:
            drawn = _marked(drawn, MARKS[mark])
    return drawn


def _marked(drawn: Columns, mark: Sequence[int]) -> Columns:
    """Set an accent over the middle of a letter, with a row between them where there is room."""
    top = min(column & -column for column in drawn if column).bit_length() - 1
    left, down = (len(drawn) - len(mark)) // 2, max(0, top - 3)
    over = dict(enumerate(mark, start=left))
    return tuple(column | over.get(at, 0) << down for at, column in enumerate(drawn))


@cache
def _shapes() -> Mapping[str, Columns]:
    """Read the letters, each with its columns of eight px as hexadecimal numbers; the uppermost counts 1."""
    text = text_in("boardkit.draw", "letters.txt")
    lines = (line.split(" ") for line in text.splitlines())
    return {letter: tuple(int(column, 16) for column in columns) for letter, *columns in lines}
