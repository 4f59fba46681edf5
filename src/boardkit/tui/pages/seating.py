"""The rows of those who sit down: a name, and beside it a colour, and whether a computer plays."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from boardkit.core.lines.players import LONGEST_NAME, Sitter
from boardkit.text import Words
from boardkit.text.names import member_id
from boardkit.tui.pages.plans import Plan
from boardkit.tui.screens.form import Form
from boardkit.tui.widgets.cycle import Cycle
from boardkit.tui.widgets.typed import TypedLine

BESIDE: Final = ("app.focus_next", "tab", "setup-beside")
"""The key that goes to what stands beside."""


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


class CycleBeside(Cycle):
    """A choice beside a name: the arrow on its left leads back to what stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "screen.move('left')", show=False)]


def sitters(words: Words) -> Sequence[tuple[Any, Text]]:
    """Name in a word what may sit at a seat."""
    return [(sitter, Text(words.explanation(member_id(sitter), "short"))) for sitter in Sitter]


def seat_row(seat: int, plan: Plan, colours: Sequence[tuple[Any, Text]], words: Words) -> Horizontal:
    """Ask who sits at a seat and in which colour."""
    name = NameInput(plan.names[seat], max_length=LONGEST_NAME, compact=True, id=f"name-{seat}")
    colour = CycleBeside(colours, plan.colours[seat], id=f"colour-{seat}")
    sitter = CycleBeside(sitters(words), plan.sitters[seat], id=f"sitter-{seat}")
    sitter.tooltip = Content(words("setup-sitter"))
    row = Horizontal(Static(classes="setup-chip"), name, colour, sitter, classes="setup-seat")
    row.display = seat < plan.seats
    return row
