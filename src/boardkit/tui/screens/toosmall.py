"""What is shown while the window is too small for anything else."""

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Static

from boardkit.text import Words
from boardkit.tui.screens.answering import AnsweringScreen

LEAST: Final = Size(80, 24)
"""The columns and lines that screens need."""


def is_too_small(size: Size) -> bool:
    """Tell whether a window has fewer cells than screens need."""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmallScreen(AnsweringScreen[None]):
    """Asks for a larger window; what lies beneath waits."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay out the notice."""
        yield Static(id="too-small")

    def on_screen_resume(self) -> None:
        """Go, if the window has become large enough while something lay on this screen."""
        if not is_too_small(self.app.size):
            self.dismiss()

    def on_resize(self) -> None:
        """Say how large the window is now."""
        now = f"{self.size.width}×{self.size.height}"
        notice = self._words("too-small", width=LEAST.width, height=LEAST.height, now=now)
        self.query_one(Static).update(Text(notice, justify="center"))
