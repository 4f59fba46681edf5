"""The screen of Sharing the Water: the basin."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class WaterSharingScreen(TableScreen):
    """Shows the basin."""


SCREEN: Final = WaterSharingScreen
