"""The curtain between two seats: a screen of its own, so that nothing secret is in the frame."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from boardkit.art import art
from boardkit.core import Seat
from boardkit.draw.palette import Palette
from boardkit.text import Words
from boardkit.tui.screens.answering import Answering
from boardkit.tui.screens.heights import SHORT_OR_NOT
from boardkit.tui.widgets.side import chip

NEWS = 6
"""How many sentences of news there is room for."""


class CurtainScreen(Answering[None], Screen[None]):
    """Says who is next and what everybody may know, and waits until they say it is them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]
    CSS_PATH = Path(__file__).parent / "table.tcss"
    VERTICAL_BREAKPOINTS = SHORT_OR_NOT

    def __init__(self, seat: Seat, words: Words, palette: Palette, news: Sequence[str]) -> None:
        super().__init__()
        self._seat = seat
        self._words = words
        self._palette = palette
        self._news = news

    def compose(self) -> ComposeResult:
        """Lay out the picture, the name and the news."""
        words, name = self._words, self._words.seat(self._seat)
        who = chip(self._seat, self._palette).append(f"  {name}")
        with Vertical(id="curtain"):
            yield Static(Text(art("curtain")), id="curtain-art")
            yield Static(words("curtain-pass"))
            yield Static(who, id="curtain-name")
            yield Static(Text("\n".join(self._news[-NEWS:])), id="curtain-news")
            yield Static(words("curtain-look-away"))
            yield Button(Content(words("curtain-open", name=name)), id="curtain-open", variant="primary")

    @property
    def seat(self) -> Seat:
        """Whose turn it is to open."""
        return self._seat

    def say_anew(self, words: Words, palette: Palette, news: Sequence[str]) -> None:
        """Say the same in another language or in other colours."""
        self._words, self._palette, self._news = words, palette, news
        self.refresh(recompose=True)

    def on_button_pressed(self) -> None:
        """Open by mouse."""
        self.action_open()

    def action_open(self) -> None:
        """Go on to the table, once."""
        if self.is_current:
            self.dismiss()
