"""The screen that compares two lines of a match: one map at a time, the differences ringed and listed."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from boardkit.core import Study
from boardkit.draw.boards import board
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.text import Words
from boardkit.text.branches import line_said
from boardkit.tui.pages.comparing import Comparison, Row
from boardkit.tui.screens.board import words_at
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.mapview import MapView

MOST_PLACES = 40
"""How many places are told in words; all of them are ringed on the map."""


class CompareScreen(Page[None]):
    """Shows what differs between two lines; both must be such as everybody may see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,space,left,right", "other", show=False),
        Binding("v", "board", show=False),
        Binding("down,j,pagedown", "scroll(1)", show=False),
        Binding("up,k,pageup", "scroll(-1)", show=False),
        Binding("plus,equals_sign", "scale(1)", show=False),
        Binding("minus", "scale(-1)", show=False),
    ]
    AUTO_FOCUS = ""

    def __init__(self, study: Study[Any], here: str, there: str) -> None:
        super().__init__()
        drawing = drawing_of(study.main.game.key)
        self.comparison = Comparison(study.line(here), study.line(there), drawing)
        self._study, self._lines = study, (here, there)
        self.shown = 1
        self.seat = self.comparison.boards[0]

    @property
    def words(self) -> Words:
        """The words of the game, with the players' names."""
        match = self.comparison.here
        return words_at(self.board, match)

    @property
    def heading(self) -> Text:
        """Name the two lines."""
        here, there = self._names
        return Text(self.words("compare-heading", here=here, there=there))

    @property
    def keys(self) -> PageKeys:
        """Tell how to see the other line."""
        boards = (("board", "v", "compare-board"),) if len(self.comparison.boards) > 1 else ()
        return (("other", "tab", "compare-other"), *boards, BACK)

    @property
    def _names(self) -> Sequence[str]:
        return [line_said(self._study, name, self.words) for name in self._lines]

    def content(self) -> ComposeResult:
        """Lay out the map and what differs."""
        with Horizontal(id="compare"):
            yield MapView(id="compare-map")
            with VerticalScroll(id="compare-side", can_focus=False):
                yield Static(id="compare-which")
                yield Static(id="compare-text")

    def on_mount(self) -> None:
        """Draw both sides."""
        super().on_mount()
        self.query_one(MapView).can_focus = False
        self._draw()

    async def lay_out_anew(self) -> None:
        """Draw everything in the language that is spoken now."""
        await super().lay_out_anew()
        self._draw()

    def _draw(self) -> None:
        comparison = self.comparison
        match, places = (comparison.here, comparison.there)[self.shown], comparison.places(self.seat)
        picture = board(comparison.drawing, match.state, self.seat)
        marks = Marks(rings=(Ring(frozenset(places), Mark.PICKED),), coordinates=True)
        view = self.query_one(MapView)
        palette = self.board.palette_of(match)
        view.show(picture.board, picture.looks, marks, palette, self.board.tier, places)
        ordered = view.in_reading_order(places) or list(places)
        self.query_one("#compare-which", Static).update(self._which())
        self.query_one("#compare-text", Static).update(self._table(ordered))

    def _which(self) -> Text:
        """Say which line the map shows."""
        parts = [
            Text(f" {name} ", "reverse bold" if number == self.shown else "dim")
            for number, name in enumerate(self._names)
        ]
        return Text("  ").join(parts)

    def _table(self, places: Sequence[Any]) -> Table:
        words, comparison = self.words, self.comparison
        table = Table(box=None, padding=(0, 1), expand=True, show_edge=False)
        table.add_column("", ratio=4)
        for name in self._names:
            table.add_column(Text(name, overflow="ellipsis", no_wrap=True), ratio=3)
        self._add(table, words("compare-score"), comparison.score(words))
        self._add(table, words("compare-numbers"), comparison.numbers(words))
        self._add(table, words("compare-hands"), comparison.hands(words))
        whose = words("compare-places") if self.seat is None else words.seat(self.seat)
        self._add(table, whose, comparison.looked_at(words, self.seat, places[:MOST_PLACES]))
        return table

    @staticmethod
    def _add(table: Table, title: str, rows: Iterable[Row]) -> None:
        for number, row in enumerate(rows):
            if not number:
                table.add_row(Text(title, "italic"))
            style = "bold" if row.here != row.there else ""
            table.add_row(Text(row.label), Text(row.here, style), Text(row.there, style))

    def action_other(self) -> None:
        """Show the map of the other line."""
        self.shown = 1 - self.shown
        self._draw()

    def action_board(self) -> None:
        """Show the map of the next seat, where each has its own."""
        boards = self.comparison.boards
        self.seat = boards[(boards.index(self.seat) + 1) % len(boards)]
        self._draw()

    def action_scroll(self, way: int) -> None:
        """Scroll the list of what differs."""
        self.query_one("#compare-side", VerticalScroll).scroll_relative(y=3 * way, animate=False)

    def action_scale(self, step: int) -> None:
        """Draw the map larger or smaller."""
        self.query_one(MapView).scale(step)
