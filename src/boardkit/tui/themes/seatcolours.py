"""The seats' colours by name, as far as the terminal can show them."""

from typing import Any, Final

from rich.text import Text

from boardkit.core.lines.match import COLOURS
from boardkit.depth import Depth
from boardkit.draw.palette import Palette
from boardkit.text import Words
from boardkit.tui.themes.preferences import Preferences, SeatColours

MESSAGES: Final = {
    Depth.STANDARD: ("colour-basic", "colour-basic-safe"),
    Depth.EIGHT: ("colour-basic", "colour-eight-safe"),
}
"""What names the colours where they are few: the house's own, and those that everybody can tell apart."""


def colour_choices(palette: Palette, preferences: Preferences, words: Words) -> list[tuple[Any, Text]]:
    """List the colours of the palette, each with a sample and its name."""
    plain, safe = MESSAGES.get(palette.depth, ("colour-standard", "colour-safe"))
    message = safe if preferences.seat_colours is SeatColours.SAFE else plain
    return [
        (number, Text.assemble(("■ ", palette[f"owner.{number}"]), words(message, number=number)))
        for number in range(COLOURS)
    ]
