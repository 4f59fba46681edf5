"""Painted pictures, lines and cards as SVG: signs as shapes, letters in words; the same everywhere."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from html import escape
from io import StringIO
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import bidirectional, name

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import MEASURE, shortened, wrapped
from boardkit.draw.canvas import Canvas, Cell, Pen, Row, join
from boardkit.draw.cards import Card, told
from boardkit.draw.colours import ink, mix
from boardkit.draw.letters import QUARTERS
from boardkit.draw.palette import Palette, palette

WIDE: Final = 10  # units of a cell's width
HIGH: Final = 20  # units of a cell's height; a px is half of it

SHADES: Final[Mapping[str, float]] = {"░": 0.75, "▒": 0.5, "▓": 0.25}  # signs, and the ground that they show

BLOCKS: Final[Mapping[str, int]] = {sign: bits for bits, sign in enumerate(QUARTERS) if sign != " "}
"""Signs that fill quarters of a cell: 1 for the upper left, 2 for the upper right, 4 and 8 for the lower."""

RISING, GROWING = "▁▂▃▄▅▆▇", "▏▎▍▌▋▊▉"  # signs that fill eighths of a cell from below, and from the left

ARCS: Final = "╭╮╯╰"
DIAGONALS: Final = "╱╲╳"
DOTS: Final = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)  # the bits of a braille sign's dots, by rows
DOT: Final = 3
LINES: Final = re.compile(r"BOX DRAWINGS (?!.*(?:DASH|ARC|DIAGONAL))(.+)")
SIDES: Final = {"UP": "u", "RIGHT": "r", "DOWN": "d", "LEFT": "l", "VERTICAL": "ud", "HORIZONTAL": "lr"}
HALVES: Final = {"LIGHT": 0.75, "SINGLE": 0.75, "HEAVY": 2.0, "DOUBLE": 0.75}
"""Half of how thick a line of a kind is, in units."""

APART: Final = 2.25  # units from the middle of a cell to either line of a double one
BESIDE: Final = {"u": ("l", "r"), "d": ("l", "r"), "l": ("u", "d"), "r": ("u", "d")}
AGAINST: Final = {"u": "d", "d": "u", "l": "r", "r": "l"}

FONT: Final = "DejaVu Sans Mono,Menlo,Consolas,Noto Sans Mono,ui-monospace,monospace"
FONT_SIZE: Final = 16.6
"""A letter of the first font is as wide as a cell then."""

BASELINE: Final = 15
UNDERLINE: Final = 17
"""Units from the top of a line to where letters stand, and to the line under them."""

FAINT: Final = 0.4  # how much of the ground there is in dim letters
ZERO_WIDTH_JOINER: Final = "\u200d"
SKINS: Final = ("\U0001f3fb", "\U0001f3ff")
FLAGS: Final = ("\U0001f1e6", "\U0001f1ff")
"""The first and the last of the signs that colour what is before them, and of those that make flags."""

FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
NOT_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What no XML may hold, whoever has put it into a name."""

CARD_COLUMNS: Final = 28  # columns of a card on paper, unless its picture has more

WHITE, BLACK = "#ffffff", "#1b1f24"


class Box(NamedTuple):
    """A rectangle in units, from the upper left corner of a cell."""

    x: float
    y: float
    width: float
    height: float

    def path(self, x: float, y: float) -> str:
        """Draw it in a cell at some units, as a part of an SVG path."""
        return f"M{x + self.x:g} {y + self.y:g}h{self.width:g}v{self.height:g}h{-self.width:g}z"


def is_shape(sign: str) -> bool:
    """Return whether a sign is drawn as a shape, or fills whole quarters of its cell."""
    return "─" <= sign <= "⣿" and (sign in BLOCKS or sign in SHADES or bool(outline(sign, 0, 0)))


@lru_cache(maxsize=4096)
def outline(sign: str, x: int, y: int) -> str:
    """Draw a sign in a cell as an SVG path to be filled; empty for blocks, shades and what fonts draw."""
    if sign in ARCS:
        return _arc(sign, x, y)
    if sign in DIAGONALS:
        thick, right, low = 2 * HALVES["LIGHT"], x + WIDE, y + HIGH
        falling = f"M{x} {y}h{thick}L{right} {low - thick}v{thick}h{-thick}L{x} {y + thick}z"
        rising = f"M{right} {y}h{-thick}L{x} {low - thick}v{thick}h{thick}L{right} {y + thick}z"
        return {"╲": falling, "╱": rising, "╳": falling + rising}[sign]
    return "".join(box.path(x, y) for box in _boxes(sign))


def _boxes(sign: str) -> Iterator[Box]:
    """Draw a sign of eighths, of dots, or of lines from the middle to some sides; double ones are two."""
    eighth_high, eighth_wide = HIGH / 8, WIDE / 8
    if sign in RISING:
        high = (RISING.index(sign) + 1) * eighth_high
        yield Box(0, HIGH - high, WIDE, high)
    elif sign in GROWING:
        yield Box(0, 0, (GROWING.index(sign) + 1) * eighth_wide, HIGH)
    elif sign == "▔":
        yield Box(0, 0, WIDE, eighth_high)
    elif sign == "▕":
        yield Box(WIDE - eighth_wide, 0, eighth_wide, HIGH)
    elif "⠀" < sign <= "⣿":
        for number, bit in enumerate(DOTS):
            if (ord(sign) - ord("⠀")) & bit:
                x, y = (
                    number % 2 * WIDE / 2 + (WIDE / 2 - DOT) / 2,
                    number // 2 * HIGH / 4 + (HIGH / 4 - DOT) / 2,
                )
                yield Box(x, y, DOT, DOT)
    elif "─" <= sign <= "╿" and (found := LINES.fullmatch(name(sign))):
        kinds = _kinds(found[1])
        for side, kind in kinds.items():
            thick, one, other = HALVES[kind], *BESIDE[side]
            if kind != "DOUBLE":
                yield _line(side, _meeting(side, one, other, kinds) - thick, 0, thick)
                continue
            for near, far, where in ((one, other, -APART), (other, one, APART)):
                yield _line(side, _turning(side, near, far, kinds) - thick, where, thick)


def _kinds(said: str) -> dict[str, str]:
    """Read from the name of a sign of which kind the lines from its middle are, by the sides they go to."""
    kinds, usual = dict[str, str](), ""
    for part in said.split(" AND "):
        words = part.split()
        usual = next((word for word in words if word in HALVES), usual)
        kinds |= {side: usual for word in words for side in SIDES.get(word, "")}
    return kinds


def _meeting(side: str, one: str, other: str, kinds: Mapping[str, str]) -> float:
    """Say where a single line begins, in units from the middle: at a double one, or at its far side."""
    doubles = [beside for beside in (one, other) if kinds.get(beside) == "DOUBLE"]
    if AGAINST[side] in kinds or not doubles:
        return 0
    return APART if len(doubles) == len(BESIDE[side]) else -APART


def _turning(side: str, near: str, far: str, kinds: Mapping[str, str]) -> float:
    """Say where one of two lines begins, that towards `near`: it turns the corner with its like."""
    if near in kinds:
        return APART if kinds[near] == "DOUBLE" else 0
    if AGAINST[side] in kinds or far not in kinds:
        return 0
    return -APART if kinds[far] == "DOUBLE" else 0


def _line(side: str, begin: float, where: float, thick: float) -> Box:
    """Draw a line to a side, from so far beyond the middle, so far beside it, twice as thick."""
    middle = (WIDE if side in "lr" else HIGH) / 2
    across = (HIGH if side in "lr" else WIDE) / 2 + where - thick
    long = middle - begin
    start = middle + begin if side in "rd" else 0
    return Box(start, across, long, 2 * thick) if side in "lr" else Box(across, start, 2 * thick, long)


def _arc(sign: str, x: int, y: int) -> str:
    """Draw a rounded corner as a band, turned by its signs."""
    thick, right, down = HALVES["LIGHT"], sign in "╭╰", sign in "╭╮"
    across, along = (1 if right else -1), (1 if down else -1)

    def at(out: float, in_: float) -> str:
        return f"{x + WIDE / 2 + across * out:g} {y + HIGH / 2 + along * in_:g}"

    half_wide, half_high, bend = WIDE / 2, HIGH / 2, 4.5
    outer = f"M{at(-thick, half_high)}L{at(-thick, bend)}Q{at(-thick, -thick)} {at(bend, -thick)}"
    edge = f"L{at(half_wide, -thick)}L{at(half_wide, thick)}L{at(bend, thick)}"
    return f"{outer}{edge}Q{at(thick, thick)} {at(thick, bend)}L{at(thick, half_high)}z"


class Paper(NamedTuple):
    """What a picture is drawn on: the colour of the ground, and of letters that have none of their own."""

    ground: str
    ink: str


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
def _tones(paper: Paper, pen: Pen) -> tuple[str, str | None]:
    """Return the colour of the letters of a pen, and of what lies behind them where it is not the paper."""
    ink, ground = _hex(pen.ink) or paper.ink, _hex(pen.ground) or paper.ground
    if pen.reverse:
        ink, ground = ground, ink
    return mix(ink, ground, FAINT) if pen.dim else ink, None if ground == paper.ground else ground


def _hex(colour: str | None) -> str | None:
    if colour is None or colour.startswith("#"):
        return colour
    return Color.parse(colour).get_truecolor().hex


def sound(text: str) -> str:
    """Write a text as XML holds it; what no XML may hold is replaced."""
    return escape(NOT_XML.sub("\ufffd", text))


def _fields(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Draw what is coloured, all of one colour in one path: runs of a row, joined with those below."""
    paths: dict[str, list[str]] = defaultdict(list)
    growing = dict[tuple[str, int, int], int]()  # runs by colour, column and width, and the row they begin in
    rows: list[list[str | None]] = [half for row in canvas.rows for half in _quarters(row, paper)]
    half_wide, half_high = WIDE // 2, HIGH // 2
    for y, row in enumerate([*rows, []]):
        runs, x = dict[tuple[str, int, int], None](), 0
        for colour, cells in groupby(row):
            width = len(list(cells))
            if colour is not None:
                runs[colour, x, width] = None
            x += width
        for run in [run for run in growing if run not in runs]:
            (colour, x, width), begin = run, growing.pop(run)
            wide, high = width * half_wide, (y - begin) * half_high
            paths[colour].append(f"M{x * half_wide} {begin * half_high}h{wide}v{high}h-{wide}z")
        for run in runs:
            growing.setdefault(run, y)
    yield from (f'<path fill="{colour}" d="{"".join(some)}"/>' for colour, some in paths.items())


def _quarters(row: Row, paper: Paper) -> tuple[list[str | None], list[str | None]]:
    """Give the colours of a row's cells, two for the upper half of each, and two for the lower."""
    upper, lower = list[str | None](), list[str | None]()
    for text, pen in row:
        ink, ground = _tones(paper, pen)
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


def _outlines(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Draw what joins its neighbours in lines, and the lines under letters, all of one colour in one path."""
    paths: dict[str, list[str]] = defaultdict(list)
    for y, row in enumerate(canvas.rows):
        x = 0
        for text, pen in row:
            found, width = paths[_tones(paper, pen)[0]], cell_len(text)
            if not text.isascii():
                columns = ((x + cell_len(text[:at]), one) for at, one in enumerate(text) if is_shape(one))
                found += [outline(letter, at * WIDE, y * HIGH) for at, letter in columns]
            if pen.underline:
                found.append(f"M{x * WIDE} {y * HIGH + UNDERLINE}h{width * WIDE}v1h-{width * WIDE}z")
            x += width
    for colour, some in paths.items():
        if path := "".join(some):
            yield f'<path fill="{colour}" d="{path}"/>'


def _letters(canvas: Canvas, paper: Paper) -> Iterator[str]:
    """Write the texts, each word where its cells are, however wide the reader's font is."""
    for y, row in enumerate(canvas.rows):
        x = 0
        for text, pen in row:
            colour, _ = _tones(paper, pen)
            look = ' font-weight="bold"' * pen.bold + ' font-style="italic"' * pen.italic
            for at, word in _words(text):
                places = " ".join(f"{(x + at + place) * WIDE}" for place in _places(word))
                where = f'x="{places}" y="{y * HIGH + BASELINE}"'
                yield f'<text {where} fill="{colour}"{look}>{sound("".join(word))}</text>'
            x += cell_len(text)


def _words(text: str) -> Iterator[tuple[int, list[str]]]:
    """Part a text into words of letters that are a cell wide each; whatever is wider stands alone."""
    at, begin, word = 0, 0, list[str]()
    for letter in text if text.isascii() else _clusters(text):
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
    cluster = ""
    for letter in text:
        joins = cluster.endswith(ZERO_WIDTH_JOINER) or SKINS[0] <= letter <= SKINS[1] or not cell_len(letter)
        flag = len(cluster) == 1 and all(FLAGS[0] <= one <= FLAGS[1] for one in (cluster, letter))
        if cluster and not joins and not flag:
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _places(word: Sequence[str]) -> Iterator[int]:
    """Say in which columns of its own a word has its letters, marks where the letters are that they are on.

    What is written from the right, or is wider than a cell, is put in its place as a whole.
    """
    letters = "".join(word)
    if cell_len(letters) != len(word) or any(bidirectional(one) in FROM_THE_RIGHT for one in letters):
        yield 0
    else:
        yield from (at for at, letter in enumerate(word) for _ in letter)


def lettered(lines: Iterable[Text], columns: int = 0) -> Canvas:
    """Paint lines, as wide as the widest of them, or as many columns as are named."""
    drawn = list(lines)
    width = columns or max((line.cell_len for line in drawn), default=1)
    return printed((shortened(line, width).render(MEASURE) for line in drawn), width)


def printer(width: int, height: int) -> Console:
    """Return what prints in all colours, so many columns wide; a map may have so many lines."""
    console = partial(Console, width=width, height=height, file=StringIO(), force_terminal=True)
    return console(color_system="truecolor", no_color=False, legacy_windows=False)


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
    width = max(CARD_COLUMNS, *(line.cell_len for line in card.picture), 0)
    shown = card.__replace__(text=()) if card.drawn and card.picture else card
    lines = list[Text]()
    for line in (*_title(card, palette, width), *told(shown, width)):
        edge = (" ", line.style if isinstance(line.style, Style) else "")
        lines.append(Text.assemble(edge, line, edge))
    canvas = lettered(lines, width + 2)
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


def _row(segments: Iterable[Segment], columns: int) -> Row:
    printed = [segment for segment in segments if not segment.control and segment.text != "\n"]
    missing = columns - sum(segment.cell_length for segment in printed)
    cells = [Cell(segment.text, _pen(segment.style)) for segment in printed if segment.text]
    return join([*cells, Cell(" " * missing, Pen())] if missing > 0 else cells)


@lru_cache(maxsize=4096)
def _pen(style: Style | None) -> Pen:
    if style is None:
        return Pen()
    look = (style.bold, style.dim, style.reverse, style.underline, style.italic)
    return Pen(_hex_of(style.color), _hex_of(style.bgcolor), *map(bool, look))


def _hex_of(colour: Color | None) -> str | None:
    return None if colour is None or colour.is_default else colour.get_truecolor().hex
