"""A question that is answered by typing a line."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from boardkit.text import Words


class AskScreen(ModalScreen[str | None]):
    """Asks for a line of text; gives None when the player would rather not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, question: str, value: str, longest: int, words: Words) -> None:
        super().__init__()
        self._question = question
        self._value = value
        self._longest = longest
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay out the question, the line and two buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question), classes="dialog-title")
            yield Input(self._value, max_length=self._longest, compact=True, classes="asked")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self._words("ask-done")), id="done", variant="primary")
                yield Button(Content(self._words("ask-give-up")), id="give-up")

    @on(Input.Submitted)
    @on(Button.Pressed, "#done")
    def answer(self) -> None:
        """Give what was typed."""
        self.dismiss(self.query_one(Input).value)

    @on(Button.Pressed, "#give-up")
    def action_give_up(self) -> None:
        """Give nothing."""
        self.dismiss(None)
