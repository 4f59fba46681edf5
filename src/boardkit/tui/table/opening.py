"""Opens the table of a game, at which a match is played or followed."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from boardkit.core import Game, Study
from boardkit.core.packaged import folder_of
from boardkit.games import KEYS
from boardkit.library.session import Keeper
from boardkit.library.watching import Onlooker
from boardkit.tui.table.screen import STYLES, TableScreen


def screen_of(game: Game[Any]) -> type[TableScreen]:
    """Return a game's class of screens: its own, or the common one with the styles of `show/screen.tcss`."""
    module = f"{game.package}.show.screen"
    if game.key not in KEYS and find_spec(f"{game.package}.show") and find_spec(module):
        screen: type[TableScreen] = import_module(module).SCREEN
        return screen
    styles = folder_of(game.package) / "show" / "screen.tcss"
    return _styled(game.key, styles) if styles.is_file() else TableScreen


@cache
def _styled(key: str, styles: Path) -> type[TableScreen]:
    """Make a class of screens with more styles, which name it after the key: `LifeInReterraScreen`."""
    name = f"{key.title().replace('_', '')}Screen"
    return cast("type[TableScreen]", type(name, (TableScreen,), {"CSS_PATH": [STYLES, styles]}))


def table_screen(study: Study[Any], keeper: Keeper) -> TableScreen:
    """Make the screen at which a match is played."""
    return screen_of(study.main.game)(study, keeper)


def watched_table(study: Study[Any], onlooker: Onlooker, news: str) -> TableScreen:
    """Make the screen at which a match is followed that is played elsewhere; it begins with some news."""
    # Few tables are looked on at.
    from boardkit.tui.desk.modes.watching import Watching

    return screen_of(study.main.game)(study, onlooker, Watching(news=news))
