"""What the powers of buildings count at the end, and what they will do in the turns to come."""

from collections.abc import Callable, Mapping
from typing import Final

from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.powers import (
    Active,
    Condition,
    Counted,
    Junk,
    Power,
    RowChange,
    Scoring,
    Timing,
    Whom,
)
from boardkit.games.life_in_reterra.players.ground import wider
from boardkit.games.life_in_reterra.players.standing import Standing, likely
from boardkit.games.life_in_reterra.rules.claims import count_of
from boardkit.games.life_in_reterra.rules.community import Building
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.scoring import RELIC_POINTS, junk_points
from boardkit.games.life_in_reterra.rules.supply import neighbours_of
from boardkit.games.life_in_reterra.rules.worth import SLICE, worth


def loss(options: Options) -> int:
    """Say what junk costs whom it is for: the relic that it covers, and its own points."""
    return RELIC_POINTS - junk_points(options)


def powers_of(here: Standing, building: Building) -> tuple[Power, ...]:
    """Return the powers of a building of the table."""
    side = next(stall.side for stall in here.state.market if stall.card == building.card)
    return CARDS[building.card].faces[side].powers


def points_of(here: Standing, building: Building) -> float:
    """Return what a building counts, as far as it can be told: its points and those of its powers."""
    side = next(stall.side for stall in here.state.market if stall.card == building.card)
    face = CARDS[building.card].faces[side]
    return face.points + sum(_counted(here, building, power) for power in face.powers)


def _counted(here: Standing, building: Building, power: Power) -> float:
    count = COUNTS.get(power.counted) if isinstance(power, Scoring) else None
    if count is None or not isinstance(power, Scoring):
        return worth(here.state, here.seat, building, power)
    return min(power.most, power.points * count(here, building))


def _borders(here: Standing, building: Building) -> float:
    """Tell how many buildings will stand on the border, over all places that the border may have."""
    del building
    frames = list(here.ground.frames)
    places = [here.ground.bits(other.spaces) for other in here.land.buildings]
    rims = [here.ground.rim(*frame) for frame in frames]
    return sum(bool(place & rim) for place in places for rim in rims) / len(frames)


def _relics_beside(here: Standing, building: Building) -> float:
    return (_around(here, building) & here.relics).bit_count()


def _slices(here: Standing, building: Building) -> float:
    at = here.ground.bit(building.at)
    segments = (segment for terrain in here.ground.segments for segment in terrain)
    size = next(segment.bit_count() for segment in segments if segment & at)
    return size // SLICE + size % SLICE / SLICE * likely(here.ground, here.weights)


def _sources(here: Standing, building: Building) -> float:
    del building
    sure, most = here.sources
    return sure + here.weights.energy * (most - sure)


def _touched(here: Standing, building: Building) -> float:
    near = wider(here.ground.bits(building.spaces))
    return sum(bool(near & segment) for segment in here.large)


COUNTS: Final[Mapping[Counted, Callable[[Standing, Building], float]]] = {
    Counted.ADJACENT_RELIC: _relics_beside,
    Counted.BUILDING_ON_BORDER: _borders,
    Counted.OWN_SEGMENT_PER_4: _slices,
    Counted.SCORING_ENERGY: _sources,
    Counted.SEGMENT_TOUCHED: _touched,
}
"""What is told sooner, or better, from the land in bits than by the score sheet of now."""


def to_come(here: Standing) -> float:
    """Return what the powers will give in all turns to come."""
    return sum(
        _uses(here, building, power)
        for building in here.land.buildings
        for power in powers_of(here, building)
    )


def _uses(here: Standing, building: Building, power: Power) -> float:
    if not isinstance(power, Active) or power.timing is not Timing.TURN:
        return 0.0
    turns = _turns(here, power.condition)
    match power.deed:
        case Junk(whom):
            rivals = len(neighbours_of(here.state, here.seat))
            each = here.weights.rivals * loss(here.state.options)
            return turns * each * (rivals if whom is Whom.EACH else min(rivals, 1))
        case RowChange():
            return turns * here.weights.rows
        case deed:
            return here.weights.uses * min(turns * count_of(deed), _room(here, building))


def _turns(here: Standing, condition: Condition | None) -> float:
    """Tell in how many turns to come a power acts."""
    match condition:
        case None:
            return here.ground.left
        case Condition.OWN_TILE:
            return min(here.ground.left, len(here.state.secrets[here.seat]))
        case _:
            return here.ground.left * here.weights.nothing


def _room(here: Standing, building: Building) -> int:
    """Count the squares beside a building where something may be placed, or will be once there is land."""
    free = ~(here.taken | here.ground.relics)
    return (_around(here, building) & free & (here.ground.laid | here.ground.open)).bit_count()


def _around(here: Standing, building: Building) -> int:
    place = here.ground.bits(building.spaces)
    return wider(place) & ~place
