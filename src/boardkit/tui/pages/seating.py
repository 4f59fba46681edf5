"""The rows of those who sit down: a name, and a colour beside it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from boardkit.core.lines.players import LONGEST_NAME
from boardkit.tui.pages.plans import Plan
from boardkit.tui.screens.form import Form
from boardkit.tui.widgets.cycle import Cycle
from boardkit.tui.widgets.typed import TypedLine


class NameInput(TypedLine):
    """A line for a name; at its ends the arrows lead out of it, to what stands beside."""

    def action_cursor_left(self, select: bool = False) -> None:
        """Go a character to the left, or out of the line."""
        if self.cursor_position or select:
            super().action_cursor_left(select)
        else:
            self._leave("left")

    def action_cursor_right(self, select: bool = False) -> None:
        """Go a character to the right, or out of the line."""
        if self.cursor_position < len(self.value) or select:
            super().action_cursor_right(select)
        else:
            self._leave("right")

    def _leave(self, way: str) -> None:
        self.query_ancestor(Form).move(way)


class ColourCycle(Cycle):
    """A player's colour: the arrow on its left leads back to what stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "screen.move('left')", show=False)]


def seat_row(seat: int, plan: Plan, colours: Sequence[tuple[Any, Text]]) -> Horizontal:
    """Ask who sits at a seat and in which colour."""
    name = NameInput(plan.names[seat], max_length=LONGEST_NAME, compact=True, id=f"name-{seat}")
    colour = ColourCycle(colours, plan.colours[seat], id=f"colour-{seat}")
    row = Horizontal(Static(classes="setup-chip"), name, colour, classes="setup-seat")
    row.display = seat < plan.seats
    return row
