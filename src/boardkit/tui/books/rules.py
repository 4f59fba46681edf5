"""The rulebook reader: the contents on the left, a section on the right."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, ClassVar

from attrs import frozen
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.markdown import MarkdownBlock

from boardkit.core import Game
from boardkit.core.teaching.coverage import Applied, never
from boardkit.core.teaching.rulebook import Section
from boardkit.text.folding import folded
from boardkit.text.rulepages import named
from boardkit.tui.books.book import BookScreen
from boardkit.tui.screens.page import BACK, PageKeys
from boardkit.tui.widgets.typed import TypedLine

FOUND, PLAIN = "● ", "  "


class Shown(Enum):
    """Which sections the contents list."""

    ALL = "all"
    APPLIED = "applied"
    NEVER = "never"


@frozen
class Moment:
    """A moment of a match at which a section applied."""

    section: str
    at: int


class RulesScreen(BookScreen[Moment | None]):
    """Reads a game's rulebook, opened at a section, or else at its beginning.

    With a match at hand it tells how often each section applied, and gives the moment to look at.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("n", "hit(1)", show=False),
        Binding("N", "hit(-1)", show=False),
        Binding("t", "moment(1)", show=False),
        Binding("T", "moment(-1)", show=False),
        Binding("v", "show_only", show=False),
    ]

    def __init__(
        self,
        game: Game[Any],
        section: str = "",
        covered: Applied | None = None,
        told: Collection[int] = (),
        now: int = 0,
    ) -> None:
        """Open a rulebook.

        Args:
            game: the game.
            section: where to open it; the section itself, or one that it would lie in.
            covered: when each section applied in the match at hand, if there is one.
            told: the moments of the match that a walk can stop at.
            now: the moment of the match that is looked at.
        """
        super().__init__(game, section)
        self._covered = covered
        self._told = told
        self._now = now
        self._wanted = ""
        self._shown = Shown.ALL

    @property
    def heading(self) -> Text:
        """Name the book, and say how much of it applied."""
        heading = Text(self.words("rules-heading", title=self.book.title))
        if self._covered is None:
            return heading
        count = len(self.book.sections)
        used = count - len(never(self.book, self._covered))
        return heading.append(f"   {self.words('rules-covered', used=used, count=count)}", "dim")

    @property
    def keys(self) -> PageKeys:
        """Tell how to read and how to search."""
        return (
            ("search", "/", "rules-search"),
            *((("hit(1)", "n", "rules-hit"), ("hit(-1)", "N", "rules-hit-before")) if self._wanted else ()),
            *((("moment(1)", "t", "rules-moment"),) if self._moments else ()),
            BACK,
            *((("show_only", "v", f"rules-show-{self._shown.value}"),) if self._covered else ()),
            ("scroll_text(1)", "pgdn", "rules-scroll"),
            ("section(1)", "↓", "rules-next"),
            ("section(-1)", "↑", "rules-last"),
        )

    @property
    def listed(self) -> Sequence[Section]:
        """The sections of the contents: all, or those that applied, or those that never did."""
        unused = never(self.book, self._covered or {})
        match self._shown:
            case Shown.ALL:
                return tuple(self.book.sections.values())
            case Shown.APPLIED:
                return [section for section in self.book.sections.values() if section not in unused]
            case Shown.NEVER:
                return unused

    @property
    def _moments(self) -> Sequence[int]:
        """When the section that is read applied, as far as the match tells something of it."""
        return [at for at in (self._covered or {}).get(self.section, ()) if at in self._told]

    def line(self, number: str, title: str, level: int) -> Text:
        """Write a line of the contents: whether it has what is searched for, and how often it applied."""
        mark = FOUND if self._found_in(self._searched(number)) else PLAIN
        times = len((self._covered or {}).get(number, ()))
        applied = f"{times}× " if times else ""
        line = Text(f"{mark}{'  ' * level}", no_wrap=True, overflow="ellipsis")
        return line.append(applied, "bold").append(f"{number} {title}".strip())

    def content(self) -> ComposeResult:
        """Lay out the book, and the line to search in."""
        yield from super().content()
        search = TypedLine(
            self._wanted, placeholder=self.words("rules-search-for"), compact=True, id="search"
        )
        search.display = False
        yield search

    def go_to(self, number: str) -> None:
        """Read a section; if the contents leave it out, list all of them."""
        if number and number not in [section.number for section in self.listed]:
            self._shown = Shown.ALL
            self.list_contents()
        super().go_to(number)

    def _found_in(self, text: str) -> bool:
        return bool(self._wanted) and self._wanted in folded(text)

    def text(self, number: str) -> str:
        """Write a section, and how often it applied in the match at hand."""
        text = super().text(number)
        times = len((self._covered or {}).get(number, ()))
        return f"{text}\n*{self.words('rules-times', times=times)}*\n" if self._covered and number else text

    def mark_text(self) -> None:
        """Mark the paragraphs that have what is searched for, and show the first."""
        hits = [block for block in self.query(MarkdownBlock) if self._found_in(block.source or "")]
        for block in self.query(MarkdownBlock):
            block.set_class(block in hits, "-found")
        if hits:
            self.call_after_refresh(hits[0].scroll_visible, animate=False)

    @on(Input.Changed, "#search")
    def search_for(self, event: Input.Changed) -> None:
        """Mark the sections that have what is typed."""
        self._wanted = folded(event.value.strip())
        self.list_contents()
        self.go_to(self.section)
        self.show_keys()

    @on(Input.Submitted, "#search")
    def stop_typing(self) -> None:
        """Go to the first section that has what was typed."""
        self._close_search()
        if not self._found_in(self._searched(self.section)):
            self.action_hit(1)

    def _close_search(self) -> None:
        self.query_one("#search", Input).display = False
        self.query_one("#contents", OptionList).focus()

    def action_search(self) -> None:
        """Type what to search for."""
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def action_hit(self, step: int) -> None:
        """Go to the next section that has what is searched for, or to the one before."""
        numbers = ["", *self.book.sections]
        at = numbers.index(self.section)
        round_trip = [numbers[(at + step * (number + 1)) % len(numbers)] for number in range(len(numbers))]
        hits = [number for number in round_trip if self._found_in(self._searched(number))]
        if hits:
            self.go_to(hits[0])
        elif self._wanted:
            self.notify(self.words("rules-nothing"), markup=False)

    def _searched(self, number: str) -> str:
        """Return what is searched of a section: its title and its text."""
        section = self.book.sections.get(number)
        return f"{named(section)}\n{section.text}" if section else f"{self.book.title}\n{self.book.preface}"

    def action_moment(self, way: int) -> None:
        """Close the book and look at the next moment at which the section applied, or at the one before."""
        moments = sorted(set(self._moments))
        if not moments:
            self.board.bell()
            return
        ahead = [at for at in moments if (at - self._now) * way > 0]
        at = (ahead or moments)[0 if way > 0 else -1]
        self.dismiss(Moment(self.section, at))

    def action_show_only(self) -> None:
        """List all sections, then those that applied, then those that never did."""
        if self._covered is None:
            return
        kinds = list(Shown)
        self._shown = kinds[(kinds.index(self._shown) + 1) % len(kinds)]
        self.list_contents()
        listed = [section.number for section in self.listed]
        self.go_to(self.section if self.section in listed else "")
        self.show_keys()

    def action_back(self) -> None:
        """Stop searching, or close the book."""
        if self.query_one("#search", Input).display:
            self._wanted = self.query_one("#search", Input).value = ""
            self._close_search()
        else:
            self.dismiss()
