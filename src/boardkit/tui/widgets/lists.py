"""Lists of which an entry can be pointed at without being opened."""

from collections.abc import Sequence
from typing import Self

from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class MatchList(OptionList):
    """A list whose entries are pointed at by one click and opened by a second, however much later."""

    _clicked: int | None = None

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked, and open nothing before the second click."""
        clicked = event.style.meta.get("option")
        if clicked is not None and (clicked != self._clicked or clicked != self.highlighted):
            event.prevent_default()
            self.highlighted = clicked
        self._clicked = clicked

    def clear_options(self) -> Self:
        """Forget the entries, and which was clicked."""
        self._clicked = None
        return super().clear_options()


def relist(listed: OptionList, options: Sequence[Option]) -> None:
    """Write a list anew, with the cursor where it was; one without entries is not shown."""
    before = listed.highlighted or 0
    listed.clear_options()
    listed.add_options(options)
    listed.highlighted = min(before, len(options) - 1) if options else None
    listed.display = bool(options)
