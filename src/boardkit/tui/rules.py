"""The rulebook reader: the contents on the left, a section on the right."""

import re
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.markdown import MarkdownBlock
from textual.widgets.option_list import Option

from boardkit.core.game import Game
from boardkit.core.rulebook import Rulebook, Section
from boardkit.text import Words
from boardkit.tui.pages import BACK, Page, PageKeys

REFERENCE: Final = re.compile(r"(?<![\w\[.])(§|\()(\d+(?:\.\d+)+|[IVX]+(?:\.[A-Z0-9]+)*)(?![\w.]*\])")
"""Where a text refers to another section: `(3.3`, `§3.3` or `(V.A`."""

FOUND, PLAIN = "● ", "  "


class RulesScreen(Page[None]):
    """Reads a game's rulebook, opened at a section, or else at its beginning."""

    AUTO_FOCUS = "#contents"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g,f2", "back", show=False),
        Binding("slash", "search", show=False),
        Binding("n", "hit(1)", show=False),
        Binding("N", "hit(-1)", show=False),
        Binding("pagedown,space", "scroll_text(1)", show=False, priority=True),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
    ]

    def __init__(self, game: Game[Any], section: str = "") -> None:
        super().__init__()
        self._game = game
        self._section = section
        self._wanted = ""

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.board.words_of(self._game.key)

    @property
    def book(self) -> Rulebook:
        """The rulebook in the player's language."""
        return self.board.rulebook(self._game)

    @property
    def heading(self) -> Text:
        """Name the book."""
        return Text(self.words("rules-heading", title=self.book.title))

    @property
    def keys(self) -> PageKeys:
        """Tell how to read and how to search."""
        return (
            ("search", "/", "rules-search"),
            *((("hit(1)", "n", "rules-hit"), ("hit(-1)", "N", "rules-hit-before")) if self._wanted else ()),
            BACK,
            ("scroll_text(1)", "PgDn", "rules-scroll"),
            ("section(1)", "↓", "rules-next"),
            ("section(-1)", "↑", "rules-last"),
        )

    def content(self) -> ComposeResult:
        """Lay out the contents, the text and the line to search in."""
        with Horizontal():
            yield OptionList(id="contents", markup=False)
            with VerticalScroll(id="page"):
                yield Markdown(id="text", open_links=False)
        search = Input(self._wanted, placeholder=self.words("rules-search-for"), compact=True, id="search")
        search.display = False
        yield search

    def on_mount(self) -> None:
        """Open the book."""
        super().on_mount()
        self._open()

    async def lay_out_anew(self) -> None:
        """Open the book in the other language, at the same section."""
        await super().lay_out_anew()
        self._open()

    def _open(self) -> None:
        self._list_contents()
        self._go_to(nearest(self.book, self._section))

    def _list_contents(self) -> None:
        contents = self.query_one("#contents", OptionList)
        contents.clear_options()
        contents.add_option(Option(self._line("", self.book.title, 0, self.book.preface), id="start"))
        for section in self.book.sections.values():
            line = self._line(section.number, section.title, section.level - 2, section.text)
            contents.add_option(Option(line, id=section.number))

    def _line(self, number: str, title: str, level: int, text: str) -> Text:
        mark = FOUND if self._found_in(f"{title}\n{text}") else PLAIN
        label = f"{number} {title}" if number else title
        return Text(f"{mark}{'  ' * level}{label}", no_wrap=True, overflow="ellipsis")

    def _found_in(self, text: str) -> bool:
        return bool(self._wanted) and self._wanted in text.casefold()

    def _go_to(self, number: str) -> None:
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = contents.get_option_index(number or "start")

    @on(OptionList.OptionHighlighted, "#contents")
    async def show_section(self, event: OptionList.OptionHighlighted) -> None:
        """Show the section under the cursor."""
        self._section = "" if event.option.id == "start" else str(event.option.id)
        await self.query_one("#text", Markdown).update(page(self.book, self._section))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        self._mark_hits()

    def _mark_hits(self) -> None:
        """Mark the paragraphs that have what is searched for, and show the first."""
        hits = [block for block in self.query(MarkdownBlock) if self._found_in(block.source or "")]
        for block in self.query(MarkdownBlock):
            block.set_class(block in hits, "-found")
        if hits:
            self.call_after_refresh(hits[0].scroll_visible, animate=False)

    @on(OptionList.OptionSelected, "#contents")
    def read_on(self) -> None:
        """Read the section: the arrows scroll it now."""
        self.query_one("#page", VerticalScroll).focus()

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """Go to the section that a link leads to."""
        self._go_to(nearest(self.book, event.href.removeprefix("#")))

    @on(Input.Changed, "#search")
    def search_for(self, event: Input.Changed) -> None:
        """Mark the sections that have what is typed."""
        self._wanted = event.value.strip().casefold()
        self._list_contents()
        self._go_to(self._section)
        self.show_keys()

    @on(Input.Submitted, "#search")
    def stop_typing(self) -> None:
        """Go to the first section that has what was typed."""
        self._close_search()
        if not self._found_in(page(self.book, self._section)):
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
        at = numbers.index(self._section)
        round_trip = [numbers[(at + step * (number + 1)) % len(numbers)] for number in range(len(numbers))]
        hits = [number for number in round_trip if self._found_in(page(self.book, number))]
        if hits:
            self._go_to(hits[0])
        elif self._wanted:
            self.notify(self.words("rules-nothing"), markup=False)

    def action_section(self, step: int) -> None:
        """Go to the next section, or to the one before."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = ((contents.highlighted or 0) + step) % contents.option_count

    def action_scroll_text(self, step: int) -> None:
        """Scroll the text by a page."""
        text = self.query_one("#page", VerticalScroll)
        text.scroll_relative(y=step * max(1, text.size.height - 2), animate=False)

    def action_back(self) -> None:
        """Stop searching, or close the book."""
        if self.query_one("#search", Input).display:
            self._wanted = self.query_one("#search", Input).value = ""
            self._close_search()
        else:
            self.dismiss()


def nearest(book: Rulebook, number: str) -> str:
    """Return a section's number if the book has it, else that of the section it would lie in."""
    while number and number not in book.sections:
        number = number.rpartition(".")[0]
    return number


def page(book: Rulebook, number: str) -> str:
    """Write a section as Markdown, with its title and with links where it refers to others."""
    if not number:
        return f"# {book.title}\n\n{book.preface}"
    section = book.sections[number]
    return f"{_title(section)}\n\n{linked(book, section.text)}\n"


def linked(book: Rulebook, text: str) -> str:
    """Make links of the references to sections of the book."""

    def link(found: re.Match[str]) -> str:
        mark, number = found.groups()
        return f"{mark}[{number}](#{number})" if number in book.sections else found[0]

    return REFERENCE.sub(link, text)


def _title(section: Section) -> str:
    return f"## {section.number} {section.title}"
