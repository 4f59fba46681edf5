"""Lines that scroll, however many they are, without laying out what stands around them."""

from collections.abc import Sequence

from rich.text import Text
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.scroll_view import ScrollView
from textual.scrollbar import ScrollBar
from textual.strip import Strip

from boardkit.tui.widgets.painted import Painted


class Bar(ScrollBar, Painted):
    """A scrollbar that is painted in one go: at each step of a walk another text stands beside it."""

    def __init__(self) -> None:
        super().__init__(name="vertical")
        self._drawn: Sequence[Text] = ()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give lines of the bar as it is now."""
        console = self.app.console
        options = console.options.update_dimensions(*self.size)
        self._drawn = [
            Text.assemble(*((part.text, part.style or "") for part in line))
            for line in console.render_lines(self.render(), options)
        ]
        return super().render_lines(crop)

    def row(self, y: int) -> Text:
        """Say what is drawn in a line."""
        return self._drawn[y]


class Roll(ScrollView):
    """Scrolls over lines whose number changes nothing around it; its scrollbar is always there, or never."""

    virtual_size = Reactive(Size(0, 0), layout=False)

    @property
    def vertical_scrollbar(self) -> ScrollBar:
        """The scrollbar, made when it is first asked for."""
        if self._vertical_scrollbar is None:
            self._vertical_scrollbar = bar = Bar()
            bar.display = False
            self.app._start_widget(self, bar)  # noqa: SLF001 - as Textual makes its own
        return self._vertical_scrollbar

    def watch_virtual_size(self, size: Size) -> None:
        """Tell the scrollbar, and stay within the lines."""
        if self.show_vertical_scrollbar:
            self.vertical_scrollbar.window_virtual_size = size.height
        self.scroll_to(*self.scroll_offset, animate=False, force=True, immediate=True)
