"""Bars of points by kind, in the room that the sheet leaves them."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from boardkit.tui.widgets.bars import Bars
from boardkit.tui.widgets.later import WhileRunning


class Chart(WhileRunning, VerticalScroll):
    """Shows bars as long as its columns and lines allow."""

    def __init__(self, bars: Bars) -> None:
        super().__init__(id="bars", can_focus=False)
        self._bars = bars

    def compose(self) -> ComposeResult:
        """Lay out the bars."""
        yield Static(self._bars, id="chart")

    def on_resize(self) -> None:
        """Draw the bars for as many lines as there are now."""
        self.query_one("#chart", Static).update(self._bars.__replace__(lines=self.size.height))
