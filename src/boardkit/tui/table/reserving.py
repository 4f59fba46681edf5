"""The cells of rooms, and the lines that are kept for the seats, whatever stands in them."""

from typing import Final

from textual.widget import Widget

from boardkit.draw.blocks import Room
from boardkit.draw.extras import seats_high
from boardkit.tui.desk import beside
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.screens.desked import Desked
from boardkit.tui.widgets.lines import Lines

SIDE: Final = 36
HIGH: Final = 10
"""The columns and lines of a room before it is laid out."""

AROUND: Final = 5
"""The lines of a window beside those of a sheet: title, bar, prompt, footer."""

SEAT, SEAT_TALL, ALONE = 2, 4, 6
"""The fewest and the most lines of a seat where all parts of the side stand together, and of one alone."""

FOCUS: Final = 17
"""The lines of the focus card with what parts it, where the seats have another column above it."""

BELOW: Final = ("#hand", "#gauges", "#focus")
"""The rooms that take their lines from those of the seats."""

PARTED, LATEST = 1, 1
"""The line that parts the log from what stands above it, and the fewest of its own."""

TALL: Final = 50
ALL_BESIDE: Final = 120
"""Lines of a tall window, and columns from which on all parts of the side stand in it together."""


def room_of(widget: Widget) -> Room:
    """Return the cells of a room, or those that its parent has for it before it is laid out."""
    width, height = widget.content_size
    if width and height:
        return Room(width, height)
    around = widget.query_ancestor(Widget).content_size
    return Room(width or around.width or SIDE, height or around.height - 1 or HIGH)


def reserved(widget: Widget) -> Room:
    """Return the cells of a room whose lines are kept for it, perhaps just now."""
    room, height = room_of(widget), widget.styles.height
    return room if height is None or not height.cells else Room(room.width, int(height.cells))


def reserve(screen: Desked, desk: Desk, ink: Ink) -> None:
    """Keep as many lines for the seats as their number wants, whatever stands in them.

    Where the parts of the side take turns, a walk or a lesson has all the room but a line a seat; else the
    log has what the seats have never filled.
    """
    room, apart = screen.query_one("#seats", Lines), screen.app.size.width < ALL_BESIDE
    if desk.walk is not None or desk.modes[0].teaches or not apart:
        lines = 1 + len(desk.match.players) if apart else _lines_for_seats(screen, desk)
    elif room.content_size.width:
        filled = beside.seat_lines(desk, ink, Room(room.content_size.width, HIGH)).split("\n")
        lines = room.most(len(filled))
    else:  # it is not shown, and how many lines it fills is not known
        return
    if not apart and _in_two_columns(screen):
        _keep_rows(screen, room, lines)
    elif room.styles.height is None or room.styles.height.cells != lines:
        room.styles.height = lines


def _keep_rows(screen: Desked, room: Lines, lines: int) -> None:
    """Keep so many lines for the upper row of two columns; the lower one has the rest."""
    side = screen.query_one("#side").styles
    if side.grid_rows is None or side.grid_rows[0].cells != lines:
        side.grid_rows = f"{lines} 1fr"
        room.styles.height = "1fr"
        # How many lines each part has is known once it has been laid out.
        screen.draw_soon()


def _in_two_columns(screen: Desked) -> bool:
    """Tell whether the parts of the side stand in two columns."""
    layout = screen.query_one("#side").styles.layout
    return layout is not None and layout.name == "grid"


def _lines_for_seats(screen: Desked, desk: Desk) -> int:
    """Give the seats what hand, focus card, tracks and log leave of a window, as far as they need it."""
    players = len(desk.match.players)
    if _in_two_columns(screen):
        hand = screen.query_one("#hand").styles.height
        free = screen.app.size.height - AROUND - int(hand.cells or 0 if hand is not None else 0) - FOCUS
        return min(1 + players * ALONE, free)
    high, rooms = screen.app.size.height, [screen.query_one(name).styles for name in BELOW]
    taken = sum(int(room.height.cells or 0) + room.margin.top for room in rooms if room.height is not None)
    free = high - AROUND - PARTED - LATEST - (high >= TALL) - taken
    side = screen.query_one("#side").styles
    wide = int(side.width.cells or 0) - side.gutter.width if side.width is not None else SIDE
    wanted = seats_high(desk.drawing, players, wide)
    if wanted is not None:
        return min(wanted, max(free, 1 + players * SEAT))
    return 1 + players * min(max((free - 1) // players, SEAT), SEAT_TALL if players > 1 else ALONE)
