"""The screen of Tectonic Tribes: the continent."""

from pathlib import Path, PurePath
from typing import ClassVar, Final

from boardkit.tui.table.screen import STYLES, TableScreen


class TectonicTribesScreen(TableScreen):
    """Shows the continent, which grows as wide as there is room."""

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [STYLES, Path(__file__).parent / "screen.tcss"]


SCREEN: Final = TectonicTribesScreen
