"""Drawn maps: one painter, three geometries, three tiers; knows no game."""

from boardkit.draw import blocks, cards, forms
from boardkit.draw.blocks import (
    Form,
    Lines,
    Room,
    beside,
    columns,
    fitted,
    hanging,
    headed,
    led,
    longest,
    name_in,
    shortened,
    squeezed,
    wrapped,
)
from boardkit.draw.cards import Card, told
from boardkit.draw.colours import ink, inked
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.forms import (
    Ballot,
    Filled,
    FormAt,
    SeatForm,
    TableForm,
    Together,
    number_at,
    seat_at,
    touching,
)
from boardkit.draw.glyphs import glyph
from boardkit.draw.grids import HexBoard, OctagonBoard, SquareBoard
from boardkit.draw.looks import Chip, Look, Mark, Marks, Ring
from boardkit.draw.needs import BROAD, HELD, OTHERS, Need, Rank, at_least, line_each
from boardkit.draw.paint import Tier, TileMap, in_lines
from boardkit.draw.palette import Depth, Ink, Palette, Tones, by_depth
from boardkit.draw.seats import LETTERS, chip, marked, owner_chip, seat_name, telling_of
from boardkit.draw.shapes import Board, Layout, Place, Size
from boardkit.draw.show import Command, Face, Numbers, OwnMaps, Picture, Series, Show, Sign, Sort, Verb
from boardkit.maps.squares import Way

__all__ = [
    "BROAD", "HELD", "LETTERS", "OTHERS", "Ballot", "Board", "Card", "Chip", "Command", "Depth", "Face",
    "Filled", "Form", "FormAt", "HexBoard", "Ink", "Layout", "Lines", "Look", "Mark", "Marks", "Need",
    "Numbers", "OctagonBoard", "OwnMaps", "Palette", "Picture", "Place", "Rank", "Ring", "Room", "SeatForm",
    "Series", "Show", "Sign", "Size", "Sort", "SquareBoard", "TableForm", "Tier", "TileMap", "Together",
    "Tones", "Verb", "Way", "at_least", "beside", "blocks", "by_depth", "cards", "chip", "columns",
    "drawing_of", "fitted", "forms", "glyph", "hanging", "headed", "in_lines", "ink", "inked", "led",
    "line_each", "longest", "marked", "match_palette", "name_in", "number_at", "owner_chip", "seat_at",
    "seat_name", "shortened", "squeezed", "telling_of", "told", "touching", "wrapped",
]  # fmt: skip
