"""Moving a cursor over a map of any shape by arrow keys."""

from boardkit.draw.geometry import Geometry
from boardkit.draw.shapes import Place, Tile
from boardkit.maps.ways import Way


def toward(plan: Geometry, place: Place, way: Way, side: int = 1) -> Place:
    """Return the next place that way; at the edge of the board, the place itself.

    Left and right stay in the row. Up and down take the nearest place of the next row, and where two are as
    near, the one on `side`: -1 for the left, 1 for the right.
    """
    dx, dy = way.value
    x, y = _middle(plan.tile(place))
    spots = [(*_middle(tile), tile.place) for tile in plan.tiles if tile.place != place]
    if dy:
        spots = _next_row([spot for spot in spots if (spot[1] - y) * dy > 0], dy)
    else:
        spots = [spot for spot in spots if spot[1] == y]
    if dx:
        spots = [spot for spot in spots if (spot[0] - x) * dx > 0]
    return min(spots, key=lambda spot: (abs(spot[0] - x), -spot[0] * side), default=(x, y, place))[2]


def _next_row(spots: list[tuple[int, int, Place]], dy: int) -> list[tuple[int, int, Place]]:
    nearest = min((spot[1] * dy for spot in spots), default=0)
    return [spot for spot in spots if spot[1] * dy == nearest]


def _middle(tile: Tile) -> tuple[int, int]:
    """Return the middle of a tile, in half columns and half lines."""
    left, top, right, bottom = tile.shape.bounds
    return 2 * tile.column + left + right, 2 * tile.line + top + bottom
