"""Lines of text as they are drawn on a table, and cards, painted like maps: for pages and pictures."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import MEASURE, shortened, wrapped
from boardkit.draw.canvas import Canvas, Cell, Pen, Row, join
from boardkit.draw.cards import Card, told
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.handout.vector import svg

WIDE: Final = 28
"""Columns of a card on paper, unless its picture has more."""

WHITE: Final = "#ffffff"


def lettered(lines: Iterable[Text], columns: int = 0) -> Canvas:
    """Paint lines, as wide as the widest of them, or as many columns as are named."""
    drawn = list(lines)
    width = columns or max((line.cell_len for line in drawn), default=1)
    return Canvas(width, tuple(_row(line, width) for line in drawn))


def block(lines: Sequence[Text], palette: Palette, label: str) -> tuple[str, Canvas]:
    """Draw lines as SVG; return it with what was painted."""
    canvas = lettered(lines)
    return svg(canvas, WHITE, palette["text"], label), canvas


def card_drawn(card: Card, palette: Palette) -> tuple[str, Canvas]:
    """Draw a card as SVG: its name and price on the colour of its kind, and what it shows and says."""
    width = max(WIDE, *(line.cell_len for line in card.picture), 0)
    shown = evolve(card, text=()) if card.drawn and card.picture else card
    canvas = lettered(map(_indented, [*_title(card, palette, width), *told(shown, width)]), width + 2)
    label = " ".join([card.name, card.price, *card.text])
    return svg(canvas, WHITE, palette["text"], label), canvas


def _title(card: Card, palette: Palette, width: int) -> Iterator[Text]:
    """Write the name, and to its right the price, on the colour of the card."""
    ground = palette[card.colour] if card.colour else palette["text"]
    style = Style(color=ink(ground), bgcolor=ground, bold=True)
    name = wrapped(Text(card.name), width - cell_len(card.price) - 1)
    for number, line in enumerate(name):
        price = "" if number else card.price
        line.pad_right(width - line.cell_len - cell_len(price))
        yield Text(f"{line.plain}{price}", style)


def _indented(line: Text) -> Text:
    edge = line.style if isinstance(line.style, Style) else ""
    return Text.assemble((" ", edge), line, (" ", edge))


def _row(line: Text, width: int) -> Row:
    line = shortened(line, width)
    cells = [
        Cell(letter, _pen(segment.style))
        for segment in line.render(MEASURE)
        for letter in segment.text
        if letter != "\n"
    ]
    return join([*cells, *[Cell(" ", Pen())] * (width - line.cell_len)])


def _pen(style: Style | None) -> Pen:
    if style is None:
        return Pen()
    letter, ground = (one.get_truecolor().hex if one else None for one in (style.color, style.bgcolor))
    return Pen(letter, ground, bool(style.bold), bool(style.dim), bool(style.reverse), bool(style.underline))
