"""The list of a match's branches: go to one, compare, rename, delete."""

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError, Study
from boardkit.core.lines.study import LONGEST_BRANCH, TableIsClosed
from boardkit.text import Words
from boardkit.text.branches import line_about, line_said
from boardkit.tui.desk.doors import Compare
from boardkit.tui.desk.intents import Intent, RemoveLine, RenameLine, SwitchLine
from boardkit.tui.screens.board import words_at
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.widgets.lists import MatchList


class BranchesScreen(Page[Intent | None]):
    """Lists the match and its branches; gives what is to be done with one of them."""

    AUTO_FOCUS = "#branches"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rename", show=False),
        Binding("d,delete", "delete", show=False),
        Binding("c", "compare", show=False),
    ]

    def __init__(self, study: Study[Any]) -> None:
        super().__init__()
        self._study = study

    @property
    def words(self) -> Words:
        """The words of the game, with the players' names."""
        main = self._study.main
        return words_at(self.board, main)

    @property
    def heading(self) -> Text:
        """Name the game."""
        return Text(self.words("branches-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done, if there is a branch."""
        if len(self._study.listed) == 1:
            return (BACK,)
        return (
            ("take", "enter", "branches-go"),
            ("compare", "c", "branches-compare"),
            ("rename", "r", "branches-rename"),
            ("delete", "d", "branches-delete"),
            BACK,
        )

    def content(self) -> ComposeResult:
        """Lay out the list, and what to say while there are no branches."""
        yield MatchList(id="branches", markup=False)
        yield Static(Text(self.words("branches-none")), id="no-branches")

    def on_mount(self) -> None:
        """List the lines, with the cursor on the one that is played."""
        self.fill()
        self.query_one(MatchList).highlighted = self._study.listed.index(self._study.name)

    def fill(self) -> None:
        """Write the list anew."""
        listed = self.query_one(MatchList)
        before = listed.highlighted or 0
        listed.clear_options()
        listed.add_options(Option(self._row(name)) for name in self._study.listed)
        listed.highlighted = min(before, len(self._study.listed) - 1)
        self.query_one("#no-branches").display = len(self._study.listed) == 1
        self.show_keys()

    def _row(self, name: str) -> Text:
        """Write a line of the match in two lines: its name, and where it leaves the match."""
        row = Text(line_said(self._study, name, self.words), "bold")
        if name == self._study.name:
            row.append(f"   ◀ {self.words('branches-here')}", "italic")
        return Text.assemble(row, "\n    ", (line_about(self._study, name, self.words), "dim"))

    @property
    def chosen(self) -> str:
        """The name of the line under the cursor."""
        return self._study.listed[self.query_one(MatchList).highlighted or 0]

    @on(OptionList.OptionSelected)
    def action_take(self) -> None:
        """Go to the line under the cursor."""
        self.dismiss(SwitchLine(self.chosen))

    def action_compare(self) -> None:
        """Compare the line under the cursor with the one that is played, or else with the match."""
        study, chosen = self._study, self.chosen
        others = [name for name in study.listed if name != chosen]
        if not others:
            self.board.tell(self.words("branches-compare-none"))
        elif not study.main.has_no_secrets:
            self.board.say(TableIsClosed())
        else:
            played = study.name if study.name in others else others[0]
            self.board.open(Compare(study, played, chosen))

    def action_rename(self) -> None:
        """Ask what to call the branch."""
        name, words = self.chosen, self.words
        if not name:
            return

        def named(other: str | None) -> None:
            if other is not None:
                self._answer(RenameLine(name, other), lambda: self._study.rename(name, other))

        said = line_said(self._study, name, words)
        question = words("branches-rename-ask", name=said, limit=LONGEST_BRANCH)
        before = said[:LONGEST_BRANCH] if name in self._study.abandoned else name
        self.board.show(EntryScreen(question, words, before, LONGEST_BRANCH), named)

    def action_delete(self) -> None:
        """Ask whether to delete the branch."""
        name, words = self.chosen, self.words
        if not name:
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self._answer(RemoveLine(name), lambda: self._study.remove(name))

        question = words("branches-delete-ask", name=line_said(self._study, name, words))
        confirm = ConfirmScreen(question, words("branches-delete-yes"), words("branches-delete-no"))
        self.board.show(confirm, answered)

    def _answer(self, intent: Intent, change: Callable[[], Study[Any]]) -> None:
        """Give what is to be done, or say why it cannot be."""
        try:
            change()
        except FaultError as error:
            self.board.say(error.fault)
        else:
            self.dismiss(intent)
