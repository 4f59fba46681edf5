"""The list of a match's branches: go to one, compare, rename, delete."""

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import CHANCE, Match
from boardkit.core.lines.branches import (
    LONGEST_BRANCH,
    TableIsClosed,
    has_no_secrets,
    home,
    lines,
    renamed,
    root,
    same_luck,
    switched,
    without,
)
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.branching import go, go_home
from boardkit.tui.comparescreen import CompareScreen, line_said
from boardkit.tui.dialogs import ConfirmScreen
from boardkit.tui.pages import BACK, Page, PageKeys
from boardkit.tui.picking import EntryScreen
from boardkit.tui.play import PlayScreen
from boardkit.tui.saved import MatchList


class BranchesScreen(Page[None]):
    """Lists the match and its branches, and changes them at the table it was opened from."""

    AUTO_FOCUS = "#branches"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rename", show=False),
        Binding("d,delete", "delete", show=False),
        Binding("c", "compare", show=False),
    ]

    def __init__(self, table: PlayScreen) -> None:
        super().__init__()
        self._table = table

    @property
    def words(self) -> Words:
        """The words of the table."""
        return self._table.words

    @property
    def heading(self) -> Text:
        """Name the game."""
        return Text(self.words("branches-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done, if there is a branch."""
        if not self._table.match.other_lines:
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
        super().on_mount()
        self.fill()
        listed = self.query_one(MatchList)
        listed.highlighted = [line.name for line in self._lines].index(self._table.match.name)

    async def lay_out_anew(self) -> None:
        """List the lines in the language that is spoken now."""
        await super().lay_out_anew()
        self.fill()

    @property
    def _lines(self) -> tuple[Match[Any], ...]:
        return lines(self._table.match)

    def fill(self) -> None:
        """Write the list anew."""
        listed = self.query_one(MatchList)
        before = listed.highlighted or 0
        listed.clear_options()
        listed.add_options(Option(self._row(line)) for line in self._lines)
        listed.highlighted = min(before, len(self._lines) - 1)
        self.query_one("#no-branches").display = not self._table.match.other_lines
        self.show_keys()

    def _row(self, line: Match[Any]) -> Text:
        """Write a line of the match in two lines: its name, and where it leaves the match."""
        name = Text(line_said(line, self.words), "bold")
        if line.name == self._table.match.name:
            name.append(f"   ◀ {self.words('branches-here')}", "italic")
        return Text.assemble(name, "\n    ", (self._about(line), "dim"))

    def _about(self, line: Match[Any]) -> str:
        words, match = self.words, self._table.match
        if not line.name:
            return words("branches-of-match", decisions=_decisions(line, 0))
        at = root(home(match), line)
        same = "yes" if same_luck(match, line) else "no"
        luck = words("branch-luck", same=same)
        return words("branches-from", at=at, decisions=_decisions(line, at), luck=luck)

    @property
    def chosen(self) -> Match[Any]:
        """The line under the cursor."""
        return self._lines[self.query_one(MatchList).highlighted or 0]

    @on(OptionList.OptionSelected)
    def action_take(self) -> None:
        """Go to the line under the cursor."""
        name = self.chosen.name
        self.dismiss()
        if name:
            go(self._table, lambda match: switched(match, name))
        else:
            go_home(self._table)

    def action_compare(self) -> None:
        """Compare the line under the cursor with the one that is played, or else with the match."""
        match, chosen = self._table.match, self.chosen
        others = [line for line in self._lines if line.name != chosen.name]
        if not others:
            self.board.notify(self.words("branches-compare-none"), markup=False)
        elif not has_no_secrets(match):
            self.board.say(TableIsClosed())
        else:
            played = next((line for line in others if line.name == match.name), others[0])
            self.board.push_screen(CompareScreen(played, chosen))

    def action_rename(self) -> None:
        """Ask what to call the branch."""
        name, words = self.chosen.name, self.words
        if not name:
            return

        def named(other: str | None) -> None:
            if other is not None:
                self._change(lambda match: renamed(match, name, other))

        question = words("branches-rename-ask", name=visible(name), limit=LONGEST_BRANCH)
        self.board.push_screen(EntryScreen(question, words, name, LONGEST_BRANCH), named)

    def action_delete(self) -> None:
        """Ask whether to delete the branch."""
        name, words = self.chosen.name, self.words
        if not name:
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self._change(lambda match: without(match, name))

        question = words("branches-delete-ask", name=visible(name))
        confirm = ConfirmScreen(question, words("branches-delete-yes"), words("branches-delete-no"))
        self.board.push_screen(confirm, answered)

    def _change(self, change: Callable[[Match[Any]], Match[Any]]) -> None:
        """Change the branches, keep that, and let the table show the line that is played then."""
        if go(self._table, change):
            self.fill()


def _decisions(line: Match[Any], since: int) -> int:
    """Count the decisions of seats on a line after a moment."""
    return sum(moment.seat != CHANCE for moment in line.moments[since + 1 : line.at + 1])
