"""A screen without a terminal: what is painted is handed on, and nobody's keys come in."""

from collections.abc import Callable
from typing import Any, Final

from textual._compositor import LayoutUpdate
from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver

BARE: Final = "\x1b[?25l\x1b[?7l\x1b[m\x1b[2J"  # no cursor, no wrapping, no colour, nothing on it


class SharedDriver(HeadlessDriver):
    """Paints for whoever looks on, in a size that stays; it reads nothing."""

    def __init__(self, paint: Callable[[str], None], app: App[Any], **how: Any) -> None:
        super().__init__(app, **how)
        self._paint = paint

    @property
    def is_headless(self) -> bool:
        """Whether nobody sees it; somebody does."""
        return False

    def write(self, data: str) -> None:
        """Hand on what is painted."""
        self._paint(data)


def whole(app: App[Any]) -> str:
    """Paint all that is on the screen of an app for somebody who comes late; it is as before for others."""
    compositor = app.screen._compositor  # noqa: SLF001 - Textual has no other way to paint without showing
    waiting = set(compositor._dirty_regions)  # noqa: SLF001 - what the others have still to be shown
    with app._context():  # noqa: SLF001 - widgets ask which app they are in
        update = compositor.render_update(True, app._background_screens)  # noqa: SLF001 - as above
        assert isinstance(update, LayoutUpdate)
        compositor._dirty_regions.update(waiting)  # noqa: SLF001 - as above
        return BARE + update.render_segments(app.console)
