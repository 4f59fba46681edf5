"""The score of a match: who wins and why, every line with its rule, how it came, and what comes after."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Button, OptionList, Static

from boardkit.core import Match
from boardkit.text import Words
from boardkit.text.keyboard import key_said
from boardkit.text.telling import titled
from boardkit.tui.desk.doors import History, Review, Rules
from boardkit.tui.desk.intents import ChangePlayers, Do, Intent, Rematch
from boardkit.tui.pages.ending import Ending
from boardkit.tui.pages.finale import Finale
from boardkit.tui.pages.story import Story
from boardkit.tui.screens.board import words_at
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.page import BACK, Page, PageKeys

WISHES: Final[Mapping[str, Intent]] = {
    "rematch": Rematch(),
    "others": ChangePlayers(),
    "walk": Do.WALK,
    "menu": Do.LEAVE,
}
"""What may be wished for after a match, as the screen's answer."""


class ScoreScreen(Page[Intent | None]):
    """Shows the score of a match, or in the middle of it what everybody may know of the score."""

    AUTO_FOCUS = "#score-sheet"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "wish('rematch')", show=False),
        Binding("o", "wish('others')", show=False),
        Binding("w,t", "wish('walk')", show=False),
        Binding("m", "wish('menu')", show=False),
        Binding("n", "replay", show=False),
        Binding("h", "history", show=False),
        Binding("a", "review", show=False),
        Binding("g,f2", "rules", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("left", "app.focus_previous", show=False),
    ]

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self._match = match

    @property
    def words(self) -> Words:
        """The words of the game, with the players' names."""
        return words_at(self.board, self._match)

    @property
    def heading(self) -> Text:
        """Say whose score this is, and whether it is final."""
        message = "score-heading" if self._match.over else "score-heading-so-far"
        return Text(self.words(message, title=titled(self._match, self.words)))

    @property
    def keys(self) -> PageKeys:
        """Tell what may be wished for."""
        wishes = [(f"wish('{wish}')", wish[0], f"score-key-{wish}") for wish in self._wishes]
        part, history = ("part", "tab", "score-part"), ("history", "h", "score-key-history")
        review = (("review", "a", "score-key-review"),) if self._match.has_no_secrets else ()
        return (("rule", "enter", "score-rule"), part, *review, *wishes, history, BACK)

    @property
    def _wishes(self) -> Mapping[str, Intent]:
        return WISHES if self._match.over else {}

    def content(self) -> ComposeResult:
        """Lay out the verdict, the parts of the page and the buttons."""
        ending = Ending(self._match, self.words, self.board.palette_of(self._match))
        yield Static(ending.verdict(self._alone()), id="verdict")
        yield Finale(self.board, ending)
        with Horizontal(classes="page-buttons"):
            review = ("review",) if self._match.has_no_secrets else ()
            for wish in (*review, *self._wishes, "history", "back"):
                yield Button(Content(self.words(f"score-{wish}")), id=f"wish-{wish}")

    def _alone(self) -> Sequence[int]:
        """List what was scored by those who played the game alone."""
        results = self.board.library.results(self._match.game.key)
        return [result.totals[0] for result in results if len(result.totals) == 1]

    @on(OptionList.OptionSelected, "#score-sheet")
    def action_rule(self) -> None:
        """Open the rulebook at the rule of the line under the cursor."""
        self.board.open(Rules(self._match.game, self.query_one(Finale).rule))

    def action_rules(self) -> None:
        """Open the rulebook where the score is explained."""
        self.action_rule()

    def action_part(self) -> None:
        """Go to the next part of the page."""
        self.query_one(Finale).action_stop(1)

    @on(Story.Chosen)
    def action_replay(self) -> None:
        """Close the page, and walk to the moment that is pointed at, or to the start."""
        if self._match.over:
            self.dismiss(self.query_one(Finale).moment or Do.WALK)

    def action_review(self) -> None:
        """Look at the match again; whoever wants to walk there leaves this page for the table."""

        def looked(wanted: Intent | None) -> None:
            if wanted is not None:
                self.dismiss(wanted)

        if self._match.has_no_secrets:
            self.board.open(Review(self._match), looked)

    def action_help(self) -> None:
        """List the keys of the page, of which a narrow foot shows only the first."""
        words = self.words
        lines = [f"{key_said(key, words)}  {words(name)}" for _, key, name in self.keys if name]
        self.board.show(NoticeScreen(words("keys-heading"), lines, words))

    def action_history(self) -> None:
        """Show how earlier matches of the game ended."""
        self.board.open(History(self._match.game.key))

    @on(Button.Pressed)
    def press_button(self, event: Button.Pressed) -> None:
        """Wish by mouse."""
        wish = (event.button.id or "").removeprefix("wish-")
        match wish:
            case "history":
                self.action_history()
            case "review":
                self.action_review()
            case _:
                self.dismiss(WISHES.get(wish))

    def action_wish(self, wish: str) -> None:
        """Close the sheet with a wish, if it can be wished for."""
        if wish in self._wishes:
            self.dismiss(WISHES[wish])
