"""The rulebook in numbered sections, read from Markdown, and the glossary that leads to them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from boardkit.core.rules.game import Game
from boardkit.core.rules.table import S
from boardkit.core.values import Value

HEADING = re.compile(r"^(#+) (\S+)\s+(.+)$")

REFERENCE: Final = re.compile(r"(?<![\w\[.])(§|\()(\d+(?:\.\d+)+|[IVX]+(?:\.[A-Z0-9]+)*)(?![\w.]*\])")
"""Where a text refers to another section: `(3.3`, `§3.3` or `(V.A`."""


class Section(Value):
    """A numbered section: its own text, without that of the sections below it.

    What stands behind the rules has a word in place of a number, by which it is found.
    """

    number: str
    title: str
    level: int
    text: str

    @property
    def is_rule(self) -> bool:
        """Whether it is one of the rules."""
        return not self.number.islower()

    @property
    def heading(self) -> str:
        """Its number, if it has one, and its title."""
        return f"{self.number} {self.title}" if self.is_rule else self.title


class Rulebook(Value):
    """A rulebook: its title, what stands before the first section, and the sections in order."""

    title: str
    preface: str
    sections: Mapping[str, Section]

    @property
    def rules(self) -> tuple[Section, ...]:
        """The sections that are rules, in order."""
        return tuple(section for section in self.sections.values() if section.is_rule)

    def above(self, number: str) -> tuple[Section, ...]:
        """Return the sections that a section lies in, outermost first."""
        parents = [other for other in self.sections if number.startswith(f"{other}.")]
        return tuple(self.sections[parent] for parent in parents)

    def cited(self, number: str) -> tuple[Section, ...]:
        """Return the sections that a section refers to, in the order of its text."""
        found = (found[2] for found in REFERENCE.finditer(self.sections[number].text))
        return tuple(self.sections[other] for other in dict.fromkeys(found) if other in self.sections)

    def citing(self, number: str) -> tuple[Section, ...]:
        """Return the sections that refer to a section, in the order of the book."""
        wanted = self.sections[number]
        return tuple(section for section in self.sections.values() if wanted in self.cited(section.number))


def read_rulebook(markdown: str) -> Rulebook:
    """Split a rulebook at headings such as `## 3.1 Discard and play`; ValueError if it is no rulebook."""
    title, _, rest = markdown.partition("\n")
    if not title.startswith("# "):
        raise ValueError("a rulebook begins with a line '# Title'")
    preface, *parts = re.split(r"^(?=##+ )", rest, flags=re.MULTILINE)
    sections = dict[str, Section]()
    for part in parts:
        first, _, text = part.partition("\n")
        heading = HEADING.match(first)
        if heading is None:
            raise ValueError(f"a section's heading has a number and a title: {first!r}")
        if heading[2] in sections:
            raise ValueError("two sections of a rulebook share a number")
        sections[heading[2]] = Section(heading[2], heading[3].strip(), len(heading[1]), text.strip())
    return Rulebook(title.removeprefix("# ").strip(), preface.strip(), sections)


@cache
def rulebook_of(game: Game[S], language: str) -> Rulebook:
    """Read a game's rulebook, in English where it has none in the language; one may be empty."""
    folder = game.file("book", "rulebook")
    found = (folder.joinpath(f"{one}.md") for one in (language, "en"))
    text = next((file.read_text("utf-8") for file in found if file.is_file()), f"# {game.key}\n")
    return read_rulebook(text)


LINE: Final = r"(?P<term>[^§]+) §(?P<section>\S+?)\s?: (?P<meaning>.+)"


class Term(Value):
    """A word of a game, the number of the section about it, and what it means, in a sentence."""

    term: str
    section: str
    meaning: str


@cache
def glossary_of(game: Game[S], language: str) -> tuple[Term, ...]:
    """Read the words of a game, in English where there are none in the language; there may be none.

    Raises:
        ValueError: a line is not like `city §III.B.4: A tile.`
    """
    folder = game.file("book", "rulebook")
    found = (folder.joinpath(f"glossary_{one}.txt") for one in (language, "en"))
    text = next((file.read_text("utf-8") for file in found if file.is_file()), "")
    terms = list[Term]()
    for line in text.splitlines():
        term = re.fullmatch(LINE, line)
        if term is None:
            raise ValueError(f"a line of a glossary is like 'city §III.B.4: A tile.': {line!r}")
        terms.append(Term(term["term"], term["section"], term["meaning"]))
    return tuple(terms)
