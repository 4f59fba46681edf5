"""The screen of Life in Reterra: one community at a time."""

from pathlib import Path, PurePath
from typing import ClassVar, Final

from boardkit.tui.table.screen import STYLES, TableScreen


class LifeInReterraScreen(TableScreen):
    """Shows one community at a time."""

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [STYLES, Path(__file__).parent / "screen.tcss"]


SCREEN: Final = LifeInReterraScreen
