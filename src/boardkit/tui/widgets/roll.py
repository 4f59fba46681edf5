"""Lines that scroll, however many they are, without laying out what stands around them."""

from textual.geometry import Size
from textual.reactive import Reactive
from textual.scroll_view import ScrollView


class Roll(ScrollView):
    """Scrolls over lines whose number changes nothing around it; its scrollbar is always there, or never."""

    virtual_size = Reactive(Size(0, 0), layout=False)

    def watch_virtual_size(self, size: Size) -> None:
        """Tell the scrollbar, and stay within the lines."""
        if self.show_vertical_scrollbar:
            self.vertical_scrollbar.window_virtual_size = size.height
        self.scroll_to(*self.scroll_offset, animate=False, force=True, immediate=True)
