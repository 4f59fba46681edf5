"""A few lines of text that relayout the screen only when their number changes."""

from rich.text import Text
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class Lines(Static):
    """Shows text; a new text of as many lines costs no layout."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._shown = Text()
        self._height = 0
        self._width = 0

    class Rewrapped(Message):
        """The lines have another width than those who wrote them knew."""

    def on_resize(self, event: events.Resize) -> None:
        """Ask for the text anew in another width."""
        if event.size.width != self._width:
            self._width = event.size.width
            self._height = 0
            self.post_message(self.Rewrapped())

    def show(self, text: Text) -> None:
        """Show another text."""
        if text == self._shown and text.spans == self._shown.spans and self._height:
            return
        self._shown = text
        height = self._lines_of(text)
        grown, self._height = height != self._height, height
        self.update(Content.from_rich_text(text), layout=grown)

    def _lines_of(self, text: Text) -> int:
        """Count the lines after wrapping; unknown, and so always another number, before there is a width."""
        width = self.content_size.width
        return len(text.wrap(self.app.console, width)) if width else -1 - self._height
