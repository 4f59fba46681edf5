"""The rooms of the play screen: title, map, side, prompt, hand, footer; curtain and vote in place of all."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import MouseScrollDown, MouseScrollUp
from textual.widget import Widget
from textual.widgets import Button, Static

from boardkit.art import art
from boardkit.text.spots import Spot
from boardkit.tui.widgets.actionbar import ActionBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.leaves import Leaves
from boardkit.tui.widgets.lines import Lines
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.painted import BLANK, Bare, Painted
from boardkit.tui.widgets.scrolltext import ScrollText
from boardkit.tui.widgets.sheetview import SheetView
from boardkit.tui.widgets.ticking import Ticking
from boardkit.tui.widgets.told import Told
from boardkit.tui.widgets.typed import TypedLine

W = TypeVar("W", bound=Widget)

SHEET: Final = "sheet"
LOW: Final = "low"
"""What forms lie on, in place of the map and in the room of the hand."""

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


class Column(Vertical, Bare):
    """Holds what stands below each other, on a ground that is painted once; keeps the wheel to itself."""

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Go no further than to the ends of what scrolls here."""
        event.stop()

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Go no further than to the ends of what scrolls here."""
        event.stop()


class Line(Horizontal, Bare):
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
    with Told(tell, id="table"):
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


def typed_line(table: Widget, *, wanted: bool) -> Sequence[TypedLine]:
    """Return the line to type in, once somebody has wanted to type; mostly nobody does."""
    found = [child for child in table.children if isinstance(child, TypedLine)]
    if wanted and not found:
        found = [TypedLine(id="typed", compact=True)]
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
            yield Leaves(id="focus")
            yield ScrollText(id="log", latest=True)
            if teaches:
                with VerticalScroll(id="lesson", can_focus=False):
                    yield Lines(id="lesson-text")
    yield ActionBar(id="bar")
    yield HandView(id="hand")
    yield Lines(id="prompt")
    yield Footer(id="keys", always=TAUGHT if teaches else ALWAYS)
