"""The screen at which a game is played."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from boardkit.core import Game
from boardkit.games import KEYS

if TYPE_CHECKING:
    from boardkit.tui.table.play import PlayScreen


def screen_of(game: Game[Any]) -> "type[PlayScreen]":
    """Import the screen of a game; one without a screen of its own is played at the common one."""
    module = f"{game.package}.show.screen"
    if game.key in KEYS or (find_spec(f"{game.package}.show") and find_spec(module)):
        screen: type[PlayScreen] = import_module(module).SCREEN
        return screen
    # The table's modules import the app, which imports this one.
    from boardkit.tui.table.play import PlayScreen as Common

    return Common
