"""Where the terminal's cursor stands: on what is chosen, for magnifiers, screen readers and braille lines.

It stays hidden, since every screen marks what is chosen; what follows a cursor follows a hidden one, too. A
widget of ours in which something can be chosen tells by `here` the cell of its content where that is, if any.
"""

from typing import Any

from textual.errors import NoWidget
from textual.geometry import Offset, Region
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList


def cursor_on(screen: Screen[Any]) -> Offset:
    """Return the cell of the window where what is chosen on a screen stands.

    Where nothing is chosen, that is where its last room begins: what is told there is to be read.
    """
    last = Offset(0, 0)
    for room in getattr(screen, "rooms", ()):
        widget: Widget = getattr(room, "moves_in", None) or room
        seen = seen_of(screen, widget)
        if not seen:
            continue
        cell = _cell(widget)
        if cell is not None:
            return _within(cell, seen)
        last = seen.offset
    return last


def seen_of(screen: Screen[Any], widget: Widget) -> Region:
    """Return the cells of the window that show something of a widget; none if it is hidden."""
    try:
        seen = screen.find_widget(widget).visible_region
    except NoWidget:
        return Region()
    return seen.intersection(widget.content_region) or seen


def _cell(widget: Widget) -> Offset | None:
    """Return the cell of what is chosen in a widget; where it begins, if it does not tell."""
    if isinstance(widget, OptionList):
        return _entry(widget)
    caret: Offset | None = getattr(widget, "cursor_screen_offset", None)
    if caret is not None:
        return caret
    here: Offset | None = getattr(widget, "here", Offset(0, 0))
    return None if here is None else widget.content_region.offset + here


def _entry(listed: OptionList) -> Offset | None:
    """Return the cell where the marked entry of a list begins."""
    if listed.highlighted is None:
        return None
    line = listed._index_to_line.get(listed.highlighted, 0)  # noqa: SLF001 - nothing else tells how high entries are
    return listed.scrollable_content_region.offset + Offset(0, line - listed.scroll_offset.y)


def _within(cell: Offset, seen: Region) -> Offset:
    """Return a cell, or the one nearest to it that is seen."""
    return Offset(min(max(cell.x, seen.x), seen.right - 1), min(max(cell.y, seen.y), seen.bottom - 1))
