"""A handout as plain text, for mails, notebooks and screen readers."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Final

from boardkit.draw.paint import Tier
from boardkit.handout.painting import painted
from boardkit.handout.quoting import quoted
from boardkit.handout.slides import Handout, Slide

WIDTH: Final = 100
"""Columns of the text; a map may be wider if its smallest size is."""


def text(handout: Handout) -> str:
    """Write a handout as text."""
    parts = ["\n".join(_head(handout))]
    seen: dict[str, None] = {}
    for number, slide in enumerate(handout.slides, start=1):
        parts.append("\n".join(_slide(handout, number, slide, seen)))
        seen |= dict.fromkeys(slide.rules)
    return "\n\n".join(parts) + "\n"


def _head(handout: Handout) -> Iterator[str]:
    yield handout.title
    yield "=" * min(WIDTH, len(handout.title))
    for line in (handout.about, handout.notice):
        yield from wrap(line, WIDTH)


def _slide(handout: Handout, number: int, slide: Slide, seen: Mapping[str, None]) -> Iterator[str]:
    words = handout.words
    place = words("handout-place", number=number, count=len(handout.slides))
    yield " · ".join(part for part in (place, slide.chapter, slide.heading) if part)
    yield "-" * WIDTH
    yield painted(slide, handout.palette, Tier.OUTLINE, WIDTH).text().strip("\n")
    yield ""
    for sentence in slide.told:
        yield from wrap(sentence, WIDTH)
    for letter, choice in zip("abcdefghij", slide.choices, strict=False):
        yield from wrap(f"{letter}) {choice}", WIDTH, initial_indent="  ", subsequent_indent="     ")
    yield from (f"  {change}" for change in slide.changes)
    yield from (f"  {seat}" for seat in slide.seats)
    yield from _rules(handout, slide, seen)


def _rules(handout: Handout, slide: Slide, seen: Mapping[str, None]) -> Iterator[str]:
    """Quote each rule where it applies first, and name it where it applies again."""
    for quotation in quoted(slide, handout.book):
        yield f"  §{quotation.number} {quotation.title}"
        for paragraph in quotation.paragraphs if quotation.number not in seen else ():
            yield from wrap(paragraph, WIDTH, initial_indent="    | ", subsequent_indent="    | ")
