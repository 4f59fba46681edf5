"""How land tiles and buildings lie when they are turned."""

from collections.abc import Mapping
from functools import cache

from boardkit.games.life_in_reterra.box import CARDS, SHAPES, TILES, Shape, Spaces, moved
from boardkit.games.life_in_reterra.box.things import Card, LandTile, Space
from boardkit.games.life_in_reterra.rules.community import LaidTile, spread
from boardkit.maps.squares import Square, Turn


@cache
def turned(tile: LandTile, turn: Turn) -> Spaces:
    """Return the spaces of a land tile after so many quarter turns clockwise."""
    spaces: Spaces = TILES[tile].spaces
    for _ in range(turn // 90):
        spaces = tuple(zip(*spaces[::-1], strict=True))
    return spaces


@cache
def turns_of(tile: LandTile) -> tuple[Turn, ...]:
    """Return the turns at which a land tile shows something else than at the turns before."""
    return tuple({turned(tile, turn): turn for turn in reversed(Turn)}.values())[::-1]


def spaces_of(laid: LaidTile) -> Mapping[Square, Space]:
    """Say which space of a laid tile comes to lie on which square."""
    north, south = turned(laid.tile, laid.turn)
    return dict(zip(spread(laid.at), north + south, strict=True))


@cache
def lying(card: Card, turn: Turn) -> Shape:
    """Return the shape of a building after so many quarter turns clockwise."""
    shape = SHAPES[CARDS[card].shape]
    for _ in range(turn // 90):
        shape = moved((-y, x) for x, y in shape)
    return shape


@cache
def ways_of(card: Card) -> tuple[Turn, ...]:
    """Return the turns at which a building stands otherwise than at the turns before."""
    return tuple({lying(card, turn): turn for turn in reversed(Turn)}.values())[::-1]


@cache
def standing(card: Card, at: Square, turn: Turn) -> tuple[Square, ...]:
    """Return the squares of a building whose north-west corner is at `at`, in reading order."""
    return tuple(Square(at.x + x, at.y + y) for x, y in lying(card, turn))


@cache
def over(card: Card, turn: Turn, space: Square) -> Mapping[Square, frozenset[Square]]:
    """Return the squares of a building by its north-west corner, wherever it covers a space."""
    corners = (Square(space.x - x, space.y - y) for x, y in lying(card, turn))
    return {at: frozenset(standing(card, at, turn)) for at in corners}
