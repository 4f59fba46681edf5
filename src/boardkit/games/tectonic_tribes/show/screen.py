"""The screen of Tectonic Tribes: the continent."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class TectonicTribesScreen(TableScreen):
    """Shows the continent, which grows as wide as there is room."""

    CSS = """
    TectonicTribesScreen.-vast.-tall #side { layout: vertical; width: 54; }
    TectonicTribesScreen.-vast.-tall #gauges { height: 8; margin: 1 0 0 0; }
    TectonicTribesScreen.-vast.-tall #focus { height: 14; margin: 1 0 0 0; }
    TectonicTribesScreen.-vast.-tall #log { margin: 1 0 0 0; }
    """


SCREEN: Final = TectonicTribesScreen
