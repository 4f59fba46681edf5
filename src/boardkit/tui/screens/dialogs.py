"""Small questions and notices over a screen."""

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.filter import LineFilter
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from boardkit.core import Fault
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.tui.screens.answering import Answering
from boardkit.tui.screens.styles import BUTTONS

T = TypeVar("T")


class Dialog(Answering[T], ModalScreen[T]):
    """A screen over another one."""

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [BUTTONS, BUTTONS.with_name("dialogs.tcss")]

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Dim what lies behind."""
        return [*self.app.get_line_filters(), *self.board.look.filters_behind]


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


def complaint(fault: Fault, words: Words, advised: Callable[[str], str]) -> NoticeScreen:
    """Say what is wrong."""
    return NoticeScreen(words("notice"), [advised(fault_said(fault, words))], words)


class ConfirmScreen(Dialog[bool]):
    """Asks a question to be answered by yes or no; esc answers neither."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(None)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("y,o", "answer(True)", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("left,up", "app.focus_previous", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str, *, careful: bool = False) -> None:
        super().__init__()
        self._first = "#no" if careful else "#yes"
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

    def on_mount(self) -> None:
        """Begin at one of the buttons."""
        self.query_one(self._first).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by mouse or enter."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool | None) -> None:
        """Answer by letter."""
        self.dismiss(answer)
