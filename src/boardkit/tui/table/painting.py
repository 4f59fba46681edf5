"""Fills the rooms of the play screen with what a desk shows."""

from typing import Final

from rich.text import Text
from textual.content import Content
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boardkit.draw.blocks import Room
from boardkit.text.spots import Spot
from boardkit.tui.desk import beside, rooms, verbs
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.focus import FRAME
from boardkit.tui.desk.ink import Ink, Tones
from boardkit.tui.desk.modes.asking import Asking
from boardkit.tui.desk.modes.authoring import Authoring
from boardkit.tui.desk.modes.curtain import Curtain
from boardkit.tui.desk.modes.quizzing import Quizzing, tells
from boardkit.tui.desk.modes.typing import Typing
from boardkit.tui.desk.modes.watching import Watching
from boardkit.tui.desk.moving import marks
from boardkit.tui.desk.prompts import prompt_in
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.tips import Tip
from boardkit.tui.screens.desked import Desked
from boardkit.tui.table.reserving import AROUND, SIDE, reserve, reserved, room_of
from boardkit.tui.table.timing import TurnClock
from boardkit.tui.widgets.actionbar import ActionBar, Shown
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.lines import Lines
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.scrolltext import ScrollText
from boardkit.tui.widgets.sheetview import SheetView
from boardkit.tui.widgets.told import Told

CURTAIN: Final = 90
AROUND_NEWS: Final = 9
"""The columns of a curtain where there are enough, and those beside its news: border, padding, scroll bar."""

NEWS: Final = 3
"""The lines of news in the focus card, where the log has no room of its own."""

CROWDED: Final = 5
"""The seats that leave a line less to the rest of the side."""


def paint(screen: Desked, desk: Desk) -> None:
    """Show a desk; each room repaints only what differs, and what a cover hides is as bare as its desk."""
    ink = ink_of(screen, desk)
    _hush(screen, desk)
    sheet = sheet_of(screen, desk)
    _classify(screen, desk, sheet)
    _open_typed_line(screen, desk)
    _paint_sheet(screen, sheet)
    _paint_table(screen, desk, ink)
    if isinstance(desk.mode, Curtain):
        _paint_curtain(screen, desk, ink)
    elif isinstance(desk.mode, Asking):
        _paint_vote(screen, desk)


def _hush(screen: Desked, desk: Desk) -> None:
    """Tell nothing any more of what lay on the table before; somebody else may look at it now."""
    screen.query_one(Told).about(desk.sight)


def tell(screen: Desked, spot: Spot) -> Tip:
    """Tell what the mouse is on."""
    return Tip(screen.desk, ink_of(screen, screen.desk), spot)


def ink_of(screen: Desked, desk: Desk) -> Ink:
    """Return what a desk is drawn with."""
    board = screen.board
    tones = Tones(*map(board.tone, ("success", "error", "warning")))
    return Ink(board.palette_of(desk.match), tones)


def _classify(screen: Desked, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget anew."""
    if not screen.has_class(f"-tab-{rooms.TAB_NAMES[rooms.shown_tab(desk)]}"):
        # How wide the lines of what was not shown before may be is known once it has been laid out.
        screen.draw_soon()
    screen.update_classes(_classes(desk, sheet))


def _classes(desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        "-watching": isinstance(desk.modes[0], Watching),
        "-authoring": isinstance(desk.modes[0], Authoring),
        "-tells": tells(desk),
        "-crowded": len(desk.match.players) >= CROWDED,
        "-quiz": isinstance(desk.mode, Quizzing),
        "-curtain": isinstance(desk.mode, Curtain),
        "-voting": isinstance(desk.mode, Asking),
        "-typing": isinstance(desk.mode, Typing),
        "-sheet": sheet is not None,
        "-full": sheet is not None and sheet.full,
        **{f"-tab-{name}": rooms.shown_tab(desk) == tab for tab, name in enumerate(rooms.TAB_NAMES)},
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }


def _paint_curtain(screen: Desked, desk: Desk, ink: Ink) -> None:
    assert isinstance(desk.mode, Curtain)
    screen.query_one("#curtain-text", Static).update(rooms.curtain(desk, ink))
    news = screen.query_one("#curtain-news", ScrollText)
    # Not as measured: a curtain that has just fallen has not been laid out yet, and must look as any other.
    width = min(CURTAIN, screen.size.width) - AROUND_NEWS
    told = beside.curtain_recap(desk, ink, width)
    news.styles.height = len(told.split("\n"))
    news.tell(told)
    name, button = desk.words.seat(desk.mode.seat), screen.query_one("#curtain-open", Button)
    button.label = Content(desk.words("curtain-open", name=name))
    button.refresh(layout=True)


def _paint_vote(screen: Desked, desk: Desk) -> None:
    question, agreements = rooms.vote(desk)
    screen.query_one("#vote-question", Static).update(Content(question))
    for seat, label in agreements:
        screen.query_one(f"#seat-{seat}", Button).label = Content(label)
    screen.query_one("#refuse", Button).label = Content(desk.words("agree-refuse"))


def sheet_of(screen: Desked, desk: Desk) -> Sheet | None:
    """Draw the sheet that lies in place of the map, as large as it may be."""
    room = Room(screen.size.width, max(screen.size.height - AROUND, 1))
    return rooms.sheet(desk, ink_of(screen, desk), room)


def _paint_sheet(screen: Desked, sheet: Sheet | None) -> None:
    shown = Sheet(()) if sheet is None else sheet
    screen.query_one(SheetView).show(Text("\n").join(shown.lines), shown.at)


def _paint_table(screen: Desked, desk: Desk, ink: Ink) -> None:
    _paint_map(screen, desk, ink)
    _paint_side(screen, desk, ink)
    steady = desk.walk is not None
    screen.query_one("#title", Lines).show(rooms.title(desk, ink, screen.size.width))
    prompt = screen.query_one("#prompt", Lines)
    prompt.show(prompt_in(desk, ink, room_of(prompt).width), steady=steady)
    hand = screen.query_one(HandView)
    legend = rooms.spare(desk, hand.size.width, screen.query_one("#gauges", Lines).shown)
    hand.show(rooms.hand(desk, ink, room_of(hand)), rooms.more(desk), legend, marks(desk))
    screen.query_one(ActionBar).show([_shown(verb) for verb in rooms.bar(desk)])
    screen.query_one("#keys", KeyBar).show(rooms.keys(desk))


def _shown(verb: verbs.Told) -> Shown:
    return Shown(verb.letter, verb.names, verb.count, possible=verb.possible)


def _paint_map(screen: Desked, desk: Desk, ink: Ink) -> None:
    scene = rooms.map_(desk)
    picture, view = scene.picture, screen.query_one(MapView)
    view.show(picture.board, picture.looks, scene.marks, ink.palette, screen.board.tier, scene.focus)


def _paint_side(screen: Desked, desk: Desk, ink: Ink) -> None:
    reserve(screen, desk, ink)
    screen.query_one(TurnClock).show(screen, desk, ink)
    seats, gauges = screen.query_one("#seats", Lines), screen.query_one("#gauges", Lines)
    screen.query_one("#tabs", Lines).show(rooms.tabs(desk))
    seats.show(beside.seat_lines(desk, ink, reserved(seats)))
    seats.visible = not tells(desk)
    gauges.show(beside.shared(desk, ink, room_of(gauges)), steady=desk.walk is not None)
    walk = screen.query_one("#walk", ScrollText)
    if desk.walk is not None:
        walk.tell(rooms.walk(desk, ink, walk.wide or SIDE))
        return
    walk.clear()
    if desk.modes[0].teaches:
        told = screen.query_one("#lesson-text", Lines)
        told.show(rooms.lesson(desk, ink, told.size.width))
    else:
        _paint_foot(screen, desk, ink)


def _paint_foot(screen: Desked, desk: Desk, ink: Ink) -> None:
    """Tell what is looked at, and what has happened."""
    card, log = screen.query_one("#focus", Lines), screen.query_one("#log", ScrollText)
    room = room_of(card)
    news = beside.recap(desk, ink, room.width - FRAME).split("\n")[-NEWS:] if _crowded_out(log) else ()
    card.show(rooms.focus_card(desk, ink, room, news))
    log.tell(beside.recap(desk, ink, log.wide or SIDE))


def _crowded_out(log: ScrollText) -> bool:
    """Tell whether a log has no line left beside the map."""
    return log.display and log.region.y >= log.query_ancestor(Widget).region.bottom > 0


def _open_typed_line(screen: Desked, desk: Desk) -> None:
    """Show the line to type in while a move is typed, and put it away after."""
    line, mode = screen.query_one("#typed", Input), desk.mode
    line.placeholder = desk.words("type-here")
    if isinstance(mode, Typing) and not line.display:
        line.suggester = SuggestFromList(mode.suggested)
        line.display = True
        line.focus()
    elif line.display and not isinstance(mode, Typing):
        line.display = False
        line.value = ""
        line.suggester = None
        screen.set_focus(None)
