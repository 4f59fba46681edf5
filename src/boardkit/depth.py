"""How many colours and signs a terminal has: apart from what draws, which takes long to import."""

from typing import Final

from boardkit.draw.colours import Depth

FEW: Final = frozenset({Depth.STANDARD, Depth.EIGHT})
"""Where each colour is chosen by hand, since there are so few."""
