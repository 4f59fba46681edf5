"""A handout as SVG pictures: its slides below one another, each with its caption and its rules."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from textwrap import wrap
from typing import Final, NamedTuple

from rich.text import Text

from boardkit.core import Fault, FaultError
from boardkit.draw.canvas import Canvas
from boardkit.handout.lessons import ROOM_TO_WRITE, legend_lines
from boardkit.handout.slides import Handout, Slide, painted, quoted
from boardkit.handout.vector import HIGH, WIDE, block, card_drawn, sound, svg

COLUMNS: Final = 100  # how many letters a line of a caption has at most
LETTER: Final = 9  # units of a letter's width in a caption
LINE: Final = 24  # units from line to line
MARGIN: Final = 20
HIGHEST: Final = 8_000  # units that a picture is high at most, so that whatever shows pictures shows it
MOST: Final = 50  # pictures that a handout has at most
CARDS: Final = 960  # units of a row of cards
INK: Final = "#1b1f24"
QUIET: Final = "#57606a"
PAPER: Final = "#ffffff"
FONT: Final = "DejaVu Sans,Verdana,Noto Sans,system-ui,Arial,sans-serif"
PLAIN: Final = f'fill="{INK}"'
BOLD: Final = f'fill="{INK}" font-weight="bold"'
TITLE: Final = f'fill="{INK}" font-weight="bold" font-size="20"'
SMALL: Final = f'fill="{QUIET}"'
SMALL_HEAD: Final = f'fill="{QUIET}" font-weight="bold"'
CITED: Final = f'fill="{QUIET}" font-style="italic"'
FITTING: Final = {BOLD: 85, SMALL_HEAD: 85, TITLE: 68}  # how many letters of the wider styles a line has


class PictureTooHigh(Fault):
    """A handout would be a picture of more units than one may have."""

    most: int


class TooManyPictures(Fault):
    """A handout would be more pictures than one may have."""

    most: int


class Piece(NamedTuple):
    """Something as high and as wide as it is, which draws itself at a height."""

    high: int
    wide: int
    draw: Callable[[int], str]


GAP: Final = Piece(MARGIN, 0, lambda _: "")
TO_WRITE_ON: Final = Piece(
    2 * LINE, 0, lambda y: f'<path stroke="{QUIET}" d="M{MARGIN} {y + 2 * LINE}h{COLUMNS * LETTER}"/>'
)


def picture(handout: Handout) -> Iterator[str]:
    """Draw a handout as one picture, or raise FaultError: `PictureTooHigh`, before anything is given."""
    drawn = list(islice(_pages(handout), 2))
    if len(drawn) > 1:
        raise FaultError(PictureTooHigh(HIGHEST))
    yield from drawn


def pictures(handout: Handout) -> Sequence[str]:
    """Draw a handout as pictures of bounded height, whole slides in each; FaultError: `TooManyPictures`."""
    drawn = list(islice(_pages(handout), MOST + 1))
    if len(drawn) > MOST:
        raise FaultError(TooManyPictures(MOST))
    return drawn


def _pages(handout: Handout) -> Iterator[str]:
    """Draw page by page; only a slide that is higher than a page is parted."""
    page = Page(handout)
    for pieces in _blocks(handout):
        if page.high + sum(piece.high for piece in pieces) > HIGHEST and page.filled:
            yield page.drawn()
            page = Page(handout)
        for piece in pieces:
            if page.high + piece.high > HIGHEST and page.filled:
                yield page.drawn()
                page = Page(handout)
            page.add(piece)
    yield page.drawn()


class Page:
    """A picture in the making; its first line is the title."""

    def __init__(self, handout: Handout) -> None:
        self._title = sound(handout.title)
        self._parts: list[str] = []
        self._wide = COLUMNS * LETTER
        self.high = 2 * MARGIN  # how high it is up to now, with the margin below
        for piece in _lines([handout.title], TITLE):
            self.add(piece)
        self.filled = False  # whether there is more on it than its title

    def add(self, piece: Piece) -> None:
        """Put something below what is there."""
        self._parts.append(piece.draw(self.high - MARGIN))
        self.high, self._wide, self.filled = self.high + piece.high, max(self._wide, piece.wide), True

    def drawn(self) -> str:
        """Return the picture."""
        width, height = self._wide + 2 * MARGIN, self.high
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
            f' height="{height}" font-family="{FONT}"'
            ' font-size="16">'
            f"<title>{self._title}</title>"
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(self._parts)}</svg>\n'
        )


def _blocks(handout: Handout) -> Iterator[list[Piece]]:
    """List what stays together: the head, each slide, each answer; learners’ pictures have no answers."""
    head = list(_lines([handout.about, handout.notice], SMALL))
    if handout.legend:
        heading = handout.words("handout-legend")
        head += _lines([heading], SMALL_HEAD)
        head.append(_lettered(legend_lines(handout, COLUMNS - 10), handout, heading))
    yield head
    for slide in handout.slides:
        canvas, palette = painted(slide, handout.palette), handout.palette
        drawn = svg(canvas, palette.background, palette["text"], " ".join(slide.told))
        yield [GAP, _drawn([(drawn, canvas)]), *_caption(handout, slide)]
    if handout.answers and not handout.for_learners:
        yield [GAP, *_lines([handout.words("handout-answers")], TITLE)]
        for answer in handout.answers:
            yield [*_lines([answer.place], SMALL), *_lines(answer.told, PLAIN)]


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
        yield from [TO_WRITE_ON] * (1 if slide.choices else ROOM_TO_WRITE)
    for quotation in quoted(slide, handout.book):
        yield from _lines([f"§{quotation.number} {quotation.title}"], SMALL_HEAD)
        for part in quotation.parts:
            if isinstance(part, str):
                yield from _lines([part], CITED)
            else:
                rows = [Text(line) for line in part.lines(COLUMNS - 10)]
                yield _lettered(rows, handout, "; ".join(part.head))


def _lines(texts: Iterable[str], style: str) -> Iterator[Piece]:
    """Write texts, each in as many lines as it takes."""
    for line in (line for text in texts for line in wrap(text, FITTING.get(style, COLUMNS))):
        yield Piece(LINE, 0, partial(_line, line, style))


def _line(text: str, style: str, y: int) -> str:
    return f'<text x="{MARGIN}" y="{y + LINE}" {style}>{sound(text)}</text>'


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

    def draw(y: int) -> str:
        parts, x = list[str](), MARGIN
        for drawn, canvas in row:
            wide, high = canvas.columns * WIDE, len(canvas.rows) * HIGH
            where = f'x="{x}" y="{y + MARGIN // 2}" width="{wide}" height="{high}"'
            parts.append(drawn.replace("<svg", f"<svg {where}", 1))
            parts.append(f'<rect {where} rx="6" fill="none" stroke="{INK}" stroke-width="2"/>' * framed)
            x += wide + MARGIN
        return "".join(parts)

    high = max(len(canvas.rows) for _, canvas in row) * HIGH
    return Piece(high + MARGIN, sum(canvas.columns * WIDE + MARGIN for _, canvas in row) - MARGIN, draw)
