"""A handout as an asciicast, version 2: a recording for terminals, with a chapter wherever one begins."""

import json
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardkit.draw.cards import Card, Frame, framed, told
from boardkit.draw.tilemap import TileMap
from boardkit.handout.painting import marks_of
from boardkit.handout.quoting import quoted
from boardkit.handout.slides import Handout, Slide

WIDTH: Final = 100
"""Columns, unless the smallest map needs more."""

MAP: Final = 40
"""Lines that a map may have, where a smaller one will do."""

CARD: Final = 60
"""Columns of a card."""

LEAST: Final = 2.5
"""Seconds that a slide is shown at least."""

READING: Final = 16.0
"""Letters that are read in a second."""

CLEAR: Final = "\x1b[2J\x1b[H"
"""Clears the screen and goes to its first cell."""


def cast(handout: Handout) -> str:
    """Write a handout as an asciicast."""
    width = max([WIDTH, *(_narrowest(slide) for slide in handout.slides)])
    screens = [_of_slide(handout, number, width) for number in range(len(handout.slides))]
    if handout.answers:
        screens.append(_of_answers(handout, width))
    header = {
        "version": 2,
        "width": width,
        "height": max((len(screen.lines) for screen in screens), default=1),
        "title": handout.title,
        "env": {"TERM": "xterm-256color"},
    }
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in (header, *_events(screens)))


class Screen(NamedTuple):
    """What is shown at a time: the chapter it belongs to, how many letters there are to read, its lines."""

    chapter: str
    letters: int
    lines: list[str]


def _of_slide(handout: Handout, number: int, width: int) -> Screen:
    slide = handout.slides[number]
    parts = list(_parts(handout, number))
    return Screen(slide.chapter, sum(map(len, slide.told)), _shown(parts, width))


def _of_answers(handout: Handout, width: int) -> Screen:
    heading = handout.words("handout-answers")
    lines = [Text(heading, "reverse")]
    for answer in handout.answers:
        lines += [Text(answer.place, "dim"), *(Text(f"  {line}") for line in answer.told)]
    letters = sum(len(line) for answer in handout.answers for line in answer.told)
    return Screen(heading, letters, _shown(lines, width))


def _events(screens: Sequence[Screen]) -> Iterator[list[object]]:
    time, chapter = 0.0, ""
    for screen in screens:
        if screen.chapter != chapter:
            chapter = screen.chapter
            yield [round(time, 3), "m", chapter]
        yield [round(time, 3), "o", CLEAR + "\r\n".join(screen.lines)]
        time += max(LEAST, screen.letters / READING)
    yield [round(time, 3), "o", ""]


def _narrowest(slide: Slide) -> int:
    board = slide.picture.board
    return board.extent(board.sizes[0])[0]


def _shown(parts: Sequence[RenderableType], width: int) -> list[str]:
    """Write what is shown at a time as the lines of a terminal."""
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
        console.print(Group(*parts), highlight=False)
    return caught.get().rstrip("\n").split("\n")


def _parts(handout: Handout, number: int) -> Iterator[RenderableType]:
    slide = handout.slides[number]
    yield Text(f"{handout.title} · {slide.head}", "reverse")
    if handout.notice and not number:
        yield Text(handout.notice, "bold")
    yield TileMap(slide.picture.board, slide.picture.looks, marks_of(slide), handout.dark, centred=True)
    yield from (Text(sentence, "bold") for sentence in slide.told)
    for letter, choice in zip("abcdefghij", slide.choices, strict=False):
        yield Text(f"  {letter}) {choice}")
    for card in slide.cards:
        yield from framed(card, Frame(), CARD, _high(card), handout.dark)
    yield from (Text(line) for line in slide.of_all_cards)
    yield from slide.beside
    if slide.changes:
        yield Text("   ".join(slide.changes), "cyan")
    yield from (Text(seat, "dim") for seat in slide.seats)
    for quotation in quoted(slide, handout.book):
        yield Text(f"§{quotation.number} {quotation.title}", "dim bold")
        for part in quotation.parts:
            said = part if isinstance(part, str) else "\n".join(part.lines(WIDTH - 2))
            yield Padding(Text(said, "dim"), (0, 0, 0, 2))


def _high(card: Card) -> int:
    """Count the lines of a card that has room for all it says."""
    return len(told(card, CARD - 2)) + 3
