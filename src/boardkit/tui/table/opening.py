"""Opens the table of a game, at which a match is played or followed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardkit.core import Game, Study
from boardkit.games import KEYS
from boardkit.library.session import Keeper
from boardkit.library.watching import Onlooker
from boardkit.tui.table.screen import TableScreen


def screen_of(game: Game[Any]) -> type[TableScreen]:
    """Import the screen of a game; one without a screen of its own is played at the common one."""
    module = f"{game.package}.show.screen"
    if game.key in KEYS or (find_spec(f"{game.package}.show") and find_spec(module)):
        screen: type[TableScreen] = import_module(module).SCREEN
        return screen
    return TableScreen


def table_screen(study: Study[Any], keeper: Keeper) -> TableScreen:
    """Make the screen at which a match is played."""
    return screen_of(study.main.game)(study, keeper)


def watched_table(study: Study[Any], onlooker: Onlooker, news: str) -> TableScreen:
    """Make the screen at which a match is followed that is played elsewhere; it begins with some news."""
    # Few tables are looked on at.
    from boardkit.tui.desk.modes.watching import Watching

    return screen_of(study.main.game)(study, onlooker, Watching(news=news))
