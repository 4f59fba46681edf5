"""The footer: the keys that work here, each of which can be clicked."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from boardkit.text.spots import standing_for

KEY: Final = "key"
"""What a key stands for: its action."""


class KeyBar(Widget):
    """One line of keys and what they do, as many as fit."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"keybar--key"}

    class Pressed(Message):
        """A key of the footer was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._keys: tuple[tuple[str, str, str], ...] = ()
        self._ends: list[tuple[int, str]] = []

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys, given as (action, key, what it does); one without a name stands close to the next."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.refresh()

    def render(self) -> Text:
        """Write as many keys as the line has room for."""
        style: Style = self.get_component_rich_style("keybar--key", partial=True)
        line = Text(no_wrap=True)
        self._ends = []
        for action, key, label in self._keys:
            part = Text.assemble((f" {key} ", style), f" {label}  " if label else "")
            if line.cell_len + part.cell_len > self.content_size.width + 2:
                break
            part.stylize(standing_for(KEY, action))
            line.append_text(part)
            self._ends.append((line.cell_len, action))
        return line

    @property
    def begins(self) -> Mapping[str, int]:
        """The column in which each key begins that there was room for, by its action."""
        columns = (0, *(end for end, _ in self._ends))
        return {action: column for column, (_, action) in zip(columns, self._ends, strict=False)}

    def on_click(self, event: events.Click) -> None:
        """Tell which key was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        action = next((action for end, action in self._ends if offset.x < end), None)
        if action is not None:
            self.post_message(self.Pressed(action))
