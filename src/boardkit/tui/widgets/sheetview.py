"""A sheet of lines on the screen, which says what was clicked on it."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget


class SheetView(Widget):
    """Shows lines, and tells the cell that was clicked."""

    ALLOW_SELECT = False

    class Clicked(Message):
        """A cell of the sheet was clicked."""

        def __init__(self, column: int, line: int) -> None:
            super().__init__()
            self.column = column
            self.line = line

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._text = Text()

    def show(self, text: Text) -> None:
        """Show other lines."""
        if text != self._text or text.spans != self._text.spans:
            self._text = text
            self.refresh()

    def render(self) -> Text:
        """Write the lines."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None and event.button == 1:
            self.post_message(self.Clicked(offset.x, offset.y))
