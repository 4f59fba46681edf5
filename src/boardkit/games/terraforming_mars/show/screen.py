"""The screen of Terraforming Mars: Mars."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class TerraformingMarsScreen(TableScreen):
    """Shows Mars."""


SCREEN: Final = TerraformingMarsScreen
