"""A curve on the screen: the arrows and the mouse point at a round."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from boardkit.draw.blocks import Room
from boardkit.draw.curves import Curve


class Chart(Widget, can_focus=True, inherit_bindings=False):
    """Shows a curve as large as fits, and tells which round is pointed at; knows no match."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "step(-1)", show=False),
        Binding("right,l", "step(1)", show=False),
        Binding("home", "step(-1000)", show=False),
        Binding("end", "step(1000)", show=False),
    ]

    class Pointed(Message):
        """Another round is pointed at."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._curve: Curve | None = None

    def show(self, curve: Curve) -> None:
        """Show a curve."""
        self._curve = curve
        self.refresh()

    def render(self) -> Text:
        """Draw the curve for the room there is."""
        return Text("\n").join([] if self._curve is None else self._curve.lines(self._room))

    @property
    def _room(self) -> Room:
        return Room(self.content_size.width, self.content_size.height)

    def action_step(self, by: int) -> None:
        """Point at a round further on, or back; never past an end."""
        if self._curve is not None:
            self._point(min(max(self._curve.at + by, 0), len(self._curve.points) - 1))

    def on_click(self, event: events.Click) -> None:
        """Point at the round that was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None and self._curve is not None:
            at = self._curve.round_at(self._room, offset.x)
            if at is not None:
                self._point(at)

    def _point(self, at: int) -> None:
        if self._curve is not None and at != self._curve.at:
            self.post_message(self.Pointed(at))
