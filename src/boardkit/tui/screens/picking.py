"""Dialogs to pick from a list, and to type a line."""

from collections.abc import Sequence
from itertools import islice
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalGroup
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.text import Words
from boardkit.text.folding import folded
from boardkit.tui.screens.dialogs import Dialog
from boardkit.tui.widgets.later import WhileRunning
from boardkit.tui.widgets.typed import TypedLine

MOST_SHOWN: Final = 200
"""How many entries a list shows at a time; typing narrows it."""


class Picker(WhileRunning, VerticalGroup):
    """A list to choose from, narrowed by typing; a dialog binds the keys that move its cursor.

    Attributes:
        entries: all there is to choose from.
    """

    KEYS: ClassVar[tuple[Binding, ...]] = (
        Binding("down", "go(1)", show=False),
        Binding("up", "go(-1)", show=False),
    )

    class Picked(Message):
        """An entry was taken: its number among all."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, entries: Sequence[str | Text], words: Words, *tools: Widget) -> None:
        """List entries; `tools` stand between the line to type in and the list."""
        super().__init__(classes="picker")
        self.entries = _as_texts(entries)
        self._words = words
        self._tools = tools

    def compose(self) -> ComposeResult:
        """Lay out a line to type in and the list."""
        yield TypedLine(placeholder=self._words("pick-filter"))
        yield from self._tools
        yield OptionList(*self._options(""), markup=False)

    def on_mount(self) -> None:
        """Put the first entry under the cursor."""
        self.query_one(OptionList).can_focus = False
        self._point_at_first()

    def offer(self, entries: Sequence[str | Text]) -> None:
        """List other entries, narrowed by what is typed already."""
        self.entries = _as_texts(entries)
        self.narrow(self.query_one(Input).value)

    def _options(self, part: str) -> list[Option]:
        wanted = folded(part).split()
        found = (
            Option(label, id=str(number))
            for number, label in enumerate(self.entries)
            if all(word in folded(label.plain) for word in wanted)
        )
        return list(islice(found, MOST_SHOWN))

    def _point_at_first(self) -> None:
        options = self.query_one(OptionList)
        found = any(not option.disabled for option in options.options)
        options.highlighted = 0 if found else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list to what has been typed."""
        self.query_one(TypedLine).moves_in = None
        self.narrow(event.value)

    def narrow(self, part: str) -> None:
        """List the entries that have all words of a text, or say that none has."""
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._options(part) or [Option(self._words("pick-none"), disabled=True)])
        self._point_at_first()

    def on_input_submitted(self) -> None:
        """Take the entry under the cursor."""
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the entry clicked."""
        self.post_message(self.Picked(int(event.option.id or 0)))

    def go(self, step: int) -> None:
        """Move the cursor of the list."""
        options = self.query_one(TypedLine).moves_in = self.query_one(OptionList)
        if step > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()


def _as_texts(entries: Sequence[str | Text]) -> Sequence[Text]:
    """Write labels as they are: nothing in them is markup."""
    return [Text(label) if isinstance(label, str) else label for label in entries]


class PickScreen(Dialog[str | None]):
    """A list to choose from, narrowed by typing; gives the id of the entry."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False), *Picker.KEYS]

    def __init__(self, title: str, entries: Sequence[tuple[str, str | Text]], words: Words) -> None:
        super().__init__()
        self._title = title
        self._entries = entries
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay out the title and the list."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            yield Picker([label for _, label in self._entries], self._words)

    @on(Picker.Picked)
    def take(self, event: Picker.Picked) -> None:
        """Choose an entry."""
        self.dismiss(self._entries[event.number][0])

    def action_go(self, step: int) -> None:
        """Move the cursor of the list."""
        self.query_one(Picker).go(step)

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
            yield TypedLine(self._value, max_length=self._longest)
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
