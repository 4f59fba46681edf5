"""The footer: the keys that work here, each of which can be clicked."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from boardkit.text.spots import standing_for

KEY: Final = "key"
"""What a key stands for: its action."""

ALONE: Final = 2
"""How many keys there are at least of which one may have to go."""

GAP: Final = "  "
"""What parts a key from the next; after the last it needs no room."""


class KeyBar(Widget):
    """One line of keys and what they do, as many as fit."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"keybar--key"}

    class Pressed(Message):
        """A key of the footer was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(
        self,
        *,
        id: str | None = None,  # noqa: A002 - Textual's name
        way_out: bool = False,
        always: Collection[str] = (),
    ) -> None:
        """Show keys; some `always`, without words if need be, and with a `way_out` the last, too."""
        super().__init__(id=id)
        self._way_out = way_out
        self._always = frozenset(always)
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
        for action, part in self._fitting(style).items():
            part.stylize(standing_for(KEY, action))
            line.append_text(part)
            self._ends.append((line.cell_len, action))
        return line

    def _fitting(self, style: Style) -> Mapping[str, Text]:
        """Leave out the last keys that have no room; those that stay give up their words before others go."""
        parts = {
            (action, worded): _part(key, label if worded else "", style)
            for action, key, label in self._keys
            for worded in (True, False)
        }
        wide = {which: part.cell_len for which, part in parts.items()}
        worded = self._worded(wide)
        return {action: parts[action, words] for action, words in worded.items()}

    def _worded(self, wide: Mapping[tuple[str, bool], int]) -> Mapping[str, bool]:
        """Say which keys there is room for, and whether with their words; `wide` tells their columns."""
        room = self.content_size.width + len(GAP)

        def fits(shown: Mapping[str, bool]) -> bool:
            return len(shown) < ALONE or sum(wide[one] for one in shown.items()) <= room

        actions = [action for action, *_ in self._keys]
        kept = {*self._always, *(actions[-1:] if self._way_out else ())}
        shown = dict.fromkeys(actions, True)
        while not fits(shown) and next(reversed(shown)) not in kept:
            shown.popitem()
        if not fits(shown):
            shown |= {action: False for action in actions if action in self._always}
        for action in [one for one in reversed(actions) if one not in kept]:
            if not fits(shown):
                shown.pop(action, None)
        for action in reversed(tuple(shown)):
            if fits({**shown, action: True}):
                shown[action] = True
        return shown

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


def _part(key: str, label: str, style: Style) -> Text:
    return Text.assemble((f" {key} ", style), f" {label}{GAP}" if label else "")
