"""A line to type or paste into."""

from textual.widget import Widget
from textual.widgets import Input

from boardkit.text.outside import visible


class TypedLine(Input):
    """Shows what cannot be printed as codes: whatever is pasted, the terminal finds nothing to obey.

    Attributes:
        moves_in: the list in which its arrows have moved since something was typed.
    """

    moves_in: Widget | None = None

    def validate_value(self, value: str) -> str:
        """Make everything visible before it is painted."""
        return visible(value)
