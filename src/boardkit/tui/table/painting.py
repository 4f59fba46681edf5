"""Fills the rooms of the play screen with what a desk shows."""

from textual.content import Content
from textual.suggester import SuggestFromList
from textual.widgets import Button, Input, Static

from boardkit.tui.desk import rooms
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink, Tones
from boardkit.tui.desk.modes.asking import Asking
from boardkit.tui.desk.modes.curtain import Curtain
from boardkit.tui.desk.modes.quizzing import tells
from boardkit.tui.desk.modes.typing import Typing
from boardkit.tui.screens.desked import Desked
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.lines import Lines
from boardkit.tui.widgets.log import LogView
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.scrolltext import ScrollText

SIDE = 36
"""The columns of the side before there is one."""


def paint(screen: Desked, desk: Desk) -> None:
    """Show a desk; each room repaints only what differs, and what a cover hides is as bare as its desk."""
    board = screen.board
    ink = Ink(board.palette_of(desk.match), Tones(board.tone("success"), board.tone("error")))
    _classify(screen, desk)
    _open_typed_line(screen, desk)
    _paint_table(screen, desk, ink)
    if isinstance(desk.mode, Curtain):
        _paint_curtain(screen, desk, ink)
    elif isinstance(desk.mode, Asking):
        _paint_vote(screen, desk)


def _classify(screen: Desked, desk: Desk) -> None:
    """Tell the style sheet what is done."""
    screen.set_class(desk.walk is not None, "-walking")
    screen.set_class(desk.modes[0].teaches, "-lesson")
    screen.set_class(tells(desk), "-tells")
    screen.set_class(isinstance(desk.mode, Curtain), "-curtain")
    screen.set_class(isinstance(desk.mode, Asking), "-voting")
    for number, name in enumerate(("-zoom-map", "-zoom-log"), 1):
        if screen.has_class(name) != (desk.zoom == number):
            screen.set_class(desk.zoom == number, name)


def _paint_curtain(screen: Desked, desk: Desk, ink: Ink) -> None:
    assert isinstance(desk.mode, Curtain)
    screen.query_one("#curtain-text", Static).update(rooms.curtain(desk, ink))
    name = desk.words.seat(desk.mode.seat)
    screen.query_one("#curtain-open", Button).label = Content(desk.words("curtain-open", name=name))


def _paint_vote(screen: Desked, desk: Desk) -> None:
    question, agreements = rooms.vote(desk)
    screen.query_one("#vote-question", Static).update(Content(question))
    for seat, label in agreements:
        screen.query_one(f"#seat-{seat}", Button).label = Content(label)
    screen.query_one("#refuse", Button).label = Content(desk.words("agree-refuse"))


def _paint_table(screen: Desked, desk: Desk, ink: Ink) -> None:
    _paint_map(screen, desk, ink)
    _paint_side(screen, desk, ink)
    steady, words = desk.walk is not None, desk.words
    screen.query_one("#title", Lines).show(rooms.title(desk, ink))
    screen.query_one("#prompt", Lines).show(rooms.prompt(desk, ink), steady=steady)
    screen.query_one(HandView).show(rooms.hand(desk, ink), words("hand-more", count=len(desk.listed)))
    screen.query_one("#keys", KeyBar).show(rooms.keys(desk))


def _paint_map(screen: Desked, desk: Desk, ink: Ink) -> None:
    scene = rooms.map_(desk)
    picture, view = scene.picture, screen.query_one(MapView)
    view.show(picture.board, picture.looks, scene.marks, ink.palette, screen.board.tier, scene.focus)


def _paint_side(screen: Desked, desk: Desk, ink: Ink) -> None:
    width = screen.query_one("#side").content_size.width or SIDE
    screen.query_one("#seats", Lines).show(rooms.seat_lines(desk, ink, width))
    screen.query_one("#seats", Lines).visible = not tells(desk)
    screen.query_one("#gauges", Lines).show(rooms.shared(desk, ink), steady=desk.walk is not None)
    walk = screen.query_one("#walk", ScrollText)
    if desk.walk is not None:
        walk.tell(rooms.walk(desk, ink))
        return
    walk.clear()
    if desk.modes[0].teaches:
        screen.query_one("#lesson-text", Lines).show(rooms.lesson(desk, ink))
    else:
        screen.query_one(LogView).show(rooms.log(desk))


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
