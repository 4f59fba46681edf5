"""The rooms of the play screen: where each stands, how many cells it has, and by which styles."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import MouseEvent, MouseScrollDown, MouseScrollUp
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Button, Static

from boardkit.text.spots import Spot
from boardkit.tui.desk.desk import Desk, Sheet
from boardkit.tui.desk.facts import is_away
from boardkit.tui.screens.base import BUTTONS, read_styles, sizes
from boardkit.tui.screens.desked import DeskScreen
from boardkit.tui.table.plan import Plan
from boardkit.tui.widgets.controls import ActionBar, KeyBar, LineInput
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView, TooltipArea
from boardkit.tui.widgets.texts import BLANK, Backdrop, LeafedLines, Lines, Painted, ScrollText, SheetView

ROOMS: Final = ("tabs", "seats", "gauges", "focus", "log", "walk", "lesson")
"""The rooms of the side that a plan gives lines to, from above."""


def furnish(screen: DeskScreen, plan: Plan) -> None:
    """Give the hand and each room of the side the cells of a plan; what changes nothing costs no layout."""
    side = screen.query_one("#side", Column)
    _set(side, "width", plan.side)
    for hand in screen.query_one("#table").children:
        if hand.id in ("hand", LOW):
            _set(hand, "height", plan.hand)
    for room in side.children:
        if room.id in ROOMS:
            lines = plan.heights.get(room.id, 0)
            _set(room, "height", lines)
            if room.display != (lines > 0):
                room.display = lines > 0
        if room.id == "gauges":
            room.set_class(plan.second > 0, "-second")


def _set(widget: Widget, name: str, cells: int) -> None:
    now = getattr(widget.styles, name)
    if now is None or now.cells != cells:
        setattr(widget.styles, name, cells)


W = TypeVar("W", bound=Widget)

SHEET: Final = "sheet"
LOW: Final = "low"
"""The sheets that forms lie on, in place of the map and in the room of the hand."""

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

    @on(MouseScrollUp)
    @on(MouseScrollDown)
    def stop_wheel(self, event: MouseEvent) -> None:
        """Go no further than to the ends of what scrolls here."""
        event.stop()


class Line(Horizontal, Backdrop):
    """Holds what stands side by side, on a ground that is painted once."""


class Footer(KeyBar, Painted):
    """The keys of a table, painted once."""

    def row(self, y: int) -> Text:
        """Write them in the one line that there is."""
        return BLANK if y else self.render()


def layout(tell: Callable[[Spot], RenderableType | None], *, teaches: bool, apart: bool) -> ComposeResult:
    """Lay out the table, which tells by `tell` what the mouse is on, and what covers it.

    Where something is taught, it has a room for what is told; the parts of the side may take turns.
    """
    with TooltipArea(tell, id="table"):
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
    yield Vertical(id="cover")


def hang_curtain(cover: Widget) -> None:
    """Lay out the curtain when it falls for the first time: at most tables it never does."""
    if cover.query("#curtain"):
        return
    curtain = Vertical(id="curtain")
    cover.mount(curtain)
    curtain.mount(
        Static(id="curtain-art"),
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


def part_of(side: Widget, kind: type[W], name: str, *, wanted: bool, **where: Any) -> Sequence[W]:
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


HERE: Final = Path(__file__).parent
COVER_STYLES: Final = (BUTTONS, HERE / "cover.tcss")
SHEET_STYLES: Final = (HERE / "sheet.tcss",)
ZOOM_STYLES: Final = (HERE / "zoom.tcss",)

MORE_STYLES: Final[Mapping[str, Sequence[Path]]] = {
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


def classify_unseen(screen: DeskScreen, desk: Desk) -> None:
    """Tell what is done, and how large the window is, before there is any widget to have a style."""
    classes = sizes(screen, screen.app.size) | _done(desk, None)
    _read_styles(screen, classes)
    screen.update_classes(classes, update=False)


def fit_styles(screen: DeskScreen, size: Size) -> None:
    """Read the styles for a size of the window, before Textual gives the screen its classes."""
    _read_styles(screen, sizes(screen, size))


def _read_styles(screen: DeskScreen, classes: Mapping[str, bool]) -> None:
    for name, paths in MORE_STYLES.items():
        if classes.get(name):
            read_styles(screen.app, paths)


def classify(screen: DeskScreen, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget again."""
    classes = _done(desk, sheet)
    _read_styles(screen, classes)
    screen.update_classes(classes)


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


def _done(desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        **{name: name in desk.modes[0].styles for name in ("-watching", "-authoring")},
        **{name: name in desk.mode.styles for name in ("-tells", "-quiz", "-curtain", "-voting", "-typing")},
        "-sheet": sheet is not None and not sheet.low,
        "-low": sheet is not None and sheet.low,
        "-full": sheet is not None and sheet.full,
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }
