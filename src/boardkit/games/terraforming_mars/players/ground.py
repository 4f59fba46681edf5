"""What land beside one's cities may still bring."""

from boardkit.games.terraforming_mars.box import GROUNDS
from boardkit.games.terraforming_mars.box.things import CITIES, Area
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.land import AROUND


def hopes(chair: Chair) -> float:
    """Return the points that greeneries still to come beside the seat's cities will give it."""
    tiles = chair.state.planet.tiles
    chance = min(0.5, chair.weights.fill * (chair.prices.left + 0.5))
    free = sum(
        near not in tiles and _may_turn_green(near)
        for at in chair.state.planet.owned(chair.seat, *CITIES)
        for near in AROUND[at]
    )
    return chair.prices.point * chance * free


def _may_turn_green(at: Area) -> bool:
    ground = GROUNDS[at]
    return not ground.ocean_reserved and ground.reserved_for is None
