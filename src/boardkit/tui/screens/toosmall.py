"""What is shown while the window is too small for anything else."""

from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from boardkit.tui.screens.answering import Answering

LEAST: Final = Size(80, 24)
"""The columns and lines that screens need."""


def is_too_small(size: Size) -> bool:
    """Tell whether a window has fewer cells than screens need."""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmallScreen(Answering[None], Screen[None]):
    """Asks for a larger window; what lies beneath waits."""

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
        notice = self.board.words("too-small", width=LEAST.width, height=LEAST.height, now=now)
        self.query_one(Static).update(Text(self.board.advised(notice), justify="center"))


def ask_for_room(app: App[None], size: Size) -> None:
    """Ask for a larger window while this one is too small, and ask no longer when it is not."""
    asking = [screen for screen in app.screen_stack if isinstance(screen, TooSmallScreen)]
    if is_too_small(size) and not asking:
        app.push_screen(TooSmallScreen())
    elif not is_too_small(size):
        for screen in asking:
            screen.dismiss()
