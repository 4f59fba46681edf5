"""What the terminal is sent where it has few colours: numbers, as they were meant, on which every word reads.

Textual and Rich count in red, green and blue until the end. Rich then takes the nearest of the terminal's own
colours by values that no terminal has, of which four are magenta. Here colours become numbers before it does so.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color as Shade
from textual.filter import LineFilter

from boardkit.draw.colours import channels, mix
from boardkit.draw.fewer import OWN, READABLE, behind, bright, nearest, readable
from boardkit.draw.palette import Depth

PAINTED: Final = frozenset(" ▀▄█")
"""Cells whose ink is paint, and is not read."""

BEHIND: Final = 0.6
"""How much of the ground is mixed into what lies behind a dialog, where there are all colours."""


class Fewer(LineFilter):
    """Gives every colour the number that stands for it on a terminal of 256, 16 or 8 colours."""

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self._depth = depth

    def apply(self, segments: list[Segment], background: Shade) -> list[Segment]:
        """Give the same text in fewer colours."""
        del background
        return _restyled(segments, lambda style, read: _fewer(style, self._depth, read=read))


class Behind(LineFilter):
    """Dims a screen over which a dialog lies, where colours cannot be mixed with that of its ground."""

    def __init__(self, *, dark: bool) -> None:
        super().__init__()
        self._dark = dark

    def apply(self, segments: list[Segment], background: Shade) -> list[Segment]:
        """Give the same text in dimmer colours."""
        del background
        return _restyled(segments, lambda style, read: _dimmed(style, dark=self._dark, read=read))


def own_colours(theme: TerminalTheme) -> TerminalTheme:
    """Return a terminal's theme in which each of the sixteen colours has a value of its own."""
    own = [channels(colour) for colour in OWN]
    return TerminalTheme(theme.background_color, theme.foreground_color, own[:8], own[8:])


def _restyled(segments: list[Segment], restyle: Callable[[Style, bool], Style]) -> list[Segment]:
    return [
        Segment(text, None if style is None else restyle(style, not PAINTED.issuperset(text)), control)
        for text, style, control in segments
    ]


@lru_cache(4096)
def _fewer(style: Style, depth: Depth, *, read: bool) -> Style:
    """Say what stands for a style; `read` tells whether its ink is that of words."""
    ground, ink = _number(style.bgcolor, depth), _number(style.color, depth)
    if ground is not None and depth is Depth.EIGHT:
        ground %= 8
    if read and ink is not None and ground is not None:
        ink = _readable(ink, ground, depth)
    bold = style.bold
    if depth in (Depth.STANDARD, Depth.EIGHT) and ink is not None:
        bold = bool(bold) and (ground is None or ground > 15 or bright(ink) in READABLE[ground])
        if depth is Depth.EIGHT and ink > 7:
            bold, ink = True, ink - 8
        elif depth is Depth.EIGHT and not read:
            bold = False
    return style + Style(color=_named(ink), bgcolor=_named(ground), bold=bold)


def _readable(ink: int, ground: int, depth: Depth) -> int:
    """Choose an ink; that of dark grey is black where it would have to be made by bold."""
    ink = readable(ink, ground)
    return readable(7, ground) if ink == 8 and depth is Depth.EIGHT else ink


@lru_cache(4096)
def _dimmed(style: Style, *, dark: bool, read: bool) -> Style:
    ink, ground = _behind(style.color, dark=dark), _behind(style.bgcolor, dark=dark)
    both = (colour.number for colour in (ink, ground) if colour is not None)
    number, below = ink and ink.number, ground and ground.number
    if read and number is not None and below is not None and None not in both:
        ink = Color.from_ansi(readable(number, below))
    return style + Style(color=ink, bgcolor=ground, bold=False)


def _behind(colour: Color | None, *, dark: bool) -> Color | None:
    """Say what stands for a colour behind a dialog; the terminal's own ink becomes its grey."""
    if colour is None or colour.is_default:
        return colour
    if colour.triplet is not None:
        return Color.parse(mix(colour.triplet.hex, "#000000" if dark else "#ffffff", BEHIND))
    return Color.from_ansi(behind(colour.number or 0, dark=dark))


def _number(colour: Color | None, depth: Depth) -> int | None:
    """Say which number a colour has, or is to have; none for what the terminal has by default."""
    if colour is None or colour.type is ColorType.DEFAULT:
        return None
    if colour.triplet is not None:
        return nearest(colour.triplet.hex, depth)
    number = colour.number or 0
    return nearest(OWN[number], depth) if depth is Depth.EIGHT_BIT and number < 16 else number


def _named(number: int | None) -> Color | None:
    return None if number is None else Color.from_ansi(number)
