"""Lists of which an entry can be pointed at without being opened."""

from textual import events
from textual.widgets import OptionList


class MatchList(OptionList):
    """A list whose entries are pointed at by one click and opened by two."""

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked, and open nothing before the second click."""
        clicked = event.style.meta.get("option")
        if clicked is not None and event.chain < 2:
            event.prevent_default()
            self.highlighted = clicked
