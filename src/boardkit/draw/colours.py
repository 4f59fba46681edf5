"""Colours: how many a terminal has, arithmetic on them, and what stands for one where there are few."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorType
from rich.segment import Segment
from rich.style import Style


class Depth(StrEnum):
    """How many colours the terminal has: all, 256, 16, 8 of which more by bold, or none."""

    FULL = "full"
    EIGHT_BIT = "eight_bit"
    STANDARD = "standard"
    EIGHT = "eight"
    NONE = "none"


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


DARK_INK, LIGHT_INK = "#101216", "#f4f6fb"
INK_SWITCH = 0.18  # the relative luminance above which dark ink reads better than light

DIM_TERMINAL_COLOURS = frozenset({0, 1, 4, 5, 8})


def channels(colour: str) -> tuple[int, int, int]:
    """Split a colour into red, green and blue, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4096)
def mix(colour: str, other: str, share: float) -> str:
    """Blend in so large a share of another colour; terminal colours cannot be blended and stay."""
    if not (colour.startswith("#") and other.startswith("#")):
        return colour
    parts = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(one * (1 - share) + two * share):02x}" for one, two in parts)


@lru_cache(maxsize=4096)
def ink(ground: str) -> str:
    """Choose the ink that reads best on a colour."""
    if ground.startswith("#"):
        return DARK_INK if luminance(ground) > INK_SWITCH else LIGHT_INK
    return "color(15)" if int(ground[6:-1]) in DIM_TERMINAL_COLOURS else "color(0)"


@lru_cache(maxsize=4096)
def inked(ground: str, *, bold: bool = False) -> Style:
    """Write on a colour, in the ink that reads best there."""
    return Style(color=ink(ground), bgcolor=ground, bold=bold or None)


def luminance(colour: str) -> float:
    """Say how bright a colour looks, from 0 for black to 1 for white."""
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Say how far two colours contrast, from 1 to 21, as WCAG 2 does."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=4096)
def oklab(colour: str) -> tuple[float, float, float]:
    """Return lightness and the two hue axes of a colour in Oklab, where equal distances look equal.

    Source: Björn Ottosson, “A perceptual color space for image processing”, 2020.
    """
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


PAINTED: Final = frozenset(" ▀▄█")  # cells whose ink is paint, and is not read
LEVELS: Final = (0, 95, 135, 175, 215, 255)  # the levels of red, green and blue in the cube

OWN: Final = (
    "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
    "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
)  # fmt: skip
"""What the terminal's own sixteen count as where colours are mixed: the values of the Linux console."""

CUBE: Final = tuple(f"#{r:02x}{g:02x}{b:02x}" for r in LEVELS for g in LEVELS for b in LEVELS)
GREYS: Final = tuple("#" + f"{level:02x}" * 3 for level in range(8, 248, 10))
VALUES: Final = (*OWN, *CUBE, *GREYS)  # the value of each number

GREY: Final = 232  # the number of the first of the greys
NEUTRAL: Final = (0, 8, 7, 15)  # the greys among a terminal's own, dark to light

HUE: Final = 2.0
"""How much more a difference in hue counts than one in lightness: the cube is coarse where it is dark."""

FAINT: Final = 0.02  # the chroma below which a colour counts as grey, and stays one
LEGIBLE: Final = 3.0  # the least contrast of signs and letters on their ground (WCAG 2.2, 1.4.11)

READABLE: Final = {
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
"""The inks that read on each of a terminal's own colours, in every terminal whose values a test knows."""

BEHIND: Final = 0.6  # how much of the ground is mixed into what lies behind a dialog
BEHIND_DARK: Final = (0, 1, 2, 3, 4, 5, 6, 8, 8, 1, 2, 3, 4, 5, 6, 7)
BEHIND_LIGHT: Final = (8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7)
"""What stands for each of a terminal's own colours behind a dialog: never brighter than 7."""


def restyled(segments: Iterable[Segment], restyle: Callable[[Style, bool], Style]) -> list[Segment]:
    """Style segments again, by their styles and by whether their ink is that of words."""
    return [
        Segment(text, None if style is None else restyle(style, not PAINTED.issuperset(text)), control)
        for text, style, control in segments
    ]


def fewer(segments: Iterable[Segment], depth: Depth) -> list[Segment]:
    """Say the same in the colours that a terminal has, few of them as numbers, so that every word reads."""
    if depth is Depth.FULL:
        return [*map(_read, segments)]
    return restyled(segments, lambda style, read: _fewer(style, depth, read=read))


def _read(segment: Segment) -> Segment:
    """Keep letters and digits, and no paint, from fading into their ground."""
    text, style, control = segment
    bolder = style and _legible(style)
    return segment if bolder is style or not any(map(str.isalnum, text)) else Segment(text, bolder, control)


@lru_cache(maxsize=4096)
def _legible(style: Style) -> Style:
    ink, ground = style.color and style.color.triplet, style.bgcolor and style.bgcolor.triplet
    if ink is None or ground is None or contrast(ink.hex, ground.hex) >= LEGIBLE:
        return style
    end = "#000000" if luminance(ground.hex) > INK_SWITCH else "#ffffff"
    steps = (mix(ink.hex, end, share / 20) for share in range(1, 21))
    return style + Style(color=next(one for one in steps if contrast(one, ground.hex) >= LEGIBLE))


def dimmed(segments: Iterable[Segment], *, dark: bool) -> list[Segment]:
    """Dim what lies behind a dialog, on a dark or a light ground."""
    return restyled(segments, lambda style, read: _dimmed(style, dark=dark, read=read))


@lru_cache(maxsize=4096)
def nearest(colour: str, depth: Depth) -> int:
    """Return the number that looks most like a colour written as `#rrggbb`; a grey stays grey."""
    if depth is Depth.EIGHT_BIT:
        return _nearest(colour, range(16, 256))
    if colour in OWN:
        return OWN.index(colour)
    _, green, blue = oklab(colour)
    chroma = (green**2 + blue**2) ** 0.5
    return _nearest(colour, NEUTRAL if chroma < FAINT else range(16))


@lru_cache(maxsize=4096)
def readable(ink: int, ground: int) -> int:
    """Return an ink, or what stands for it where it would not read on a ground."""
    if ground < 16 and ink < 16:
        # In its place stands the other one of the same hue, else the plainest that reads.
        return next(one for one in (ink, ink ^ 8, 7, 15, 0) if one in READABLE[ground])
    if contrast(VALUES[ink], VALUES[ground]) >= LEGIBLE:
        return ink
    among = range(GREY, 256) if ink >= GREY else range(16, 256)
    fit = [number for number in among if contrast(VALUES[number], VALUES[ground]) >= LEGIBLE]
    return _nearest(VALUES[ink], fit)


def bright(ink: int) -> int:
    """Return what a bold ink looks like on many terminals: the first eight become the second."""
    return ink + 8 if ink < 8 else ink


@lru_cache(maxsize=4096)
def behind(number: int, *, dark: bool) -> int:
    """Return what stands for a colour behind a dialog: where there are 256, a grey that is as dim as it."""
    if number < 16:
        return (BEHIND_DARK if dark else BEHIND_LIGHT)[number]
    grey = mix(VALUES[number], "#121212" if dark else "#eeeeee", BEHIND)
    light = luminance(grey)
    return min(range(GREY, 256), key=lambda one: abs(luminance(VALUES[one]) - light))


def _nearest(colour: str, numbers: Iterable[int]) -> int:
    light, green, blue = oklab(colour)

    def distance(number: int) -> float:
        other = oklab(VALUES[number])
        return (light - other[0]) ** 2 + HUE * ((green - other[1]) ** 2 + (blue - other[2]) ** 2)

    return min(numbers, key=distance)


@lru_cache(maxsize=4096)
def _fewer(style: Style, depth: Depth, *, read: bool) -> Style:
    ground, ink = _number(style.bgcolor, depth), _number(style.color, depth)
    if ground is not None and depth is Depth.EIGHT:
        ground %= 8
    if read and ink is not None and ground is not None:
        ink = readable(ink, ground)
        # Of eight colours, a bold black is none.
        ink = readable(7, ground) if ink == 8 and depth is Depth.EIGHT else ink
    if depth is Depth.EIGHT_BIT or ink is None:
        return style + Style(color=_named(ink), bgcolor=_named(ground))
    # A bold ink is a bright one on many terminals, and so black becomes grey, and cyan on white unreadable.
    bold = bool(style.bold) and read and ink > 0 and (ground is None or bright(ink) in READABLE[ground])
    if depth is Depth.EIGHT and ink > 7:
        bold, ink = True, ink - 8
    return style + Style(color=_named(ink), bgcolor=_named(ground), bold=bold)


@lru_cache(maxsize=4096)
def _dimmed(style: Style, *, dark: bool, read: bool) -> Style:
    ink, ground = _behind(style.color, dark=dark), _behind(style.bgcolor, dark=dark)
    number, below = ink and ink.number, ground and ground.number
    if read and number is not None and below is not None:
        ink = _named(readable(number, below))
    return style + Style(color=ink, bgcolor=ground, bold=False)


def _behind(colour: Color | None, *, dark: bool) -> Color | None:
    """Say what stands for a colour behind a dialog; what the terminal has by default stays."""
    if colour is None or colour.is_default:
        return colour
    if colour.triplet is not None:
        return Color.parse(mix(colour.triplet.hex, "#000000" if dark else "#ffffff", BEHIND))
    return _named(behind(colour.number or 0, dark=dark))


def _number(colour: Color | None, depth: Depth) -> int | None:
    """Say which number a colour has, or is to have; none for what the terminal has by default."""
    if colour is None or colour.type is ColorType.DEFAULT:
        return None
    return nearest(colour.triplet.hex, depth) if colour.triplet else colour.number


def _named(number: int | None) -> Color | None:
    return None if number is None else Color.from_ansi(number)
