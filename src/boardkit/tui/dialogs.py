"""Small questions and notices over a screen."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.text import Words

MOST_SHOWN: Final = 200
"""How many entries a list shows at a time; typing narrows it."""


T = TypeVar("T")


class Dialog(ModalScreen[T]):
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


class PickScreen(Dialog[str | None]):
    """A list to choose from, narrowed by typing; gives the id of the entry."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "give_up", show=False),
        Binding("down", "go(1)", show=False),
        Binding("up", "go(-1)", show=False),
    ]

    def __init__(self, title: str, entries: Sequence[tuple[str, str]], words: Words) -> None:
        super().__init__()
        self._title = title
        self._entries = entries
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay out a line to type in and the list."""
        with Vertical(classes="dialog picker"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            yield Input(placeholder=self._words("pick-filter"))
            yield OptionList(*self._options(""), markup=False)

    def on_mount(self) -> None:
        """Put the first entry under the cursor."""
        self.query_one(OptionList).can_focus = False
        self._point_at_first()

    def _options(self, part: str) -> list[Option]:
        wanted = part.casefold().split()
        found = (
            Option(Text(label), id=str(number))
            for number, (_, label) in enumerate(self._entries)
            if all(word in label.casefold() for word in wanted)
        )
        return list(islice(found, MOST_SHOWN))

    def _point_at_first(self) -> None:
        options = self.query_one(OptionList)
        options.highlighted = 0 if options.option_count else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list to what has been typed."""
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._options(event.value))
        self._point_at_first()

    def on_input_submitted(self) -> None:
        """Take the entry under the cursor."""
        options = self.query_one(OptionList)
        if options.highlighted is not None:
            self._take(options.get_option_at_index(options.highlighted))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the entry clicked."""
        self._take(event.option)

    def _take(self, option: Option) -> None:
        self.dismiss(self._entries[int(option.id or 0)][0])

    def action_go(self, step: int) -> None:
        """Move the cursor of the list."""
        options = self.query_one(OptionList)
        if step > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()

    def action_give_up(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


class EntryScreen(Dialog[str | None]):
    """Asks for a line of text, of at most `longest` characters."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, question: str, words: Words, value: str = "", longest: int = 200) -> None:
        super().__init__()
        self._question = question
        self._words = words
        self._value = value
        self._longest = longest

    def compose(self) -> ComposeResult:
        """Lay out the question, a line to type in and two buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question, "bold"), classes="dialog-title")
            yield Input(self._value, max_length=self._longest)
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self._words("button-ok")), id="ok", variant="primary")
                yield Button(Content(self._words("button-cancel")), id="cancel")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed."""
        self.dismiss(event.value.strip())

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take what was typed, or nothing."""
        self.dismiss(self.query_one(Input).value.strip() if event.button.id == "ok" else None)

    def action_give_up(self) -> None:
        """Take nothing."""
        self.dismiss(None)
