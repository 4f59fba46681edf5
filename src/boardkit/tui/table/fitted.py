"""How a table fits its window: four sizes, and no more work than a change of it takes."""

from textual import events
from textual.geometry import Size

from boardkit.tui.screens.desked import Desked
from boardkit.tui.table.styling import fit_styles


class Fitted(Desked):
    """A screen with a desk that has another look in each size of the window.

    Attributes:
        fitted: the size of the window that it was last drawn for.
        styled: whether its widgets have all the styles that they have once it is on top.
    """

    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - Textual declares it on the instance
        (0, "-narrow"),
        (100, "-normal"),
        (120, "-wide"),
        (150, "-broad"),
        (180, "-vast"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 - the same
        (0, "-short"),
        (32, "-medium"),
        (50, "-tall"),
    ]

    fitted = Size(0, 0)
    styled = False

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Come on top; the first time every widget has just been given its styles."""
        event.refresh_styles, self.styled = not self.styled, False

    def on_resize(self, event: events.Resize) -> None:
        """Fit the rooms to another window; Textual tells the size of the first one twice."""
        if event.size == self.outer_size == self.fitted:
            event.prevent_default()
        elif event.size != self.fitted:
            fit_styles(self, event.size)
            self.draw_soon()

    def on_lines_rewrapped(self) -> None:
        """Fit the rooms once they have their new sizes."""
        self.draw_soon()
