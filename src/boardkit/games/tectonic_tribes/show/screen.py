"""The screen of Tectonic Tribes: the continent."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class TectonicTribesScreen(TableScreen):
    """Shows the continent."""


SCREEN: Final = TectonicTribesScreen
