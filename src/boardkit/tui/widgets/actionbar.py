"""The action bar: every verb with its letter on one line; what is possible is the last to lose its word."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.message import Message

from boardkit.core.values import Value
from boardkit.draw.blocks import shortened
from boardkit.text.spots import standing_for
from boardkit.tui.widgets.painted import BLANK, Painted

VERB: Final = "verb"
"""What the word of a verb stands for."""

BETWEEN: Final = "│"


class Shown(Value):
    """A verb as the bar shows it: its letter, its word from long to short, and how much of it is possible."""

    letter: str
    names: tuple[str, ...]
    count: str = ""
    possible: bool = True

    def written(self, size: int) -> str:
        """Write its word and count, with each size more of them; with size 0 neither.

        What is impossible has no count before its word is whole, what is possible none before a short word.
        """
        sizes = [*self.names[::-1]]
        counted = f" {self.count}" if self.count else ""
        if self.possible:
            forms = ["", sizes[0], *(f"{name}{counted}" for name in sizes)]
        else:
            forms = ["", *sizes, f"{sizes[-1]}{counted}"]
        return forms[min(size, len(forms) - 1)]


def sizes_in(verbs: Sequence[Shown], width: int) -> list[int]:
    """Say how much of each verb is written in a width: of two that want as much, what is possible first."""
    sizes = [0] * len(verbs)
    free = width - sum(map(_wide, verbs, sizes))
    for size, possible in STEPS:
        for at, verb in enumerate(verbs):
            more = _wide(verb, size) - _wide(verb, sizes[at])
            if verb.possible == possible and size > sizes[at] and more <= free:
                sizes[at], free = size, free - more
    return sizes


STEPS: Final = ((1, True), (2, True), (1, False), (3, True), (2, False), (3, False))
"""What a line with room gives first: a short word to what is possible, its count, then longer ones."""


def _wide(verb: Shown, size: int) -> int:
    """Count the cells that a verb takes, with what parts it from the next."""
    said = verb.written(size)
    return len(verb.letter) + (len(said) + 1 if said else 0) + len(BETWEEN)


class ActionBar(Painted):
    """Shows verbs, and says which one was clicked."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"actionbar--letter", "actionbar--dim"}

    class Opened(Message):
        """A verb was clicked."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._verbs: tuple[Shown, ...] = ()
        self._ends: list[tuple[int, str]] = []

    def show(self, verbs: Sequence[Shown]) -> None:
        """Show other verbs."""
        if tuple(verbs) != self._verbs:
            self._verbs = tuple(verbs)
            self.refresh()

    def row(self, y: int) -> Text:
        """Write all verbs, as much of each as there is room for, and apart where that fits, too."""
        if y:
            return BLANK
        width = max(self.content_size.width, 1)
        close = sizes_in(self._verbs, width)
        wide = sizes_in(self._verbs, width - 2 * len(self._verbs))
        return shortened(self._written(close, wide), width)

    def _written(self, close: list[int], wide: list[int]) -> Text:
        letter = self.get_component_rich_style("actionbar--letter", partial=True)
        dim = self.get_component_rich_style("actionbar--dim", partial=True)
        line, self._ends, gap = Text(no_wrap=True), [], " " if close == wide else ""
        for verb, size in zip(self._verbs, close, strict=True):
            said = verb.written(size)
            part = Text.assemble(gap, (verb.letter, letter if verb.possible else dim))
            part.append(f" {said}" if said else "", "" if verb.possible else dim)
            part.stylize(standing_for(VERB, verb.letter))
            line.append_text(part).append(gap).append(BETWEEN, dim)
            self._ends.append((line.cell_len, verb.letter))
        return line

    def on_click(self, event: events.Click) -> None:
        """Tell which verb was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        letter = next((letter for end, letter in self._ends if offset.x < end), None)
        if letter is not None:
            self.post_message(self.Opened(letter))
