"""The screen of Life in Reterra: one community at a time."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class LifeInReterraScreen(TableScreen):
    """Shows one community at a time."""

    CSS = """
    LifeInReterraScreen.-narrow #side { width: 28; }
    LifeInReterraScreen.-wide #side { width: 54; }
    LifeInReterraScreen.-wide #gauges { height: 1; }
    LifeInReterraScreen.-wide #focus { height: 9; }
    LifeInReterraScreen.-broad #gauges { height: 4; }
    """


SCREEN: Final = LifeInReterraScreen
