"""Drawn maps: one painter, three geometries, three tiers; knows no game."""

from boardkit.draw.drawing import Drawing, Face, Numbers, Picture
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.hexes import HexBoard
from boardkit.draw.looks import Chip, Look, Mark, Marks, Ring
from boardkit.draw.octagons import OctagonBoard
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.shapes import Board, Place, Size
from boardkit.draw.squares import SquareBoard
from boardkit.draw.tilemap import TileMap

__all__ = [
    "Board",
    "Chip",
    "Depth",
    "Drawing",
    "Face",
    "HexBoard",
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
    "SquareBoard",
    "Tier",
    "TileMap",
    "drawing_of",
    "match_palette",
]
