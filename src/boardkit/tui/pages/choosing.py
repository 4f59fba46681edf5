"""The list of the games with which something can be done."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.games import GAMES
from boardkit.library.lessons import have_lessons
from boardkit.tui.desk.wishes import Door, Lessons
from boardkit.tui.screens.page import BACK, Page

Way = Callable[[Game[Any]], Door]  # where to go with a game


def choose_game(way: Way, folder: Path) -> "ChooseGameScreen | Door":
    """List the games with which there is a way to go; where there is but one, go there at once."""
    keys = have_lessons(GAMES, folder) if way is Lessons else [*GAMES]
    return way(GAMES[keys[0]]) if len(keys) == 1 else ChooseGameScreen(way, keys)


class ChooseGameScreen(Page[Door | None]):
    """Lists games with what they are about and for how many; gives the way that is chosen."""

    keys = (("take", "enter", "page-open"), BACK)  # the keys to choose with

    def __init__(self, way: Way, keys: Sequence[str]) -> None:
        super().__init__()
        self._way = way
        self._keys = keys

    @property
    def heading(self) -> Text:
        """The question for a game."""
        return Text(self.words("choose-game"))

    def content(self) -> ComposeResult:
        """List the games."""
        yield OptionList(*(Option(self._row(GAMES[key])) for key in self._keys), markup=False)

    def _row(self, game: Game[Any]) -> Text:
        words = self.program.words_of(game.key)
        seats = words("seats", least=game.seats[0], most=game.seats[-1])
        return Text.assemble((words("title"), "bold"), f"   {seats}\n  ", (words("summary"), "dim"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there with the game that was chosen."""
        self.dismiss(self._way(GAMES[self._keys[event.option_index]]))

    def action_take(self) -> None:
        """Choose the game under the cursor."""
        self.query_one(OptionList).action_select()
