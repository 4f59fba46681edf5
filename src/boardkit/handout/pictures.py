"""A handout as one SVG picture: its slides below one another, each with its caption and its rules."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from textwrap import wrap
from typing import Final, NamedTuple

from rich.text import Text

from boardkit.draw.canvas import Canvas
from boardkit.handout.lettering import block, card_drawn
from boardkit.handout.painting import painted
from boardkit.handout.quoting import Quotation, quoted
from boardkit.handout.sheets import ROOM_TO_WRITE, legend_lines
from boardkit.handout.slides import Handout, Slide
from boardkit.handout.vector import HIGH, WIDE, svg

COLUMNS: Final = 100
"""How many letters a line of a caption has at most."""

LETTER: Final = 9
"""Units of a letter's width in a caption."""

LINE: Final = 24
"""Units from line to line."""

MARGIN: Final = 20

CARDS: Final = 960
"""Units of a row of cards."""

INK: Final = "#1b1f24"
QUIET: Final = "#57606a"
PAPER: Final = "#ffffff"

PLAIN: Final = f'fill="{INK}"'
BOLD: Final = f'fill="{INK}" font-weight="bold"'
TITLE: Final = f'fill="{INK}" font-weight="bold" font-size="20"'
SMALL: Final = f'fill="{QUIET}"'
SMALL_HEAD: Final = f'fill="{QUIET}" font-weight="bold"'
CITED: Final = f'fill="{QUIET}" font-style="italic"'


class Piece(NamedTuple):
    """Something as high and as wide as it is, which draws itself at a height."""

    high: int
    wide: int
    draw: Callable[[int], str]


def picture(handout: Handout) -> str:
    """Draw a handout."""
    y, parts, width = MARGIN, list[str](), COLUMNS * LETTER
    for piece in _pieces(handout):
        parts.append(piece.draw(y))
        y, width = y + piece.high, max(width, piece.wide)
    return _framed(handout, parts, width + 2 * MARGIN, y + MARGIN)


def _framed(handout: Handout, parts: list[str], width: int, height: int) -> str:
    title = escape(handout.title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="system-ui,DejaVu Sans,Noto Sans,Arial,sans-serif" font-size="16">'
        f"<title>{title}</title>"
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _pieces(handout: Handout) -> Iterator[Piece]:
    yield from _lines([handout.title], TITLE)
    yield from _lines([handout.about, handout.notice], SMALL)
    if handout.legend:
        yield from _lines([handout.words("handout-legend")], SMALL_HEAD)
        yield _lettered(legend_lines(handout, COLUMNS - 10), handout, handout.words("handout-legend"))
    for slide in handout.slides:
        yield _gap()
        yield _map(handout, slide)
        yield from _caption(handout, slide)
    if handout.answers:
        yield _gap()
        yield from _lines([handout.words("handout-answers")], TITLE)
    for answer in handout.answers:
        yield from _lines([answer.place], SMALL)
        yield from _lines(answer.told, PLAIN)


def _caption(handout: Handout, slide: Slide) -> Iterator[Piece]:
    yield from _lines([slide.head], SMALL)
    yield from _lines(slide.told, BOLD)
    letters = zip("abcdefghij", slide.choices, strict=False)
    yield from _lines((f"{letter}) {choice}" for letter, choice in letters), PLAIN)
    yield from _cards(handout, slide)
    yield from _lines((*slide.of_all_cards, *slide.changes, *slide.seats), PLAIN)
    if slide.beside:
        yield _lettered(slide.beside, handout, handout.words("handout-beside"))
    if slide.asks and handout.for_learners:
        yield from [_to_write_on()] * (1 if slide.choices else ROOM_TO_WRITE)
    for quotation in quoted(slide, handout.book):
        yield from _quotation(quotation, handout)


def _quotation(quotation: Quotation, handout: Handout) -> Iterator[Piece]:
    yield from _lines([f"§{quotation.number} {quotation.title}"], SMALL_HEAD)
    for part in quotation.parts:
        if isinstance(part, str):
            yield from _lines([part], CITED)
        else:
            rows = [Text(line) for line in part.lines(COLUMNS - 10)]
            yield _lettered(rows, handout, "; ".join(part.head))


def _lines(texts: Iterable[str], style: str) -> Iterator[Piece]:
    """Write texts, each in as many lines as it takes."""
    for line in (line for text in texts for line in wrap(text, COLUMNS)):
        yield Piece(LINE, 0, partial(_line, line, style))


def _line(text: str, style: str, y: int) -> str:
    return f'<text x="{MARGIN}" y="{y + LINE}" {style}>{escape(text)}</text>'


def _gap() -> Piece:
    return Piece(MARGIN, 0, lambda _: "")


def _to_write_on() -> Piece:
    def line(y: int) -> str:
        return f'<path stroke="{QUIET}" d="M{MARGIN} {y + 2 * LINE}h{COLUMNS * LETTER}"/>'

    return Piece(2 * LINE, 0, line)


def _map(handout: Handout, slide: Slide) -> Piece:
    canvas, palette = painted(slide, handout.palette), handout.palette
    drawn = svg(canvas, palette.background, palette["text"], " ".join(slide.told))
    return _drawn([(drawn, canvas)])


def _lettered(lines: Sequence[Text], handout: Handout, label: str) -> Piece:
    return _drawn([block(lines, handout.palette, label)])


def _cards(handout: Handout, slide: Slide) -> Iterator[Piece]:
    """Draw the cards, in rows as wide as a line."""
    row, room = list[tuple[str, Canvas]](), CARDS
    for drawn in (card_drawn(card, handout.palette) for card in slide.cards):
        if row and sum(canvas.columns * WIDE + MARGIN for _, canvas in [*row, drawn]) - MARGIN > room:
            yield _drawn(row, framed=True)
            row = []
        row.append(drawn)
    if row:
        yield _drawn(row, framed=True)


def _drawn(row: Sequence[tuple[str, Canvas]], *, framed: bool = False) -> Piece:
    """Put pictures side by side."""
    high = max(len(canvas.rows) for _, canvas in row) * HIGH
    wide = sum(canvas.columns * WIDE + MARGIN for _, canvas in row) - MARGIN
    return Piece(high + MARGIN, wide, partial(_row, row, framed))


def _row(row: Sequence[tuple[str, Canvas]], framed: bool, y: int) -> str:
    parts, x = list[str](), MARGIN
    for drawn, canvas in row:
        wide, high = canvas.columns * WIDE, len(canvas.rows) * HIGH
        where = f'x="{x}" y="{y + MARGIN // 2}" width="{wide}" height="{high}"'
        parts.append(drawn.replace("<svg", f"<svg {where}", 1))
        parts.append(f'<rect {where} rx="6" fill="none" stroke="{INK}" stroke-width="2"/>' * framed)
        x += wide + MARGIN
    return "".join(parts)
