"""What a table is worth to a seat: what counts now, and what may still come of it."""

from typing import Final

from boardkit.core import Seat
from boardkit.games.life_in_reterra.players.ground import Ground, split, wider
from boardkit.games.life_in_reterra.players.powers import loss, points_of, to_come
from boardkit.games.life_in_reterra.players.standing import Standing, likely, sources_inside
from boardkit.games.life_in_reterra.players.weights import Weights
from boardkit.games.life_in_reterra.rules.counting import LARGE
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.scoring import (
    ENERGY_POINTS,
    INHABITANT_POINTS,
    RELIC_POINTS,
    SEGMENT_POINTS,
    junk_points,
)
from boardkit.players.worth import Worth

SQUARE: Final = 3
"""How many gears a square building of four lacks one of."""

TERMS: Final = (
    "land",
    "growing-land",
    "energy",
    "relics",
    "inhabitants",
    "buildings",
    "powers-to-come",
    "free-gears",
    "junk-of-rivals",
    "secret-tiles",
)
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a community, and what it has done to the others."""
    if not state.communities[seat].tiles:
        return Worth()
    here, each = Standing(state, seat, weights), junk_points(state.options)
    return Worth(
        {
            "land": SEGMENT_POINTS * len(here.large),
            "growing-land": growing(here.ground, here.segments, weights),
            "energy": energy(here.ground, weights),
            "relics": RELIC_POINTS * here.relics.bit_count() + each * len(here.land.junk),
            "inhabitants": INHABITANT_POINTS * len(here.land.inhabitants),
            "buildings": sum(points_of(here, building) for building in here.land.buildings),
            "powers-to-come": to_come(here),
            "free-gears": room(here.ground, here.taken, weights),
            "junk-of-rivals": weights.rivals * loss(state.options) * _junk_of_rivals(here),
            "secret-tiles": weights.secret * min(len(state.secrets[seat]), here.ground.left),
        }
    )


def growing(ground: Ground, segments: tuple[int, ...], weights: Weights) -> float:
    """Return what segments that do not count yet may come to: larger ones sooner, late in the game seldom."""
    around, worths = ground.open, 0.0
    for segment in segments:
        size = segment.bit_count()
        if size < LARGE and (exits := (wider(segment) & around).bit_count()):
            worths += (size / LARGE) ** weights.bend * exits / (exits + 1)
    return weights.growth * likely(ground, weights) * worths


def energy(ground: Ground, weights: Weights) -> float:
    """Return what the sources will count for sure, and a share of what they may."""
    sure, most = sources_inside(ground)
    return ENERGY_POINTS * (sure + weights.energy * (most - sure))


def room(ground: Ground, taken: int, weights: Weights) -> float:
    """Return what free gears are worth as places of buildings: another one must come to lie beside them."""
    around, worths = ground.open, (0.0, weights.gear, weights.pair, weights.trio)
    if not around:
        return 0.0
    found = 0.0
    for gears in ground.gears:
        for group in split(gears & ~taken):
            if wider(group) & around:
                found += worths[min(group.bit_count(), SQUARE)]
    return found * likely(ground, weights)


def _junk_of_rivals(here: Standing) -> float:
    lands = here.state.communities
    return sum(len(land.junk) for seat, land in enumerate(lands) if seat != here.seat) / max(
        1, len(lands) - 1
    )
