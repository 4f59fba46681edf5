"""A few lines of text that lay out the screen anew only when they take more or less room."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.selection import Selection
from textual.strip import Strip

from boardkit.tui.widgets.rows import Rows, broken


class Lines(Rows):
    """Shows text; a new text of as many lines in the same width costs no layout."""

    ALLOW_SELECT = True
    DEFAULT_CSS = """
    Lines { height: auto; }
    """

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
        """Wrap the text for the width there is now, and ask for it anew in that width."""
        del event
        width = self.content_size.width
        if self._shown and width != self._extent[0]:
            self.write(self._wrapped(self._shown, width))
            self._extent = (0, 0)
            self.post_message(self.Rewrapped())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Say how many lines the text takes."""
        del container, viewport
        return len(self._wrapped(self._shown, width))

    def show(self, text: Text, *, steady: bool = False) -> None:
        """Show another text; a steady one takes no less room than the one before."""
        width = self.content_size.width
        if steady:
            text = self._filled(text, width)
        if text == self._shown and (self._extent[0] or not width):
            return
        self._shown, rows = text, self._wrapped(text, width)
        before, self._extent = self._extent, (width, len(rows))
        self.write(rows)
        if self.fits_its_rows and (not width or before != self._extent):
            self.refresh(layout=True)

    def render_line(self, y: int) -> Strip:
        """Give one line, of which a part may be marked by the mouse."""
        return self._marked(super().render_line(y), y).apply_offsets(0, y)

    def _marked(self, strip: Strip, y: int) -> Strip:
        selection = self.text_selection
        if selection is None or (span := selection.get_span(y)) is None:
            return strip
        start, end = span[0], strip.cell_length if span[1] == -1 else span[1]
        style = self.screen.get_component_rich_style("screen--selection")
        marked = Strip(Segment.apply_style(strip.crop(start, end), post_style=style))
        return Strip.join([strip.crop(0, start), marked, strip.crop(end)])

    def get_selection(self, selection: Selection) -> tuple[str, str]:
        """Give what is marked, to be copied."""
        return selection.extract("\n".join(row.plain for row in self._rows)), "\n"

    def _filled(self, text: Text, width: int) -> Text:
        """Add empty lines, as many as the text before had more."""
        spare = self._extent[1] - len(self._wrapped(text, width)) if width == self._extent[0] else 0
        return Text.assemble(text, "\n" * spare)

    def _wrapped(self, text: Text, width: int) -> Sequence[Text]:
        return broken(text, width)
