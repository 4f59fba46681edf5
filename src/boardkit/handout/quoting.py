"""The rules that a slide cites, as plain paragraphs."""

import re
from collections.abc import Iterator

from attrs import frozen

from boardkit.core.teaching.rulebook import Rulebook
from boardkit.handout.slides import Slide
from boardkit.text.markdown import without_marks


@frozen
class Quotation:
    """A section of the rulebook: its number, its title, and its text in paragraphs."""

    number: str
    title: str
    paragraphs: tuple[str, ...]


def quoted(slide: Slide, book: Rulebook) -> Iterator[Quotation]:
    """Quote the sections behind a slide, in the order they applied."""
    for number in slide.rules:
        section = book.sections.get(number)
        if section is not None:
            yield Quotation(section.number, section.title, tuple(_paragraphs(section.text)))


def _paragraphs(markdown: str) -> Iterator[str]:
    """Part a text at blank lines and at the entries of lists."""
    for part in re.split(r"\n\s*\n|\n(?=\s*[-*|] ?)", without_marks(markdown)):
        line = re.sub(r"^[-*] ", "• ", " ".join(part.split()))
        if line:
            yield line
