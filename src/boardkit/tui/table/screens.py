"""The screen at which a game is played."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from boardkit.core import Game, Study
from boardkit.games import KEYS
from boardkit.library.session import Keeper

if TYPE_CHECKING:
    from boardkit.tui.table.play import PlayScreen


def screen_of(game: Game[Any]) -> "type[PlayScreen]":
    """Import the screen of a game; one without a screen of its own is played at the common one."""
    module = f"{game.package}.show.screen"
    if game.key in KEYS or (find_spec(f"{game.package}.show") and find_spec(module)):
        screen: type[PlayScreen] = import_module(module).SCREEN
        return screen
    # What a game's own screen derives from is imported with it.
    common: type[PlayScreen] = import_module("boardkit.tui.table.play").PlayScreen
    return common


def table_screen(study: Study[Any], keeper: Keeper) -> "PlayScreen":
    """Make the screen at which a match is played."""
    return screen_of(study.main.game)(study, keeper)
