"""The value of a table to a seat: what counts now, and what may still come of it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from boardkit.core import Seat
from boardkit.games.life_in_reterra.box import Face, powers
from boardkit.games.life_in_reterra.players import ground as gd
from boardkit.games.life_in_reterra.rules import questions, scoring, turns
from boardkit.games.life_in_reterra.rules.community import Building
from boardkit.games.life_in_reterra.rules.model import State, face_of, neighbours_of
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.powers import count_of
from boardkit.players.mind import Worth, standing_of


def loss(options: Options) -> int:
    """Say what junk costs whom it is for: the relic that it covers, and its own points."""
    return scoring.RELIC_POINTS - scoring.junk_points(options)


def points_of(here: gd.Standing, building: Building, face: Face) -> float:
    """Return what a building counts, as far as it can be told: its points and those of its powers."""
    return face.points + sum(_counted(here, building, power) for power in face.powers)


def _counted(here: gd.Standing, building: Building, power: powers.Power) -> float:
    count = COUNTS.get(power.counted) if isinstance(power, powers.Scoring) else None
    if count is None or not isinstance(power, powers.Scoring):
        return scoring.worth(here.state, here.seat, building, power)
    return min(power.most, power.points * count(here, building))


def _borders(here: gd.Standing, _building: Building) -> float:
    """Tell how many buildings will stand on the border, over all places that the border may have."""
    places = [here.ground.bits(other.spaces) for other in here.land.buildings]
    rims = gd.rims(here.ground.columns, here.ground.rows)
    return sum(bool(place & rim) for place in places for rim in rims) / len(rims)


def _slices(here: gd.Standing, building: Building) -> float:
    at = here.ground.bit(building.at)
    size = next(segment.bit_count() for segment in here.ground.all_segments if segment & at)
    return size // scoring.SLICE + size % scoring.SLICE / scoring.SLICE * gd.likely(here.ground, here.weights)


COUNTS: Final[Mapping[powers.Counted, Callable[[gd.Standing, Building], float]]] = {
    powers.Counted.ADJACENT_RELIC: lambda here, building: (_around(here, building) & here.relics).bit_count(),
    powers.Counted.BUILDING_ON_BORDER: _borders,
    powers.Counted.OWN_SEGMENT_PER_4: _slices,
    powers.Counted.SCORING_ENERGY: lambda here, _: _hoped(here.sources, here.weights),
    powers.Counted.SEGMENT_TOUCHED: lambda here, building: sum(
        bool(gd.wider(here.ground.bits(building.spaces)) & segment) for segment in here.large
    ),
}
"""Terms that are worked out sooner, or better, from the land in bits than from the score sheet."""


def _hoped(sources: tuple[int, int], weights: gd.Weights) -> float:
    """Count sources that lie inside for sure, and a share of those that may."""
    sure, most = sources
    return sure + weights.energy * (most - sure)


def _uses(here: gd.Standing, building: Building, power: powers.Power) -> float:
    if not isinstance(power, powers.Active) or power.timing is not powers.Timing.TURN:
        return 0.0
    turns: float = here.ground.left
    if power.condition is powers.Condition.OWN_TILE:
        turns = min(turns, len(here.state.secrets[here.seat]))
    elif power.condition is not None:
        turns *= here.weights.nothing
    match power.deed:
        case powers.Junk(whom):
            rivals = len(neighbours_of(here.state, here.seat))
            each = here.weights.rivals * loss(here.state.options)
            return turns * each * (rivals if whom is powers.Whom.EACH else min(rivals, 1))
        case powers.RowChange():
            return turns * here.weights.rows
        case deed:
            # Squares beside it where something may be placed, or will be once there is land.
            free = ~(here.taken | here.ground.relics) & (here.ground.laid | here.ground.open)
            room = (_around(here, building) & free).bit_count()
            return here.weights.uses * min(turns * count_of(deed), room)


def _around(here: gd.Standing, building: Building) -> int:
    place = here.ground.bits(building.spaces)
    return gd.wider(place) & ~place


SQUARE: Final = 3  # how many gears a square building of four lacks one of
LAND: Final = ("land", "growing-land", "energy", "relics")
ON_LAND: Final = ("inhabitants", "buildings", "powers-to-come", "free-gears")
TERMS: Final = (*LAND, *ON_LAND, "junk-of-rivals", "secret-tiles")
"""All terms, in the order in which they are told."""


def worth_of(state: State, seat: Seat, weights: gd.Weights) -> Worth:
    """Judge a community, and what it has done to the others."""
    if not state.communities[seat].tiles:
        return Worth()
    here, each = gd.Standing.of(state, seat, weights), scoring.junk_points(state.options)
    rivals = [land for other, land in enumerate(state.communities) if other != seat]
    junk = sum(len(land.junk) for land in rivals) / max(1, len(rivals))
    built = [(building, face_of(state, building.card)) for building in here.land.buildings]
    return Worth(
        {
            "land": scoring.SEGMENT_POINTS * len(here.large),
            "growing-land": growing(here.ground, here.segments, weights),
            "energy": energy(here.ground, weights),
            "relics": scoring.RELIC_POINTS * here.relics.bit_count() + each * len(here.land.junk),
            "inhabitants": scoring.INHABITANT_POINTS * len(here.land.inhabitants),
            "buildings": sum(points_of(here, building, face) for building, face in built),
            "powers-to-come": sum(_uses(here, one, power) for one, face in built for power in face.powers),
            "free-gears": room(here.ground, here.taken, weights),
            "junk-of-rivals": weights.rivals * loss(state.options) * junk,
            "secret-tiles": weights.secret * min(len(state.secrets[seat]), here.ground.left),
        }
    )


def indifferent(state: State) -> bool:
    """Return whether a tile comes into the row, at which no term looks, while there are rounds to come."""
    filled = isinstance(state.question, questions.FillRow)
    return filled and state.now is not None and state.now.number < turns.TURNS


@lru_cache(maxsize=gd.KNOWN)
def growing(ground: gd.Ground, segments: tuple[int, ...], weights: gd.Weights) -> float:
    """Return what segments that do not count yet may come to: larger ones sooner, late in the game seldom."""
    around, worths = ground.open, 0.0
    for segment in segments:
        size = segment.bit_count()
        if size < scoring.LARGE and (exits := (gd.wider(segment) & around).bit_count()):
            worths += (size / scoring.LARGE) ** weights.bend * exits / (exits + 1)
    return weights.growth * gd.likely(ground, weights) * worths


def energy(ground: gd.Ground, weights: gd.Weights) -> float:
    """Return what the sources will count for sure, and a share of what they may."""
    return scoring.ENERGY_POINTS * _hoped(gd.sources_inside(ground), weights)


@lru_cache(maxsize=gd.KNOWN)
def room(ground: gd.Ground, taken: int, weights: gd.Weights) -> float:
    """Return what free gears are worth as places of buildings: another one must come to lie beside them."""
    around, worths = ground.open, (0.0, weights.gear, weights.pair, weights.trio)
    if not around:
        return 0.0
    found = 0.0
    for gears in ground.gears:
        for group in gd.split(gears & ~taken):
            if gd.wider(group) & around:
                found += worths[min(group.bit_count(), SQUARE)]
    return found * gd.likely(ground, weights)


STANDING: Final = dict.fromkeys(("inhabitants", "buildings", "relics"), 0.7)
LYING: Final = {"segments": 1.0, "energy": 1.0, "gears": 0.4, "junk": -0.5}
UNITS: Final = {"points": 1.0, "rival-points": -0.5, **STANDING, **LYING}
"""What a person counts, and roughly how many points one of it is worth."""


def sure_points(state: State) -> list[int]:
    """Count the points of all as if the match ended there, with those of sources that will lie inside."""
    sure = list(scoring.totals(state))
    for seat, land in enumerate(state.communities):
        inside = gd.sources_inside(gd.ground_of(land.tiles))[0] if land.tiles else 0
        sure[seat] += scoring.ENERGY_POINTS * (inside - len(scoring.scoring_energy(land)))
    return sure


def counts(state: State, seat: Seat) -> Mapping[str, float]:
    """Count what everybody sees, as if the match ended there; an energy source as soon as it is sure."""
    land = state.communities[seat]
    found: dict[str, float] = {
        **standing_of(sure_points(state), seat),
        "inhabitants": len(land.inhabitants),
        "buildings": len(land.buildings),
        "relics": len(land.visible_relics),
        "junk": len(land.junk),
    }
    if land.tiles:
        here = gd.Standing.of(state, seat, gd.WEIGHTS)
        gears = sum(here.ground.gears) & ~here.taken
        found |= {"segments": len(here.large), "energy": here.sources[0], "gears": gears.bit_count()}
    return {**dict.fromkeys(UNITS, 0), **found}
