"""Filters, which change all lines on the screen last: fewer colours, and the signs that a terminal has.

Textual and Rich count in red, green and blue until the end. Rich then takes the nearest of the terminal's own
colours by values that no terminal has, of which four are magenta. Here colours become numbers before that.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from rich import _wrap
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color
from textual.filter import LineFilter
from textual.scrollbar import ScrollBarRender

from boardkit.draw.colours import OWN, Depth, channels, dimmed, fewer
from boardkit.draw.glyphs import SHOWS, Repertoire, in_cells, spelled, stand_in


class Fewer(LineFilter):
    """Gives every colour the number that stands for it on a terminal of 256, 16 or 8 colours."""

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self._depth = depth

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        """Return the same text in fewer colours."""
        return fewer(segments, self._depth)


class Behind(LineFilter):
    """Dims a screen over which a dialog lies, where colours cannot be mixed with that of its ground."""

    def __init__(self, *, dark: bool) -> None:
        super().__init__()
        self._dark = dark

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        """Return the same text in dimmer colours."""
        return dimmed(segments, dark=self._dark)


def own_colours(theme: TerminalTheme) -> TerminalTheme:
    """Return a terminal's theme in which each of the sixteen colours has a value of its own."""
    own = [channels(colour) for colour in OWN]
    return TerminalTheme(theme.background_color, theme.foreground_color, own[:8], own[8:])


BAR_ENDS: Final = frozenset((*ScrollBarRender.VERTICAL_BARS, *ScrollBarRender.HORIZONTAL_BARS)) - {" "}
"""The signs by which the ends of scrollbars are drawn between cells."""

FIRST_FRAME, LAST_FRAME = "─", "▟"
"""Frames and blocks: text does not move over them."""


class _Cell(NamedTuple):
    """One sign as it stands in a line, and what is written for it."""

    sign: str
    written: str
    style: Style | None


class Spelling(LineFilter):
    """Writes for each sign that a terminal lacks another in the same cells.

    Where a sign takes more letters, such as an ellipsis, and blanks follow, it takes some of their cells.
    """

    def __init__(self, repertoire: Repertoire) -> None:
        super().__init__()
        self._repertoire = repertoire
        self._shows = SHOWS[repertoire]

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        """Spell a line."""
        if all(self._shows(text) for text, _, control in segments if not control):
            return segments
        if any(self._is_long(sign) for text, _, _ in segments for sign in text):
            cells = [
                _Cell(sign, stand_in(sign, self._repertoire) if self._is_long(sign) else sign, style)
                for text, style, _ in segments
                for sign in text
            ]
            joined = (list(group) for _, group in groupby(_moved(cells), key=lambda cell: id(cell.style)))
            segments = [Segment("".join(cell.sign for cell in group), group[0].style) for group in joined]
        return [self._spelled(segment) for segment in segments]

    def _is_long(self, sign: str) -> bool:
        return not sign.isascii() and len(stand_in(sign, self._repertoire)) > cell_len(sign) > 0

    def _spelled(self, segment: Segment) -> Segment:
        text, style, control = segment
        if control or self._shows(text):
            return segment
        if style is not None and text in BAR_ENDS and "@mouse.down" in style.meta:
            return Segment(" " * cell_len(text), style)
        return Segment(in_cells(text, spelled(text, self._repertoire)), style)


@lru_cache(maxsize=len(Repertoire))
def spelling_by(repertoire: Repertoire) -> Spelling:
    """Return the one filter for a repertoire: lines remember by which they were painted."""
    return Spelling(repertoire)


def _moved(cells: list[_Cell]) -> list[_Cell]:
    """Let long spellings take the blanks behind them, of which one stays; without blanks, cut them."""
    at = 0
    while at < len(cells):
        _, written, style = cells[at]
        letters = 1
        while letters < len(written) and (blank := _spare(cells, at)) is not None:
            del cells[blank]
            letters += 1
        cells[at : at + 1] = [_Cell(letter, letter, style) for letter in written[:letters]]
        at += letters
    return cells


def _spare(cells: Sequence[_Cell], at: int) -> int | None:
    """Return the next blank behind a cell with another blank, or the end of the line, behind it."""
    for spot in range(at + 1, len(cells)):
        if FIRST_FRAME <= cells[spot].sign <= LAST_FRAME:
            return None
        if cells[spot].sign == " " and (spot + 1 == len(cells) or cells[spot + 1].sign == " "):
            return spot
    return None


WORD: Final = re.compile("\\s*(?:« |[ \u00a0\u202f](?=[:;!?»])|[\u00a0\u202f]|\\S)+\\s*")
"""A word with the blanks round it, and the signs of French that belong to it: `« oui » :`."""


def keep_signs_with_words() -> None:
    """Make Rich, and Textual with it, break lines only where French may; they take any blank for a break."""
    _wrap.re_word = WORD
