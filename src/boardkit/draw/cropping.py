"""Cropping maps: to the land without the sea round it, and to what lies about some places."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from boardkit.core.values import Value
from boardkit.draw.geometry import fitting
from boardkit.draw.grids import SquareBoard
from boardkit.draw.shapes import Board, Layout, Place, Size, Tile
from boardkit.draw.show import Picture
from boardkit.maps.squares import Square

READABLE = (Size.L, Size.XL, Size.XXL)  # the sizes that can be read from afar
MARGINS = (4, 3, 2)  # how many tiles round some places are shown with them, as long as the tiles are readable


def cropped(picture: Picture, shore: int = 1) -> Picture:
    """Leave out the sea round a land of squares, but for so many squares of its shore."""
    looks = {at: look for at, look in picture.looks.items() if isinstance(at, Square)}
    land = [at for at, look in looks.items() if look.outline]
    if not land or len(looks) < len(picture.looks):
        return picture
    xs, ys = _range_round((at.x for at in land), shore), _range_round((at.y for at in land), shore)
    kept = [at for at in looks if at.x in xs and at.y in ys]
    return Picture(SquareBoard(frozenset(kept)), {at: looks[at] for at in kept})


def _range_round(numbers: Iterable[int], margin: int) -> range:
    """Return all numbers from some below the least to as many above the most."""
    known = sorted(numbers)
    return range(known[0] - margin, known[-1] + margin + 1)


class Detail(Value, cache_hash=True):
    """A part of a board: the tiles of some places, where they lie on the whole."""

    board: Board
    places: frozenset[Place]

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes of the whole board."""
        return self.board.sizes

    def extent(self, size: Size) -> tuple[int, int]:
        """Say how many columns and lines the part needs at a size."""
        layout = self.layout(size)
        return layout.columns, layout.lines

    def layout(self, size: Size) -> Layout:
        """Lay out the tiles of the part at a size."""
        return _part(self, size)


@lru_cache(maxsize=64)
def _part(detail: Detail, size: Size) -> Layout:
    whole = detail.board.layout(size)
    kept = [tile for tile in whole.tiles if tile.place in detail.places]
    left, top = (max(0, min(edges)) for edges in zip(*(_box(tile)[:2] for tile in kept), strict=True))
    right, bottom = (max(edges) for edges in zip(*(_box(tile)[2:] for tile in kept), strict=True))
    tiles = (tile._replace(column=tile.column - left, line=tile.line - top) for tile in kept)
    joints = (
        joint._replace(x=joint.x - left, y=joint.y - 2 * top)
        for joint in whole.joints
        if detail.places.issuperset(joint.places)
    )
    size_of = min(right, whole.columns) - left, min(bottom, whole.lines) - top
    return Layout(*size_of, tuple(tiles), tuple(joints))


def _box(tile: Tile) -> tuple[int, int, int, int]:
    left, top, right, bottom = tile.shape.bounds
    return tile.column + left, tile.line + top, tile.column + right, tile.line + bottom


def closest(picture: Picture, places: Collection[Place], width: int, height: int) -> Picture:
    """Show as much of a map round some places as can be read from afar in so many cells; else the most.

    Without places, or where all of it can be read, it is the whole land.
    """
    land = cropped(picture)
    if any(place in picture.looks and place not in land.looks for place in places):
        land = picture
    if not places or fitting(land.board, width, height) in READABLE:
        return land
    parts = [land, *(_about(picture, places, margin) for margin in MARGINS)]
    readable = (part for part in parts if fitting(part.board, width, height) in READABLE)
    return next(readable, parts[-1])


def _about(picture: Picture, places: Collection[Place], margin: int) -> Picture:
    """Keep what lies at most so many tiles beside some places."""
    tiles = picture.board.layout(picture.board.sizes[-1]).tiles
    meant = [tile for tile in tiles if tile.place in places] or list(tiles)
    left, top, right, bottom = meant[0].shape.bounds
    wide, high = (right - left) * margin, (bottom - top) * margin
    xs = range(min(tile.column for tile in meant) - wide, max(tile.column for tile in meant) + wide + 1)
    ys = range(min(tile.line for tile in meant) - high, max(tile.line for tile in meant) + high + 1)
    kept = frozenset(tile.place for tile in tiles if tile.column in xs and tile.line in ys)
    looks = {at: look for at, look in picture.looks.items() if at in kept}
    return Picture(Detail(picture.board, kept), looks)
