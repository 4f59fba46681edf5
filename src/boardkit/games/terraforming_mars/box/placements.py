"""Where tiles may go."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.things import Resource, TileKind


class Base(StrEnum):
    """Which areas a placement begins with."""

    LAND = "land"
    OCEAN_RESERVED = "ocean_reserved"
    VOLCANIC = "volcanic"
    NAMED = "named"


class Neighbour(StrEnum):
    """A sort of tile next to an area."""

    ANY_TILE = "any_tile"
    OWN_TILE = "own_tile"
    CITY = "city"
    GREENERY = "greenery"


class Adjacency(Value):
    """So many neighbours of a sort, at least or at most."""

    to: Neighbour
    least: int | None = None
    most: int | None = None


class Placement(Value):
    """Where a tile or a claim may go."""

    base: Base
    area: str | None = None
    bonus: tuple[Resource, ...] = ()
    adjacent: tuple[Adjacency, ...] = ()
    if_possible: Neighbour | None = None


AS_PRINTED: Final = Placement(Base.LAND)
"""Stands for the placement that a kind of tile has by itself; it is known by being this one."""


class TileStack(Value):
    """The tiles of a kind: how many there are, and where they go unless a card says otherwise.

    Greeneries and cities are the two sides of the same 60 tiles.
    """

    id: TileKind
    supply: int
    placement: Placement


TILES: Final[Mapping[TileKind, TileStack]] = load_index(
    __package__, "tiles.json", TileStack, lambda tile: tile.id
)
