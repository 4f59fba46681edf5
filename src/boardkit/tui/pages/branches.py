"""The branches of a match: a list to go to one, rename or delete it, and two beside each other."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Study
from boardkit.core.lines.study import LONGEST_BRANCH, TableIsClosed
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.show import board
from boardkit.text.log import line_about, line_said
from boardkit.tui.desk.intents import Intent, RemoveLine, RenameLine, SwitchLine
from boardkit.tui.desk.wishes import Compare
from boardkit.tui.pages.comparison import Comparison
from boardkit.tui.pages.pictures import Board
from boardkit.tui.screens.dialogs import EntryScreen
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.controls import MatchList, relist
from boardkit.tui.widgets.map import MapView


class BranchesScreen(Page[Intent | None]):
    """Lists the match and its branches; gives what is to be done with one of them."""

    HEADING = "branches-heading"
    AUTO_FOCUS = "#branches"
    BINDINGS: ClassVar[list[BindingType]] = [("r", "rename"), ("d,delete", "delete"), ("c", "compare")]

    def __init__(self, study: Study[Any]) -> None:
        super().__init__()
        self._study = study
        self.about = study.main

    @property
    def keys(self) -> PageKeys:
        """The keys of what can be done, if there is a branch."""
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
        """Write the list again."""
        relist(self.query_one(MatchList), [Option(self._row(name)) for name in self._study.listed])
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
            self.program.tell(self.words("branches-compare-none"))
        elif not study.main.has_no_secrets:
            self.program.say(TableIsClosed())
        else:
            played = study.name if study.name in others else others[0]
            self.program.open(Compare(study, played, chosen))

    def action_rename(self) -> None:
        """Ask what to call the branch."""
        if not (name := self.chosen):
            return

        def named(other: str) -> None:
            self._answer(RenameLine(name, other), lambda: self._study.rename(name, other))

        said = line_said(self._study, name, self.words)
        question = self.words("branches-rename-ask", name=said, limit=LONGEST_BRANCH)
        before = said[:LONGEST_BRANCH] if name in self._study.abandoned else name
        self.program.show(EntryScreen(question, self.words, before, LONGEST_BRANCH), named)

    def action_delete(self) -> None:
        """Ask whether to delete the branch."""
        if name := self.chosen:
            question = self.words("branches-delete-ask", name=line_said(self._study, name, self.words))
            remove = partial(self._answer, RemoveLine(name), lambda: self._study.remove(name))
            self.make_sure(question, remove, "branches-delete-yes", "branches-delete-no")

    def _answer(self, intent: Intent, change: Callable[[], Study[Any]]) -> None:
        """Give what is to be done, or say why it cannot be."""
        with self.program.saying():
            change()
            self.dismiss(intent)


MOST_PLACES = 40  # how many places are told in words; all of them are ringed on the map


class CompareScreen(Page[None]):
    """Shows what differs between two lines; both must be such as everybody may see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab,space,left,right", "other"),
        ("v", "board"),
        ("down,j,pagedown", "scroll(1)"),
        ("up,k,pageup", "scroll(-1)"),
        ("plus,equals_sign", "scale(1)"),
        ("minus", "scale(-1)"),
    ]
    AUTO_FOCUS = ""

    def __init__(self, study: Study[Any], here: str, there: str) -> None:
        super().__init__()
        drawing = drawing_of(study.main.game.key)
        self.comparison = Comparison(study.line(here), study.line(there), drawing)
        self.about = self.comparison.here
        self._study, self._lines = study, (here, there)
        self.shown = 1
        self.seat = self.comparison.boards[0]

    @property
    def heading(self) -> Text:
        """The names of the two lines."""
        here, there = self._names
        return Text(self.words("compare-heading", here=here, there=there))

    @property
    def keys(self) -> PageKeys:
        """The keys that show the other line."""
        boards = (("board", "v", "compare-board"),) if len(self.comparison.boards) > 1 else ()
        return (("other", "tab", "compare-other"), *boards, BACK)

    @property
    def _names(self) -> Sequence[str]:
        return [line_said(self._study, name, self.words) for name in self._lines]

    def content(self) -> ComposeResult:
        """Lay out the map and what differs."""
        with Horizontal(id="compare"):
            yield Board(id="compare-map")
            with VerticalScroll(id="compare-side", can_focus=False):
                yield Static(id="compare-which")
                yield Static(id="compare-text")

    def fill(self) -> None:
        """Draw both sides."""
        comparison = self.comparison
        match, places = (comparison.here, comparison.there)[self.shown], comparison.places(self.seat)
        picture = board(comparison.drawing, match.state, self.seat)
        marks = Marks(rings=(Ring(frozenset(places), Mark.PICKED),), coordinates=True)
        view = self.query_one(MapView)
        palette = self.program.palette_of(match)
        view.show(picture.board, picture.looks, marks, palette, self.program.tier, places)
        ordered = view.in_reading_order(places) or list(places)
        parts = [
            Text(f" {name} ", "reverse bold" if number == self.shown else "dim")
            for number, name in enumerate(self._names)
        ]
        self.query_one("#compare-which", Static).update(Text("  ").join(parts))
        self.query_one("#compare-text", Static).update(self._table(ordered))

    def _table(self, places: Sequence[Any]) -> Table:
        words, comparison = self.words, self.comparison
        table = Table(box=None, padding=(0, 1), expand=True, show_edge=False)
        table.add_column("", ratio=4)
        for name in self._names:
            table.add_column(Text(name, overflow="ellipsis", no_wrap=True), ratio=3)
        whose = words("compare-places") if self.seat is None else words.seat(self.seat)
        for title, rows in (
            (words("compare-score"), comparison.score(words)),
            (words("compare-numbers"), comparison.numbers(words)),
            (words("compare-hands"), comparison.hands(words)),
            (whose, comparison.looked_at(words, self.seat, places[:MOST_PLACES])),
        ):
            for number, row in enumerate(rows):
                if not number:
                    table.add_row(Text(title, "italic"))
                style = "bold" if row.here != row.there else ""
                table.add_row(Text(row.label), Text(row.here, style), Text(row.there, style))
        return table

    def action_other(self) -> None:
        """Show the map of the other line."""
        self.shown = 1 - self.shown
        self.fill()

    def action_board(self) -> None:
        """Show the map of the next seat, where each has its own."""
        boards = self.comparison.boards
        self.seat = boards[(boards.index(self.seat) + 1) % len(boards)]
        self.fill()

    def action_scroll(self, way: int) -> None:
        """Scroll the list of what differs."""
        self.query_one("#compare-side", VerticalScroll).scroll_relative(y=3 * way, animate=False)

    def action_scale(self, step: int) -> None:
        """Draw the map larger or smaller."""
        self.query_one(MapView).scale(step)
