"""Forms: the arrows go from one question to the next, and what each means is said while it is asked."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boardkit.text import Words
from boardkit.tui.screens.page import PageKeys
from boardkit.tui.widgets.cycle import Cycle
from boardkit.tui.widgets.later import WhileRunning


class Question(WhileRunning, Horizontal):
    """A question beside its control; the help of its message explains it.

    Attributes:
        meaning: what is said while it is asked, and to the mouse.
        hint: the same under the question, where a page has room for it.
    """

    def __init__(self, message: str, control: Widget, words: Words) -> None:
        label = Static(Text(words(message)), classes="form-label")
        super().__init__(label, control, classes="form-row")
        self._explained = self.meaning = words.explanation(message)
        self.hint = Static(Text(self.meaning), classes="form-hint")
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
        self._questions = questions
        self._buttons = buttons
        self._beside = beside
        self._refused = "", ""

    def compose(self) -> ComposeResult:
        """Lay out questions, explanation and buttons."""
        with Horizontal(classes="form-middle"):
            yield Rows(*self._rows_with_hints(), classes="form", can_focus=False)
            yield from self._beside
        yield Static(id="form-help")
        yield Horizontal(*self._buttons, classes="page-buttons")

    def _rows_with_hints(self) -> Iterator[Widget]:
        for question in self._questions:
            yield question
            if isinstance(question, Question) and question.meaning:
                yield question.hint

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
        match way:
            case "down":
                self._go_rows(1)
            case "up":
                self._go_rows(-1)
            case "left":
                self._go_beside(-1)
            case "right":
                self._go_beside(1)
            case "on" if isinstance(self.screen.focused, Cycle):
                self.screen.focused.action_step(1)

    def _go_rows(self, step: int) -> None:
        """Go to the row below, or with -1 above; below the last one stands the first."""
        rows = self._rows()
        row, column = _spot(rows, self.screen.focused)
        if rows:
            below = rows[(row + step) % len(rows)]
            below[min(column, len(below) - 1)].focus()

    def _go_beside(self, step: int) -> None:
        rows = self._rows()
        row, column = _spot(rows, self.screen.focused)
        if row >= 0 and 0 <= column + step < len(rows[row]):
            rows[row][column + step].focus()

    def _rows(self) -> list[list[Widget]]:
        """List what may have the focus, row by row."""
        return [list(row) for _, row in groupby(self.screen.focus_chain, key=lambda widget: widget.parent)]


def _spot(rows: Sequence[Sequence[Widget]], focused: Widget | None) -> tuple[int, int]:
    """Say in which row and column something stands; what stands in none stands before the first row."""
    spots = [(row, across.index(focused)) for row, across in enumerate(rows) if focused in across]
    return spots[0] if spots else (-1, 0)
