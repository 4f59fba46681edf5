"""A part of the screen that tells of itself where the mouse rests, and hears the wheel."""

from collections.abc import Callable

from rich.console import RenderableType
from textual import events
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget

from boardkit.text.spots import Spot, spot_of
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.painted import Bare

PLACE = "place"
"""What a place of the map stands for."""


class Told(Vertical, Bare):
    """Holds widgets whose texts stand for something, and lets Textual's tooltips tell what."""

    class Wheeled(Message):
        """The wheel was turned by a step where it neither turns nor scrolls anything."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, tell: Callable[[Spot], RenderableType], *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        """Tell by `tell` what a spot is."""
        super().__init__(id=id)
        self._tell = tell
        self._under: Widget | None = None
        self._spot: Spot | None = None
        self._about: object = None

    def about(self, thing: object) -> None:
        """Tell nothing any more, until the mouse has moved, if another thing is told about now."""
        if thing is not self._about:
            self._about = thing
            self._hush()

    def _hush(self) -> None:
        self._spot = None
        if self._under is not None:
            self._under.tooltip = None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell of what is under the mouse now."""
        spot = spot_under(event)
        if event.widget is None or (spot == self._spot and event.widget is self._under):
            return
        self._hush()
        self._under, self._spot = event.widget, spot
        event.widget.tooltip = None if spot is None else self._tell(spot)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Tell that the wheel was turned."""
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Tell that the wheel was turned."""
        self._wheel(event, 1)

    def _wheel(self, event: events.MouseEvent, step: int) -> None:
        if not event.ctrl:
            self.post_message(self.Wheeled(step))


def spot_under(event: events.MouseEvent) -> Spot | None:
    """Return what is under the mouse: a place of the map, or what a text stands for."""
    if not isinstance(event.widget, MapView):
        return spot_of(event.style.meta)
    offset = event.get_content_offset(event.widget)
    place = None if offset is None else event.widget.place_at(offset)
    return None if place is None else (PLACE, place)
