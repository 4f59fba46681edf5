"""Fills the rooms of the play screen with what a desk shows, and keeps the clock of the seats."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.text import Text
from textual.content import Content
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Button, Static

from boardkit.core import Seat
from boardkit.core.lines.match import seats_of
from boardkit.draw.blocks import Room
from boardkit.text.spots import Spot
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, Sheet, Tones
from boardkit.tui.desk.facts import marks, works
from boardkit.tui.desk.intents import Do, Wheel
from boardkit.tui.desk.match.curtain import vote
from boardkit.tui.desk.panels import Clock, clock_said, due
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.tips import FRAME, Tip
from boardkit.tui.preferences import Switch
from boardkit.tui.screens.desked import DeskScreen
from boardkit.tui.table.layout import (
    ALL_BESIDE,
    AROUND,
    LOW,
    SHEET,
    SIDE,
    classify,
    classify_unseen,
    clock_in,
    hang_curtain,
    lay_out_vote,
    reserve,
    reserved,
    room_of,
    sheets,
    tabs_of,
    typed_line,
    walk_of,
)
from boardkit.tui.widgets.controls import ActionBar, KeyBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView, TooltipArea
from boardkit.tui.widgets.texts import Lines, ScrollText


def keep_time(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    """Let the time of whoever is due run; ring if that is somebody else than before."""
    wished, before = screen.program.preferences, screen.clock
    clock = before or Clock((0.0,) * len(desk.match.players))
    seat = due(desk)
    screen.clock = clock.passed_to(seat, time.monotonic()) if seat != clock.due else clock
    if wished.bell is Switch.ON and before is not None and seat not in (None, before.due):
        screen.program.bell()
    shown = wished.turn_clock is Switch.ON and not desk.modes[0].teaches
    said = partial(clock_said, screen.clock, words=desk.words, palette=ink.palette)
    for line in clock_in(screen.query_one("#side"), wanted=shown):
        line.tell(said if shown else None)


CURTAIN: Final = 90
AROUND_NEWS: Final = 9
"""The columns of a curtain where there are enough, and those beside its news: border, padding, scroll bar."""

ART_FROM, ART = 32, 9
"""The lines of a window from which on a curtain has its picture, and those of the picture."""

BESIDE_NEWS, MOST_NEWS = 12, 30
"""The lines of a curtain beside its news and its picture, and the most that it has of news."""

NEWS, ASKED = 3, 2
"""The fewest lines of news in the focus card where the log is too short for them, and of what is asked."""


def paint(screen: DeskScreen, desk: Desk) -> None:
    """Show a desk; each room repaints only what differs, and what a cover hides is as bare as its desk."""
    ink = ink_of(screen, desk)
    _hush(screen, desk)
    sheet = sheet_of(screen, desk, ink)
    classify(screen, desk, sheet)
    _open_typed_line(screen, desk)
    _paint_sheet(screen, sheet)
    _paint_table(screen, desk, ink)
    if desk.mode.curtain is not None:
        _paint_curtain(screen, desk, desk.mode.curtain, ink)
    elif "-voting" in desk.mode.styles:
        _paint_vote(screen, desk)


def prepare(screen: DeskScreen, desk: Desk) -> None:
    """Tell the style sheet what is done, and keep the lines of the seats, before the rooms are laid out."""
    classify_unseen(screen, desk)
    reserve(screen, desk, ink_of(screen, desk))


def _hush(screen: DeskScreen, desk: Desk) -> None:
    """Tell nothing any more of what lay on the table before; somebody else may look at it now."""
    screen.query_one(TooltipArea).about(desk.sight)


def tell(screen: DeskScreen, spot: Spot) -> Tip:
    """Tell what the mouse is on."""
    return Tip(screen.desk, ink_of(screen, screen.desk), spot)


def ink_of(screen: DeskScreen, desk: Desk) -> Ink:
    """Return what a desk is drawn with."""
    program = screen.program
    tones = Tones(*map(program.tone, ("success", "error", "warning")))
    return Ink(program.palette_of(desk.match), tones)


def _paint_curtain(screen: DeskScreen, desk: Desk, seat: Seat, ink: Ink) -> None:
    hang_curtain(screen.query_one("#cover"))
    screen.query_one("#curtain-text", Static).update(panels.curtain(desk, ink))
    news = screen.query_one("#curtain-news", ScrollText)
    # Not as measured: a curtain that has just fallen has not been laid out yet, and must look as any other.
    width = min(CURTAIN, screen.size.width) - AROUND_NEWS
    told = panels.curtain_recap(desk, ink, width)
    lines = len(told.split("\n"))
    news.styles.height = min(lines, room_for_news(screen.size.height))
    news.tell(told)
    scrolls = lines > room_for_news(screen.size.height)
    screen.query_one("#curtain").border_subtitle = desk.words("curtain-scroll") if scrolls else ""
    name, button = desk.words.seat(seat), screen.query_one("#curtain-open", Button)
    button.label = Content(desk.words("curtain-open", name=name))
    button.refresh(layout=True)


def room_for_news(height: int) -> int:
    """Return how many lines of news a curtain has room for in a window of a height."""
    return min(height - BESIDE_NEWS - (ART if height >= ART_FROM else 0), MOST_NEWS)


def _paint_vote(screen: DeskScreen, desk: Desk) -> None:

    question, agreements = vote(desk)
    lay_out_vote(screen.query_one("#cover"), len(desk.match.players))
    screen.query_one("#vote-question", Static).update(Content(question))
    labels = dict(agreements)
    for seat in seats_of(desk.match.players):
        button = screen.query_one(f"#seat-{seat}", Button)
        button.display, button.label = seat in labels, Content(labels.get(seat, ""))
    screen.query_one("#refuse", Button).label = Content(desk.words("agree-refuse"))


def sheet_of(screen: DeskScreen, desk: Desk, ink: Ink) -> Sheet | None:
    """Draw the sheet that lies in place of the map, as large as it may be."""
    room = Room(screen.app.size.width, max(screen.app.size.height - AROUND, 1))
    height = screen.query_one("#hand").styles.height
    cells = 0 if height is None or "-low" not in desk.mode.styles else int(height.cells or 0)
    hand = Room(room.width, cells) if cells else None
    return panels.sheet(desk, ink, room, hand)


def _paint_sheet(screen: DeskScreen, sheet: Sheet | None) -> None:
    lies = None if sheet is None else LOW if sheet.low else SHEET
    for view in sheets(screen.query_one(TooltipArea), lies):
        shown = sheet if sheet is not None and view.id == lies else Sheet(())
        view.show(Text("\n").join(shown.lines), shown.at)


def _paint_table(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    _paint_map(screen, desk, ink)
    _paint_side(screen, desk, ink)
    steady = desk.walk is not None
    screen.query_one("#title", Lines).show(panels.title(desk, ink, screen.size.width))
    prompt = screen.query_one("#prompt", Lines)
    prompt.show(prompt_in(desk, ink, room_of(prompt).width), steady=steady)
    hand = screen.query_one(HandView)
    beside_map = screen.query_one("#gauges", Lines).shown
    spare = partial(panels.spare, desk, ink, hand.size.width, beside_map)
    hand.show(panels.hand(desk, ink, room_of(hand)), panels.more(desk), spare, marks(desk))
    screen.query_one(ActionBar).show(panels.bar(desk))
    screen.query_one("#keys", KeyBar).show(panels.keys(desk))


def _paint_map(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    scene = panels.map_(desk)
    picture, view = scene.picture, screen.query_one(MapView)
    view.wheel_turns = Wheel in desk.deeds and works(desk, Do.TURN)
    view.pointed = desk.cursor
    view.show(picture.board, picture.looks, scene.marks, ink.palette, screen.program.tier, scene.focus)


def _paint_side(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    reserve(screen, desk, ink)
    keep_time(screen, desk, ink)
    seats, gauges = screen.query_one("#seats", Lines), screen.query_one("#gauges", Lines)
    apart = screen.app.size.width < ALL_BESIDE
    for tabs in tabs_of(screen.query_one("#side"), wanted=apart):
        if apart:
            tabs.show(panels.tabs(desk))
    seats.show(panels.seat_lines(desk, ink, reserved(seats)))
    gauges.show(panels.shared(desk, ink, room_of(gauges)), steady=desk.walk is not None)
    for walk in walk_of(screen.query_one("#side"), wanted=desk.walk is not None):
        if desk.walk is not None:
            walk.tell(panels.walk(desk, ink, walk.wide or SIDE))
            return
        walk.clear()
    if desk.modes[0].teaches:
        told = screen.query_one("#lesson-text", Lines)
        told.show(panels.lesson(desk, ink, told.size.width))
    else:
        _paint_foot(screen, desk, ink)


def _paint_foot(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    """Tell what is looked at, and what has happened."""
    card, log = screen.query_one("#focus", Lines), screen.query_one("#log", ScrollText)
    room, unseen = room_of(card), _crowded_out(log)
    if desk.zoom or not unseen:
        wide = log.wide or SIDE
        log.tell(panels.recap(desk, ink, wide), panels.carried_over(desk, ink, wide))
    news = _news(desk, ink, room, log)
    card.show(panels.focus_card(desk, ink, room, news))


def _news(desk: Desk, ink: Ink, room: Room, log: ScrollText) -> Sequence[Text]:
    """Return what the focus card tells of what has happened: what the log beside the map has no line for."""
    most = max(room.height - FRAME - ASKED, NEWS)
    if _crowded_out(log):
        return panels.latest(desk, ink, room.width - FRAME, most)
    shown = Room(log.wide, log.scrollable_content_region.height)
    return panels.before(desk, ink, room.width - FRAME, most, shown) if log.display and shown.height else ()


def _crowded_out(log: ScrollText) -> bool:
    """Return whether a log has no line left beside the map."""
    return log.display and log.region.y >= log.query_ancestor(Widget).region.bottom > 0


def _open_typed_line(screen: DeskScreen, desk: Desk) -> None:
    """Show the line to type in while a move is typed, and put it away after."""
    types = "-typing" in desk.mode.styles
    for line in typed_line(screen.query_one(TooltipArea), wanted=types):
        line.placeholder = desk.words("type-here")
        if types and not line.display:
            line.suggester = SuggestFromList(desk.mode.suggested)
            line.display = True
            line.focus()
        elif line.display and not types:
            line.display = False
            line.value = ""
            line.suggester = None
            screen.set_focus(None)
