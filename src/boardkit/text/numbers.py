"""Numbers below zero, written with a minus sign, which is not a hyphen."""

from typing import Any, Final

from fluent.runtime.types import FluentInt

MINUS: Final = "−"


class Negative(FluentInt):
    """A number below zero in a message."""

    def format(self, locale: Any) -> str:
        """Write the number with a minus sign."""
        return super().format(locale).replace("-", MINUS, 1)
