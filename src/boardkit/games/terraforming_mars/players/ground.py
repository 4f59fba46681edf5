"""What land beside one's cities brings, and may still bring."""

from functools import lru_cache
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import GROUNDS, TILES
from boardkit.games.terraforming_mars.box.placements import Placement
from boardkit.games.terraforming_mars.box.things import CITIES, Area, TileKind
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.land import AROUND, around, unfit
from boardkit.games.terraforming_mars.rules.model import Planet

ROOM: Final = 5.0
"""How many areas beside a new city are free."""


def hopes(chair: Chair) -> float:
    """Return the points that greeneries still to come beside the seat's cities will give it."""
    tiles = chair.state.planet.tiles
    free = sum(
        near not in tiles and _may_turn_green(near)
        for at in chair.state.planet.owned(chair.seat, *CITIES)
        for near in AROUND[at]
    )
    return chair.prices.point * _chance(chair) * free


def city_worth(chair: Chair, placement: Placement = TILES[TileKind.CITY].placement) -> float:
    """Return the points of a city to be placed: of the greeneries at its best place, and of those to come."""
    beside = _most_beside(Place(chair.state.planet, chair.seat, placement))
    return 0.0 if beside is None else chair.prices.point * (beside + ROOM * _chance(chair))


def _chance(chair: Chair) -> float:
    """Return how likely a free area beside a city turns green until the end."""
    return min(0.5, chair.weights.fill * (chair.prices.left + 0.5))


class Place(Value, eq=False):
    """A placement on a planet as a key: the same planet has the same places."""

    planet: Planet
    seat: Seat
    placement: Placement

    def __hash__(self) -> int:
        return hash((id(self.planet), self.seat, self.placement))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Place)
            and self.planet is other.planet
            and self.seat == other.seat
            and self.placement == other.placement
        )


@lru_cache(maxsize=128)
def _most_beside(place: Place) -> int | None:
    """Return the most greeneries that stand beside an area of the planet where the tile may be placed."""
    planet = place.planet
    return max(
        (
            sum(tile.kind is TileKind.GREENERY for tile in around(planet, at))
            for at in GROUNDS
            if unfit(planet, place.seat, place.placement, at) is None
        ),
        default=None,
    )


def _may_turn_green(at: Area) -> bool:
    ground = GROUNDS[at]
    return not ground.ocean_reserved and ground.reserved_for is None
