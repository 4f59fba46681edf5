"""The rooms of the play screen: where each stands, how many cells it has, and by which styles."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import MouseScrollDown, MouseScrollUp
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Button, Static

from boardkit.art import art
from boardkit.draw.blocks import Room
from boardkit.text.spots import Spot
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, Sheet
from boardkit.tui.desk.facts import TAB_NAMES, is_away, shown_tab
from boardkit.tui.screens.base import BUTTONS, read_styles
from boardkit.tui.screens.desked import DeskScreen
from boardkit.tui.widgets.controls import ActionBar, KeyBar, LineInput
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView, TooltipArea
from boardkit.tui.widgets.texts import (
    BLANK,
    Backdrop,
    LeafedLines,
    Lines,
    Painted,
    ScrollText,
    SheetView,
    Ticking,
)

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


def reserve(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    """Keep as many lines for the seats as their number wants, whatever stands in them.

    Where the parts of the side take turns, a walk or a lesson has all the room but a line a seat; else the
    log has what the seats have never filled.
    """
    room, apart = screen.query_one("#seats", Lines), screen.app.size.width < ALL_BESIDE
    if desk.walk is not None or desk.modes[0].teaches or not apart:
        lines = 1 + len(desk.match.players) if apart else _lines_for_seats(screen, desk)
    elif room.content_size.width:
        filled = panels.seat_lines(desk, ink, Room(room.content_size.width, HIGH)).split("\n")
        lines = room.most(len(filled))
    else:  # it is not shown, and how many lines it fills is not known
        return
    if not apart and _in_two_columns(screen):
        _keep_rows(screen, room, lines)
    elif room.styles.height is None or room.styles.height.cells != lines:
        room.styles.height = lines


def _keep_rows(screen: DeskScreen, room: Lines, lines: int) -> None:
    """Keep `lines` lines for the upper row of two columns; the lower one has the rest."""
    side = screen.query_one("#side").styles
    if side.grid_rows is None or side.grid_rows[0].cells != lines:
        side.grid_rows = f"{lines} 1fr"
        room.styles.height = "1fr"
        # How many lines each part has is known once it has been laid out.
        screen.draw_soon()


def _in_two_columns(screen: DeskScreen) -> bool:
    """Return whether the parts of the side stand in two columns."""
    layout = screen.query_one("#side").styles.layout
    return layout is not None and layout.name == "grid"


def _lines_for_seats(screen: DeskScreen, desk: Desk) -> int:
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
    wanted = desk.drawing.seats_high(players, wide)
    if wanted:
        return min(wanted, max(free, 1 + players * SEAT))
    return 1 + players * min(max((free - 1) // players, SEAT), SEAT_TALL if players > 1 else ALONE)


W = TypeVar("W", bound=Widget)

SHEET: Final = "sheet"
LOW: Final = "low"
"""The sheets that forms lie on, in place of the map and in the room of the hand."""

WALK: Final = "walk"
"""Where a walk is told."""

ALWAYS: Final = ("want('back')", "want('help')", "want('undo')", "want('inspect')")
"""The keys of the footer that are the last to go where there is little room, the first the very last."""

TAUGHT: Final = ("want('help')",)
"""Those where something is taught: a lesson is left by a key whose word stands near the start of the line."""


class QuietButton(Button, can_focus=False):
    """A button for the mouse: enter must not press it for anybody, and it hears every click."""

    def on_mount(self) -> None:
        """Stay as it is when it is pressed: while Textual shows that it was, it hears no other click."""
        self.active_effect_duration = 0


class Column(Vertical, Backdrop):
    """Holds what stands below each other, on a ground that is painted once; keeps the wheel to itself."""

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Go no further than to the ends of what scrolls here."""
        event.stop()

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Go no further than to the ends of what scrolls here."""
        event.stop()


class Line(Horizontal, Backdrop):
    """Holds what stands side by side, on a ground that is painted once."""


class Footer(KeyBar, Painted):
    """The keys of a table, painted once."""

    def row(self, y: int) -> Text:
        """Write them in the one line that there is."""
        return BLANK if y else self.render()


def layout(tell: Callable[[Spot], RenderableType], *, teaches: bool, apart: bool) -> ComposeResult:
    """Lay out the table, which tells by `tell` what the mouse is on, and what covers it.

    Where something is taught, it has a room for what is told; the parts of the side may take turns.
    """
    with TooltipArea(tell, id="table"):
        yield from _table(teaches=teaches, apart=apart)
    yield Vertical(id="cover")


def hang_curtain(cover: Widget) -> None:
    """Lay out the curtain when it falls for the first time: at most tables it never does."""
    if cover.query("#curtain"):
        return
    curtain = Vertical(id="curtain")
    cover.mount(curtain)
    curtain.mount(
        Static(Text(art("curtain")), id="curtain-art"),
        Static(id="curtain-text"),
        ScrollText(id="curtain-news"),
        QuietButton(id="curtain-open", variant="primary"),
    )


def sheets(table: Widget, wanted: str | None) -> Sequence[SheetView]:
    """Return what forms lie on, once there was one where it lies; mostly there is none.

    `wanted` is where one lies now: `SHEET`, in place of the map, or `LOW`, in the room of the hand.
    """
    places = {SHEET: (table.query_one("#middle"), "#map"), LOW: (table, "#hand")}
    found = [
        child for place, _ in places.values() for child in place.children if isinstance(child, SheetView)
    ]
    if wanted is not None and all(view.id != wanted for view in found):
        place, after = places[wanted]
        found.append(SheetView(id=wanted))
        place.mount(found[-1], after=after)
    return found


def walk_of(side: Widget, *, wanted: bool) -> Sequence[ScrollText]:
    """Return where a walk is told, once somebody has taken one."""
    return _part_of(side, ScrollText, WALK, wanted=wanted)


def tabs_of(side: Widget, *, wanted: bool) -> Sequence[Lines]:
    """Return where the parts of the side are named, once they have taken turns."""
    return _part_of(side, Lines, "tabs", wanted=wanted, before="#seats")


def clock_in(side: Widget, *, wanted: bool) -> Sequence[Ticking]:
    """Return where the time is told that the seats have used, once that was wished."""
    return _part_of(side, Ticking, "clock", wanted=wanted, after="#seats")


def _part_of(side: Widget, kind: type[W], name: str, *, wanted: bool, **where: Any) -> Sequence[W]:
    """Return a part of the side that has been wanted before, or is now; mostly there is none."""
    found = [child for child in side.children if isinstance(child, kind) and child.id == name]
    if wanted and not found:
        found = [kind(id=name)]
        side.mount(*found, **where)
    return found


def typed_line(table: Widget, *, wanted: bool) -> Sequence[LineInput]:
    """Return the line to type in, once somebody has wanted to type; mostly nobody does."""
    found = [child for child in table.children if isinstance(child, LineInput)]
    if wanted and not found:
        found = [LineInput(id="typed", compact=True)]
        found[0].display = False
        table.mount(*found, after="#bar")
    return found


def lay_out_vote(cover: Widget, seats: int) -> None:
    """Lay out the vote when there is one for the first time."""
    if cover.query("#vote"):
        return
    vote, text = Vertical(id="vote"), VerticalScroll(id="vote-text", can_focus=False)
    agreements = [QuietButton(id=f"seat-{seat}", classes="agree") for seat in range(seats)]
    cover.mount(vote)
    vote.mount(text, *agreements, QuietButton(id="refuse", variant="error"))
    text.mount(Static(id="vote-question"))


def _table(*, teaches: bool, apart: bool) -> ComposeResult:
    yield Lines(id="title")
    with Line(id="middle"):
        yield MapView(id="map")
        with Column(id="side"):
            if apart:
                yield Lines(id="tabs")
            yield Lines(id="seats")
            yield Lines(id="gauges")
            yield LeafedLines(id="focus")
            yield ScrollText(id="log", latest=True)
            if teaches:
                with VerticalScroll(id="lesson", can_focus=False):
                    yield Lines(id="lesson-text")
    yield ActionBar(id="bar")
    yield HandView(id="hand")
    yield Lines(id="prompt")
    yield Footer(id="keys", always=TAUGHT if teaches else ALWAYS)


HERE: Final = Path(__file__).parent

COVER_STYLES: Final = (BUTTONS, HERE / "cover.tcss")
APART_STYLES: Final = (HERE / "apart.tcss",)
SHEET_STYLES: Final = (HERE / "sheet.tcss",)
ZOOM_STYLES: Final = (HERE / "zoom.tcss",)

MORE_STYLES: Final[Mapping[str, Sequence[Path]]] = {
    "-narrow": APART_STYLES,
    "-normal": APART_STYLES,
    "-vast": (HERE / "vast.tcss",),
    "-lesson": (HERE / "lesson.tcss",),
    "-quiz": (HERE / "lesson.tcss",),
    "-watching": (HERE / "watching.tcss",),
    "-walking": (HERE / "walking.tcss",),
    "-sheet": SHEET_STYLES,
    "-low": SHEET_STYLES,
    "-typing": ZOOM_STYLES,
    "-zoom-map": ZOOM_STYLES,
    "-zoom-log": ZOOM_STYLES,
    "-curtain": COVER_STYLES,
    "-voting": COVER_STYLES,
}
"""The styles of what is not at every table, by the class that tells that it is there."""

COVERED: Final = {"-curtain": "#curtain-open", "-voting": "#vote-question", "-typing": "#typed"}
"""The widgets to read or to type in where something else takes the place of the table."""

TABS: Final = tuple(f"-tab-{name}" for name in TAB_NAMES)
"""Which part of the side is on top, where they take turns."""

CROWDED: Final = 5
"""The seats that leave a line less to the rest of the side."""


def classify_unseen(screen: DeskScreen, desk: Desk) -> None:
    """Tell what is done, and how large the window is, before there is any widget to have a style."""
    classes = _sizes(screen, screen.app.size) | _done(screen, desk, None)
    _read_styles(screen, classes)
    screen.update_classes(classes, update=False)


def fit_styles(screen: DeskScreen, size: Size) -> None:
    """Read the styles for a size of the window, before Textual gives the screen its classes."""
    _read_styles(screen, _sizes(screen, size))


def _sizes(screen: DeskScreen, size: Size) -> dict[str, bool]:
    across, down = screen.HORIZONTAL_BREAKPOINTS or (), screen.VERTICAL_BREAKPOINTS or ()
    return _reached(size.width, across) | _reached(size.height, down)


def _read_styles(screen: DeskScreen, classes: Mapping[str, bool]) -> None:
    for name, paths in MORE_STYLES.items():
        if classes.get(name):
            read_styles(screen.app, paths)


def _reached(cells: int, breakpoints: Iterable[tuple[int, str]]) -> dict[str, bool]:
    last = max((least for least, _ in breakpoints if cells >= least), default=None)
    return {name: least == last for least, name in breakpoints}


def classify(screen: DeskScreen, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget again."""
    classes = _done(screen, desk, sheet)
    if not screen.has_class(_on_top(screen, desk)):
        # How wide the lines of what was not shown before may be is known once it has been laid out.
        screen.draw_soon()
    _read_styles(screen, classes)
    screen.update_classes(classes)


def _on_top(screen: DeskScreen, desk: Desk) -> str:
    """Return the part of the side that is on top; always the same one where all stand together."""
    return TABS[shown_tab(desk) if screen.app.size.width < ALL_BESIDE else 0]


def rooms_of_choice(desk: Desk) -> Iterator[str]:
    """Name the rooms in one of which what is chosen stands, the likeliest first; the last is to be read."""
    styles = desk.mode.styles
    for style, room in COVERED.items():
        if style in styles:
            yield room
    yield from ("#sheet", "#low", "#walk")
    if "-quiz" not in styles and (desk.picks_places or is_away(desk)):
        yield "#map"
    yield from ("#hand", "#lesson-text" if desk.modes[0].teaches else "#prompt")


def _done(screen: DeskScreen, desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        **{name: name in desk.modes[0].styles for name in ("-watching", "-authoring")},
        **{name: name in desk.mode.styles for name in ("-tells", "-quiz", "-curtain", "-voting", "-typing")},
        "-crowded": len(desk.match.players) >= CROWDED,
        "-sheet": sheet is not None and not sheet.low,
        "-low": sheet is not None and sheet.low,
        "-full": sheet is not None and sheet.full,
        **{name: name == _on_top(screen, desk) for name in TABS},
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }
