"""The hand as a list: narrowed by typing, sorted, and on demand without what cannot be played."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from boardkit.core import Choice
from boardkit.text import Words
from boardkit.tui.desk.keys import key_said
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.sorting import after, arranged
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.widgets.keybar import KeyBar


class ChoicesScreen(PickScreen):
    """A list of choices; tab sorts it, shift+tab leaves out what is barred. Gives a choice's number.

    Attributes:
        order: how the choices are sorted.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "sort", show=False, priority=True),
        Binding("shift+tab", "only_playable", show=False, priority=True),
    ]

    def __init__(self, sight: Sight, order: str, words: Words, said: Callable[[Choice], str]) -> None:
        self.order = order
        self._sight = sight
        self._said = said
        self._only_playable = False
        super().__init__(words("choices-heading"), (), words)
        self._arrange()

    def tools(self) -> ComposeResult:
        """Lay out the keys that sort and leave out, which can be clicked."""
        yield KeyBar(id="sorting")

    def on_mount(self) -> None:
        """Put the first entry under the cursor, and say what the keys do."""
        super().on_mount()
        self._show_keys()

    def _arrange(self) -> None:
        choices = arranged(self._sight, self.order, self._words)
        playable = self._sight.playable
        numbers = {choice: number for number, choice in enumerate(self._sight.choices)}
        self._entries = [
            (str(numbers[choice]), f"{' ' if choice in playable else '✗'} {self._said(choice)}")
            for choice in choices
            if choice in playable or not self._only_playable
        ]

    def _show_keys(self) -> None:
        words = self._words
        order = words("sort-by", order=words(self.order))
        only = words("only-playable", mark="✓" if self._only_playable else "·")
        sort, narrow = key_said("tab", words), key_said("shift+tab", words)
        self.query_one(KeyBar).show([("sort", sort, order), ("only_playable", narrow, only)])

    def _rearrange(self) -> None:
        self._arrange()
        self.narrow(self.query_one(Input).value)
        self._show_keys()

    def action_sort(self) -> None:
        """Sort the list in the next order."""
        self.order = after(self._sight, self.order)
        self._rearrange()

    def action_only_playable(self) -> None:
        """Leave out what cannot be played now, or list it again."""
        self._only_playable = not self._only_playable
        self._rearrange()

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what a key above the list does."""
        await self.run_action(event.action)
