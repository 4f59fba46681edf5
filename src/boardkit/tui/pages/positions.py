"""The positions that are kept: play one, edit, rename, delete, take one from a file."""

from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError, records
from boardkit.core.records.position import editable_position, game_of_code
from boardkit.games import GAMES
from boardkit.library.positions import LONGEST_NAME, Kept, delete, keep, kept, rename
from boardkit.library.session import new_seed
from boardkit.text.faults import fault_said
from boardkit.text.outside import visible
from boardkit.tui.desk.doors import Editor
from boardkit.tui.desk.intents import BeginWith
from boardkit.tui.screens.codes import anybody, begin_with, code_words
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.screens.positions import text_in
from boardkit.tui.widgets.lists import relist

LONGEST_PATH = 4096

NAME_WIDTH = 32
"""Columns of the names."""


class PositionsScreen(Page[None]):
    """Lists the positions of the library by name."""

    AUTO_FOCUS = "#positions"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e", "edit", show=False),
        Binding("r", "rename", show=False),
        Binding("d,delete", "delete", show=False),
        Binding("i", "bring_in", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._kept: tuple[Kept, ...] = ()

    @property
    def heading(self) -> Text:
        """Say what is listed."""
        return Text(self.words("positions-heading"))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done with a position, if there is one."""
        with_position = (
            ("take", "enter", "positions-play"),
            ("edit", "e", "positions-edit"),
            ("rename", "r", "saved-rename"),
            ("delete", "d", "saved-delete"),
        )
        return (*(with_position if self._kept else ()), ("bring_in", "i", "positions-file"), BACK)

    def content(self) -> ComposeResult:
        """Lay out the list, and what to say when it is empty."""
        yield Static(Text(self.words("positions-none")), id="none")
        yield OptionList(id="positions", markup=False)

    def fill(self) -> None:
        """Write the list, with the cursor where it was."""
        try:
            self._kept = kept(self.board.library.folder)
        except FaultError as error:
            self.board.say(error.fault)
        relist(self.query_one("#positions", OptionList), [Option(self._line(one)) for one in self._kept])
        self.query_one("#none").display = not self._kept
        self.show_keys()

    def _line(self, one: Kept) -> Text:
        name = Text(f" {visible(one.name)}", "bold")
        name.truncate(NAME_WIDTH, overflow="ellipsis", pad=True)
        known = one.game in GAMES
        title = code_words(self.board, one.code)("title") if known else visible(one.game)
        about = fault_said(one.fault, self.words) if one.fault else title
        return Text.assemble(name, " ", (about, "dim"), no_wrap=True, overflow="ellipsis")

    @property
    def chosen(self) -> Kept | None:
        """The position under the cursor."""
        at = self.query_one("#positions", OptionList).highlighted
        return None if at is None else self._kept[at]

    @on(OptionList.OptionSelected)
    def action_take(self) -> None:
        """Play the position under the cursor."""
        one = self.chosen
        if one is not None and one.fault is not None:
            self.board.say(one.fault)
        elif one is not None:
            begin_with(self.board, one.code, ())

    def action_edit(self) -> None:
        """Edit the position under the cursor; it is played if that is wanted then."""
        one = self.chosen
        if one is None:
            return

        def answered(answer: object) -> None:
            if isinstance(answer, BeginWith):
                begin_with(self.board, answer.code, ())

        try:
            self.board.open(self._editor(one), answered)
        except FaultError as error:
            self.board.say(error.fault, code_words(self.board, one.code))

    def _editor(self, one: Kept) -> Editor:
        """Return the editor of a position.

        Raises:
            FaultError: it is none.
        """
        if one.fault is not None:
            raise FaultError(one.fault)
        game: Any = game_of_code(one.code, GAMES)
        state: Any = editable_position(game, one.code)
        players = anybody(self.board.words, state.seats)
        return Editor(records.start(game, state.options, players, new_seed(), open_table=True), state)

    def action_rename(self) -> None:
        """Ask what to call the position."""
        one, words = self.chosen, self.words
        if one is None:
            return

        def named(name: str | None) -> None:
            if name and name.strip():
                self.attempt(lambda: rename(self.board.library.folder, one.name, name))

        question = words("positions-rename-ask", limit=LONGEST_NAME)
        self.board.show(EntryScreen(question, words, one.name, LONGEST_NAME), named)

    def action_delete(self) -> None:
        """Ask whether to delete the position."""
        one, words = self.chosen, self.words
        if one is None:
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.attempt(lambda: delete(self.board.library.folder, one.name))

        question = words("positions-delete-ask", name=visible(one.name))
        self.board.show(
            ConfirmScreen(question, words("saved-delete-yes"), words("saved-delete-no")), answered
        )

    def action_bring_in(self) -> None:
        """Ask for a file, and keep its position by the name of the file."""

        def named(name: str | None) -> None:
            if name and name.strip():
                self.attempt(lambda: self._bring_in(name))

        words = self.words
        self.board.show(EntryScreen(words("edit-file-ask"), words, longest=LONGEST_PATH), named)

    def _bring_in(self, name: str) -> None:
        """Keep the position of a file.

        Raises:
            FaultError: it cannot be read, holds no position, or its name is taken.
        """
        code = text_in(self.board, name)
        editable_position(game_of_code(code, GAMES), code)
        keep(self.board.library.folder, file_name(name), code)


def file_name(path: str) -> str:
    """Return the name of a file without folders and ending."""
    return path.strip().replace("\\", "/").rpartition("/")[2].partition(".")[0]
