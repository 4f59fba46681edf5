"""A line to type or paste into."""

from textual.widgets import Input

from boardkit.text.outside import visible


class TypedLine(Input):
    """Shows what cannot be printed as codes: whatever is pasted, the terminal finds nothing to obey."""

    def validate_value(self, value: str) -> str:
        """Make everything visible before it is painted."""
        return visible(value)
