"""The class list: who learns, how everybody fared, where readers stop, what comes again."""

from datetime import UTC, date, datetime
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from boardkit.handout.lessons import Learners
from boardkit.library import learning
from boardkit.text.names import visible
from boardkit.tui.screens.dialogs import EntryScreen
from boardkit.tui.screens.files import save_table
from boardkit.tui.screens.page import BACK, Page


class LearningScreen(Page[None]):
    """Shows what is kept of learners; exports it, deletes it, has it stay."""

    HEADING = "learners-heading"
    AUTO_FOCUS = "#learning"
    keys = (
        ("name", "w", "learners-name"),
        ("export", "e", "learners-export"),
        ("delete", "d", "learners-delete"),
        ("stay", "s", "learners-stay"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = [(key, action) for action, key, _ in keys[:-1]]

    def content(self) -> ComposeResult:
        """Lay out the list."""
        with VerticalScroll(id="learning"):
            yield Static(id="learners")

    def fill(self) -> None:
        """Write the list."""
        self.query_one("#learners", Static).update(Text("\n".join(self._learners.lines(self._today))))

    @property
    def _today(self) -> date:
        return datetime.now(UTC).date()

    @property
    def _learners(self) -> Learners:
        return Learners.of(self.program.library, self.words, self._today)

    def action_name(self) -> None:
        """Say who learns at this keyboard."""
        keep = partial(learning.named, self.program.library, today=self._today)
        asked = EntryScreen(self.words("learners-name-ask"), self.words, self._learners.kept.who)
        self.program.show(asked, lambda name: self.attempt(partial(keep, name)))

    def action_export(self) -> None:
        """Write all of it as a table for spreadsheets."""
        with self.program.saying():
            path = save_table(self.program.library, "learners", self._learners.table())
            self.program.tell(self.words("class-saved", path=visible(str(path))))

    def action_delete(self) -> None:
        """Delete all of it, once that is sure."""
        forget = partial(learning.forgotten, self.program.library)
        self.make_sure(self.words("learners-delete-ask"), forget, "learners-delete-yes", "learners-delete-no")

    def action_stay(self) -> None:
        """Let it stay until somebody deletes it, or go after 60 days again."""
        self.attempt(partial(learning.stayed, self.program.library, self._today))
