"""The contents of a rulebook as they are listed: searched, and narrowed by what applied in a match."""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from typing import Final, Self

from rich.text import Text

from boardkit.core.teaching.coverage import Applied, never
from boardkit.core.teaching.rulebook import Rulebook, Section
from boardkit.core.values import Value
from boardkit.text import Words
from boardkit.text.folding import folded
from boardkit.text.rulepages import named, page
from boardkit.tui.desk.intents import ShowMoment

FOUND: Final = "● "
PLAIN: Final = "  "
AWAITED, HEARD = "○ ", "✓ "
"""The marks of sections that a coach still has to tell, and of those that have been told."""


class Shown(Enum):
    """Which sections the contents list."""

    ALL = "all"
    APPLIED = "applied"
    NEVER = "never"


class Contents(Value, eq=False):
    """A rulebook, what is searched for in it, and which of its sections are listed.

    Attributes:
        covered: when each section applied in the match at hand, if there is one.
        told: the moments of the match that a walk can stop at.
        now: the moment of the match that is looked at.
        wanted: what is searched for, folded.
        heard: the sections that the reader has been told in coached matches; None without a coach.
    """

    book: Rulebook
    covered: Applied | None = None
    told: Collection[int] = ()
    now: int = 0
    wanted: str = ""
    shown: Shown = Shown.ALL
    heard: Collection[str] | None = None

    def awaits(self, number: str) -> bool:
        """Tell whether a coach still has a section to tell."""
        return self.heard is not None and bool(number) and number not in self.heard

    @property
    def listed(self) -> Sequence[Section]:
        """The sections that are listed: all, or those that applied, or those that never did."""
        unused = never(self.book, self.covered or {})
        match self.shown:
            case Shown.ALL:
                return tuple(self.book.sections.values())
            case Shown.APPLIED:
                return [section for section in self.book.rules if section not in unused]
            case Shown.NEVER:
                return unused

    def lists(self, number: str) -> bool:
        """Tell whether a section is listed, as the beginning of the book always is."""
        return not number or number in [section.number for section in self.listed]

    def searching(self, text: str) -> Self:
        """Search for something else."""
        return self.__replace__(wanted=folded(text.strip()))

    def listing(self, number: str) -> Self:
        """List all, if a section would be left out."""
        return self if self.lists(number) else self.__replace__(shown=Shown.ALL)

    def listing_others(self) -> Self:
        """List all sections, then those that applied, then those that never did."""
        kinds = list(Shown)
        return self.__replace__(shown=kinds[(kinds.index(self.shown) + 1) % len(kinds)])

    def times(self, number: str) -> int:
        """Say how often a section applied."""
        return len((self.covered or {}).get(number, ()))

    def moments(self, number: str) -> Sequence[int]:
        """List when a section applied, as far as the match tells something of it."""
        return sorted({at for at in (self.covered or {}).get(number, ()) if at in self.told})

    def moment(self, number: str, way: int) -> ShowMoment | None:
        """Return the next moment at which a section applied, or the one before; after the last the first."""
        moments = self.moments(number)
        ahead = [at for at in moments if (at - self.now) * way > 0] or moments
        return ShowMoment(number, ahead[0 if way > 0 else -1]) if ahead else None

    def has(self, text: str) -> bool:
        """Tell whether a text has what is searched for."""
        return bool(self.wanted) and self.wanted in folded(text)

    def hits(self, number: str) -> bool:
        """Tell whether a section has what is searched for, in its title or its text."""
        section = self.book.sections.get(number)
        if section is None:
            return self.has(f"{self.book.title}\n{self.book.preface}")
        return self.has(f"{named(section)}\n{section.text}")

    def hit(self, number: str, step: int) -> str | None:
        """Return the next section that has what is searched for, or the one before, at last itself."""
        numbers = ["", *self.book.sections]
        at = numbers.index(number)
        round_trip = (numbers[(at + step * (far + 1)) % len(numbers)] for far in range(len(numbers)))
        return next((one for one in round_trip if self.hits(one)), None)


def lines(contents: Contents) -> Iterator[tuple[str, Text]]:
    """Write the contents: the number of each section, and its line."""
    yield "", _line(contents, "", contents.book.title, 0)
    for section in contents.listed:
        yield section.number, _line(contents, section.number, section.heading, section.level - 2)


def _line(contents: Contents, number: str, title: str, level: int) -> Text:
    """Write a line: whether the section has what is searched for, and how often it applied."""
    mark, times = FOUND if contents.hits(number) else PLAIN, contents.times(number)
    line = Text(f"{mark}{'  ' * level}", no_wrap=True, overflow="ellipsis")
    section = contents.book.sections.get(number)
    if contents.heard is not None and section is not None and section.is_rule:
        line.append(AWAITED if contents.awaits(number) else HEARD)
    return line.append(f"{times}× " if times else "", "bold").append(title)


def written(contents: Contents, number: str, words: Words) -> str:
    """Write a section as Markdown, and how often it applied in the match at hand."""
    text = page(contents.book, number, words)
    section = contents.book.sections.get(number)
    if section is None or not section.is_rule:
        return text
    if contents.heard is not None:
        text = f"{text}\n*{words('rules-awaited' if contents.awaits(number) else 'rules-heard')}*\n"
    if not contents.covered:
        return text
    return f"{text}\n*{words('rules-times', times=contents.times(number))}*\n"


def covered_said(contents: Contents, words: Words) -> str:
    """Say how much of the book applied."""
    if contents.heard is not None:
        told = sum(not contents.awaits(section.number) for section in contents.book.rules)
        return f"   {words('rules-told', told=told, count=len(contents.book.rules))}"
    if contents.covered is None:
        return ""
    count = len(contents.book.rules)
    used = count - len(never(contents.book, contents.covered))
    return f"   {words('rules-covered', used=used, count=count)}"
