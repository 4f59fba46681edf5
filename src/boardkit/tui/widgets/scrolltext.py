"""A text of any length in a room of its own; it scrolls by the mouse."""

from collections.abc import Collection, Sequence

from rich.text import Text
from textual.geometry import Offset, Size

from boardkit.draw.blocks import from_above
from boardkit.text.spots import here_in
from boardkit.tui.widgets.lines import Lines
from boardkit.tui.widgets.painted import BLANK, Painted
from boardkit.tui.widgets.roll import Roll
from boardkit.tui.widgets.rows import broken


class ScrollText(Roll, Painted, can_focus=False):
    """Shows a text from its start, or its end where the latest stands there."""

    def __init__(self, *, id: str | None = None, latest: bool = False) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._latest = latest
        self._told = Text()
        self._lines: Sequence[Text] = ()
        self._carried_over: Collection[int] = ()
        self._wide = 0

    @property
    def wide(self) -> int:
        """The columns of a line, or what they were when it was last shown; 0 before."""
        return self.scrollable_content_region.width or self._wide

    @property
    def here(self) -> Offset | None:
        """The cell where what is chosen begins; outside the room if it is scrolled away."""
        found = here_in(self._lines)
        return None if found is None else Offset(*found) - self.scroll_offset

    def tell(self, text: Text, carried_over: Collection[int] = ()) -> None:
        """Show another text from its start or end; the same text stays where it is.

        Args:
            text: the lines, as wide as there is room.
            carried_over: the numbers of those that go on with the sentence of the line before.
        """
        self._wide, self._carried_over = self.wide, carried_over
        if text != self._told:
            self._told = text
            self._wrap()
            self._roll()

    def _roll(self) -> None:
        if self._latest:
            self.scroll_end(animate=False, immediate=True)
        else:
            self.scroll_home(animate=False)

    def clear(self) -> None:
        """Forget the text."""
        self.tell(Text())

    def on_resize(self) -> None:
        """Wrap the text for the width there is now, and ask for it anew if it was written for another."""
        before, self._wide = self._wide, self.wide
        self._wrap()
        if self._latest:
            self._roll()
        if self._told and self._wide != before:
            self.post_message(Lines.Rewrapped())

    def _wrap(self) -> None:
        width = self.scrollable_content_region.width
        self._lines = broken(self._told, width)
        self.virtual_size = Size(width, len(self._lines))
        self.refresh()

    def row(self, y: int) -> Text:
        """Say what a line in view says; below the last there is nothing."""
        line = y + self.scroll_offset.y
        said = self._lines[line] if line < len(self._lines) else BLANK
        # What scrolls shows a sentence without its beginning in its first line alone.
        return from_above(said) if y == 0 and line in self._carried_over else said
