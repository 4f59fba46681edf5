"""A handout as plain text, for mails, notebooks and screen readers."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Final

from boardkit.draw.paint import Tier
from boardkit.handout.painting import painted
from boardkit.handout.quoting import quoted
from boardkit.handout.sheets import ROOM_TO_WRITE, legend_lines
from boardkit.handout.slides import Handout, Slide

WIDTH: Final = 100
"""Columns of the text; a map may be wider if its smallest size is."""

NEW_PAGE: Final = "\f"
"""What makes printers begin a page."""

MARGIN: Final = "    | "
QUOTED: Final = WIDTH - len(MARGIN)
"""What stands before a quoted line, and the columns that it has."""


def text(handout: Handout) -> Iterator[str]:
    """Write a handout as text, slide by slide."""
    yield "\n".join(_head(handout))
    if handout.legend:
        legend = [line.plain.rstrip() for line in legend_lines(handout, WIDTH)]
        yield "\n".join(["\n", handout.words("handout-legend"), *legend])
    seen: dict[str, None] = {}
    for slide in handout.slides:
        yield "\n".join(["\n", *_slide(handout, slide, seen)])
        seen |= dict.fromkeys(slide.rules)
    if handout.answers:
        yield "\n".join(["\n", *_answers(handout)])
    yield "\n"


def _answers(handout: Handout) -> Iterator[str]:
    """Write the answers on a page of their own."""
    heading = handout.words("handout-answers")
    yield f"{NEW_PAGE}{heading}"
    yield "=" * len(heading)
    for answer in handout.answers:
        yield answer.place
        yield from (line for said in answer.told for line in _wrapped(said, "  "))


def _head(handout: Handout) -> Iterator[str]:
    yield handout.title
    yield "=" * min(WIDTH, len(handout.title))
    for line in (handout.about, handout.notice):
        yield from wrap(line, WIDTH)


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
    yield from _rules(handout, slide, seen)


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


def _rules(handout: Handout, slide: Slide, seen: Mapping[str, None]) -> Iterator[str]:
    """Quote each rule where it applies first, and name it where it applies again."""
    for quotation in quoted(slide, handout.book):
        yield f"  §{quotation.number} {quotation.title}"
        for part in quotation.parts if quotation.number not in seen else ():
            lines = wrap(part, QUOTED) if isinstance(part, str) else part.lines(QUOTED)
            yield from (f"{MARGIN}{line}" for line in lines)
