"""The score sheet: who wins and why, every line with its rule, and the points by kind as bars."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import CHANCE, Match, ScoreSheet
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.scores import SeatScore, seat_scores, winner_sentence
from boardkit.tui.desk.doors import Rules
from boardkit.tui.desk.intents import Do, Intent, Rematch
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.bars import Bars

WISHES: Final[Mapping[str, Intent]] = {"rematch": Rematch(), "walk": Do.WALK, "menu": Do.LEAVE}
"""What may be wished for after a match, as the screen's answer."""


class ScoreScreen(Page[Intent | None]):
    """Shows the score of a match, or in the middle of it what everybody may know of the score."""

    AUTO_FOCUS = "#sheet"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "wish('rematch')", show=False),
        Binding("w,t", "wish('walk')", show=False),
        Binding("m", "wish('menu')", show=False),
        Binding("g,f2", "rules", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("left", "app.focus_previous", show=False),
    ]

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self._match = match

    @property
    def words(self) -> Words:
        """The words of the game, with the players' names."""
        return self.board.words_of(self._match.game.key, [player.name for player in self._match.players])

    @property
    def sheet(self) -> ScoreSheet:
        """The sheet; before the end, as far as everybody may know."""
        game, state = self._match.game, self._match.state
        return game.score(state if self._match.over else game.view(state, CHANCE))

    @property
    def palette(self) -> Palette:
        """The colours of the seats."""
        return self.board.palette_of(self._match)

    @property
    def heading(self) -> Text:
        """Say whose score this is, and whether it is final."""
        message = "score-heading" if self._match.over else "score-heading-so-far"
        return Text(self.words(message, title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what may be wished for."""
        wishes = [(f"wish('{wish}')", wish[0], f"score-{wish}") for wish in self._wishes]
        return (("rule", "enter", "score-rule"), *wishes, BACK)

    @property
    def _wishes(self) -> Mapping[str, Intent]:
        return WISHES if self._match.over else {}

    def content(self) -> ComposeResult:
        """Lay out the verdict, the sheet, the bars and the buttons."""
        yield Static(self._verdict(), id="verdict")
        with Horizontal(id="score"):
            yield OptionList(*self._lines(), id="sheet", markup=False)
            with VerticalScroll(id="bars"):
                yield Static(Bars(self.sheet, self.words, self.palette), id="chart")
        with Horizontal(classes="page-buttons"):
            for wish in self._wishes:
                yield Button(Content(self.words(f"score-{wish}")), id=wish)
            yield Button(Content(self.words("score-back")), id="back")

    def _verdict(self) -> Text:
        sentence = winner_sentence(self.sheet, self.words)
        if self._match.over:
            mark = "★ " if self.sheet.winners else ""
            return Text(mark + sentence, "bold").append(self._best_alone(), "not bold")
        return Text(self.words("score-so-far"))

    def _best_alone(self) -> str:
        """Say the best score in the library of those who played alone, after a match for one."""
        if len(self._match.players) > 1:
            return ""
        results = self.board.library.results(self._match.game.key)
        alone = [result.totals[0] for result in results if len(result.totals) == 1]
        return "   " + self.words("score-best-alone", points=max([*alone, *self.sheet.totals]))

    def _lines(self) -> list[Option]:
        self._rules: list[str] = []
        return [option for score in seat_scores(self.sheet, self.words) for option in self._block(score)]

    def _block(self, score: SeatScore) -> list[Option]:
        parts = f"{score.place}. ", chip(score.seat, self.palette), f" {self.words.seat(score.seat)}"
        name = Text.assemble(*parts, no_wrap=True, overflow="ellipsis")
        self._rules += ["", *(reason.rule for reason in score.reasons)]
        reasons = [_row(Text(f"  {line.text}"), str(line.points), f"§{line.rule}") for line in score.reasons]
        head = _row(name, str(score.total), "", style="bold")
        return [Option(head), *map(Option, reasons)]

    @on(OptionList.OptionSelected, "#sheet")
    def open_rule(self, event: OptionList.OptionSelected) -> None:
        """Open the rulebook at the rule of a line."""
        self._open_rules(self._rules[event.option_index])

    def action_rule(self) -> None:
        """Open the rulebook at the rule of the line under the cursor."""
        at = self.query_one("#sheet", OptionList).highlighted
        self._open_rules("" if at is None else self._rules[at])

    def action_rules(self) -> None:
        """Open the rulebook where the score is explained."""
        self.action_rule()

    def _open_rules(self, section: str) -> None:
        self.board.open(Rules(self._match.game, section))

    @on(Button.Pressed)
    def press_button(self, event: Button.Pressed) -> None:
        """Wish by mouse."""
        self.dismiss(WISHES.get(event.button.id or ""))

    def action_wish(self, wish: str) -> None:
        """Close the sheet with a wish, if it can be wished for."""
        if wish in self._wishes:
            self.dismiss(WISHES[wish])


def _row(text: Text, points: str, rule: str, style: str = "") -> Table:
    """Write a line of the sheet: what for, how many points, by which rule."""
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    row.add_column(ratio=1)
    row.add_column(justify="right", width=4)
    row.add_column(width=len("§VII.B.5"))
    row.add_row(text, points, rule, style=style)
    return row
