"""The screen of Life in Reterra: one community at a time."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class LifeInReterraScreen(TableScreen):
    """Shows one community at a time."""

    CSS = """
    LifeInReterraScreen.-narrow #side { width: 28; }
    """


SCREEN: Final = LifeInReterraScreen
