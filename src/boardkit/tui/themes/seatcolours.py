"""The seats' colours by name, as far as the terminal can show them."""

from typing import Any

from rich.text import Text

from boardkit.core.lines.players import COLOURS
from boardkit.draw.palette import FEW, Palette
from boardkit.text import Words
from boardkit.tui.themes.preferences import Preferences, SeatColours


def colour_choices(palette: Palette, preferences: Preferences, words: Words) -> list[tuple[Any, Text]]:
    """List the colours of the palette, each with a sample and its name."""
    safe = preferences.seat_colours is SeatColours.SAFE
    message = "colour-safe" if safe else "colour-standard"
    if palette.depth in FEW:
        message = "colour-basic-safe" if safe else "colour-basic"
    return [
        (number, Text.assemble(("■ ", palette[f"owner.{number}"]), words(message, number=number)))
        for number in range(COLOURS)
    ]
