"""Pages of questions: the arrows go from one to the next, and what each means is said while it is asked."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from boardkit.text import Words
from boardkit.tui.screens.page import Page, PageKeys, T
from boardkit.tui.widgets.cycle import Cycle


class FormPage(Page[T]):
    """A page with questions, and under them a line that explains the one with the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "next", show=False),
        Binding("up", "last", show=False),
        Binding("left", "beside(-1)", show=False),
        Binding("right", "beside(1)", show=False),
    ]
    MOVING: ClassVar[PageKeys] = (
        ("next", "↓", "page-next"),
        ("last", "↑", "page-last"),
        ("change", "← →", "page-change"),
    )

    def questions(self) -> ComposeResult:
        """Lay out the questions; none where a page asks nothing."""
        yield from ()

    def buttons(self) -> ComposeResult:
        """Lay out the buttons under the questions; none where a page needs none."""
        yield from ()

    def content(self) -> ComposeResult:
        """Lay out questions, explanation and buttons."""
        self._meanings: dict[str, str] = {}
        self._refused = "", ""
        with VerticalScroll(classes="form", can_focus=False):
            yield from self.questions()
        yield Static(id="form-help")
        with Horizontal(classes="page-buttons"):
            yield from self.buttons()

    def question(self, message: str, control: Widget, words: Words) -> Horizontal:
        """Put the question of a message beside its control; the message's help explains it."""
        self._meanings[control.id or ""] = words.explanation(message)
        return Horizontal(Static(Text(words(message)), classes="form-label"), control, classes="form-row")

    def choice(self, message: str, shown: Sequence[tuple[Any, Text]], value: Any, words: Words) -> Horizontal:
        """Ask for one of a few values; the message of the question is the control's id, too."""
        return self.question(message, Cycle(shown, value, id=message), words)

    def refuse(self, sentence: str, about: str = "") -> None:
        """Say what is wrong, and go to the question it is about; going elsewhere takes the sentence away."""
        self._refused = about, sentence
        if about:
            self.query_one(f"#{about}").focus()
        self._say(sentence, wrong=True)

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        line = self.query_one("#form-help", Static)
        line.set_class(wrong, "-wrong")
        line.update(Text(sentence), layout=False)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain what has the focus, or what is wrong with it."""
        name = event.widget.id or ""
        about, sentence = self._refused
        if name == about:
            self._say(sentence, wrong=True)
        else:
            self._refused = "", ""
            self._say(self._meanings.get(name, ""))

    def action_next(self) -> None:
        """Go to the question below; below the last one stands the first."""
        self._go_rows(1)

    def action_last(self) -> None:
        """Go to the question above."""
        self._go_rows(-1)

    def _go_rows(self, step: int) -> None:
        rows = self._rows()
        row, column = _spot(rows, self.focused)
        if rows:
            below = rows[(row + step) % len(rows)]
            below[min(column, len(below) - 1)].focus()

    def action_beside(self, step: int) -> None:
        """Go to what stands beside on the same row, if anything does."""
        beside = self.beside(step)
        if beside is not None:
            beside.focus()

    def beside(self, step: int) -> Widget | None:
        """Name what stands to the right of what has the focus, or with -1 to the left."""
        rows = self._rows()
        row, column = _spot(rows, self.focused)
        inside = rows and self.focused is not None and 0 <= column + step < len(rows[row])
        return rows[row][column + step] if inside else None

    def _rows(self) -> list[list[Widget]]:
        """List what may have the focus, row by row."""
        return [list(row) for _, row in groupby(self.focus_chain, key=lambda widget: widget.parent)]

    def action_change(self) -> None:
        """Choose the next value of the question that has the focus."""
        if isinstance(self.focused, Cycle):
            self.focused.action_step(1)


def _spot(rows: Sequence[Sequence[Widget]], focused: Widget | None) -> tuple[int, int]:
    """Say in which row and column something stands; what stands in none stands before the first row."""
    spots = [(row, across.index(focused)) for row, across in enumerate(rows) if focused in across]
    return spots[0] if spots else (-1, 0)
