"""A sheet of lines on the screen, which says what was clicked on it."""

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.widget import Widget

from boardkit.text.spots import here_in


def nothing_at(column: int, line: int) -> None:
    """Want nothing."""
    del column, line


class SheetView(Widget):
    """Shows lines, and tells the cell that was clicked."""

    ALLOW_SELECT = False

    class Clicked(Message):
        """A part of the sheet was clicked that wants something."""

        def __init__(self, wanted: object) -> None:
            super().__init__()
            self.wanted = wanted

    class Wheeled(Message):
        """The wheel was turned over the sheet, by a step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._text = Text()
        self._at: Callable[[int, int], object] = nothing_at

    def show(self, text: Text, at: Callable[[int, int], object]) -> None:
        """Show other lines; `at` says what is wanted by a click on a column of a line, or None."""
        self._at = at
        if text != self._text or text.spans != self._text.spans:
            self._text = text
            self.refresh()

    @property
    def here(self) -> Offset | None:
        """The cell where what is chosen begins."""
        found = here_in(self._text.split(allow_blank=True))
        return None if found is None else Offset(*found)

    def render(self) -> Text:
        """Write the lines."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """Tell what is wanted where it was clicked."""
        offset = event.get_content_offset(self)
        wanted = None if offset is None or event.button != 1 else self._at(offset.x, offset.y)
        if wanted is not None:
            self.post_message(self.Clicked(wanted))

    def on_mouse_scroll_down(self) -> None:
        """Tell that the wheel was turned."""
        self.post_message(self.Wheeled(1))

    def on_mouse_scroll_up(self) -> None:
        """Tell that the wheel was turned back."""
        self.post_message(self.Wheeled(-1))
