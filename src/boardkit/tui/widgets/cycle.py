"""A value out of a few, on one line: the arrows, enter or a click go on to the next one."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

BEFORE, AFTER = "◂ ", " ▸"


class Cycle(Widget, can_focus=True):
    """Shows one of several values between two arrows, and tells when another one is chosen."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "step(-1)", show=False),
        Binding("right,plus,space,enter", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, cycle: "Cycle", value: Any) -> None:
            super().__init__()
            self.cycle = cycle
            self.value = value

        @property
        def control(self) -> "Cycle":
            """The widget, for Textual's selectors."""
            return self.cycle

    def __init__(
        self,
        choices: Sequence[tuple[Any, Text]],
        value: Any,
        *,
        id: str | None = None,  # noqa: A002 - Textual's name
    ) -> None:
        """Offer `choices`, as (value, how it is shown)."""
        super().__init__(id=id)
        self._choices = tuple(choices)
        self._at = [offered for offered, _ in self._choices].index(value)

    @property
    def value(self) -> Any:
        """The value that is chosen."""
        return self._choices[self._at][0]

    def set(self, value: Any) -> None:
        """Show another value, without a message."""
        self._at = [offered for offered, _ in self._choices].index(value)
        self.refresh()

    def offer(self, choices: Sequence[tuple[Any, Text]], value: Any) -> None:
        """Offer other values, without a message."""
        self._choices = tuple(choices)
        self.set(value)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Say how wide the widest value is, with the arrows."""
        del container, viewport
        return max(label.cell_len for _, label in self._choices) + len(BEFORE) + len(AFTER)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take one line."""
        del container, viewport, width
        return 1

    def render(self) -> Text:
        """Write the value between its arrows."""
        label = self._choices[self._at][1].copy()
        label.truncate(max(1, self.content_size.width - len(BEFORE) - len(AFTER)), overflow="ellipsis")
        return Text.assemble(BEFORE, label, AFTER)

    def on_click(self, event: events.Click) -> None:
        """Go back by a click on the first arrow, else go on."""
        offset = event.get_content_offset(self)
        if offset is not None:
            self.action_step(-1 if offset.x < len(BEFORE) else 1)

    def action_step(self, step: int) -> None:
        """Go to the next value, or with -1 to the one before; after the last comes the first."""
        self._at = (self._at + step) % len(self._choices)
        self.refresh()
        self.post_message(self.Changed(self, self.value))
