"""What lies beside what on a map, and in which direction: for whoever is told rather than shown it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final

from boardkit.draw.shapes import Board, Place, Size, Tile


class Bearing(StrEnum):
    """The direction from one place to another, clockwise from the north, which is up."""

    NORTH = "north"
    NORTH_EAST = "north-east"
    EAST = "east"
    SOUTH_EAST = "south-east"
    SOUTH = "south"
    SOUTH_WEST = "south-west"
    WEST = "west"
    NORTH_WEST = "north-west"


ACROSS: Final = {-1: "west", 0: "", 1: "east"}
DOWN: Final = {-1: "north", 0: "", 1: "south"}


def rows_of(board: Board) -> Sequence[Sequence[Place]]:
    """Name the places of a board row by row from the north, each row from the west."""
    tiles = sorted(board.layout(Size.M).tiles, key=_reading)
    return [[tile.place for tile in row] for _, row in groupby(tiles, lambda tile: tile.line)]


@lru_cache(maxsize=256)
def beside(board: Board, place: Place) -> Sequence[tuple[Bearing, Place]]:
    """Name the places that share a side with one, clockwise from the north."""
    tiles = board.layout(Size.M).tiles
    here = next(tile for tile in tiles if tile.place == place)
    found = sorted(_near(here, tiles, _height(tiles)), key=lambda one: list(Bearing).index(one[0]))
    return tuple(found)


def _near(here: Tile, tiles: Sequence[Tile], height: int) -> Iterator[tuple[Bearing, Place]]:
    """Find the tiles beside one: one further in its row, or half a tile aside at most in the next."""
    wide = max(span.width for span in here.shape.spans) + 1
    for tile in tiles:
        across, down = tile.column - here.column, tile.line - here.line
        if (abs(across), down) == (wide, 0) or (abs(across) <= wide // 2 and abs(down) == height):
            yield Bearing("-".join(filter(None, (DOWN[_sign(down)], ACROSS[_sign(across)])))), tile.place


def _height(tiles: Sequence[Tile]) -> int:
    """Return how many lines a row lies below the one before."""
    lines = sorted({tile.line for tile in tiles})
    return min((below - above for above, below in pairwise(lines)), default=0)


def _reading(tile: Tile) -> tuple[int, int]:
    return tile.line, tile.column


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
