"""What lies or stands where it cannot: buildings, dams, cubes, and what belongs to whom."""

from collections import Counter
from collections.abc import Iterator

from boardkit.core import Fault, Seat
from boardkit.core.editing.sound import entries
from boardkit.games.water_sharing.box import BLUEPRINTS, COURSE, DAM_COST, DAM_SITES, SEAS, SINGLE
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building
from boardkit.games.water_sharing.rules.generating import NO_BONUS
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.setup import ACTIONS


class WrongSite(Fault):
    """A building stands where it may not."""

    building: Building
    at: Spot


class NoDamThere(Fault):
    """A dam does not stand over a river hex and two dry hexes beside it."""

    at: Spot


class TwoOnOneHex(Fault):
    """Several constructions stand on one hex."""

    at: Spot


class WrongOwners(Fault):
    """A dam belongs to nobody, or to more than three."""

    at: Spot


class WaterAstray(Fault):
    """Water lies where no river flows."""

    at: Spot


class PollutionAstray(Fault):
    """Pollution lies on dry land."""

    at: Spot


class CrisisWithoutBuilding(Fault):
    """A red cube lies where no building stands."""

    at: Spot


class CrisisWithoutNeed(Fault):
    """A building that needs nothing is in crisis."""

    building: Building
    at: Spot


class WorksNot(Fault):
    """Something works where nothing stands that could."""

    at: Spot


class WrongTreatment(Fault):
    """Something was used for treatment that is no plant."""

    at: Spot


class StockAstray(Fault):
    """Cubes lie with a part of a community that does not exist."""

    seat: Seat
    at: Spot


class BoughtAstray(Fault):
    """A community has bought what is not traded, or the same good twice over."""

    seat: Seat


def on_the_board(state: State) -> Iterator[Fault]:
    """3.1, 10.1 and 11 Look at all hexes that something lies or stands on."""
    yield from _constructions(state)
    yield from _dams(state)
    yield from _cubes(state)
    yield from _work(state)


def _constructions(state: State) -> Iterator[Fault]:
    for at, tile in state.land.tiles.items():
        if tile.building not in SINGLE or at not in BLUEPRINTS[tile.building].sites:
            yield WrongSite(tile.building, at)
    taken = Counter([*state.land.tiles, *(at for dam in state.land.dams for at in dam.hexes)])
    yield from (TwoOnOneHex(at) for at, count in taken.items() if count > 1)


def _dams(state: State) -> Iterator[Fault]:
    yield from (NoDamThere(dam.at) for dam in state.land.dams if dam.site not in DAM_SITES)
    yield from (WrongOwners(dam.at) for dam in state.land.dams if len(dam.owners) not in DAM_COST)


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
    for at in state.treated:
        if at not in tiles or tiles[at].building is not Building.TREATMENT:
            yield WrongTreatment(at)


def with_the_communities(state: State) -> Iterator[Fault]:
    """3.2, 5.4 and 7 Look at what each community has."""
    for seat, community in zip(map(Seat, range(state.seats)), state.communities, strict=True):
        parts = state.land.holding(seat).thirst
        yield from (StockAstray(seat, at) for at in community.stores if at not in parts)
        yield from entries(state, ("communities", seat, "actions"), 0, ACTIONS)
        if len(set(community.bought)) < len(community.bought) or not set(community.bought) <= set(TRADED):
            yield BoughtAstray(seat)
