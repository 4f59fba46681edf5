"""Where things are: places, their neighbours, and what hangs together; no drawing."""

from boardkit.maps import hexes, octagons, squares
from boardkit.maps.groups import components, parted, reachable, shortest_path
from boardkit.maps.hexes import Hex
from boardkit.maps.octagons import Octagon
from boardkit.maps.squares import Direction, Square, Turn

__all__ = [
    "Direction",
    "Hex",
    "Octagon",
    "Square",
    "Turn",
    "components",
    "hexes",
    "octagons",
    "parted",
    "reachable",
    "shortest_path",
    "squares",
]
