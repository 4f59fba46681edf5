"""Drawn maps: one painter, three geometries, three tiers; knows no game."""

from boardkit.draw.colours import ink
from boardkit.draw.drawing import Drawing, Face, Numbers, Picture
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.extras import Sort
from boardkit.draw.glyphs import glyph
from boardkit.draw.hexes import HexBoard
from boardkit.draw.looks import Chip, Look, Mark, Marks, Ring
from boardkit.draw.moving import Way
from boardkit.draw.octagons import OctagonBoard
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.shapes import Board, Layout, Place, Size
from boardkit.draw.squares import SquareBoard
from boardkit.draw.tilemap import TileMap

__all__ = [
    "Board",
    "Chip",
    "Depth",
    "Drawing",
    "Face",
    "HexBoard",
    "Layout",
    "Look",
    "Mark",
    "Marks",
    "Numbers",
    "OctagonBoard",
    "Palette",
    "Picture",
    "Place",
    "Ring",
    "Size",
    "Sort",
    "SquareBoard",
    "Tier",
    "TileMap",
    "Way",
    "drawing_of",
    "glyph",
    "ink",
    "match_palette",
]
