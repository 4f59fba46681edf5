"""6.3 What a power may be used on: listed, and said why not."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from boardkit.core import Condition, Refusal, Seat, must, refusal_in
from boardkit.games.life_in_reterra.box.powers import (
    Deed,
    Inhabitants,
    Junk,
    Protect,
    Relics,
    RowChange,
    Where,
)
from boardkit.games.life_in_reterra.box.things import LandTile
from boardkit.games.life_in_reterra.rules.community import Building, Community
from boardkit.games.life_in_reterra.rules.land import NoLand, NotOnThisTile, SpaceTaken, free_gear, this_tile
from boardkit.games.life_in_reterra.rules.model import Claim, State
from boardkit.games.life_in_reterra.rules.moves import ChangeTile, PlaceJunk, PlaceRelic, WelcomeInhabitant
from boardkit.games.life_in_reterra.rules.supply import (
    NoInhabitantsLeft,
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
        case Relics(where) if refusal_in(relics_used(state)) is None:
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


class NotInRow(Refusal, word="not-in-row", rule="6.3"):
    """The tile is not in the row."""

    tile: LandTile


def fitting(state: State, seat: Seat, move: Use, deed: Deed) -> Iterator[Condition]:
    """Tell one by one what it takes to do a deed to what a move names."""
    match move, deed:
        case ChangeTile(tile=tile), _:
            yield must(tile in state.row, NotInRow(tile))
        case PlaceJunk(), _:
            yield from _junked(state, seat, move)
        case PlaceRelic(), Relics(where):
            yield from relics_used(state)
            yield from _roomy(state, seat, move, where)
        case WelcomeInhabitant(), Inhabitants(where):
            yield must(inhabitants_left(state), NoInhabitantsLeft())
            yield from _roomy(state, seat, move, where)
        case _:
            raise TypeError(f"{move} does not do {deed}")


class NoTokensLeft(Refusal, word="no-tokens-left", rule="5.4"):
    """All tokens are placed."""


class RelicSideUnused(Refusal, word="relic-side-unused", rule="5.4"):
    """The table plays without the relic side of the tokens."""


def relics_used(state: State) -> Iterator[Condition]:
    """5.4 Tell what it takes to place any relic token at all."""
    yield must(state.options.relic_side, RelicSideUnused())
    yield must(tokens_left(state), NoTokensLeft())


class BeyondReach(Refusal, word="beyond-reach", rule="6.3"):
    """The power is not against that seat, or not any more in this turn."""

    seat: Seat


class NoRelicThere(Refusal, word="no-relic-there", rule="9.3"):
    """No relic is open there."""

    at: Square


class RelicProtected(Refusal, word="relic-protected", rule="7.2"):
    """A building protects the relic."""

    at: Square


def _junked(state: State, seat: Seat, move: PlaceJunk) -> Iterator[Condition]:
    """9.3 Junk covers an open relic of a neighbour that no building protects."""
    near = move.seat in neighbours_of(state, seat)
    yield must(near, BeyondReach(move.seat))
    if not near:
        return
    land = state.communities[move.seat]
    yield must(move.at in land.visible_relics, NoRelicThere(move.at))
    yield must(move.at not in protected(state, land), RelicProtected(move.at))
    yield must(tokens_left(state), NoTokensLeft())


def protected(state: State, land: Community) -> frozenset[Square]:
    """7.2 Name the squares on which buildings keep relics from junk."""
    guards = (building for building in land.buildings if _guards(state, building))
    return frozenset(chain.from_iterable(building.around for building in guards))


def _guards(state: State, building: Building) -> bool:
    return any(isinstance(power, Protect) for power in face_of(state, building.card).powers)


class NotNextToIt(Refusal, word="not-next-to-it", rule="11"):
    """The space is not next to the building."""

    at: Square


def _roomy(
    state: State, seat: Seat, move: PlaceRelic | WelcomeInhabitant, where: Where
) -> Iterator[Condition]:
    land, at = state.communities[seat], move.at
    if where is not Where.ADJACENT:
        yield free_gear(land, at)
        if where is Where.THIS_TILE_GEAR:
            yield must(at in this_tile(state), NotOnThisTile())
        return
    building = building_at(state, seat, move.by)
    yield must(building is not None and at in building.around, NotNextToIt(at))
    yield must(at in land.spaces, NoLand(at))
    yield must(at not in land.spaces or land.is_empty(at), SpaceTaken(at))
