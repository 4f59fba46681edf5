"""The games in the box, to choose one of."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.games import GAMES
from boardkit.tui.screens.page import BACK, Page, PageKeys


class ChooseGameScreen(Page[Game[Any] | None]):
    """Lists the games with what they are about and for how many; gives the one that is chosen."""

    def __init__(self, games: Iterable[str]) -> None:
        super().__init__()
        self._games = tuple(games)

    @property
    def heading(self) -> Text:
        """Ask for a game."""
        return Text(self.words("choose-game"))

    @property
    def keys(self) -> PageKeys:
        """Tell how to choose."""
        return (("take", "enter", "page-open"), BACK)

    def content(self) -> ComposeResult:
        """List the games."""
        yield OptionList(*(Option(self._row(game), id=key) for key, game in self._found()), markup=False)

    def _found(self) -> Iterator[tuple[str, Game[Any]]]:
        yield from ((key, GAMES[key]) for key in self._games)

    def _row(self, game: Game[Any]) -> Text:
        words = self.board.words_of(game.key)
        seats = words("seats", least=game.seats[0], most=game.seats[-1])
        return Text.assemble((words("title"), "bold"), f"   {seats}\n  ", (words("summary"), "dim"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the game that was chosen."""
        self.dismiss(GAMES[str(event.option.id)])

    def action_take(self) -> None:
        """Choose the game under the cursor."""
        self.query_one(OptionList).action_select()

    def action_back(self) -> None:
        """Choose none."""
        self.dismiss(None)
