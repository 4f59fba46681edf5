"""A painted map as SVG: rectangles for colours, letters for texts; it asks nothing from the network."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len

from boardkit.draw.canvas import Canvas, Pen

WIDE: Final = 10
"""Units of a cell's width."""

HIGH: Final = 20
"""Units of a cell's height; a px is half of it."""

PX: Final = HIGH // 2


class Box(NamedTuple):
    """A rectangle of px of one colour; x and width in cells, y and height in half cells."""

    x: int
    y: int
    width: int
    height: int


def svg(canvas: Canvas, ground: str, ink: str, label: str) -> str:
    """Draw a canvas as an SVG element with a title, as large as it is."""
    width, height = canvas.columns * WIDE, len(canvas.rows) * HIGH
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    parts = [
        f'{head} aria-label="{escape(label)}" shape-rendering="crispEdges">',
        f"<title>{escape(label)}</title>",
        f'<rect width="{width}" height="{height}" fill="{ground}"/>',
        *_fields(canvas),
        f'<g font-family="{FONT}" font-size="{FONT_SIZE}" xml:space="preserve">',
        *_letters(canvas, ink),
        "</g></svg>",
    ]
    return "".join(parts)


FONT: Final = "ui-monospace,DejaVu Sans Mono,Noto Sans Mono,Menlo,Consolas,monospace"
FONT_SIZE: Final = 16
BASELINE: Final = 15


def _fields(canvas: Canvas) -> Iterator[str]:
    """Draw what is coloured, all of one colour in one path."""
    boxes: dict[str, list[Box]] = defaultdict(list)
    for colour, box in _boxes(canvas):
        boxes[colour].append(box)
    for colour, some in boxes.items():
        path = "".join(
            f"M{box.x * WIDE} {box.y * PX}h{box.width * WIDE}v{box.height * PX}h-{box.width * WIDE}z"
            for box in some
        )
        yield f'<path fill="{colour}" d="{path}"/>'


def _boxes(canvas: Canvas) -> Iterator[tuple[str, Box]]:
    """Find the rectangles of one colour: runs of a row, joined with the same run in the rows below."""
    growing: dict[tuple[str, int, int], Box] = {}
    for y, row in enumerate(_px_rows(canvas)):
        runs = dict.fromkeys(_runs(row))
        for key in [key for key in growing if key not in runs]:
            yield key[0], growing.pop(key)
        for colour, x, width in runs:
            before = growing.get((colour, x, width), Box(x, y, width, 0))
            growing[colour, x, width] = before._replace(height=before.height + 1)
    for key, box in growing.items():
        yield key[0], box


def _px_rows(canvas: Canvas) -> Iterator[list[str | None]]:
    """Give the colours of the upper, then of the lower half of each row's cells."""
    for row in canvas.rows:
        halves = [half for run in row for letter in run.text for half in _halves(letter, run.pen)]
        yield [upper for upper, _ in halves]
        yield [lower for _, lower in halves]


def _halves(letter: str, pen: Pen) -> Iterator[tuple[str | None, str | None]]:
    ink, ground = (pen.ground, pen.ink) if pen.reverse else (pen.ink, pen.ground)
    match letter:
        case "▀":
            yield ink, ground
        case "▄":
            yield ground, ink
        case "█":
            yield ink, ink
        case _:
            for _ in range(cell_len(letter)):
                yield ground, ground


def _runs(row: list[str | None]) -> Iterator[tuple[str, int, int]]:
    x = 0
    for colour, cells in groupby(row):
        width = len(list(cells))
        if colour is not None:
            yield colour, x, width
        x += width


def _letters(canvas: Canvas, ink: str) -> Iterator[str]:
    """Write the texts, each word where its cells are, however wide the reader's font is."""
    for y, row in enumerate(canvas.rows):
        x = 0
        for run in row:
            for blank, letters in groupby(run.text, key=lambda letter: letter in " ▀▄█"):
                text = "".join(letters)
                if not blank:
                    yield _text(x, y, text, run.pen, ink)
                x += cell_len(text)


def _text(x: int, y: int, text: str, pen: Pen, ink: str) -> str:
    colour = (pen.ground if pen.reverse else pen.ink) or ink
    where: Mapping[str, object] = {
        "x": x * WIDE,
        "y": y * HIGH + BASELINE,
        "textLength": cell_len(text) * WIDE,
        "fill": colour,
    }
    bold = ' font-weight="bold"' if pen.bold else ""
    line = ' text-decoration="underline"' if pen.underline else ""
    attributes = "".join(f' {name}="{value}"' for name, value in where.items())
    return f'<text{attributes}{bold}{line} lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
