"""Colours on terminals that have few of them: what stands for a colour there, and which ink reads on which.

Colours are numbers, as terminals count them: 0 to 15 are the terminal's own, whose values differ from one to the
next; 16 to 255 are xterm's cube of 216 colours and 24 greys, alike everywhere.
"""

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from boardkit.draw.colours import contrast, luminance, mix, oklab
from boardkit.draw.palette import Depth

LEVELS: Final = (0, 95, 135, 175, 215, 255)
"""The levels of red, green and blue in the cube."""

OWN: Final = (
    "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
    "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
)  # fmt: skip
"""What the terminal's own sixteen count as where colours are mixed: the values of the Linux console."""

CUBE: Final = tuple(f"#{r:02x}{g:02x}{b:02x}" for r in LEVELS for g in LEVELS for b in LEVELS)
GREYS: Final = tuple("#" + f"{level:02x}" * 3 for level in range(8, 248, 10))
VALUES: Final = (*OWN, *CUBE, *GREYS)
"""The value of each number."""

NEUTRAL: Final = (0, 8, 7, 15)
"""The greys among a terminal's own, dark to light."""

HUE: Final = 2.0
"""How much more a difference in hue counts than one in lightness: the cube is coarse where it is dark."""

FAINT: Final = 0.02
"""The chroma below which a colour counts as grey, and stays one."""

LEGIBLE: Final = 3.0
"""The least contrast of signs and letters on their ground (WCAG 2.2, 1.4.11)."""

READABLE: Final = MappingProxyType(
    {
        0: frozenset({2, 3, 6, 7, 9, 10, 11, 12, 13, 14, 15}),
        1: frozenset({7, 11, 14, 15}),
        2: frozenset({0}),
        3: frozenset({0}),
        4: frozenset({7, 10, 11, 14, 15}),
        5: frozenset({15}),
        6: frozenset({0}),
        7: frozenset({0, 1, 4}),
        8: frozenset({11, 15}),
        9: frozenset({0, 15}),
        10: frozenset({0, 4}),
        11: frozenset({0, 1, 4, 8}),
        12: frozenset({0, 15}),
        13: frozenset({0}),
        14: frozenset({0, 1, 4}),
        15: frozenset({0, 1, 4, 5, 8, 9, 12}),
    }
)
"""The inks that read on each of a terminal's own colours, in every terminal of which a test knows the values."""

BEHIND_DARK: Final = (0, 1, 2, 3, 4, 5, 6, 8, 8, 1, 2, 3, 4, 5, 6, 7)
BEHIND_LIGHT: Final = (8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7)
"""What stands for each of a terminal's own colours behind a dialog: never brighter than 7."""


@lru_cache(maxsize=4096)
def nearest(colour: str, depth: Depth) -> int:
    """Return the number that looks most like a colour written as `#rrggbb`; a grey stays grey."""
    if depth is Depth.EIGHT_BIT:
        return _nearest(colour, range(16, 256))
    if colour in OWN:
        return OWN.index(colour)
    return _nearest(colour, NEUTRAL if _chroma(colour) < FAINT else range(16))


@lru_cache(maxsize=4096)
def readable(ink: int, ground: int) -> int:
    """Return an ink, or what stands for it where it would not read on a ground."""
    if ground < 16 and ink < 16:
        return ink if ink in READABLE[ground] else _instead(ink, ground)
    if contrast(VALUES[ink], VALUES[ground]) >= LEGIBLE:
        return ink
    fit = [number for number in range(16, 256) if contrast(VALUES[number], VALUES[ground]) >= LEGIBLE]
    return _nearest(VALUES[ink], fit)


def bright(ink: int) -> int:
    """Return what a bold ink looks like on many terminals: the first eight become the second."""
    return ink + 8 if ink < 8 else ink


@lru_cache(maxsize=4096)
def behind(number: int, *, dark: bool) -> int:
    """Return what stands for a colour of a screen over which a dialog lies: where there are many, a dim grey."""
    if number < 16:
        return (BEHIND_DARK if dark else BEHIND_LIGHT)[number]
    grey = mix(VALUES[number], "#121212" if dark else "#eeeeee", 0.6)
    light = luminance(grey)
    return min(range(232, 256), key=lambda one: abs(luminance(VALUES[one]) - light))


def _instead(ink: int, ground: int) -> int:
    """Choose the other one of the same hue, else the plainest."""
    fit = READABLE[ground]
    return next(one for one in (ink ^ 8, 7, 15, 0) if one in fit)


def _nearest(colour: str, numbers: Iterable[int]) -> int:
    light, green, blue = oklab(colour)

    def distance(number: int) -> float:
        other = oklab(VALUES[number])
        return (light - other[0]) ** 2 + HUE * ((green - other[1]) ** 2 + (blue - other[2]) ** 2)

    return min(numbers, key=distance)


def _chroma(colour: str) -> float:
    _, green, blue = oklab(colour)
    return float((green**2 + blue**2) ** 0.5)
