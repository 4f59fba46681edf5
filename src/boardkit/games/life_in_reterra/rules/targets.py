"""6.3 What a power may be used on: listed, and said why not."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.life_in_reterra.community import Building, Community
from boardkit.games.life_in_reterra.components.powers import (
    Deed,
    Inhabitants,
    Junk,
    Protect,
    Relics,
    RowChange,
    Where,
)
from boardkit.games.life_in_reterra.model import Claim, State
from boardkit.games.life_in_reterra.moves import ChangeTile, PlaceJunk, PlaceRelic, WelcomeInhabitant
from boardkit.games.life_in_reterra.rules.land import no_free_gear, this_tile
from boardkit.games.life_in_reterra.rules.refusals import (
    BeyondReach,
    NoInhabitantsLeft,
    NoLand,
    NoRelicThere,
    NotInRow,
    NotNextToIt,
    NoTokensLeft,
    NotOnThisTile,
    RelicProtected,
    RelicSideUnused,
    SpaceTaken,
)
from boardkit.games.life_in_reterra.rules.supply import (
    building_at,
    face_of,
    inhabitants_left,
    neighbours_of,
    tokens_left,
)
from boardkit.maps.squares import Square

Use: TypeAlias = WelcomeInhabitant | PlaceRelic | PlaceJunk | ChangeTile

DEEDS: Final[Mapping[type[Use], type[Deed]]] = {
    WelcomeInhabitant: Inhabitants,
    PlaceRelic: Relics,
    PlaceJunk: Junk,
    ChangeTile: RowChange,
}
"""Which deed each answer carries out."""

place_relic = cache(PlaceRelic)
welcome = cache(WelcomeInhabitant)
place_junk = cache(PlaceJunk)


def listed(state: State, seat: Seat, claim: Claim, deed: Deed) -> Iterable[Use]:
    """List what a deed may be done to."""
    match deed:
        case RowChange():
            return (ChangeTile(claim.by, tile) for tile in state.row)
        case Junk():
            against = neighbours_of(state, seat) if claim.of is None else (claim.of,)
            return _junkings(state, claim, against)
        case Relics(where) if relics_unused(state) is None:
            return (place_relic(claim.by, at) for at in _room(state, seat, claim, where))
        case Inhabitants(where) if inhabitants_left(state):
            return (welcome(claim.by, at) for at in _room(state, seat, claim, where))
    return ()


def _junkings(state: State, claim: Claim, against: Iterable[Seat]) -> Iterator[PlaceJunk]:
    if not tokens_left(state):
        return
    for of in against:
        land = state.communities[of]
        safe = protected(state, land)
        yield from (place_junk(claim.by, of, at) for at in land.visible_relics if at not in safe)


def _room(state: State, seat: Seat, claim: Claim, where: Where) -> Iterable[Square]:
    land = state.communities[seat]
    match where:
        case Where.ADJACENT:
            building = building_at(state, seat, claim.by)
            return filter(land.is_empty, building.around if building else ())
        case Where.OWN_GEAR:
            return land.gears
        case Where.THIS_TILE_GEAR:
            return (at for at in this_tile(state) if at in land.gears)


def misfit(state: State, seat: Seat, move: Use, deed: Deed) -> Refusal | None:
    """Why a deed may not be done to what a move names, or None."""
    match move, deed:
        case ChangeTile(tile=tile), _:
            return None if tile in state.row else NotInRow(tile)
        case PlaceJunk(), _:
            return _no_target(state, seat, move)
        case PlaceRelic(), Relics(where):
            return relics_unused(state) or _no_room(state, seat, move, where)
        case WelcomeInhabitant(), Inhabitants(where):
            return _no_inhabitants(state) or _no_room(state, seat, move, where)
    raise TypeError(f"{move} does not do {deed}")


def relics_unused(state: State) -> Refusal | None:
    """5.4 Why no relic token may be placed at all, or None."""
    if not state.options.relic_side:
        return RelicSideUnused()
    return None if tokens_left(state) else NoTokensLeft()


def _no_inhabitants(state: State) -> Refusal | None:
    return None if inhabitants_left(state) else NoInhabitantsLeft()


def _no_target(state: State, seat: Seat, move: PlaceJunk) -> Refusal | None:
    """9.3 Junk covers an open relic of a neighbour that no building protects."""
    if move.seat not in neighbours_of(state, seat):
        return BeyondReach(move.seat)
    land = state.communities[move.seat]
    if move.at not in land.visible_relics:
        return NoRelicThere(move.at)
    if move.at in protected(state, land):
        return RelicProtected(move.at)
    return None if tokens_left(state) else NoTokensLeft()


def protected(state: State, land: Community) -> frozenset[Square]:
    """7.2 Name the squares on which buildings keep relics from junk."""
    guards = (building for building in land.buildings if _guards(state, building))
    return frozenset(chain.from_iterable(building.around for building in guards))


def _guards(state: State, building: Building) -> bool:
    return any(isinstance(power, Protect) for power in face_of(state, building.card).powers)


def _no_room(state: State, seat: Seat, move: PlaceRelic | WelcomeInhabitant, where: Where) -> Refusal | None:
    land, at = state.communities[seat], move.at
    if where is Where.ADJACENT:
        building = building_at(state, seat, move.by)
        if building is None or at not in building.around:
            return NotNextToIt(at)
        if at not in land.spaces:
            return NoLand(at)
        return None if land.is_empty(at) else SpaceTaken(at)
    refusal = no_free_gear(land, at)
    if refusal is None and where is Where.THIS_TILE_GEAR and at not in this_tile(state):
        return NotOnThisTile()
    return refusal
