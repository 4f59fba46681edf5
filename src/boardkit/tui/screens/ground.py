"""What lies below every screen of the program, and is never seen."""

from typing import Self

from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen


class Ground(Screen[None]):
    """Is neither laid out nor painted: with it Textual would paint anew, from end to end, what lies on it."""

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Leave everything as it is."""
        del regions, repaint, layout, recompose
        return self

    def _stay(self, message: Message) -> None:
        """Do nothing of what Textual's screens do."""
        message.prevent_default()

    on_layout = on_resize = on_screen_resume = on_screen_suspend = _stay
