"""The rows of those who sit down: a name, and beside it a colour, and whether a computer plays."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from boardkit.core.lines.match import LONGEST_NAME, Sitter
from boardkit.text import Words
from boardkit.text.names import member_id
from boardkit.tui.pages.plans import Plan
from boardkit.tui.screens.form import Form
from boardkit.tui.widgets.cycle import Cycle
from boardkit.tui.widgets.typed import TypedLine

NO_SIZE: Final = Size(0, 0)

BESIDE: Final = ("app.focus_next", "tab", "setup-beside")
"""The key that goes to what stands beside."""


class NameInput(TypedLine):
    """A line for a name; at its end the arrow leads out of it, to the choices beside."""

    def action_cursor_right(self, select: bool = False) -> None:
        """Go a character to the right, or out of the line."""
        if self.cursor_position < len(self.value) or select:
            super().action_cursor_right(select)
        else:
            self.query_ancestor(Form).move("right")


def columns_of(row: Widget) -> int:
    """Say how many columns a row takes at least: of a question, or of a seat."""
    parts = [part.styles.margin.width + _columns(part) for part in row.children]
    return row.gutter.width + sum(parts)


def _columns(part: Widget) -> int:
    if isinstance(part, Cycle):
        return part.gutter.width + part.get_content_width(NO_SIZE, NO_SIZE)
    least = part.styles.min_width or part.styles.width
    return 0 if least is None else int(least.value)


def sitters(words: Words) -> Sequence[tuple[Any, Text]]:
    """Name in a word what may sit at a seat."""
    return [(sitter, Text(words.explanation(member_id(sitter), "short"))) for sitter in Sitter]


def seat_row(seat: int, plan: Plan, colours: Sequence[tuple[Any, Text]], words: Words) -> Horizontal:
    """Ask who sits at a seat and in which colour."""
    name = NameInput(plan.names[seat], max_length=LONGEST_NAME, compact=True, id=f"name-{seat}")
    colour = Cycle(colours, plan.colours[seat], id=f"colour-{seat}")
    sitter = Cycle(sitters(words), plan.sitters[seat], id=f"sitter-{seat}")
    sitter.tooltip = Content(words("setup-sitter"))
    row = Horizontal(Static(classes="setup-chip"), name, colour, sitter, classes="setup-seat")
    row.display = seat < plan.seats
    return row
