"""The rules that a slide cites, in paragraphs and tables."""

from collections.abc import Iterator

from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.values import Value
from boardkit.handout.slides import Slide
from boardkit.text.markdown import Part, parts


class Quotation(Value):
    """A section of the rulebook: its number, its title, and its text in paragraphs and tables."""

    number: str
    title: str
    parts: tuple[Part, ...]


def quoted(slide: Slide, book: Rulebook) -> Iterator[Quotation]:
    """Quote the sections behind a slide, in the order they applied; of a named one the heading alone."""
    for number in slide.rules:
        section = book.sections.get(number)
        if section is not None:
            yield Quotation(section.number, section.title, tuple(parts(section.text)))
    for number in slide.named:
        section = book.sections.get(number)
        if section is not None:
            yield Quotation(section.number, section.title, ())
