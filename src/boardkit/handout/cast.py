"""A handout as an asciicast, version 2: a recording for terminals, with a chapter wherever one begins."""

import json
from collections.abc import Iterator
from io import StringIO
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardkit.draw.tilemap import TileMap
from boardkit.handout.painting import marks_of
from boardkit.handout.quoting import quoted
from boardkit.handout.slides import Handout, Slide

WIDTH: Final = 100
"""Columns, unless the smallest map needs more."""

MAP: Final = 40
"""Lines that a map may have, where a smaller one will do."""

LEAST: Final = 2.5
"""Seconds that a slide is shown at least."""

READING: Final = 16.0
"""Letters that are read in a second."""

CLEAR: Final = "\x1b[2J\x1b[H"
"""Clears the screen and goes to its first cell."""


def cast(handout: Handout) -> str:
    """Write a handout as an asciicast."""
    width = max([WIDTH, *(_narrowest(slide) for slide in handout.slides)])
    screens = [_screen(handout, number, width) for number in range(len(handout.slides))]
    header = {
        "version": 2,
        "width": width,
        "height": max((len(screen) for screen in screens), default=1),
        "title": handout.title,
        "env": {"TERM": "xterm-256color"},
    }
    return "".join(
        f"{json.dumps(line, ensure_ascii=False)}\n" for line in (header, *_events(handout, screens))
    )


def _events(handout: Handout, screens: list[list[str]]) -> Iterator[list[object]]:
    time, chapter = 0.0, ""
    for slide, screen in zip(handout.slides, screens, strict=True):
        if slide.chapter != chapter:
            chapter = slide.chapter
            yield [round(time, 3), "m", chapter]
        yield [round(time, 3), "o", CLEAR + "\r\n".join(screen)]
        time += max(LEAST, sum(map(len, slide.told)) / READING)
    yield [round(time, 3), "o", ""]


def _narrowest(slide: Slide) -> int:
    board = slide.picture.board
    return board.extent(board.sizes[0])[0]


def _screen(handout: Handout, number: int, width: int) -> list[str]:
    """Write a slide as the lines of a terminal."""
    console = Console(
        file=StringIO(),
        width=width,
        height=MAP,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
    )
    with console.capture() as caught:
        console.print(Group(*_parts(handout, number)), highlight=False)
    return caught.get().rstrip("\n").split("\n")


def _parts(handout: Handout, number: int) -> Iterator[RenderableType]:
    slide, words = handout.slides[number], handout.words
    place = words("handout-place", number=number + 1, count=len(handout.slides))
    head = " · ".join(part for part in (handout.title, place, slide.chapter, slide.heading) if part)
    yield Text(head, "reverse")
    if handout.notice and not number:
        yield Text(handout.notice, "bold")
    yield TileMap(slide.picture.board, slide.picture.looks, marks_of(slide), handout.dark, centred=True)
    yield from (Text(sentence, "bold") for sentence in slide.told)
    for letter, choice in zip("abcdefghij", slide.choices, strict=False):
        yield Text(f"  {letter}) {choice}")
    if slide.changes:
        yield Text("   ".join(slide.changes), "cyan")
    yield from (Text(seat, "dim") for seat in slide.seats)
    for quotation in quoted(slide, handout.book):
        yield Text(f"§{quotation.number} {quotation.title}", "dim bold")
        yield from (Padding(Text(part, "dim"), (0, 0, 0, 2)) for part in quotation.paragraphs)
