"""Pages round the table, with a heading, a body and keys at the foot, and the forms that some have."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path, PurePath
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from boardkit.core import Game, Match
from boardkit.text import Words
from boardkit.text.words import arriving, key_said
from boardkit.tui.desk.wishes import Practice
from boardkit.tui.screens.base import BUTTONS, BaseScreen, T, words_at
from boardkit.tui.screens.dialogs import EntryScreen, NoticeScreen, confirm
from boardkit.tui.terminal.messages import WhileRunning
from boardkit.tui.widgets.controls import Cycle, KeyBar

PageKeys = Sequence[tuple[str, str, str]]
"""Keys for the foot of a page, as (action, how the key is written, the message that names it).

A key without a message shares the name of the next.
"""

BACK = ("back", "esc", "page-back")

FRAME: Final = Path(__file__).parent / "frame.tcss"  # of the page and the menu, whose picture comes sooner so


class Page(BaseScreen[T], Screen[T]):
    """A screen that speaks the player's language, even after it has been changed on another screen."""

    HEADING = "menu-heading"  # the message of the line at its head, which may name the game
    # The game or the match whose words it speaks; those of the kit where it is about none.
    about: Game[Any] | Match[Any] | None = None
    spoken = ""  # the language in which it is laid out; empty before it is
    practice: Practice | None = None  # the way to practise what it shows, where there is one
    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [BUTTONS, FRAME, FRAME.with_name("page.tcss")]
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "back"), ("question_mark,f1", "help")]

    @property
    def words(self) -> Words:
        """The words of the page: those of its game, if it has one, with its players' names."""
        if isinstance(self.about, Match):
            return words_at(self.program, self.about)
        return self.program.words if self.about is None else self.program.words_of(self.about.key)

    @property
    def heading(self) -> Text:
        """The line at the head of the page; the name of the program where a page says nothing else."""
        if self.about is None:
            return Text(self.words(self.HEADING))
        return Text(self.words(self.HEADING, title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """The keys to show at the foot."""
        return (BACK,)

    @property
    def is_seen(self) -> bool:
        """Whether no other screen but a dialog lies over it; without a style yet it counts as seen."""
        return self.is_active or (self.is_current and self.app.screen.is_modal)

    def content(self) -> ComposeResult:
        """Lay out what lies between head and foot; nothing where a page has nothing to lay out."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Lay out the head, the content and the foot."""
        self.spoken = self.program.language
        yield Static(self.heading, classes="page-head")
        with Vertical(classes="page-body"):
            yield from self.content()
        yield KeyBar(id="page-keys", way_out=True)

    def action_practise(self) -> None:
        """Practise what the page shows."""
        if self.practice is None:
            self.program.tell(self.words("practice-nothing"))
        else:
            self.program.open(self.practice)

    def show_keys(self) -> None:
        """Write the keys at the foot."""
        kept, words = self.program.kept, self.words
        self.query_one("#page-keys", KeyBar).show(
            [
                (action, key_said(arriving(key, kept), words), words(name) if name else "")
                for action, key, name in self.keys
            ]
        )

    def fill(self) -> None:
        """Write what may have changed whenever the page is seen again; most pages have no such thing."""

    def attempt(self, change: Callable[[], object]) -> None:
        """Change something, or say why it cannot be; then write what the page lists."""
        with self.program.saying():
            change()
        self.fill()

    def ask_name(
        self, question: str, deed: Callable[[str], object], before: str = "", longest: int = 200
    ) -> None:
        """Ask for a line of at most `longest` characters, and attempt something with what is not blank."""

        def named(typed: str) -> None:
            if typed.strip():
                self.attempt(partial(deed, typed))

        self.program.show(EntryScreen(question, self.words, before, longest), named)

    def make_sure(
        self,
        question: str,
        deed: Callable[[], object],
        yes: str = "saved-delete-yes",
        no: str = "saved-delete-no",
    ) -> None:
        """Ask whether somebody is sure, by the messages of the two answers, and attempt something if so."""
        said = self.words(yes), self.words(no)
        confirm(self.program, question, *said, partial(self.attempt, deed), careful=True)

    def on_mount(self) -> None:
        """Write the foot; what is listed is written once the page is seen."""
        if self.spoken:
            self.show_keys()

    async def on_screen_resume(self) -> None:
        """Lay out the page again if another language is spoken now, and write what is listed now."""
        if not self.is_seen:
            return
        if self.spoken != self.program.language:
            await self.lay_out_anew()
        self.fill()

    async def lay_out_anew(self) -> None:
        """Lay out the page again, and leave the focus where it was."""
        focused = self.focused.id if self.focused else None
        await self.recompose()
        self.show_keys()
        if focused is not None:
            self.query_one(f"#{focused}").focus()

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what the key of the foot does."""
        await self.run_action(event.action)

    def action_back(self) -> None:
        """Go back to where we came from."""
        self.dismiss()

    def action_take(self) -> None:
        """Choose the entry under the cursor of the list."""
        self.query_one(OptionList).action_select()

    def action_help(self) -> None:
        """List the keys of the page, of which a narrow foot shows only the first."""
        words, lines, together = self.words, list[str](), list[str]()
        for _, key, name in self.keys:
            together.append(key_said(arriving(key, self.program.kept), words))
            if name:
                lines.append(f"{' '.join(together)}  {words(name)}")
                together = []
        self.program.show(NoticeScreen(words("keys-heading"), lines, words))


class Question(WhileRunning, Horizontal):
    """A question beside its control; the help of its message explains it."""

    def __init__(self, message: str, control: Widget, words: Words) -> None:
        label = Static(Text(words(message)), classes="form-label")
        super().__init__(label, control, classes="form-row")
        self._explained = self.meaning = words.explanation(message)  # said to the mouse, too
        self.hint = Static(Text(self.meaning), classes="form-hint")  # where a page has room for it
        self.control = control
        for widget in (label, control) if self.meaning else ():
            widget.tooltip = Content(self.meaning)

    def ask(self, *, asked: bool) -> None:
        """Ask it, or not."""
        self.display = asked
        self.hint.set_class(not asked, "-moot")

    def tell(self, more: str) -> None:
        """Explain it, and what is chosen."""
        said = f"{self._explained} {more}".strip()
        if said != self.meaning:
            self.meaning = said
            self.hint.update(Text(said))
            self.control.tooltip = Content(said)
            if self.control.has_focus:
                self.screen.query_one("#form-help", Static).update(Text(said))

    def on_click(self) -> None:
        """Go to the control, wherever the question is clicked."""
        self.control.focus()


def choice(message: str, shown: Sequence[tuple[Any, Text]], value: Any, words: Words) -> Question:
    """Ask for one of a few values; the message of the question is the control's id, too."""
    return Question(message, Cycle(shown, value, id=message), words)


class Rows(VerticalScroll, inherit_bindings=False):
    """Questions below each other; arrows go from one to the next, and it scrolls along."""


class Form(WhileRunning, Vertical):
    """Questions, and under them a line that explains the one with the focus; a page binds its keys."""

    KEYS: ClassVar[tuple[Binding, ...]] = tuple(
        Binding(way, f"move('{way}')", show=False) for way in ("down", "up", "left", "right")
    )
    MOVING: ClassVar[PageKeys] = (
        ("move('down')", "↓", ""),
        ("move('up')", "↑", "page-line"),
        ("move('on')", "← →", "page-change"),
    )

    def __init__(
        self, questions: Iterable[Widget], buttons: Iterable[Widget], beside: Iterable[Widget] = ()
    ) -> None:
        """Ask `questions`; what else is to be seen stands beside them."""
        super().__init__()
        self._questions, self._buttons, self._beside = questions, buttons, beside
        self._refused = "", ""

    def compose(self) -> ComposeResult:
        """Lay out questions, explanation and buttons."""
        with Horizontal(classes="form-middle"):
            with Rows(classes="form", can_focus=False):
                for question in self._questions:
                    yield question
                    if isinstance(question, Question) and question.meaning:
                        yield question.hint
            yield from self._beside
        yield Static(id="form-help")
        yield Horizontal(*self._buttons, classes="page-buttons")

    def refuse(self, sentence: str, about: str = "") -> None:
        """Say what is wrong, and go to the question it is about; going elsewhere takes the sentence away."""
        self._refused = about, sentence
        if about:
            self.query_one(f"#{about}").focus()
        self._say(sentence, wrong=True)

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        line = self.query_one("#form-help", Static)
        line.set_class(wrong, "-wrong")
        line.update(Text(sentence))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain what has the focus, or what is wrong with it."""
        about, sentence = self._refused
        if (event.widget.id or "") == about:
            self._say(sentence, wrong=True)
        else:
            row = event.widget.parent
            self._refused = "", ""
            self._say(row.meaning if isinstance(row, Question) else "")

    def move(self, way: str) -> None:
        """Go to the question below or above, to what stands beside, or on to the next value."""
        focused, step = self.screen.focused, 1 if way in ("down", "right") else -1
        rows = [list(row) for _, row in groupby(self.screen.focus_chain, key=lambda widget: widget.parent)]
        # What stands in no row stands before the first; below the last row stands the first.
        spots = [(row, across.index(focused)) for row, across in enumerate(rows) if focused in across]
        row, column = spots[0] if spots else (-1, 0)
        if way == "on":
            if isinstance(focused, Cycle):
                focused.action_step(1)
        elif way in ("down", "up") and rows:
            below = rows[(row + step) % len(rows)]
            below[min(column, len(below) - 1)].focus()
        elif row >= 0 and 0 <= column + step < len(rows[row]):
            rows[row][column + step].focus()
