"""Lists of which an entry can be pointed at without being opened."""

from collections.abc import Sequence

from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class MatchList(OptionList):
    """A list whose entries are pointed at by one click and opened by two."""

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked, and open nothing before the second click."""
        clicked = event.style.meta.get("option")
        if clicked is not None and event.chain < 2:
            event.prevent_default()
            self.highlighted = clicked


def relist(listed: OptionList, options: Sequence[Option]) -> None:
    """Write a list anew, with the cursor where it was; one without entries is not shown."""
    before = listed.highlighted or 0
    listed.clear_options()
    listed.add_options(options)
    listed.highlighted = min(before, len(options) - 1) if options else None
    listed.display = bool(options)
