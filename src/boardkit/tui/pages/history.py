"""The history: how matches ended, by player and by game."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.pages.histories import Histories
from boardkit.tui.screens.page import BACK, Page, PageKeys


class HistoryScreen(Page[None]):
    """Shows the results of all games together, or of one game after the other."""

    AUTO_FOCUS = "#results"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,tab,l", "turn(1)", show=False),
        Binding("left,shift+tab,h", "turn(-1)", show=False),
        Binding("j", "scroll(1)", show=False),
        Binding("k", "scroll(-1)", show=False),
    ]

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._game = game
        self._histories: Histories | None = None

    @property
    def heading(self) -> Text:
        """Say whose history it is."""
        words = self.words
        if self._histories is None or not self._game:
            return Text(words("history-heading"))
        return Text(words("history-heading-game", game=self._histories.titles[self._game]))

    @property
    def keys(self) -> PageKeys:
        """Tell how to go from game to game."""
        turn = (("turn(-1)", "left", "page-last"), ("turn(1)", "right", "page-next"))
        return (*(turn if len(self._views) > 1 else ()), BACK)

    @property
    def _views(self) -> tuple[str, ...]:
        """What there is to be shown: all games, then each that has been played."""
        return ("", *(self._histories.results if self._histories else ()))

    def content(self) -> ComposeResult:
        """Lay out what is told."""
        with VerticalScroll(id="results"):
            yield Static(id="results-told")

    def on_mount(self) -> None:
        """Read the results."""
        self._read()
        super().on_mount()

    async def lay_out_anew(self) -> None:
        """Tell everything in the language that is spoken now."""
        await super().lay_out_anew()
        self._read()

    def _read(self) -> None:
        board = self.board
        try:
            found = {key: board.library.results(key) for key in GAMES}
        except FaultError as error:
            board.say(error.fault)
            found = {}
        played = {key: results for key, results in found.items() if any(result.totals for result in results)}
        titles = {key: words_for(board.language, key)("title") for key in played}
        self._histories = Histories(played, self.words, titles, not board.tier.has_blocks)
        self._game = self._game if self._game in played else ""
        self._show(self._histories)

    def _show(self, histories: Histories) -> None:
        told = histories.of_game(self._game) if self._game else histories.of_all()
        none = Text(self.words("history-none"))
        self.query_one("#results-told", Static).update(told if histories.results else none)
        self.query_one(".page-head", Static).update(self.heading)
        self.query_one("#results", VerticalScroll).scroll_home(animate=False)

    def action_turn(self, way: int) -> None:
        """Show the next game's results."""
        views = self._views
        self._game = views[(views.index(self._game) + way) % len(views)]
        if self._histories is not None:
            self._show(self._histories)

    def action_scroll(self, way: int) -> None:
        """Scroll what is told."""
        self.query_one("#results", VerticalScroll).scroll_relative(y=3 * way, animate=False)
