"""A painted picture as SVG: it looks the same in browsers, in office programs and on paper, and offline.

Renderers differ in what they understand of text: librsvg takes blanks off the ends of each text and knows one
place for all of it, CairoSVG and LibreOffice ask for the first font of a list alone, few of them know
`textLength`. What all of them do alike is written here: each word is a text of its own, without blanks, its
letters placed one by one; whatever touches its neighbours is a path; colours are `#rrggbb`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import bidirectional

from rich.cells import cell_len
from rich.color import Color

from boardkit.draw.canvas import Canvas, Pen, Row
from boardkit.draw.colours import mix
from boardkit.handout.shapes import BLOCKS, HIGH, SHADES, WIDE, is_shape, outline

FONT: Final = "DejaVu Sans Mono,Menlo,Consolas,Noto Sans Mono,ui-monospace,monospace"
FONT_SIZE: Final = 16.6
"""A letter of the first font is as wide as a cell then."""

BASELINE: Final = 15
UNDERLINE: Final = 17
"""Units from the top of a line to where letters stand, and to the line under them."""

FAINT: Final = 0.4
"""How much of the ground there is in dim letters."""

ZERO_WIDTH_JOINER: Final = "\u200d"
SKINS: Final = ("\U0001f3fb", "\U0001f3ff")
FLAGS: Final = ("\U0001f1e6", "\U0001f1ff")
"""The first and the last of the signs that colour what is before them, and of those that make flags."""

FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold, whoever has put it into a name."""


class Tones(NamedTuple):
    """The colour of the letters of a pen, and of what lies behind them where it is not the paper."""

    ink: str
    ground: str | None


class Paper(NamedTuple):
    """What a picture is drawn on: the colour of the ground, and of letters that have none of their own."""

    ground: str
    ink: str

    def tones(self, pen: Pen) -> Tones:
        """Say how cells of a pen are coloured."""
        return _tones(self, pen)


class _Field(NamedTuple):
    """A rectangle of one colour, in halves of a cell."""

    x: int
    y: int
    width: int
    height: int


def svg(canvas: Canvas, ground: str, ink: str, label: str, *, alone: bool = False) -> str:
    """Draw a canvas as an SVG element with a title; `alone` makes a file of it, of a size of its own."""
    paper, said = Paper(ground.lower(), ink.lower()), sound(label)
    width, height = canvas.columns * WIDE, len(canvas.rows) * HIGH
    size = f' width="{width}" height="{height}"' if alone else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"{size} role="img"'
    parts = [
        f'{head} aria-label="{said}" shape-rendering="crispEdges">',
        f"<title>{said}</title>",
        f'<rect width="{width}" height="{height}" fill="{paper.ground}"/>',
        *_fields(canvas, paper),
        *_outlines(canvas, paper),
        f'<g font-family="{FONT}" font-size="{FONT_SIZE}">',
        *_letters(canvas, paper),
        "</g></svg>\n" if alone else "</g></svg>",
    ]
    return ("\n" if alone else "").join(parts)


@lru_cache(maxsize=4096)
def _tones(paper: Paper, pen: Pen) -> Tones:
    ink, ground = _hex(pen.ink) or paper.ink, _hex(pen.ground) or paper.ground
    if pen.reverse:
        ink, ground = ground, ink
    return Tones(mix(ink, ground, FAINT) if pen.dim else ink, None if ground == paper.ground else ground)


def _hex(colour: str | None) -> str | None:
    if colour is None or colour.startswith("#"):
        return colour
    return Color.parse(colour).get_truecolor().hex


def sound(text: str) -> str:
    """Write a text as XML holds it; what no XML may hold is replaced."""
    return escape(NOT_XML.sub("\ufffd", text))


def _fields(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Draw what is coloured, all of one colour in one path."""
    fields: dict[str, list[_Field]] = defaultdict(list)
    for colour, field in _joined(canvas, paper):
        fields[colour].append(field)
    for colour, some in fields.items():
        half_wide, half_high = WIDE // 2, HIGH // 2
        path = "".join(
            f"M{field.x * half_wide} {field.y * half_high}h{field.width * half_wide}"
            f"v{field.height * half_high}h-{field.width * half_wide}z"
            for field in some
        )
        yield f'<path fill="{colour}" d="{path}"/>'


def _joined(canvas: Canvas, paper: Paper) -> Iterator[tuple[str, _Field]]:
    """Find the rectangles of one colour: runs of a row, joined with the same run in the rows below."""
    growing: dict[tuple[str, int, int], _Field] = {}
    halves = (half for row in canvas.rows for half in _quarters(row, paper))
    for y, row in enumerate(halves):
        runs = dict.fromkeys(_runs(row))
        for key in [key for key in growing if key not in runs]:
            yield key[0], growing.pop(key)
        for colour, x, width in runs:
            before = growing.get((colour, x, width), _Field(x, y, width, 0))
            growing[colour, x, width] = before._replace(height=before.height + 1)
    for key, field in growing.items():
        yield key[0], field


def _quarters(row: Row, paper: Paper) -> tuple[list[str | None], list[str | None]]:
    """Give the colours of a row's cells, two for the upper half of each, and two for the lower."""
    upper, lower = list[str | None](), list[str | None]()
    for text, pen in row:
        ink, ground = paper.tones(pen)
        for filled, letters in groupby(text, key=_filled):
            if filled is None:
                bare = [ground] * 2 * cell_len("".join(letters))
                upper += bare
                lower += bare
                continue
            bits, share = filled
            colour = mix(ink, ground or paper.ground, share)
            for _ in letters:
                upper += (colour if bits & 1 else ground, colour if bits & 2 else ground)
                lower += (colour if bits & 4 else ground, colour if bits & 8 else ground)
    return upper, lower


def _filled(letter: str) -> tuple[int, float] | None:
    """Tell which quarters a letter fills, and how much ground shows through."""
    if letter in BLOCKS:
        return BLOCKS[letter], 0.0
    return (15, SHADES[letter]) if letter in SHADES else None


def _runs(row: Sequence[str | None]) -> Iterator[tuple[str, int, int]]:
    x = 0
    for colour, cells in groupby(row):
        width = len(list(cells))
        if colour is not None:
            yield colour, x, width
        x += width


def _outlines(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Draw what joins its neighbours in lines, and the lines under letters, all of one colour in one path."""
    paths: dict[str, list[str]] = defaultdict(list)
    for y, row in enumerate(canvas.rows):
        x = 0
        for text, pen in row:
            found, width = paths[paper.tones(pen).ink], cell_len(text)
            found += [outline(letter, (x + at) * WIDE, y * HIGH) for at, letter in _shapes(text)]
            if pen.underline:
                found.append(f"M{x * WIDE} {y * HIGH + UNDERLINE}h{width * WIDE}v1h-{width * WIDE}z")
            x += width
    for colour, some in paths.items():
        if path := "".join(some):
            yield f'<path fill="{colour}" d="{path}"/>'


def _shapes(text: str) -> Iterator[tuple[int, str]]:
    """Find the signs that are drawn, with the column of each."""
    if not text.isascii():
        for at, letter in enumerate(text):
            if is_shape(letter):
                yield cell_len(text[:at]), letter


def _letters(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Write the texts, each word where its cells are, however wide the reader's font is."""
    for y, row in enumerate(canvas.rows):
        x = 0
        for text, pen in row:
            colour = paper.tones(pen).ink
            look = ' font-weight="bold"' * pen.bold + ' font-style="italic"' * pen.italic
            for at, word in _words(text):
                places = " ".join(f"{(x + at + place) * WIDE}" for place in _places(word))
                where = f'x="{places}" y="{y * HIGH + BASELINE}"'
                yield f'<text {where} fill="{colour}"{look}>{sound("".join(word))}</text>'
            x += cell_len(text)


def _words(text: str) -> Iterator[tuple[int, list[str]]]:
    """Part a text into words of letters that are a cell wide each; whatever is wider stands alone."""
    at, begin, word = 0, 0, list[str]()
    for letter in _clusters(text):
        width = cell_len(letter)
        plain = width == 1 and not (letter.isspace() or is_shape(letter[0])) and letter[0] < "\U00010000"
        if word and not plain:
            yield begin, word
            word = []
        if plain:
            begin = begin if word else at
            word.append(letter)
        elif width > 1 and not letter.isspace():
            yield at, [letter]
        at += width
    if word:
        yield begin, word


def _clusters(text: str) -> Iterator[str]:
    """Part a text into letters with all that is written on them, and joined pictures."""
    if text.isascii():
        yield from text
        return
    cluster = ""
    for letter in text:
        if cluster and not _joins(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _joins(cluster: str, letter: str) -> bool:
    """Tell whether a letter belongs to what stands before it."""
    if cluster.endswith(ZERO_WIDTH_JOINER) or SKINS[0] <= letter <= SKINS[1] or not cell_len(letter):
        return True
    return len(cluster) == 1 and all(FLAGS[0] <= one <= FLAGS[1] for one in (cluster, letter))


def _places(word: Sequence[str]) -> Iterator[int]:
    """Say in which columns of its own a word has its letters, marks where the letters are that they are on.

    What is written from the right, or is wider than a cell, is put in its place as a whole.
    """
    letters = "".join(word)
    whole = cell_len(letters) != len(word) or any(bidirectional(one) in FROM_THE_RIGHT for one in letters)
    if whole:
        yield 0
    else:
        yield from (at for at, letter in enumerate(word) for _ in letter)
