"""4, 5.7 Who builds and destroys what, one after the other."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.dams import NoDamSite
from boardkit.games.water_sharing.rules.land import Land
from boardkit.games.water_sharing.rules.ledger import lift_crisis, pay, resettle
from boardkit.games.water_sharing.rules.means import NotYours
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build, Destroy
from boardkit.games.water_sharing.rules.questions import BuildFirst, FirstSite, PlaceZone, WhatToBuild
from boardkit.games.water_sharing.rules.sites import ALL_ZONES, build, may_afford, may_stand, price, sites
from boardkit.games.water_sharing.rules.water import hex_won, must_be_won
from boardkit.games.water_sharing.rules.works import next_builder, put_up, take_tile, without_discount

Site: TypeAlias = BuildFirst | WhatToBuild | FirstSite


def zones(state: State) -> Iterator[Build]:
    """4 List where a first residential zone may stand."""
    return (build(Building.RESIDENTIAL, at) for at in sorted(ALL_ZONES - state.land.taken))


class OnlyZoneFirst(Refusal, word="only-zone-first", rule="4"):
    """The first building of a community is a residential zone."""


def may_place_zone(state: State, question: PlaceZone, move: Build) -> Iterator[Condition]:
    """4 Everybody begins with a residential zone, which costs nothing."""
    yield must(move.building is Building.RESIDENTIAL, OnlyZoneFirst())
    yield from may_stand(state, question.seat, move.building, move.at)


def place_zone(state: State, question: PlaceZone, move: Build) -> Step[State]:
    """4 A community settles."""
    return put_up(state.answered(), question.seat, move, 0)


def constructions(state: State, question: Site) -> Iterable[Build]:
    """5.7 List what may be built on one hex, and where; after a conflict on that hex only."""
    return sites(state, question.seat, hex_won(question))


def may_build(state: State, question: Site, move: Build) -> Iterator[Condition]:
    """5.7 A building needs ground that suits it, a neighbour, a tile and its price."""
    seat, building = question.seat, move.building
    yield from must_be_won(question, move.at)
    if building is Building.DAM:
        yield must(False, NoDamSite())
        return
    yield from may_stand(state, seat, building, move.at)
    yield from may_afford(state, seat, building, price(state, seat, building))


def build_first(state: State, question: Site, move: Build) -> Step[State]:
    """5.7, 6 The thunes are paid and the tile is laid; the winner of a conflict builds before the others."""
    seat = question.seat
    cost = price(state, seat, move.building)
    return put_up(without_discount(pay(state.answered(), seat, cost), seat), seat, move, cost)


def build_in_turn(state: State, question: BuildFirst | WhatToBuild, move: Build) -> Step[State]:
    """5.7 Something is built; then it is the next community's turn."""
    return build_first(state, question, move).then(next_builder, question.seat)


def pass_building(state: State, question: BuildFirst | WhatToBuild) -> Step[State]:
    """5.7 Whoever passes builds no more in this step."""
    clock = state.clock.__replace__(passed=(*state.clock.passed, question.seat))
    return next_builder(state.answered().__replace__(clock=clock), question.seat)


def demolitions(state: State, question: WhatToBuild) -> Iterator[Destroy]:
    """5.7.1 List what a seat may destroy."""
    seat = question.seat
    for at, _ in state.land.of(seat):
        yield Destroy(at)
    for dam in state.land.dams:
        if dam.owners == (seat,):
            yield Destroy(dam.at)


class SharedDam(Refusal, word="shared-dam", rule="5.7.1"):
    """A dam with several owners cannot be destroyed by one of them."""


def may_destroy(state: State, question: WhatToBuild, move: Destroy) -> Iterator[Condition]:
    """5.7.1 One destroys what is one's own alone."""
    seat, at = question.seat, move.at
    dam = state.land.dam_at.get(at)
    if dam is not None and dam.at == at:
        yield must(seat in dam.owners, NotYours())
        yield must(len(dam.owners) == 1, SharedDam())
    else:
        yield must(state.land.built(seat, at), NotYours())


class Destroyed(Event, rule="5.7.1"):
    """A seat destroyed something."""

    touches = (
        "land.tiles[at]",
        "land.dams",
        "tiles[building]",
        "communities[seat].stores",
        "crisis[at]",
        "worked[at]",
        "treated[at]",
        "bank",
    )

    seat: Seat
    building: Building
    at: Spot


def destroy(state: State, question: WhatToBuild, move: Destroy) -> Step[State]:
    """5.7.1 A building goes back into the box, with its red cube; nothing is paid or polluted."""
    seat, at = question.seat, move.at
    tile = state.land.tiles.get(at)
    building = Building.DAM if tile is None else tile.building
    state = lift_crisis(take_tile(state.answered(), building, -1), at)
    state = _forgotten(state, at)
    state = resettle(state, _razed(state.land, at), seat)
    return emit(state, Destroyed(seat, building, at)).then(next_builder, seat)


def _forgotten(state: State, at: Spot) -> State:
    """5.7.1 What stood there neither works nor has treated anything."""
    if at not in state.worked and at not in state.treated:
        return state
    treated = {plant: times for plant, times in state.treated.items() if plant != at}
    return state.__replace__(worked=state.worked - {at}, treated=treated)


def _razed(land: Land, at: Spot) -> Land:
    if at in land.tiles:
        return land.without_tile(at)
    return Land(land.tiles, tuple(dam for dam in land.dams if dam.at != at))
