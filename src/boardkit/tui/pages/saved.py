"""Saved matches and positions, to open, rename, delete, export and import."""

from datetime import UTC, datetime
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError, records
from boardkit.core.records.position import editable_position, game_of_code
from boardkit.games import GAMES
from boardkit.library import Summary
from boardkit.library.kept_files import LONGEST_NAME as LONGEST_POSITION_NAME
from boardkit.library.kept_files import Kept, delete, keep, kept, rename
from boardkit.library.session import new_seed
from boardkit.library.store import LONGEST_NAME
from boardkit.text.names import folded, visible
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.intents import BeginWith
from boardkit.tui.desk.presenting import match_presented
from boardkit.tui.desk.wishes import Editor
from boardkit.tui.pages.summaries import players_said, summary_row
from boardkit.tui.screens.dialogs import EntryScreen, NoticeScreen
from boardkit.tui.screens.files import export_match, import_match, read_named, read_text
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.screens.palette import begin_with_code, code_words, unnamed_players
from boardkit.tui.widgets.controls import LineInput, MatchList, relist

LONGEST_PATH = 4096


class SavedScreen(Page[None]):
    """Lists the matches of the library, the one played last first."""

    AUTO_FOCUS = "#matches"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("r", "rename"),
        ("d,delete", "delete"),
        ("e", "export"),
        ("i", "bring_in"),
        ("p", "present"),
        ("slash", "search"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._saved: tuple[Summary, ...] = ()  # those that are listed
        self._wanted: tuple[str, ...] = ()  # the words, folded, that all of them have

    @property
    def heading(self) -> Text:
        """The name of what is listed, and what its numbers are for."""
        return Text.assemble(self.words("saved-heading"), "  ", (self.words("saved-numbers"), "not bold"))

    @property
    def keys(self) -> PageKeys:
        """The keys of what can be done with a match, if there is one."""
        with_match = (
            ("take", "enter", "page-open"),
            ("rename", "r", "saved-rename"),
            ("delete", "d", "saved-delete"),
            ("export", "e", "saved-export"),
            ("present", "p", "key-present"),
        )
        search = (("search", "/", "saved-search"),) if self._saved or self._wanted else ()
        shown = with_match if self._saved else ()
        return (*shown[:1], *search, *shown[1:], ("bring_in", "i", "saved-import"), BACK)

    def content(self) -> ComposeResult:
        """Lay out the list, what to say when it is empty, and the line that narrows it."""
        yield Static(id="none")
        yield MatchList(id="matches", markup=False)
        search = LineInput(placeholder=self.words("saved-search-for"), compact=True, id="search")
        search.display = False
        yield search

    def fill(self) -> None:
        """Write the list, with the cursor where it was."""
        words, now = self.words, datetime.now(UTC)
        with self.program.saying():
            rows = [
                (one, folded(summary_row(one, now, words).plain)) for one in self.program.library.matches()
            ]
            self._saved = tuple(one for one, row in rows if all(word in row for word in self._wanted))
        relist(self.query_one(MatchList), [Option(summary_row(one, now, words)) for one in self._saved])
        none = self.query_one("#none", Static)
        none.update(Text(words("saved-none-such" if self._wanted else "saved-none")))
        none.display = not self._saved
        self.show_keys()

    def action_search(self) -> None:
        """Let words be typed that narrow the list: a number, a game, players, how far a match is."""
        search = self.query_one("#search")
        search.display = True
        search.focus()

    @on(Input.Changed, "#search")
    def narrow(self, event: Input.Changed) -> None:
        """List the matches that have all that is typed."""
        self._wanted = tuple(folded(event.value).split())
        self.fill()

    @on(Input.Submitted, "#search")
    def stop_typing(self, event: Input.Submitted) -> None:
        """Let the arrows go through what is left."""
        event.input.display = bool(self._wanted)
        if self._saved:
            self.query_one(MatchList).focus()

    def action_back(self) -> None:
        """List all matches again, if they were narrowed; else go back to where we came from."""
        search = self.query_one("#search", LineInput)
        if not search.display:
            super().action_back()
            return
        search.value = ""
        search.display = False
        self.query_one(MatchList).focus()

    def on_key(self, event: events.Key) -> None:
        """Go to the next match whose name, game or player begins with a capital letter that is typed."""
        letter, listed = event.character or "", self.query_one(MatchList)
        if self._saved and listed.has_focus and letter.isalpha() and letter.isupper():
            at = listed.highlighted or 0
            order = [*range(at + 1, len(self._saved)), *range(at + 1)]
            listed.highlighted = next((one for one in order if self._begins(one, letter)), at)

    def _begins(self, number: int, letter: str) -> bool:
        """Return whether a word of the first line of a row begins with a letter."""
        row = summary_row(self._saved[number], datetime.now(UTC), self.words).plain
        words = folded(row.partition("\n")[0]).split()
        return any(word.startswith(folded(letter)) for word in words)

    @property
    def chosen(self) -> Summary | None:
        """The match under the cursor."""
        at = self.query_one(MatchList).highlighted
        return None if at is None else self._saved[at]

    @on(OptionList.OptionSelected)
    def action_take(self) -> None:
        """Open the match under the cursor."""
        if self.chosen is not None:
            self.program.resume(self.chosen.match)

    def action_rename(self) -> None:
        """Ask what to call the match."""
        if (summary := self.chosen) is not None:
            number, library = summary.match, self.program.library

            def named(name: str) -> None:
                self.attempt(lambda: library.rename(number, name.strip()))

            question = self.words("saved-rename-ask", limit=LONGEST_NAME)
            self.program.show(EntryScreen(question, self.words, summary.name, LONGEST_NAME), named)

    def action_delete(self) -> None:
        """Ask whether to delete the match."""
        if (summary := self.chosen) is not None:
            name = visible(summary.name) or players_said(summary, self.words)
            question = self.words("saved-delete-ask", number=str(summary.match), name=name)
            self.make_sure(question, partial(self.program.library.delete, summary.match))

    def action_export(self) -> None:
        """Export the match; ask first if its file would tell secrets."""
        if (summary := self.chosen) is None:
            return
        words = self.words

        def export() -> None:
            path = export_match(self.program.library, summary.match)
            lines = [words("saved-exported"), "", visible(str(path))]
            self.program.show(NoticeScreen(words("saved-export"), lines, words))

        if summary.finished:
            self.attempt(export)
        else:
            self.make_sure(words("saved-secrets"), export, "saved-export-yes", "saved-export-no")

    def action_present(self) -> None:
        """Present the match, as everybody at its table may see it."""
        if self.chosen is not None:
            with self.program.saying():
                study = self.program.library.load(self.chosen.match, GAMES)
                self.program.open(match_presented(study.main))

    def action_bring_in(self) -> None:
        """Ask for a file to import."""
        words, program = self.words, self.program
        inside = words("saved-import-inside", folder=visible(str(program.library.folder)))

        def bring_in(name: str) -> None:
            import_match(program.library, read_named(program, name))

        self.ask_name(
            inside if program.confined else words("saved-import-ask"), bring_in, longest=LONGEST_PATH
        )


NAME_WIDTH = 32  # columns of the names


class PositionsScreen(Page[None]):
    """Lists the positions of the library by name."""

    HEADING = "positions-heading"
    AUTO_FOCUS = "#positions"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("e", "edit"),
        ("r", "rename"),
        ("d,delete", "delete"),
        ("i", "bring_in"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._kept: tuple[Kept, ...] = ()

    @property
    def keys(self) -> PageKeys:
        """The keys of what can be done with a position, if there is one."""
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
        with self.program.saying():
            self._kept = kept(self.program.library.folder)
        relist(self.query_one("#positions", OptionList), [Option(self._line(one)) for one in self._kept])
        self.query_one("#none").display = not self._kept
        self.show_keys()

    def _line(self, one: Kept) -> Text:
        name = Text(f" {visible(one.name)}", "bold")
        name.truncate(NAME_WIDTH, overflow="ellipsis", pad=True)
        known = one.game in GAMES
        title = code_words(self.program, one.code)("title") if known else visible(one.game)
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
            self.program.say(one.fault)
        elif one is not None:
            begin_with_code(self.program, one.code, ())

    def action_edit(self) -> None:
        """Edit the position under the cursor; it is played if that is wanted then."""
        if (one := self.chosen) is None:
            return

        def answered(answer: object) -> None:
            if isinstance(answer, BeginWith):
                begin_with_code(self.program, answer.code, ())

        with self.program.saying(code_words(self.program, one.code)):
            if one.fault is not None:
                raise FaultError(one.fault)
            game: Any = game_of_code(one.code, GAMES)
            state: Any = editable_position(game, one.code)
            players = unnamed_players(self.program.words, state.seats)
            match = records.start(game, state.options, players, new_seed(), open_table=True)
            self.program.open(Editor(match, state), answered)

    def action_rename(self) -> None:
        """Ask what to call the position."""
        if (one := self.chosen) is not None:
            question = self.words("positions-rename-ask", limit=LONGEST_POSITION_NAME)
            deed = partial(rename, self.program.library.folder, one.name)
            self.ask_name(question, deed, one.name, LONGEST_POSITION_NAME)

    def action_delete(self) -> None:
        """Ask whether to delete the position."""
        if (one := self.chosen) is not None:
            question = self.words("positions-delete-ask", name=visible(one.name))
            self.make_sure(question, partial(delete, self.program.library.folder, one.name))

    def action_bring_in(self) -> None:
        """Ask for a file, and keep its position by the name of the file."""

        def bring_in(name: str) -> None:
            code = read_text(self.program, name)
            editable_position(game_of_code(code, GAMES), code)
            # It is called as the file is, without folders and ending.
            bare = name.strip().replace("\\", "/").rpartition("/")[2].partition(".")[0]
            keep(self.program.library.folder, bare, code)

        self.ask_name(self.words("edit-file-ask"), bring_in, longest=LONGEST_PATH)
