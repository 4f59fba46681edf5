"""The saved matches: open one, rename, delete, export, import."""

from datetime import UTC, datetime
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError
from boardkit.games import GAMES
from boardkit.library import MatchId, Summary
from boardkit.library.store import LONGEST_NAME
from boardkit.text.outside import visible
from boardkit.tui.desk.presented import match_presented
from boardkit.tui.pages.summaries import players_said, row
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.exchange import bring_in, export, read
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.widgets.lists import MatchList, relist

LONGEST_PATH = 4096


class SavedScreen(Page[None]):
    """Lists the matches of the library, the one played last first."""

    AUTO_FOCUS = "#matches"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rename", show=False),
        Binding("d,delete", "delete", show=False),
        Binding("e", "export", show=False),
        Binding("i", "bring_in", show=False),
        Binding("p,P", "present", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._saved: tuple[Summary, ...] = ()

    @property
    def heading(self) -> Text:
        """Say what is listed."""
        return Text(self.words("saved-heading"))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done with a match, if there is one."""
        with_match = (
            ("take", "enter", "page-open"),
            ("rename", "r", "saved-rename"),
            ("delete", "d", "saved-delete"),
            ("export", "e", "saved-export"),
            ("present", "p", "key-present"),
        )
        return (*(with_match if self._saved else ()), ("bring_in", "i", "saved-import"), BACK)

    def content(self) -> ComposeResult:
        """Lay out the list, and what to say when it is empty."""
        yield Static(Text(self.words("saved-none")), id="none")
        yield MatchList(id="matches", markup=False)

    def fill(self) -> None:
        """Write the list, with the cursor where it was."""
        try:
            self._saved = self.board.library.matches()
        except FaultError as error:
            self.board.say(error.fault)
        words, now = self.words, datetime.now(UTC)
        relist(self.query_one(MatchList), [Option(row(summary, now, words)) for summary in self._saved])
        self.query_one("#none").display = not self._saved
        self.show_keys()

    @property
    def chosen(self) -> Summary | None:
        """The match under the cursor."""
        at = self.query_one(MatchList).highlighted
        return None if at is None else self._saved[at]

    @on(OptionList.OptionSelected)
    def action_take(self) -> None:
        """Open the match under the cursor."""
        if self.chosen is not None:
            self.board.resume(self.chosen.match)

    def action_rename(self) -> None:
        """Ask what to call the match."""
        summary, words = self.chosen, self.words
        if summary is None:
            return
        number = summary.match

        def named(name: str | None) -> None:
            if name is not None:
                self.attempt(lambda: self.board.library.rename(number, name.strip()))

        question = words("saved-rename-ask", limit=LONGEST_NAME)
        self.board.show(EntryScreen(question, words, summary.name, LONGEST_NAME), named)

    def action_delete(self) -> None:
        """Ask whether to delete the match."""
        summary, words = self.chosen, self.words
        if summary is None:
            return
        number = summary.match

        def answered(sure: bool | None) -> None:
            if sure:
                self.attempt(lambda: self.board.library.delete(number))

        question = words("saved-delete-ask", name=visible(summary.name) or players_said(summary, words))
        confirm = ConfirmScreen(question, words("saved-delete-yes"), words("saved-delete-no"))
        self.board.show(confirm, answered)

    def action_export(self) -> None:
        """Export the match; ask first if its file would tell secrets."""
        summary, words = self.chosen, self.words
        if summary is None:
            return
        number = summary.match
        if summary.finished:
            self._export(number)
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self._export(number)

        confirm = ConfirmScreen(words("saved-secrets"), words("saved-export-yes"), words("saved-export-no"))
        self.board.show(confirm, answered)

    def _export(self, number: MatchId) -> None:
        words = self.words
        try:
            path = export(self.board.library, number)
        except FaultError as error:
            self.board.say(error.fault)
            return
        lines = [words("saved-exported"), "", visible(str(path))]
        self.board.show(NoticeScreen(words("saved-export"), lines, words))

    def action_present(self) -> None:
        """Present the match, as everybody at its table may see it."""
        if self.chosen is None:
            return
        try:
            study = self.board.library.load(self.chosen.match, GAMES)
        except FaultError as error:
            self.board.say(error.fault)
        else:
            self.board.open(match_presented(study.main))

    def action_bring_in(self) -> None:
        """Ask for a file to import."""

        def named(name: str | None) -> None:
            if name and name.strip():
                self.attempt(lambda: bring_in(self.board.library, read(self.board, name)))

        words, board = self.words, self.board
        folder = visible(str(board.library.folder))
        asked = words("saved-import-inside", folder=folder) if board.confined else words("saved-import-ask")
        board.show(EntryScreen(asked, words, longest=LONGEST_PATH), named)
