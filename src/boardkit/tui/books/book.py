"""A book on a page: the contents on the left, a section on the right, and a line to search in below."""

from collections.abc import Callable, Iterable

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Markdown, OptionList
from textual.widgets.markdown import MarkdownBlock
from textual.widgets.option_list import Option

from boardkit.tui.widgets.later import WhileRunning
from boardkit.tui.widgets.typed import TypedLine

START = "start"
"""The id of the line for what stands before the first section."""


class Book(WhileRunning, Vertical):
    """Lists the sections of a book and shows one at a time; knows no rules.

    Attributes:
        search: the line to search in, shown while something is typed.
    """

    class Turned(Message):
        """Another section is to be read; the number is empty for what stands before the first."""

        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    def __init__(self, wanted: str, placeholder: str) -> None:
        """Make a book in which something is searched for already, or nothing."""
        super().__init__()
        self.search = TypedLine(wanted, placeholder=placeholder, compact=True, id="search")
        self.search.display = False

    def compose(self) -> ComposeResult:
        """Lay out the contents, the text and the line to search in."""
        with Horizontal():
            yield OptionList(id="contents", markup=False)
            with VerticalScroll(id="page"):
                yield Markdown(id="text", open_links=False)
        yield self.search

    def list(self, lines: Iterable[tuple[str, Text]], number: str) -> None:
        """Write the contents, each line with the number of its section, and read one of them."""
        contents = self.query_one("#contents", OptionList)
        contents.clear_options()
        contents.add_options(Option(line, id=one or START) for one, line in lines)
        self.go_to(number)

    def go_to(self, number: str) -> None:
        """Read a section of the contents."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = contents.get_option_index(number or START)

    @on(OptionList.OptionHighlighted, "#contents")
    def turn(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which section is under the cursor."""
        number = str(event.option.id)
        self.post_message(self.Turned("" if number == START else number))

    @on(OptionList.OptionSelected, "#contents")
    def read_on(self) -> None:
        """Read the section: the arrows scroll it now."""
        self.query_one("#page", VerticalScroll).focus()

    async def show(self, text: str, has: Callable[[str], bool]) -> None:
        """Show a section from its beginning, or from the first paragraph that has what is searched for."""
        await self.query_one("#text", Markdown).update(text)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        hits = [block for block in self.query(MarkdownBlock) if has(block.source or "")]
        for block in self.query(MarkdownBlock):
            block.set_class(block in hits, "-found")
        if hits:
            self.call_after_refresh(hits[0].scroll_visible, animate=False)

    def step(self, by: int) -> None:
        """Go to the next section, or to the one before."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = ((contents.highlighted or 0) + by) % contents.option_count

    def scroll_text(self, pages: int) -> None:
        """Scroll the text by a page."""
        text = self.query_one("#page", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 2), animate=False)

    def open_search(self) -> None:
        """Let something be typed to search for."""
        self.search.display = True
        self.search.focus()

    def close_search(self) -> None:
        """Let the arrows go through the contents again."""
        self.search.display = False
        self.query_one("#contents", OptionList).focus()
