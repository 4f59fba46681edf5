"""Dialogs to pick from a list, and to type a line."""

from collections.abc import Sequence
from itertools import islice
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.text import Words
from boardkit.text.folding import folded
from boardkit.tui.screens.dialogs import Dialog
from boardkit.tui.widgets.typed import TypedLine

MOST_SHOWN: Final = 200
"""How many entries a list shows at a time; typing narrows it."""


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
            yield TypedLine(placeholder=self._words("pick-filter"))
            yield from self.tools()
            yield OptionList(*self._options(""), markup=False)

    def tools(self) -> ComposeResult:
        """Lay out what stands above the list: nothing, unless a list of its own kind has something."""
        yield from ()

    def on_mount(self) -> None:
        """Put the first entry under the cursor."""
        self.query_one(OptionList).can_focus = False
        self._point_at_first()

    def _options(self, part: str) -> list[Option]:
        wanted = folded(part).split()
        found = (
            Option(Text(label), id=str(number))
            for number, (_, label) in enumerate(self._entries)
            if all(word in folded(label) for word in wanted)
        )
        return list(islice(found, MOST_SHOWN))

    def _point_at_first(self) -> None:
        options = self.query_one(OptionList)
        options.highlighted = 0 if options.option_count else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list to what has been typed."""
        self.narrow(event.value)

    def narrow(self, part: str) -> None:
        """List the entries that have all words of a text."""
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._options(part))
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
