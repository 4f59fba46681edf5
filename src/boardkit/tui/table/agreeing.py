"""The vote that everybody at the table looks at: each agrees by a letter, and one refusal ends it."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from boardkit.text import Words
from boardkit.tui.screens.dialogs import Dialog
from boardkit.tui.widgets.side import LETTERS


class AgreeButton(Button, can_focus=False):
    """A seat's agreement, for the mouse: enter must not agree for anybody."""


class AgreeScreen(Dialog[bool]):
    """Asks every seat to agree, each by its letter or a click; one refusal ends it."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "refuse", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, question: str, names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._question = question
        self._names = names
        self._words = words
        self._agreed: set[int] = set()

    def compose(self) -> ComposeResult:
        """Lay out the question and a button for each seat."""
        with Vertical(classes="dialog vote"):
            with VerticalScroll(classes="dialog-text", can_focus=False):
                yield Static(Text(self._question))
            for number in range(len(self._names)):
                yield AgreeButton(Content(self._label(number)), id=f"seat-{number}", classes="agree")
            yield Button(Content(self._words("agree-refuse")), id="refuse", variant="error")

    def _label(self, number: int) -> str:
        mark = "✓" if number in self._agreed else " "
        return f"{mark} {LETTERS[number]}  {self._names[number]}"

    def on_key(self, event: events.Key) -> None:
        """Take a seat's letter as its agreement."""
        number = LETTERS.find(event.key.upper()) if len(event.key) == 1 else -1
        if 0 <= number < len(self._names):
            event.stop()
            self._agree(number)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take a click as agreement, or as refusal."""
        name = event.button.id or ""
        if name == "refuse":
            self.action_refuse()
        else:
            self._agree(int(name.removeprefix("seat-")))

    def _agree(self, number: int) -> None:
        self._agreed.add(number)
        self.query_one(f"#seat-{number}", Button).label = Content(self._label(number))
        if len(self._agreed) == len(self._names):
            self.dismiss(True)

    def action_refuse(self) -> None:
        """Leave everything as it is."""
        self.dismiss(False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the question."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
