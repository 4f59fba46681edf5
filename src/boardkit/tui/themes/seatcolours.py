"""The seats' colours by name, as far as the terminal can show them."""

from typing import Any

from rich.text import Text

from boardkit.core.lines.match import COLOURS
from boardkit.draw.palette import Depth
from boardkit.text import Words
from boardkit.tui.app import BoardkitApp
from boardkit.tui.themes.preferences import SeatColours


def colour_choices(board: BoardkitApp, words: Words) -> list[tuple[Any, Text]]:
    """List the colours of the palette, each with a sample and its name."""
    palette = board.palette_for(range(COLOURS))
    safe = board.preferences.seat_colours is SeatColours.SAFE
    message = "colour-safe" if safe else "colour-standard"
    if palette.depth is Depth.STANDARD:
        message = "colour-basic"
    return [
        (number, Text.assemble(("■ ", palette[f"owner.{number}"]), words(message, number=number)))
        for number in range(COLOURS)
    ]
