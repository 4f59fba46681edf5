"""Dialogs: notices, questions, lists to pick from, lines to type, and the hand as a list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import PurePath
from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalGroup, VerticalScroll
from textual.content import Content
from textual.filter import LineFilter
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Choice, Fault
from boardkit.text import Words
from boardkit.text.names import folded
from boardkit.text.reasons import fault_said
from boardkit.text.words import key_said
from boardkit.tui.desk.intents import Arrange, Intent
from boardkit.tui.desk.sight import Sight, after, arranged
from boardkit.tui.desk.wishes import Confirm, Dialog, Entry, Notice, Pick
from boardkit.tui.screens.base import BUTTONS, BaseScreen, Program
from boardkit.tui.terminal.messages import WhileRunning
from boardkit.tui.widgets.controls import KeyBar, LineInput, TextInput

T = TypeVar("T")


class DialogScreen(BaseScreen[T], ModalScreen[T]):
    """A screen over another one."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "put_away")]
    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [BUTTONS, BUTTONS.with_name("dialogs.tcss")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-medium"), (48, "-high")]  # noqa: RUF012 - Textual's

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Dim what lies behind."""
        return self.program.look.dimming(self.app.get_line_filters())

    def on_click(self, event: events.Click) -> None:
        """Put the dialog away by a click beside it."""
        if event.widget is self:
            self.action_put_away()

    def action_put_away(self) -> None:
        """Answer nothing."""
        self.dismiss(None)


class NoticeScreen(DialogScreen[bool]):
    """Says something, and is dismissed by any of a few keys; `more` names a second button."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,i", "close"),
        ("g", "more"),
        ("down,j", "scroll(1)"),
        ("up,k", "scroll(-1)"),
    ]

    def __init__(self, title: str, lines: Sequence[str], words: Words, more: str = "") -> None:
        super().__init__()
        self._title, self._lines, self._words, self._more = title, lines, words, more

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


class BesideScreen(DialogScreen[None]):
    """Says what goes on beside the screens."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,f12", "put_away")]

    def __init__(self, told: Sequence[Text]) -> None:
        super().__init__()
        self._told = told

    def compose(self) -> ComposeResult:
        """Lay out the lines, with as little round them as there may be."""
        with VerticalScroll(classes="beside"):
            yield Static(Text("\n").join(self._told))


class ConfirmScreen(DialogScreen[bool]):
    """Asks a question to be answered by yes or no; whoever puts it away says no, unless no does something."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "dismiss(False)"),
        ("y,o", "dismiss(True)"),
        ("right,down", "app.focus_next"),
        ("left,up", "app.focus_previous"),
    ]

    def __init__(
        self, question: str, yes: str, no: str, *, careful: bool = False, no_acts: bool = False
    ) -> None:
        super().__init__()
        self._first, self._put_away = "#no" if careful else "#yes", None if no_acts else False
        self._question, self._yes, self._no = question, yes, no

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

    def action_put_away(self) -> None:
        """Say no, or nothing."""
        self.dismiss(self._put_away)


MOST_SHOWN: Final = 200  # how many entries a list shows at a time; typing narrows it


class Picker(WhileRunning, VerticalGroup):
    """A list to choose from, narrowed by typing; the arrows move its cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [("down", "go(1)"), ("up", "go(-1)")]

    @dataclass
    class Picked(Message):
        """An entry was taken: its number among all."""

        number: int

    def __init__(self, entries: Sequence[str | Text], words: Words, *tools: Widget) -> None:
        """List entries; `tools` stand between the line to type in and the list."""
        super().__init__(classes="picker")
        self.entries = _as_texts(entries)  # all there is to choose from; nothing in it is markup
        self._words, self._tools = words, tools

    def compose(self) -> ComposeResult:
        """Lay out a line to type in and the list."""
        yield LineInput(placeholder=self._words("pick-filter"))
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
        self.query_one(LineInput).moves_in = None
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

    def action_go(self, step: int) -> None:
        """Move the cursor of the list."""
        options = self.query_one(LineInput).moves_in = self.query_one(OptionList)
        if step > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()


def _as_texts(entries: Sequence[str | Text]) -> Sequence[Text]:
    return [Text(label) if isinstance(label, str) else label for label in entries]


class PickScreen(DialogScreen[T]):
    """A list to choose from, narrowed by typing; gives what stands beside the label of the entry."""

    def __init__(self, title: str, entries: Sequence[tuple[T, str | Text]], words: Words) -> None:
        super().__init__()
        self._title, self._entries, self._words = title, entries, words

    def compose(self) -> ComposeResult:
        """Lay out the title and the list."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            yield Picker([label for _, label in self._entries], self._words)

    @on(Picker.Picked)
    def take(self, event: Picker.Picked) -> None:
        """Choose an entry."""
        self.dismiss(self._entries[event.number][0])


class EntryScreen(DialogScreen[str | None]):
    """Asks for a line of at most `longest` characters, or for a text of as many lines as it needs."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "give_up"), ("ctrl+s", "take")]

    def __init__(
        self, question: str, words: Words, value: str = "", longest: int = 200, *, tall: bool = False
    ) -> None:
        super().__init__()
        self._question, self._words = question, words
        self.field = TextInput(value) if tall else LineInput(value, max_length=longest)
        self._kept = self.field.text if isinstance(self.field, TextInput) else ""  # what esc may drop

    def compose(self) -> ComposeResult:
        """Lay out the question, what is typed into and two buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question, "bold"), classes="dialog-title")
            yield self.field
            if isinstance(self.field, TextInput):
                yield Static(Text(self._words("entry-lines"), "dim"), id="entry-lines")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self._words("button-ok")), id="ok", variant="primary")
                yield Button(Content(self._words("button-cancel")), id="cancel")

    def action_take(self) -> None:
        """Take what was typed."""
        field = self.field
        self.dismiss((field.text if isinstance(field, TextInput) else field.value).strip())

    on_input_submitted = action_take

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take what was typed, or nothing."""
        if event.button.id == "ok":
            self.action_take()
        else:
            self.dismiss(None)

    def action_put_away(self) -> None:
        """Stay: a click too many must not lose what is typed."""

    def action_give_up(self) -> None:
        """Take nothing; a text of many lines is dropped by a second time only."""
        if not isinstance(self.field, TextInput) or self.field.text == self._kept:
            self.dismiss(None)
            return
        self._kept = self.field.text
        self.query_one("#entry-lines", Static).update(Text(self._words("entry-drop"), "bold"))


Then = Callable[[Intent], object]  # a function that takes the intent of an answer


def ask(program: Program, dialog: Dialog, words: Words, then: Then) -> None:
    """Lay a dialog over the screen; whoever puts it away has wanted nothing."""
    match dialog:
        case Notice(title, lines, None):
            program.show(NoticeScreen(title, lines, words))
        case Notice(title, lines, (said, intent)):
            program.show(NoticeScreen(title, lines, words, said), lambda taken: taken and then(intent))
        case Confirm(question, yes, no, intent, careful, otherwise):
            asked = ConfirmScreen(question, yes, no, careful=careful)
            program.show(asked, lambda sure: (done := intent if sure else otherwise) and then(done))
        case Entry(question, fill, value, longest, tall):
            entry = EntryScreen(question, words, value, longest, tall=tall)
            program.show(entry, lambda line: then(fill(line)))
        case Pick(title, entries):
            program.show(PickScreen(title, [(intent, label) for label, intent in entries], words), then)


def confirm(
    program: Program, question: str, yes: str, no: str, then: Callable[[], object], *, careful: bool = False
) -> None:
    """Ask whether somebody is sure, and do something if so; a careful question begins at no."""
    program.show(ConfirmScreen(question, yes, no, careful=careful), lambda sure: sure and then())


class ChoicesScreen(DialogScreen[Arrange]):
    """A list of choices; tab sorts it, shift+tab leaves out what is barred. Its answer is an intent."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "sort", show=False, priority=True),
        Binding("shift+tab", "only_playable", show=False, priority=True),
    ]

    def __init__(
        self, sight: Sight, order: str, words: Words, said: Callable[[Choice], str], besides: str
    ) -> None:
        super().__init__()
        self.order = order  # how the choices are sorted
        self._sight, self._words, self._said, self._besides = sight, words, said, besides
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

    def action_put_away(self) -> None:
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
