"""A slide's map, painted at a size that suits paper and screens."""

from typing import Final

from boardkit.draw.canvas import Canvas
from boardkit.draw.geometry import fitting, geometry
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Palette
from boardkit.handout.slides import Slide

WIDEST: Final = 120
"""Columns of a map at most, where a smaller one will do."""

HIGHEST: Final = 50
"""Lines of a map at most, where a smaller one will do."""


def marks_of(slide: Slide, *, clear: bool = False) -> Marks:
    """Ring what happened, and print the names of places, clearly or faintly."""
    rings = (Ring(slide.places, Mark.PICKED),) if slide.places else ()
    return Marks(rings=rings, coordinates=True, clear=clear)


def painted(
    slide: Slide, palette: Palette, tier: Tier = Tier.TILE, width: int = WIDEST, height: int = HIGHEST
) -> Canvas:
    """Paint the map of a slide, as large as there is room."""
    board = slide.picture.board
    plan = geometry(board, fitting(board, width, height))
    return paint(plan, slide.picture.looks, marks_of(slide, clear=True), palette, tier)
