"""The hand as a list, narrowed by typing and sorted."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import Choice
from boardkit.text import Words
from boardkit.text.words import key_said
from boardkit.tui.desk.intents import Arrange
from boardkit.tui.desk.sight import Sight, after, arranged
from boardkit.tui.screens.dialogs import DialogScreen, Picker
from boardkit.tui.widgets.controls import KeyBar


class ChoicesScreen(DialogScreen[Arrange]):
    """A list of choices; tab sorts it, shift+tab leaves out what is barred. Its answer is an intent."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "give_up", show=False),
        *Picker.KEYS,
        Binding("tab", "sort", show=False, priority=True),
        Binding("shift+tab", "only_playable", show=False, priority=True),
    ]

    def __init__(
        self, sight: Sight, order: str, words: Words, said: Callable[[Choice], str], besides: str
    ) -> None:
        super().__init__()
        self.order = order  # how the choices are sorted
        self._sight = sight
        self._words = words
        self._said = said
        self._besides = besides
        self._only_playable = False

    def compose(self) -> ComposeResult:
        """Lay out the list, with the keys that sort and leave out, which can be clicked."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._words("choices-heading"), "bold"), classes="dialog-title")
            if self._besides:
                yield Static(Text(self._besides))
            yield Picker(self._labels(), self._words, KeyBar(id="sorting"))

    def on_mount(self) -> None:
        """Say what the keys do."""
        self._show_keys()

    def _listed(self) -> list[Choice]:
        """List the choices that are offered, in order."""
        choices = arranged(self._sight, self.order, self._words)
        playable = self._sight.playable
        return [choice for choice in choices if choice in playable or not self._only_playable]

    def _labels(self) -> list[str]:
        playable = self._sight.playable
        return [f"{' ' if choice in playable else '✗'} {self._said(choice)}" for choice in self._listed()]

    @on(Picker.Picked)
    def take(self, event: Picker.Picked) -> None:
        """Choose an entry."""
        self.dismiss(Arrange(self.order, self._listed()[event.number]))

    def action_go(self, step: int) -> None:
        """Move the cursor of the list."""
        self.query_one(Picker).go(step)

    def put_away(self) -> None:
        """Choose nothing; the order stays."""
        self.action_give_up()

    def action_give_up(self) -> None:
        """Choose nothing; the order stays."""
        self.dismiss(Arrange(self.order))

    def _show_keys(self) -> None:
        words = self._words
        order = words("sort-by", order=words(self.order))
        only = words("only-playable", mark="✓" if self._only_playable else "·")
        sort, narrow = key_said("tab", words), key_said("shift+tab", words)
        self.query_one(KeyBar).show([("sort", sort, order), ("only_playable", narrow, only)])

    def _rearrange(self) -> None:
        self.query_one(Picker).offer(self._labels())
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
