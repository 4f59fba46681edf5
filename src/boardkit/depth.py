"""How many colours and signs a terminal has: apart from what draws, which takes long to import."""

from enum import StrEnum
from typing import Final


class Depth(StrEnum):
    """How many colours the terminal has: all, 256, 16, 8 of which more by bold, or none."""

    FULL = "full"
    EIGHT_BIT = "eight_bit"
    STANDARD = "standard"
    EIGHT = "eight"
    NONE = "none"


class Repertoire(StrEnum):
    """Which signs a terminal shows, each in the cells it should take.

    `SURE` are letters whose width no terminal doubts, `CONSOLE` what fonts of Linux's console have.
    """

    ALL = "all"
    SURE = "sure"
    CONSOLE = "console"
    SEVEN_BIT = "seven-bit"


FEW: Final = frozenset({Depth.STANDARD, Depth.EIGHT})
"""Where each colour is chosen by hand, since there are so few."""

SYSTEMS: Final = {
    Depth.FULL: "truecolor",
    Depth.EIGHT_BIT: "256",
    Depth.STANDARD: "standard",
    Depth.EIGHT: "standard",
    Depth.NONE: None,
}
"""What Rich calls each of them."""
