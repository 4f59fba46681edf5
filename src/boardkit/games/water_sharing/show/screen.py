"""The screen of Sharing the Water: the basin, with its rivers drawn on across the borders of hexes."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import evolve
from boardkit.draw.looks import Marks
from boardkit.draw.shapes import Place
from boardkit.games.water_sharing.box import BOARD
from boardkit.tui.table.play import PlayScreen

EDGES: Final[Mapping[frozenset[Place], str]] = {
    frozenset({at, field.downstream}): "terrain.lake"
    for at, field in BOARD.items()
    if field.downstream is not None
}
"""The borders that rivers cross."""


class WaterSharingScreen(PlayScreen):
    """Shows the basin; the rivers flow from hex to hex."""

    def marks(self) -> Marks:
        """Draw the rivers on where they cross a border."""
        return evolve(super().marks(), edges=EDGES)


SCREEN: Final = WaterSharingScreen
