"""The board of the basin: its hexes in twelve rows."""

from typing import Final

from boardkit.draw.hexes import HexBoard
from boardkit.games.water_sharing.box import BOARD

ROWS: Final = tuple(tuple(sorted(at for at in BOARD if at.r == row)) for row in range(12))
BASIN: Final = HexBoard(ROWS, staggered=True)
