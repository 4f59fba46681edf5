"""The action bar: every verb with its letter on one line, shortened until all of them fit."""

from collections.abc import Sequence
from typing import ClassVar, Final

from attrs import frozen
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from boardkit.draw.blocks import shortened
from boardkit.draw.spots import standing_for

VERB: Final = "verb"
"""What the word of a verb stands for."""


@frozen
class Shown:
    """A verb as the bar shows it: its letter, its word, and how much of it is possible."""

    letter: str
    word: str
    count: str = ""
    possible: bool = True


class ActionBar(Widget):
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

    def render(self) -> Text:
        """Write all verbs, their words cut alike where the line is too short."""
        width, longest = self.content_size.width, max((len(verb.word) for verb in self._verbs), default=0)
        sizes = range(longest, 0, -1)
        fits = next((size for size in sizes if sum(map(len, self._parts(size))) <= width), 0)
        return self._written(fits)

    def _parts(self, size: int) -> list[str]:
        return [f" {verb.letter} {verb.word[:size]}{verb.count}│" for verb in self._verbs]

    def _written(self, size: int) -> Text:
        letter = self.get_component_rich_style("actionbar--letter", partial=True)
        dim = self.get_component_rich_style("actionbar--dim", partial=True)
        line, self._ends = Text(no_wrap=True), []
        for verb in self._verbs:
            part = Text.assemble(" ", (verb.letter, letter if verb.possible else dim))
            part.append(f" {verb.word[:size]}{verb.count}", "" if verb.possible else dim)
            part.stylize(standing_for(VERB, verb.letter))
            line.append_text(part).append("│", dim)
            self._ends.append((line.cell_len, verb.letter))
        return shortened(line, max(self.content_size.width, 1))

    def on_click(self, event: events.Click) -> None:
        """Tell which verb was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        letter = next((letter for end, letter in self._ends if offset.x < end), None)
        if letter is not None:
            self.post_message(self.Opened(letter))
