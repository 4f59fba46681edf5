"""A place of a map in a line of text: its ground, its sign and its owner, as the map shows them."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.draw.colours import ink
from boardkit.draw.looks import Chip, Look
from boardkit.draw.palette import Palette

WIDTH: Final = 7
"""Columns of the ground."""


def swatch(look: Look, palette: Palette) -> Text:
    """Draw a place: its signs on its ground, and behind it the marks of its owners."""
    ground = palette[look.fill]
    sign = look.short or next((line for line in look.lines if line), "")
    space = max(WIDTH - cell_len(sign), 0)
    text = f"{' ' * (space // 2)}{sign}{' ' * (space - space // 2)}"
    line = Text(text, Style(color=ink(ground), bgcolor=ground))
    for chip in () if look.chip is None else (look.chip,):
        line.append_text(_mark(chip, palette))
    return line


def _mark(chip: Chip, palette: Palette) -> Text:
    owner = palette[chip.colour]
    return Text(f" {chip.letter} ", Style(color=ink(owner), bgcolor=owner, bold=True))
