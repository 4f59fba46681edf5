"""A handout as one SVG picture: its slides below one another, each with its caption and its rules."""

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Final

from boardkit.handout.painting import painted
from boardkit.handout.quoting import quoted
from boardkit.handout.slides import Handout, Slide
from boardkit.handout.vector import HIGH, WIDE, svg

COLUMNS: Final = 100
"""How many letters a line of a caption has at most."""

LETTER: Final = 9
"""Units of a letter's width in a caption."""

LINE: Final = 24
"""Units from line to line."""

MARGIN: Final = 20

INK: Final = "#1b1f24"
QUIET: Final = "#57606a"
PAPER: Final = "#ffffff"


def picture(handout: Handout) -> str:
    """Draw a handout."""
    y, parts = MARGIN, list[str]()
    for line, style in _head(handout):
        y += LINE
        parts.append(_line(line, y, style))
    width = COLUMNS * LETTER + 2 * MARGIN
    for number, slide in enumerate(handout.slides, start=1):
        y += MARGIN
        drawn, high, wide = _map(handout, slide, y)
        parts.append(drawn)
        y, width = y + high, max(width, wide + 2 * MARGIN)
        for line, style in _caption(handout, number, slide):
            y += LINE
            parts.append(_line(line, y, style))
    return _framed(handout, parts, width, y + MARGIN)


def _framed(handout: Handout, parts: list[str], width: int, height: int) -> str:
    title = escape(handout.title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="system-ui,DejaVu Sans,Noto Sans,Arial,sans-serif" font-size="16">'
        f"<title>{title}</title>"
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _head(handout: Handout) -> Iterator[tuple[str, str]]:
    yield handout.title, f'fill="{INK}" font-weight="bold" font-size="20"'
    for line in (handout.about, handout.notice):
        yield from ((part, f'fill="{QUIET}"') for part in wrap(line, COLUMNS))


def _map(handout: Handout, slide: Slide, y: int) -> tuple[str, int, int]:
    """Draw the map of a slide at a height; return it with its own height and width."""
    canvas = painted(slide, handout.palette)
    high, wide = len(canvas.rows) * HIGH, canvas.columns * WIDE
    label = " ".join(slide.told)
    drawn = svg(canvas, handout.palette.background, handout.palette["text"], label)
    placed = f'<svg x="{MARGIN}" y="{y}" width="{wide}" height="{high}"'
    return drawn.replace("<svg", placed, 1), high, wide


def _caption(handout: Handout, number: int, slide: Slide) -> Iterator[tuple[str, str]]:
    words = handout.words
    place = words("handout-place", number=number, count=len(handout.slides))
    quiet = f'fill="{QUIET}"'
    yield " · ".join(part for part in (place, slide.chapter, slide.heading) if part), quiet
    for sentence in slide.told:
        yield from ((part, f'fill="{INK}" font-weight="bold"') for part in wrap(sentence, COLUMNS))
    for letter, choice in zip("abcdefghij", slide.choices, strict=False):
        yield from ((part, f'fill="{INK}"') for part in wrap(f"{letter}) {choice}", COLUMNS))
    for line in (*slide.changes, *slide.seats):
        yield from ((part, f'fill="{INK}"') for part in wrap(line, COLUMNS))
    for quotation in quoted(slide, handout.book):
        yield f"§{quotation.number} {quotation.title}", f'fill="{QUIET}" font-weight="bold"'
        for paragraph in quotation.paragraphs:
            yield from ((part, f'fill="{QUIET}" font-style="italic"') for part in wrap(paragraph, COLUMNS))


def _line(text: str, y: int, style: str) -> str:
    return f'<text x="{MARGIN}" y="{y}" {style}>{escape(text)}</text>'
