"""Handouts as plain text, and as recordings for terminals (asciicast, versions 3 and 2)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from tempfile import TemporaryFile
from textwrap import wrap
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardkit.draw.cards import Frame, framed, told
from boardkit.draw.paint import Tier, TileMap
from boardkit.handout.lessons import ROOM_TO_WRITE, legend_lines
from boardkit.handout.slides import Handout, Slide, marks_of, painted, quoted
from boardkit.handout.vector import printer

WIDTH: Final = 100  # columns of the text; a map may be wider if its smallest size is
NEW_PAGE: Final = "\f"  # what makes printers begin a page
MARGIN: Final = "    | "
QUOTED: Final = WIDTH - len(MARGIN)
"""What stands before a quoted line, and the columns that it has."""

COLUMNS: Final = 100  # columns, unless the smallest map needs more
MAP: Final = 40  # lines that a map may have, where a smaller one will do
CARD: Final = 60  # columns of a card
LEAST: Final = 2.5  # seconds that a slide is shown at least
READING: Final = 16.0  # letters that are read in a second
CLEAR: Final = "\x1b[2J\x1b[H"  # clears the screen and goes to its first cell


def text(handout: Handout) -> Iterator[str]:
    """Write a handout as text, slide by slide."""
    lines = [line for said in (handout.about, handout.notice) for line in wrap(said, WIDTH)]
    yield "\n".join([handout.title, "=" * min(WIDTH, len(handout.title)), *lines])
    if handout.legend:
        legend = [line.plain.rstrip() for line in legend_lines(handout, WIDTH)]
        yield "\n".join(["\n", handout.words("handout-legend"), *legend])
    seen: dict[str, None] = {}
    for slide in handout.slides:
        yield "\n".join(["\n", *_slide(handout, slide, seen)])
        seen |= dict.fromkeys(slide.rules)
    if handout.answers:
        heading = handout.words("handout-answers")
        lines = ["\n", f"{NEW_PAGE}{heading}", "=" * len(heading)]
        for answer in handout.answers:
            lines += [answer.place, *(line for said in answer.told for line in _wrapped(said, "  "))]
        yield "\n".join(lines)
    yield "\n"


def _slide(handout: Handout, slide: Slide, seen: Mapping[str, None]) -> Iterator[str]:
    yield slide.head
    yield "-" * WIDTH
    yield painted(slide, handout.palette, Tier.OUTLINE, WIDTH).text().strip("\n")
    yield ""
    for sentence in slide.told:
        yield from wrap(sentence, WIDTH)
    for letter, choice in zip("abcdefghij", slide.choices, strict=False):
        yield from wrap(f"{letter}) {choice}", WIDTH, initial_indent="  ", subsequent_indent="     ")
    yield from _beside(handout, slide)
    yield from (f"  {change}" for change in slide.changes)
    yield from (f"  {seat}" for seat in slide.seats)
    for quotation in quoted(slide, handout.book):
        yield f"  §{quotation.number} {quotation.title}"
        for part in quotation.parts if quotation.number not in seen else ():
            lines = wrap(part, QUOTED) if isinstance(part, str) else part.lines(QUOTED)
            yield from (f"{MARGIN}{line}" for line in lines)


def _beside(handout: Handout, slide: Slide) -> Iterator[str]:
    """Write the cards in question, what lies beside the map, and room to write."""
    if slide.cards:
        yield handout.words("handout-cards", count=len(slide.cards))
    for card in slide.cards:
        head = (card.name, card.price, card.tags.plain if card.tags else "")
        yield from _wrapped(" · ".join(filter(None, head)), "  ")
        yield from (line for text in card.text for line in _wrapped(text, "    "))
    yield from (line for text in slide.of_all_cards for line in _wrapped(text, "  "))
    if slide.beside:
        yield handout.words("handout-beside")
        yield from (line.plain.rstrip() for line in slide.beside)
    if slide.asks and handout.for_learners:
        yield from ["", "_" * WIDTH] * (1 if slide.choices else ROOM_TO_WRITE)


def _wrapped(text: str, indent: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")


def cast(handout: Handout) -> Iterator[str]:
    """Write a handout as an asciicast of version 3, whose times count from one event to the next.

    Its size, which is told first, is that of its largest slide.
    """
    with TemporaryFile("w+", encoding="utf-8", newline="\n") as kept:
        columns, lines = COLUMNS, 1
        wait, chapter = 0.0, ""
        for screen in _screens(handout):
            columns, lines = max(columns, screen.columns), max(lines, len(screen.lines))
            if screen.chapter != chapter:
                chapter = screen.chapter
                kept.write(_line([wait, "m", chapter]))
                wait = 0.0
            kept.write(_line([wait, "o", CLEAR + "\r\n".join(screen.lines)]))
            wait = round(max(LEAST, screen.letters / READING), 3)
        kept.write(_line([wait, "o", ""]))
        term = {"cols": columns, "rows": lines, "type": "xterm-256color"}
        yield _line({"version": 3, "term": term, "title": handout.title})
        kept.seek(0)
        yield from kept


def older_cast(handout: Handout) -> Iterator[str]:
    """Write a handout as an asciicast of version 2, whose times count from its beginning."""
    events = map(json.loads, cast(handout))
    head = next(events)
    size = {"width": head["term"]["cols"], "height": head["term"]["rows"]}
    yield _line({"version": 2, **size, "title": head["title"], "env": {"TERM": head["term"]["type"]}})
    time = 0.0
    for wait, kind, data in events:
        time = round(time + wait, 3)
        yield _line([time, kind, data])


def _line(plain: object) -> str:
    return f"{json.dumps(plain, ensure_ascii=False)}\n"


def _screens(handout: Handout) -> Iterator["Screen"]:
    for number, slide in enumerate(handout.slides):
        board = slide.picture.board
        width = max(COLUMNS, board.extent(board.sizes[0])[0])
        lines = _shown(list(_parts(handout, number)), width)
        yield Screen(slide.chapter, sum(map(len, slide.told)), width, lines)
    if handout.answers:
        heading = handout.words("handout-answers")
        told = [Text(heading, "reverse")]
        for answer in handout.answers:
            told += [Text(answer.place, "dim"), *(Text(f"  {line}") for line in answer.told)]
        letters = sum(len(line) for answer in handout.answers for line in answer.told)
        yield Screen(heading, letters, COLUMNS, _shown(told, COLUMNS))


class Screen(NamedTuple):
    """What is shown at a time: its chapter, how many letters there are to read, its columns, its lines."""

    chapter: str
    letters: int
    columns: int
    lines: list[str]


def _shown(parts: Sequence[RenderableType], width: int) -> list[str]:
    """Write what is shown at a time as the lines of a terminal."""
    console = printer(width, MAP)
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
        # It has room for all it says.
        yield from framed(card, Frame(), CARD, len(told(card, CARD - 2)) + 3, handout.dark)
    yield from (Text(line) for line in slide.of_all_cards)
    yield from slide.beside
    if slide.changes:
        yield Text("   ".join(slide.changes), "cyan")
    yield from (Text(seat, "dim") for seat in slide.seats)
    for quotation in quoted(slide, handout.book):
        yield Text(f"§{quotation.number} {quotation.title}", "dim bold")
        for part in quotation.parts:
            said = part if isinstance(part, str) else "\n".join(part.lines(COLUMNS - 2))
            yield Padding(Text(said, "dim"), (0, 0, 0, 2))
