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

GAP: Final = "  "
"""What parts a key from the next; after the last it needs no room."""


Shown = tuple[str, str, str]
"""An action, how its key is written, and what it does; empty where the next key says so, too."""


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
        always: Sequence[str] = (),
    ) -> None:
        """Show keys, of which those of `always` are the last to go; with a `way_out` the last key is."""
        super().__init__(id=id)
        self._way_out = way_out
        self._always = tuple(always)
        self._keys: tuple[Shown, ...] = ()
        self._ends: list[tuple[int, str]] = []

    def show(self, keys: Sequence[Shown]) -> None:
        """Show keys, given as (action, key, what it does); one without a name stands close to the next."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.refresh()

    def render(self) -> Text:
        """Write as many keys as the line has room for."""
        style: Style = self.get_component_rich_style("keybar--key", partial=True)
        line = Text(no_wrap=True)
        self._ends = []
        width = self.content_size.width
        for action, key, label in with_room(self._keys, width, self._always, way_out=self._way_out):
            part = _part(key, label, style)
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


def with_room(
    keys: Sequence[Shown], width: int, always: Sequence[str] = (), *, way_out: bool = False
) -> Sequence[Shown]:
    """Return the keys that a line has room for, each with its word.

    Args:
        keys: the keys, in their order.
        width: the columns of the line.
        always: the actions that are the last to go, the first of them the very last.
        way_out: whether the last key goes after all of these.
    """
    groups = _groups(keys)
    last = [groups[-1]] if groups and way_out else []
    # A walk wants all its pairs of keys; of the others only the way back is worth more.
    lasting = always[:1] if any(len(group) > 1 for group in groups) else always
    kept = (group for one in lasting for group in groups if any(one == action for action, *_ in group))
    stay = list(dict.fromkeys((*last, *kept)))
    leaving = [*stay, *(group for group in groups if group not in stay)]
    while len(groups) > 1 and sum(map(_wide, groups)) > width + len(GAP):
        groups.remove(leaving.pop())
    return [key for group in groups for key in group]


def _groups(keys: Sequence[Shown]) -> list[tuple[Shown, ...]]:
    """Put keys without a word of their own together with the next, whose word they share."""
    groups, begun = list[tuple[Shown, ...]](), tuple[Shown, ...]()
    for key in keys:
        begun = (*begun, key)
        if key[2]:
            groups.append(begun)
            begun = ()
    return [*groups, begun] if begun else groups


def _wide(keys: Sequence[Shown]) -> int:
    return sum(_part(key, label, Style.null()).cell_len for _, key, label in keys)


def _part(key: str, label: str, style: Style) -> Text:
    return Text.assemble((f" {key} ", style), f" {label}{GAP}" if label else "")
