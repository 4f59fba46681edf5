"""The board beside a score, or each seat's own: at the end, after a round, or at a moment."""

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import Match, ScoreLine, Seat
from boardkit.core.values import Value, values_in
from boardkit.draw.boards import board, boards_of
from boardkit.draw.cropping import cropped
from boardkit.draw.drawings import drawing_of
from boardkit.draw.extras import edges_of, worded
from boardkit.draw.looks import Look, Mark, Marks, Ring
from boardkit.text import Words
from boardkit.tui.screens.board import Board
from boardkit.tui.widgets.later import WhileRunning
from boardkit.tui.widgets.mapview import MapView

PAN = 6
"""Columns that the map moves by an arrow; half as many lines."""


EMPTY = Look().fill
"""The ground where nothing lies."""


class View(Value, eq=False):
    """What is to be looked at.

    Attributes:
        state: the table.
        told: what it is, in a few words.
        seat: on whose map, where each seat has one; the same as before with None.
        places: what is ringed; what is no place of the map counts for nothing.
    """

    state: Any
    told: str
    seat: Seat | None = None
    places: Collection[Any] = ()


class EndBoard(WhileRunning, Vertical):
    """Shows the map of a table, and above it what it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "pan(0, -1)", show=False),
        Binding("down", "pan(0, 1)", show=False),
        Binding("left", "pan(-1, 0)", show=False),
        Binding("right", "pan(1, 0)", show=False),
    ]

    def __init__(self, program: Board, match: Match[Any], words: Words, seat: Seat) -> None:
        super().__init__(id="board", classes="panel")
        self._program, self._match, self._words = program, match, words
        self._drawing = drawing_of(match.game.key)
        self._boards = boards_of(self._drawing, len(match.players))
        self._seat = seat if len(self._boards) > 1 else self._boards[0]
        self._view: View | None = None

    def compose(self) -> ComposeResult:
        """Lay out what it is, and the map."""
        yield Static(id="board-told", classes="panel-title")
        yield MapView(id="end-map")

    def look(self, view: View) -> None:
        """Show a table."""
        self._view = view
        if view.seat is not None and view.seat in self._boards:
            self._seat = view.seat
        self._draw(view)

    def turn(self) -> None:
        """Show the map of the next seat, where each has its own."""
        self._seat = self._boards[(self._boards.index(self._seat) + 1) % len(self._boards)]
        if self._view is not None:
            self._draw(self._view)

    def _draw(self, view: View) -> None:
        bare = board(self._drawing, view.state, self._seat)
        picture = cropped(worded(self._drawing, view.state, bare, self._words))
        places = frozenset(place for place in view.places if place in picture.looks)
        rings = (Ring(places, Mark.PICKED),) if places else ()
        marks = Marks(rings=rings, edges=edges_of(self._drawing))
        palette, tier = self._program.palette_of(self._match), self._program.tier
        focus = places or [place for place, look in picture.looks.items() if look.fill != EMPTY]
        self.query_one(MapView).show(picture.board, picture.looks, marks, palette, tier, focus)
        told = view.told
        if self._seat is not None:
            told = self._words("end-board-of", told=told, seat=self._words.seat(self._seat))
        self.query_one("#board-told", Static).update(Text(told, no_wrap=True, overflow="ellipsis"))

    def action_pan(self, columns: int, lines: int) -> None:
        """Move over the map."""
        step = PAN * columns, PAN // 2 * lines
        self.query_one(MapView).scroll_relative(*step, animate=False, force=True, immediate=True)


def places_in(line: ScoreLine) -> list[Any]:
    """Name what a line of the sheet counts that may be a place."""
    return list(_hashable(values_in(line).values()))


def _hashable(values: Iterable[Any]) -> Iterable[Any]:
    return (value for value in values if type(value).__hash__ is not None)
