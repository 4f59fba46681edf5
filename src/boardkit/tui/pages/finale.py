"""The parts of the page of a score: the sheet with its bars, how it came, and the board."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import OptionList

from boardkit.core import Seat
from boardkit.core.lines.course import Course
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.pages.chart import Chart
from boardkit.tui.pages.endboard import EndBoard, View, places_in
from boardkit.tui.pages.ending import Ending
from boardkit.tui.pages.sheet import Sheet
from boardkit.tui.pages.story import Story
from boardkit.tui.screens.board import Board
from boardkit.tui.widgets.bars import Bars
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.later import WhileRunning
from boardkit.tui.widgets.mapview import MapView

STOPS: Final[Mapping[str, str]] = {
    "score-sheet": "score",
    "course": "story",
    "moments": "story",
    "end-map": "board",
}
"""What the tab key stops at, and the part that it lies in."""


class Finale(WhileRunning, Vertical):
    """Shows all parts in a large window; in a small one that in which the focus is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "stop(1)", show=False),
        Binding("shift+tab", "stop(-1)", show=False),
        *(Binding(str(number), f"part({number - 1})", show=False) for number in (1, 2, 3)),
        Binding("v", "turn", show=False),
        Binding("plus,equals_sign", "scale(1)", show=False),
        Binding("minus", "scale(-1)", show=False),
        Binding("0", "scale(0)", show=False),
    ]

    def __init__(self, program: Board, ending: Ending) -> None:
        super().__init__(id="finale")
        self._program, self._ending = program, ending
        self._parts = ("score", "story", "board") if ending.match.over else ("score", "board")

    def compose(self) -> ComposeResult:
        """Lay out the names of the parts, and the parts."""
        ending, words = self._ending, self._ending.words
        yield KeyBar(id="parts-bar")
        with Container(id="end", classes="" if ending.match.over else "-so-far"):
            yield EndBoard(self._program, ending.match, words, next(iter(ending.sheet.winners), Seat(0)))
            if ending.match.over:
                plain = not self._program.tier.has_blocks
                yield Story(Course(ending.match), words, ending.palette, plain=plain)
            with Horizontal(id="score", classes="panel"):
                yield Sheet(ending.sheet, words, ending.palette)
                yield Chart(Bars(ending.sheet, words, ending.palette))

    def on_mount(self) -> None:
        """Show the sheet, and the board as it is."""
        self._show("score")
        self._look()

    @property
    def rule(self) -> str:
        """The section behind the line of the sheet under the cursor."""
        return self.query_one(Sheet).rule

    @property
    def moment(self) -> ShowMoment | None:
        """The moment that is pointed at, or the first; None where there is none."""
        return self.query_one(Story).moment if self._ending.match.over else None

    @on(OptionList.OptionHighlighted, "#score-sheet")
    def _look(self) -> None:
        """Show the board as it is, and on it what the line of the sheet under the cursor counts."""
        told = self._ending.words("end-board" if self._ending.match.over else "end-board-now")
        line = self.query_one(Sheet).line
        seat, places = (None, ()) if line is None else (line.seat, places_in(line))
        self.query_one(EndBoard).look(View(self._ending.state, told, seat, places))

    @on(Story.LookedAt)
    def look_back(self, event: Story.LookedAt) -> None:
        """Show the board of a round or a moment."""
        self.query_one(EndBoard).look(event.view)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Show the part in which the focus is."""
        part = STOPS.get(event.widget.id or "")
        if part is not None:
            self._show(part)
        if event.widget.id == "score-sheet":
            self._look()

    def _show(self, now: str) -> None:
        """Show a part, where not all fit, and mark its name."""
        for panel in self.query(".panel"):
            panel.set_class(panel.id == now, "-on")
        named = [(part, self._ending.words(f"end-part-{part}")) for part in self._parts]
        entries = [
            (f"part({number - 1})", str(number), f"▸ {name}" if part == now else name)
            for number, (part, name) in enumerate(named, 1)
        ]
        self.query_one("#parts-bar", KeyBar).show(entries)

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Go to the part whose name was clicked."""
        event.stop()
        await self.run_action(event.action)

    def action_part(self, number: int) -> None:
        """Go to a part."""
        if number < len(self._parts):
            self._stop_at(next(stop for stop, part in STOPS.items() if part == self._parts[number]))

    def action_stop(self, way: int) -> None:
        """Go to the next list, curve or board."""
        stops = [stop for stop, part in STOPS.items() if part in self._parts]
        now = self.screen.focused
        at = stops.index(now.id) if now is not None and now.id in stops else -way
        self._stop_at(stops[(at + way) % len(stops)])

    def _stop_at(self, stop: str) -> None:
        self._show(STOPS[stop])
        self.query_one(f"#{stop}").focus()

    def action_turn(self) -> None:
        """Show the map of the next seat, where each has its own."""
        self.query_one(EndBoard).turn()

    def action_scale(self, step: int) -> None:
        """Draw the map larger or smaller, or as large as fits."""
        self.query_one(MapView).scale(step)
