"""The log at the side of the play screen."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.widgets import RichLog

from boardkit.text.telling import Line


class LogView(RichLog):
    """The log, newest last; writes only what is new."""

    can_focus = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=1)
        self._told: list[Line] = []
        self._width = 0

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines, keeping those that stand there already."""
        kept = len(self._told)
        if list(lines[:kept]) != self._told:
            self.clear()
            kept = 0
        for line in lines[kept:]:
            self.write(self._drawn(line), expand=True, shrink=True)
        self._told = list(lines)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap everything anew in another width, and show the end."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.call_after_refresh(self._rewrap)
        else:
            self.call_after_refresh(self.scroll_end, animate=False)

    def _rewrap(self) -> None:
        lines, self._told = self._told, []
        self.clear()
        self.show(lines)

    @staticmethod
    def _drawn(line: Line) -> Text:
        return Text(line.text, "italic" if line.event is None else "")
