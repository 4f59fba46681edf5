"""About the program: what it is, what is printed rule and what is ours, and where everything lies."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from boardkit import __version__
from boardkit.tui.screens.page import BACK, Page, PageKeys

PARAGRAPHS = ("about-what", "about-rules", "about-names", "about-doctor", "about-licence")


class AboutScreen(Page[None]):
    """Says what boardkit is and whose."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "back", show=False)]

    @property
    def heading(self) -> Text:
        """Name the program and its version."""
        return Text(self.words("about-heading", version=__version__))

    @property
    def keys(self) -> PageKeys:
        """Tell how to leave."""
        return (BACK,)

    def content(self) -> ComposeResult:
        """Lay out the text."""
        words, folder = self.words, str(self.board.library.folder)
        with VerticalScroll(id="about"):
            for paragraph in PARAGRAPHS:
                yield Static(Text(self.board.advised(words(paragraph))))
            yield Static(Text(words("about-library", folder=folder)))
