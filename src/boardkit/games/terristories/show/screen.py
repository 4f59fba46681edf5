"""The screen of TerriStories: the planet and the space base."""

from pathlib import Path, PurePath
from typing import ClassVar, Final

from boardkit.tui.table.screen import STYLES, TableScreen


class TerriStoriesScreen(TableScreen):
    """Shows the planet and the space base; where the window is vast, cards and tracks have the room."""

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [STYLES, Path(__file__).parent / "screen.tcss"]


SCREEN: Final = TerriStoriesScreen
