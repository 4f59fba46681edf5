"""A text of any length in a room of its own; it scrolls by the mouse."""

from rich.text import Text
from textual.geometry import Size
from textual.strip import Strip

from boardkit.tui.widgets.roll import Roll


class ScrollText(Roll, can_focus=False):
    """Shows a text from its start."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._told = Text()
        self._lines: list[Strip] = []

    def tell(self, text: Text) -> None:
        """Show a text from its start; the same text stays where it is."""
        if text != self._told:
            self._told = text
            self._wrap()
            self.scroll_home(animate=False)

    def clear(self) -> None:
        """Forget the text."""
        self.tell(Text())

    def on_resize(self) -> None:
        """Wrap the text for the width there is now."""
        self._wrap()

    def _wrap(self) -> None:
        width = self.scrollable_content_region.width
        console = self.app.console
        lines = self._told.wrap(console, width) if width else ()
        self._lines = [Strip(line.render(console)) for line in lines]
        self.virtual_size = Size(width, len(self._lines))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Give one line of the widget."""
        line, style = y + self.scroll_offset.y, self.rich_style
        strip = self._lines[line] if line < len(self._lines) else Strip([])
        return strip.apply_style(style).adjust_cell_length(self.size.width, style)
