"""Sections of a rulebook as Markdown pages, with links between them, and which of them are about a thing."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Final

from boardkit.core.teaching.rulebook import REFERENCE, Rulebook, Section
from boardkit.text.words import Words

WORD: Final = re.compile(r"[^\W\d_]{4,}")
"""A word that may name a thing; shorter ones hardly do."""

STEM: Final = 6
"""How many letters of a word are compared: endings differ."""

PLURAL: Final = "sx"
"""The letters that make a plural, in English and in French."""

IN_TITLE: Final = 3
"""How much more a word counts in the title of a section than in its text."""


def nearest(book: Rulebook, number: str) -> str:
    """Return a section's number if the book has it, else that of the section it would lie in."""
    while number and number not in book.sections:
        number = number.rpartition(".")[0]
    return number


def page(book: Rulebook, number: str, words: Words) -> str:
    """Write a section as Markdown: its title, its text with links, and the sections related to it."""
    if not number:
        return f"# {book.title}\n\n{book.preface}"
    section = book.sections[number]
    parts = [f"## {named(section)}", linked(book, section.text), *_related(book, number, words)]
    return "\n\n".join(parts) + "\n"


def named(section: Section) -> str:
    """Name a section by its number and its title."""
    return section.heading


def linked(book: Rulebook, text: str) -> str:
    """Make links of the references to sections of the book."""

    def link(found: re.Match[str]) -> str:
        mark, number = found.groups()
        return f"{mark}[{number}](#{number})" if number in book.sections else found[0]

    return REFERENCE.sub(link, text)


def _related(book: Rulebook, number: str, words: Words) -> Iterator[str]:
    """Name the sections that a section refers to, and those that refer to it, as links."""
    parts = (("rules-cites", book.cited(number)), ("rules-cited-by", book.citing(number)))
    lines = [words(message, sections=_links(sections)) for message, sections in parts if sections]
    if lines:
        yield "---"
        yield from lines


def _links(sections: Iterable[Section]) -> str:
    return " · ".join(f"[{named(section)}](#{section.number})" for section in sections)


def sections_about(book: Rulebook, sentences: Iterable[str], most: int = 6) -> Sequence[Section]:
    """Find the sections that use the same telling words as some sentences, the closest first."""
    pages = {section.number: _counted(section) for section in book.rules}
    wanted = {stem: _weight(stem, pages.values()) for stem in set(_stems(" ".join(sentences)))}
    scores = {
        number: sum(wanted.get(stem, 0) * times for stem, times in stems.items())
        for number, stems in pages.items()
    }
    best = sorted((number for number in scores if scores[number] > 0), key=lambda number: -scores[number])
    return [book.sections[number] for number in best[:most]]


def _counted(section: Section) -> Counter[str]:
    """Count each stem of a section once in its text, and more in its title."""
    title = Counter(dict.fromkeys(_stems(section.title), IN_TITLE))
    return Counter(set(_stems(section.text))) + title


def _weight(stem: str, pages: Collection[Mapping[str, int]]) -> float:
    """Say how much a stem tells: the more, the fewer sections use it."""
    using = sum(stem in page for page in pages)
    return log(len(pages) / using) if using else 0


def _stems(text: str) -> list[str]:
    return [word.rstrip(PLURAL)[:STEM] for word in WORD.findall(text.casefold())]
