"""What lies or stands where it cannot: buildings, dams, cubes, and what belongs to whom."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from boardkit.core import CHANCE, Fault, Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, COURSE, DAM_COST, DAM_SITES, SEAS, SINGLE
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building
from boardkit.games.water_sharing.rules.bargaining import MOST_DEALS
from boardkit.games.water_sharing.rules.generating import NO_BONUS
from boardkit.games.water_sharing.rules.land import Dam
from boardkit.games.water_sharing.rules.model import Community, State
from boardkit.games.water_sharing.rules.setup import ACTIONS
from boardkit.games.water_sharing.rules.sites import MARKERS
from boardkit.games.water_sharing.rules.treatment import TREATMENTS

MOST: Final = 999
"""More thunes or victory points than that nobody ever has."""


@frozen
class NoSuchHex(Fault):
    """The board has no such hex."""

    at: Spot


@frozen
class WrongSite(Fault):
    """A building stands where it may not."""

    building: Building
    at: Spot


@frozen
class NoDamThere(Fault):
    """A dam does not stand over a river hex and two dry hexes beside it."""

    at: Spot


@frozen
class TwoOnOneHex(Fault):
    """Several constructions stand on one hex."""

    at: Spot


@frozen
class WrongOwners(Fault):
    """A construction belongs to nobody, or a dam to more than three or to somebody twice."""

    at: Spot


@frozen
class TooManyMarkers(Fault):
    """A community has more constructions than markers."""

    seat: Seat
    count: int
    most: int


@frozen
class WaterAstray(Fault):
    """Water lies where no river flows."""

    at: Spot


@frozen
class PollutionAstray(Fault):
    """Pollution lies on dry land."""

    at: Spot


@frozen
class CrisisWithoutBuilding(Fault):
    """A red cube lies where no building stands."""

    at: Spot


@frozen
class CrisisWithoutNeed(Fault):
    """A building that needs nothing is in crisis."""

    building: Building
    at: Spot


@frozen
class WorksNot(Fault):
    """Something works where nothing stands that could."""

    at: Spot


@frozen
class WrongTreatment(Fault):
    """Something was used for treatment that is no plant, or not one to three times."""

    at: Spot


@frozen
class StockAstray(Fault):
    """Cubes lie with a part of a community that does not exist."""

    seat: Seat
    at: Spot


@frozen
class HandTooLarge(Fault):
    """A community holds more action cards than it was dealt."""

    seat: Seat
    count: int
    most: int


@frozen
class BoughtAstray(Fault):
    """A community has bought what is not traded, or the same good twice over."""

    seat: Seat


@frozen
class TooManyProposals(Fault):
    """A community has proposed more deals than a round allows."""

    seat: Seat
    count: int
    most: int


@frozen
class TooMuch(Fault):
    """A community has more of something than anybody ever has."""

    seat: Seat
    count: int
    most: int


def on_the_board(state: State) -> Iterator[Fault]:
    """3.1, 10.1 and 11 Look at all hexes that something lies or stands on."""
    strange = sorted({at for at in _hexes(state) if at not in BOARD})
    yield from map(NoSuchHex, strange)
    if not strange:
        yield from _constructions(state)
        yield from _dams(state)
        yield from _cubes(state)
        yield from _work(state)


def _hexes(state: State) -> Iterator[Spot]:
    yield from (*state.land.tiles, *state.water, *state.pollution, *state.treated)
    yield from (*state.crisis, *state.worked, *state.clock.contested)
    yield from (at for dam in state.land.dams for at in dam.hexes)


def _constructions(state: State) -> Iterator[Fault]:
    for at, tile in state.land.tiles.items():
        if tile.building not in SINGLE or at not in BLUEPRINTS[tile.building].sites:
            yield WrongSite(tile.building, at)
        if tile.owner == CHANCE:
            yield WrongOwners(at)
    taken = Counter([*state.land.tiles, *(at for dam in state.land.dams for at in dam.hexes)])
    yield from (TwoOnOneHex(at) for at, count in taken.items() if count > 1)
    for seat in map(Seat, range(state.seats)):
        count = state.land.holding(seat).markers
        if count > MARKERS:
            yield TooManyMarkers(seat, count, MARKERS)


def _dams(state: State) -> Iterator[Fault]:
    yield from (NoDamThere(dam.at) for dam in state.land.dams if dam.site not in DAM_SITES)
    yield from (WrongOwners(dam.at) for dam in state.land.dams if not _is_owned(dam))


def _is_owned(dam: Dam) -> bool:
    owners = set(dam.owners) - {CHANCE}
    return len(owners) == len(dam.owners) and len(owners) in DAM_COST


def _cubes(state: State) -> Iterator[Fault]:
    yield from (WaterAstray(at) for at in state.water if at not in COURSE)
    yield from (PollutionAstray(at) for at in state.pollution if at not in COURSE and at not in SEAS)
    for at in sorted(state.crisis):
        tile = state.land.tiles.get(at)
        if tile is None:
            yield CrisisWithoutBuilding(at)
        elif not BLUEPRINTS[tile.building].needs:
            yield CrisisWithoutNeed(tile.building, at)


def _work(state: State) -> Iterator[Fault]:
    tiles = state.land.tiles
    working = {at for at, tile in tiles.items() if tile.building not in NO_BONUS}
    yield from map(WorksNot, sorted(state.worked - working - {dam.at for dam in state.land.dams}))
    for at, count in state.treated.items():
        plant = at in tiles and tiles[at].building is Building.TREATMENT
        if not plant or not 1 <= count <= TREATMENTS:
            yield WrongTreatment(at)


def with_the_communities(state: State) -> Iterator[Fault]:
    """3.2, 5.4 and 7 Look at what each community has."""
    for seat, community in zip(map(Seat, range(state.seats)), state.communities, strict=True):
        parts = state.land.holding(seat).thirst
        yield from (StockAstray(seat, at) for at in community.stores if at not in parts)
        yield from _of_community(seat, community)


def _of_community(seat: Seat, community: Community) -> Iterator[Fault]:
    if len(community.actions) > ACTIONS:
        yield HandTooLarge(seat, len(community.actions), ACTIONS)
    if len(set(community.bought)) < len(community.bought) or not set(community.bought) <= set(TRADED):
        yield BoughtAstray(seat)
    if community.deals > MOST_DEALS:
        yield TooManyProposals(seat, community.deals, MOST_DEALS)
    favours = community.favours
    most = max(community.thunes, community.points, favours.cistern, favours.dearer, favours.discount)
    most = max(most, favours.cheap_energy, favours.cheap_food)
    if most > MOST:
        yield TooMuch(seat, most, MOST)
