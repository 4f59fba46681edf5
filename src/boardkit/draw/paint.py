"""Paints a map: the one door to the four tiers."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from boardkit.draw.canvas import Canvas, Pen, Row
from boardkit.draw.colours import ink, mix
from boardkit.draw.geometry import Geometry
from boardkit.draw.looks import Look, Marks
from boardkit.draw.outlines import paint_ascii, paint_console, paint_outlines
from boardkit.draw.palette import Palette
from boardkit.draw.pixels import paint_pixels
from boardkit.draw.scene import Scene
from boardkit.draw.shapes import Place

RULER_FADE: Final = 0.4


class Tier(StrEnum):
    """What a map is made of: coloured tiles, outlines without colour, those of consoles, or 7-bit characters.

    Maps on consoles are outlined by box drawing, or by 7-bit characters where their tiles are no squares.
    """

    TILE = "tile"
    OUTLINE = "outline"
    CONSOLE = "console"
    ASCII = "ascii"

    @property
    def has_blocks(self) -> bool:
        """Whether bars, curves and large letters may be made of blocks and quarters of them."""
        return self in (Tier.TILE, Tier.OUTLINE)


PAINTERS: Mapping[Tier, Callable[[Scene], Iterator[tuple[int, Row]]]] = {
    Tier.TILE: paint_pixels,
    Tier.OUTLINE: paint_outlines,
    Tier.CONSOLE: paint_console,
    Tier.ASCII: paint_ascii,
}


def paint(
    geometry: Geometry, looks: Mapping[Place, Look], marks: Marks, palette: Palette, tier: Tier = Tier.TILE
) -> Canvas:
    """Paint a whole map; places without a look stay background."""
    rows = _rows(geometry, looks, marks, palette, tier, range(geometry.lines))
    return Canvas(geometry.columns, tuple(rows[y] for y in range(geometry.lines)))


def repaint(
    canvas: Canvas,
    geometry: Geometry,
    looks: Mapping[Place, Look],
    marks: Marks,
    palette: Palette,
    tier: Tier,
    places: Iterable[Place],
) -> Canvas:
    """Paint the lines that some places and their rings reach anew, over an earlier picture of the map."""
    reached = {line for place in places if place in geometry for line in geometry.tile(place).reach()}
    lines = sorted(reached & set(range(geometry.lines)))
    return canvas.with_rows(_rows(geometry, looks, marks, palette, tier, lines))


def ruler_pen(palette: Palette, tier: Tier) -> Pen:
    """Choose how the rulers along the edges of a map are written: so that the map stands out."""
    ground = palette.background
    return Pen(mix(ink(ground), ground, RULER_FADE), ground) if tier is Tier.TILE else Pen(dim=True)


def _rows(
    geometry: Geometry,
    looks: Mapping[Place, Look],
    marks: Marks,
    palette: Palette,
    tier: Tier,
    lines: Iterable[int],
) -> dict[int, Row]:
    return dict(PAINTERS[tier](Scene(geometry, looks, marks, palette, frozenset(lines))))
