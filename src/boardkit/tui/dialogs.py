"""Small questions and notices over a screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from boardkit.text import Words
from boardkit.tui.answering import AnsweringScreen

T = TypeVar("T")


class Dialog(AnsweringScreen[T], ModalScreen[T]):
    """A screen over another one."""

    CSS_PATH = Path(__file__).parent / "dialogs.tcss"


class NoticeScreen(Dialog[bool]):
    """Says something, and is dismissed by any of a few keys; `more` names a second button."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,i", "close", show=False),
        Binding("g", "more", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], words: Words, more: str = "") -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._words = words
        self._more = more

    def compose(self) -> ComposeResult:
        """Lay out the title, the lines and the buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            with VerticalScroll(classes="dialog-text", can_focus=False):
                yield Static(Text("\n".join(self._lines)))
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self._words("button-close")), id="close", variant="primary")
                if self._more:
                    yield Button(Content(self._more), id="more")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by mouse."""
        self.dismiss(event.button.id == "more")

    def action_close(self) -> None:
        """Go back, unless the second button has the focus."""
        self.dismiss(self.focused is not None and self.focused.id == "more")

    def action_more(self) -> None:
        """Take the second button."""
        if self._more:
            self.dismiss(True)

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class ConfirmScreen(Dialog[bool]):
    """Asks a question to be answered by yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("y,o", "answer(True)", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        """Lay out the question and two buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question), classes="dialog-text")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self._yes), id="yes", variant="primary")
                yield Button(Content(self._no), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by mouse or enter."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        """Answer by letter."""
        self.dismiss(answer)


class AgreeScreen(Dialog[bool]):
    """Asks every seat to agree, each by its letter or a click; one refusal ends it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "refuse", show=False)]

    def __init__(self, question: str, names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._question = question
        self._names = names
        self._words = words
        self._agreed: set[int] = set()

    def compose(self) -> ComposeResult:
        """Lay out the question and a button for each seat."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question), classes="dialog-text")
            for number in range(len(self._names)):
                yield Button(Content(self._label(number)), id=f"seat-{number}", classes="agree")
            yield Button(Content(self._words("agree-refuse")), id="refuse", variant="error")

    def _label(self, number: int) -> str:
        mark = "✓" if number in self._agreed else " "
        return f"{mark} {'ABCDEF'[number]}  {self._names[number]}"

    def on_key(self, event: events.Key) -> None:
        """Take a seat's letter as its agreement."""
        number = "abcdef".find(event.key.lower()) if len(event.key) == 1 else -1
        if 0 <= number < len(self._names):
            event.stop()
            self._agree(number)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take a click as agreement, or as refusal."""
        name = event.button.id or ""
        if name == "refuse":
            self.dismiss(False)
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
