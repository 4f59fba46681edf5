"""A few lines of text that lay out the screen anew only when they take more or less room."""

from rich.text import Text
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class Lines(Static):
    """Shows text; a new text of as many lines in the same width costs no layout."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._shown = Text()
        self._extent = (0, 0)
        self._most = (0, 0)

    def most(self, lines: int) -> int:
        """Return the most lines that were asked for so far in the width of now."""
        width = self.content_size.width
        self._most = width, max(lines, self._most[1] if self._most[0] == width else 0)
        return self._most[1]

    @property
    def shown(self) -> Text:
        """The text that is shown."""
        return self._shown

    class Rewrapped(Message):
        """The lines have another width than those who wrote them knew."""

        def can_replace(self, message: Message) -> bool:
            """Ask once for all lines of a screen that are laid out together."""
            return isinstance(message, Lines.Rewrapped)

    def on_resize(self, event: events.Resize) -> None:
        """Ask for the text anew in another width, or in the first that is known."""
        if self._shown and event.size.width != self._extent[0]:
            self._extent = (0, 0)
            self.post_message(self.Rewrapped())

    def show(self, text: Text, *, steady: bool = False) -> None:
        """Show another text; a steady one takes no less room than the one before."""
        if steady:
            text = self._filled(text)
        known = self._extent[0] or not self.content_size.width
        if text == self._shown and text.spans == self._shown.spans and known:
            return
        self._shown = text
        before, self._extent = self._extent, self._extent_of(text)
        self.update(Content.from_rich_text(text), layout=not self._extent[0] or before != self._extent)

    def _filled(self, text: Text) -> Text:
        """Add empty lines, as many as the text before had more."""
        width, lines = self._extent_of(text)
        spare = self._extent[1] - lines if width == self._extent[0] else 0
        return Text.assemble(text, "\n" * spare)

    def _extent_of(self, text: Text) -> tuple[int, int]:
        """Return the width and the lines after wrapping; before there is a width, both are unknown."""
        width = self.content_size.width
        return width, len(text.wrap(self.app.console, width)) if width else 0
