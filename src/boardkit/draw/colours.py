"""Arithmetic on colours written as `#rrggbb`; the sixteen terminal colours are `color(0)` to `color(15)`."""

from functools import lru_cache

from rich.style import Style

DARK_INK, LIGHT_INK = "#101216", "#f4f6fb"
INK_SWITCH = 0.18
"""The relative luminance above which dark ink reads better than light."""

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
