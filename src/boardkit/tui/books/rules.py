"""The rulebook reader: opened at a section, searched, and narrowed by what applied in a match."""

from collections.abc import Collection
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Markdown

from boardkit.core import Game, evolve
from boardkit.core.teaching.coverage import Applied
from boardkit.core.teaching.rulebook import Rulebook, glossary_of
from boardkit.text import Words
from boardkit.text.glossaries import term_said
from boardkit.text.rulepages import nearest
from boardkit.tui.books.book import Book
from boardkit.tui.books.contents import Contents, covered_said, lines, written
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.screens.picking import PickScreen

UNREAD: Final = Rulebook("", "", {})
"""What stands for the book until it is opened in a language."""


class RulesScreen(Page[ShowMoment]):
    """Reads a game's rulebook; with a match at hand, its answer is a moment of it to look at.

    Attributes:
        section: the number of the section that is read; empty for what stands before the first.
    """

    AUTO_FOCUS = "#contents"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g,f2", "back", show=False),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
        Binding("space", "scroll_text(1)", show=False),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("slash", "search", show=False),
        Binding("n", "hit(1)", show=False),
        Binding("N", "hit(-1)", show=False),
        Binding("t", "moment(1)", show=False),
        Binding("T", "moment(-1)", show=False),
        Binding("v", "show_only", show=False),
        Binding("w", "search('words')", show=False),
    ]

    def __init__(
        self,
        game: Game[Any],
        section: str = "",
        covered: Applied | None = None,
        told: Collection[int] = (),
        now: int = 0,
        heard: Collection[str] | None = None,
    ) -> None:
        """Open a rulebook, as its door says."""
        super().__init__()
        self.section = section
        self._game = game
        self._contents = Contents(UNREAD, covered, told, now, heard=heard)

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.board.words_of(self._game.key)

    @property
    def heading(self) -> Text:
        """Name the book, and say how much of it applied."""
        contents = self._contents
        heading = Text(self.words("rules-heading", title=contents.book.title))
        return heading.append(covered_said(contents, self.words), "dim")

    @property
    def keys(self) -> PageKeys:
        """Tell how to read and how to search."""
        contents = self._contents
        return (
            ("search", "/", "rules-search"),
            *(
                (("hit(1)", "n", "rules-hit"), ("hit(-1)", "N", "rules-hit-before"))
                if contents.wanted
                else ()
            ),
            *((("moment(1)", "t", "rules-moment"),) if contents.moments(self.section) else ()),
            BACK,
            *((("show_only", "v", f"rules-show-{contents.shown.value}"),) if contents.covered else ()),
            *(
                (("search('words')", "w", "rules-glossary"),)
                if glossary_of(self._game, self.words.language)
                else ()
            ),
            ("scroll_text(1)", "pgdn", "rules-scroll"),
            ("section(1)", "↓", "rules-next"),
            ("section(-1)", "↑", "rules-last"),
        )

    def compose(self) -> ComposeResult:
        """Open the book in the language of now, and lay out the page."""
        self._contents = self._contents.__replace__(book=self.board.rulebook(self._game))
        yield from super().compose()

    def content(self) -> ComposeResult:
        """Lay out the book, and the line to search in."""
        yield Book(self._contents.wanted, self.words("rules-search-for"))

    def on_mount(self) -> None:
        """Open the book."""
        super().on_mount()
        self._show(evolve(self._contents), self.section)

    async def lay_out_anew(self) -> None:
        """Open the book in the other language, at the same section."""
        await super().lay_out_anew()
        self._show(evolve(self._contents), self.section)

    def _show(self, contents: Contents, section: str | None) -> None:
        """Read a section, or the one that it would lie in; list the contents anew if they are others."""
        if section is None:
            return
        section = nearest(contents.book, section)
        before, self._contents = self._contents, contents.listing(section)
        if self._contents is before:
            self.query_one(Book).go_to(section)
        else:
            self.query_one(Book).list(lines(self._contents), section)

    @on(Book.Turned)
    async def read(self, event: Book.Turned) -> None:
        """Show the section under the cursor."""
        self.section = event.number
        text = written(self._contents, self.section, self.words)
        await self.query_one(Book).show(text, self._contents.has)
        self.show_keys()

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """Go to the section that a link leads to."""
        self._show(self._contents, event.href.removeprefix("#"))

    @on(Input.Changed, "#search")
    def search_for(self, event: Input.Changed) -> None:
        """Mark the sections that have what is typed."""
        self._show(self._contents.searching(event.value), self.section)
        self.show_keys()

    @on(Input.Submitted, "#search")
    def stop_typing(self) -> None:
        """Go to the first section that has what was typed."""
        self.query_one(Book).close_search()
        if not self._contents.hits(self.section):
            self.action_hit(1)

    def action_search(self, way: str = "typing") -> None:
        """Type what to search for, or choose it among the words of the game, if it has any."""
        terms = glossary_of(self._game, self.words.language)
        if way == "typing":
            self.query_one(Book).open_search()
        elif terms:
            listed = [(term.section, term_said(term)) for term in terms]
            self.board.show(
                PickScreen(self.words("glossary-title"), listed, self.words),
                partial(self._show, self._contents),
            )

    def action_hit(self, step: int) -> None:
        """Go to the next section that has what is searched for, or to the one before."""
        number = self._contents.hit(self.section, step)
        if number is not None:
            self._show(self._contents, number)
        elif self._contents.wanted:
            self.board.tell(self.words("rules-nothing"))

    def action_moment(self, way: int) -> None:
        """Close the book and look at the next moment at which the section applied, or at the one before."""
        moment = self._contents.moment(self.section, way)
        if moment is None:
            self.board.bell()
        else:
            self.dismiss(moment)

    def action_show_only(self) -> None:
        """List all sections, then those that applied, then those that never did."""
        if self._contents.covered is not None:
            others = self._contents.listing_others()
            self._show(others, self.section if others.lists(self.section) else "")
            self.show_keys()

    def action_section(self, step: int) -> None:
        """Go to the next section, or to the one before."""
        self.query_one(Book).step(step)

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the text by a page."""
        self.query_one(Book).scroll_text(pages)

    def action_back(self) -> None:
        """Stop searching, or close the book."""
        book = self.query_one(Book)
        if book.search.display:
            book.search.value = ""
            book.close_search()
        else:
            self.dismiss()
