"""A few lines of a text that is longer; the wheel leafs through it."""

from textual import events
from textual.message import Message

from boardkit.tui.widgets.lines import Lines


class Leaves(Lines):
    """Shows one leaf of a text, and hears the wheel."""

    class Turned(Message):
        """The wheel was turned over the text by a step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Tell that the leaf before is wanted."""
        self._turn(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Tell that the next leaf is wanted."""
        self._turn(event, 1)

    def _turn(self, event: events.MouseEvent, step: int) -> None:
        event.stop()
        self.post_message(self.Turned(step))
