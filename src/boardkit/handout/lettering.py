"""Lines of text as they are drawn on a table, and cards, painted like maps: for pages and pictures."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import MEASURE, shortened, wrapped
from boardkit.draw.canvas import Canvas, Cell, Pen, Row, join
from boardkit.draw.cards import Card, told
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette, palette
from boardkit.handout.vector import svg

WIDE: Final = 28
"""Columns of a card on paper, unless its picture has more."""

WHITE, BLACK = "#ffffff", "#1b1f24"


def lettered(lines: Iterable[Text], columns: int = 0) -> Canvas:
    """Paint lines, as wide as the widest of them, or as many columns as are named."""
    drawn = list(lines)
    width = columns or max((line.cell_len for line in drawn), default=1)
    return printed((shortened(line, width).render(MEASURE) for line in drawn), width)


def printed(lines: Iterable[Iterable[Segment]], columns: int) -> Canvas:
    """Paint what a console prints, each line filled up with blanks to so many columns."""
    return Canvas(columns, tuple(_row(line, columns) for line in lines))


def spans(row: Row) -> Iterator[str]:
    """Write a row as HTML, blanks at its end left out; dim letters are those of a class `quiet`."""
    for number, (text, pen) in enumerate(row):
        ink, ground = (pen.ground or WHITE, pen.ink or BLACK) if pen.reverse else (pen.ink, pen.ground)
        at_end = number == len(row) - 1 and ground is None and not pen.underline
        rules = [
            f"color:{ink}" * bool(ink),
            f"background:{ground}" * bool(ground),
            "font-weight:bold" * pen.bold,
            "font-style:italic" * pen.italic,
            "text-decoration:underline" * pen.underline,
        ]
        style = ";".join(filter(None, rules))
        look = f' style="{style}"' * bool(style) + ' class="quiet"' * pen.dim
        if shown := escape(text.rstrip() if at_end else text):
            yield f"<span{look}>{shown}</span>" if look else shown


def block(lines: Sequence[Text], palette: Palette, label: str) -> tuple[str, Canvas]:
    """Draw lines as SVG; return it with what was painted."""
    canvas = lettered(lines)
    return svg(canvas, WHITE, palette["text"], label), canvas


def screen_drawn(lines: Iterable[Iterable[Segment]], columns: int, label: str, *, dark: bool) -> str:
    """Draw a screen as an SVG file; what its theme leaves to the terminal has the colours of maps."""
    paper = palette(dark=dark)
    return svg(printed(lines, columns), paper.background, paper["text"], label, alone=True)


def card_drawn(card: Card, palette: Palette) -> tuple[str, Canvas]:
    """Draw a card as SVG: its name and price on the colour of its kind, and what it shows and says."""
    width = max(WIDE, *(line.cell_len for line in card.picture), 0)
    shown = card.__replace__(text=()) if card.drawn and card.picture else card
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


def _row(segments: Iterable[Segment], columns: int) -> Row:
    printed = [segment for segment in segments if not segment.control and segment.text != "\n"]
    missing = columns - sum(segment.cell_length for segment in printed)
    cells = [Cell(segment.text, _pen(segment.style)) for segment in printed if segment.text]
    return join([*cells, Cell(" " * missing, Pen())] if missing > 0 else cells)


@lru_cache(maxsize=4096)
def _pen(style: Style | None) -> Pen:
    if style is None:
        return Pen()
    return Pen(
        _hex(style.color),
        _hex(style.bgcolor),
        bool(style.bold),
        bool(style.dim),
        bool(style.reverse),
        bool(style.underline),
        bool(style.italic),
    )


def _hex(colour: Color | None) -> str | None:
    return None if colour is None or colour.is_default else colour.get_truecolor().hex
