"""A rulebook on a page: the contents on the left, a section on the right."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Markdown, OptionList
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.core.teaching.rulebook import Rulebook, Section
from boardkit.text import Words
from boardkit.text.rulepages import nearest, page
from boardkit.tui.screens.page import Page

T = TypeVar("T")


class BookScreen(Page[T]):
    """Shows the sections of a rulebook, one at a time.

    Attributes:
        section: the number of the section that is read; empty for what stands before the first.
    """

    AUTO_FOCUS = "#contents"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g,f2", "back", show=False),
        Binding("pagedown,space", "scroll_text(1)", show=False, priority=True),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
    ]

    def __init__(self, game: Game[Any], section: str) -> None:
        super().__init__()
        self._game = game
        self.section = section

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.board.words_of(self._game.key)

    @property
    def book(self) -> Rulebook:
        """The rulebook in the player's language."""
        return self.board.rulebook(self._game)

    def content(self) -> ComposeResult:
        """Lay out the contents and the text."""
        with Horizontal():
            yield OptionList(id="contents", markup=False)
            with VerticalScroll(id="page"):
                yield Markdown(id="text", open_links=False)

    def on_mount(self) -> None:
        """Open the book."""
        super().on_mount()
        self._open()

    async def lay_out_anew(self) -> None:
        """Open the book in the other language, at the same section."""
        await super().lay_out_anew()
        self._open()

    def _open(self) -> None:
        self.list_contents()
        self.go_to(nearest(self.book, self.section))

    @property
    def listed(self) -> Sequence[Section]:
        """The sections of the contents."""
        return tuple(self.book.sections.values())

    def list_contents(self) -> None:
        """Write the contents anew."""
        contents = self.query_one("#contents", OptionList)
        contents.clear_options()
        contents.add_option(Option(self.line("", self.book.title, 0), id="start"))
        for section in self.listed:
            line = self.line(section.number, section.title, section.level - 2)
            contents.add_option(Option(line, id=section.number))

    def line(self, number: str, title: str, level: int) -> Text:
        """Write a line of the contents."""
        label = f"{number} {title}" if number else title
        return Text(f"{'  ' * level}{label}", no_wrap=True, overflow="ellipsis")

    def text(self, number: str) -> str:
        """Write a section as Markdown."""
        return page(self.book, number, self.words)

    def go_to(self, number: str) -> None:
        """Read a section of the contents."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = contents.get_option_index(number or "start")

    @on(OptionList.OptionHighlighted, "#contents")
    async def show_section(self, event: OptionList.OptionHighlighted) -> None:
        """Show the section under the cursor."""
        self.section = "" if event.option.id == "start" else str(event.option.id)
        await self.query_one("#text", Markdown).update(self.text(self.section))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        self.mark_text()
        self.show_keys()

    def mark_text(self) -> None:
        """Mark what is to be seen at once in the text that has just been laid out."""

    @on(OptionList.OptionSelected, "#contents")
    def read_on(self) -> None:
        """Read the section: the arrows scroll it now."""
        self.query_one("#page", VerticalScroll).focus()

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """Go to the section that a link leads to."""
        self.go_to(nearest(self.book, event.href.removeprefix("#")))

    def action_section(self, step: int) -> None:
        """Go to the next section, or to the one before."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = ((contents.highlighted or 0) + step) % contents.option_count

    def action_scroll_text(self, step: int) -> None:
        """Scroll the text by a page."""
        text = self.query_one("#page", VerticalScroll)
        text.scroll_relative(y=step * max(1, text.size.height - 2), animate=False)
