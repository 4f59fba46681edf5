"""5.7 and 10.1 Where a building may stand, whether a seat can pay it, and laying its tile."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, BOX, SINGLE, Spot
from boardkit.games.water_sharing.box.things import Building, Stage
from boardkit.games.water_sharing.rules import generating, ledger, moves, questions, scoring
from boardkit.games.water_sharing.rules.land import Tile
from boardkit.games.water_sharing.rules.model import BuildingEvent, State, owned

MARKERS: Final = BOX["markers"]
ALL_ZONES: Final = BLUEPRINTS[Building.RESIDENTIAL].sites


build: Final = cache(moves.Build)  # makes each answer once: lists of them are long, and asked for often


def price(state: State, seat: Seat, building: Building) -> int:
    """10.1 Say what a building costs a seat, after the discount of a card."""
    return max(0, BLUEPRINTS[building].cost - state.communities[seat].favours.discount)


class OffTheBoard(Refusal, word="off-the-board", rule="3.1"):
    """The board has no such hex."""


class SiteTaken(Refusal, word="site-taken", rule="5.7"):
    """Something stands there already."""

    at: Spot


class WrongGround(Refusal, word="wrong-ground", rule="10.1"):
    """The building may not stand on such a hex."""

    building: Building


class NotBeside(Refusal, word="not-beside", rule="5.7"):
    """Nothing of the seat's stands beside the site."""


def may_stand(state: State, seat: Seat, building: Building, at: Spot) -> Iterator[Condition]:
    """4, 10.1 The ground must suit the building, and all but a first zone lie beside one's own."""
    yield must(at in BOARD, OffTheBoard())
    if at in BOARD:
        yield must(at not in state.land.taken, SiteTaken(at))
        yield must(at in BLUEPRINTS[building].sites, WrongGround(building))
        holding = state.land.holding(seat)
        if building is not Building.RESIDENTIAL or holding.part:
            yield must(at in holding.beside, NotBeside())


class NoTileLeft(Refusal, word="no-tile-left", rule="2"):
    """The box has no such tile left."""

    building: Building


class NoMarkerLeft(Refusal, word="no-marker-left", rule="2"):
    """All markers of a seat are on the board."""

    seat: Seat


def may_afford(state: State, seat: Seat, building: Building, cost: int) -> Iterator[Condition]:
    """10.1 There must be a tile, a marker, and thunes enough."""
    yield must(state.tiles[building], NoTileLeft(building))
    yield must(state.land.holding(seat).markers < MARKERS, NoMarkerLeft(seat))
    yield ledger.must_pay(state, seat, cost)


def can_afford(state: State, seat: Seat, building: Building, cost: int) -> bool:
    """10.1 Tell whether there is a tile, a marker, and thunes enough; `may_afford` says what is missing."""
    if state.communities[seat].thunes < cost or not state.tiles[building]:
        return False
    return state.land.holding(seat).markers < MARKERS


def buildable(state: State, seat: Seat) -> frozenset[Spot]:
    """6 List the free hexes on which a seat could build something, a zone anywhere if it has nothing left."""
    holding = state.land.holding(seat)
    if not holding.part:
        return _zones(state, seat)
    free = holding.beside - state.land.taken
    return free & ground(frozenset(affordable(state, seat))) if free else free


def _zones(state: State, seat: Seat) -> frozenset[Spot]:
    """5.7 List where a seat that has nothing on the board could place a residential zone."""
    return ALL_ZONES - state.land.taken if Building.RESIDENTIAL in affordable(state, seat) else frozenset()


@cache
def ground(buildings: frozenset[Building]) -> frozenset[Spot]:
    """10.1 List the hexes on which any of some buildings may stand."""
    return frozenset[Spot]().union(*(BLUEPRINTS[building].sites for building in buildings))


def affordable(state: State, seat: Seat) -> list[Building]:
    """10.1 List the buildings on one hex that a seat could pay, as far as there are tiles."""
    thunes = state.communities[seat].thunes + state.communities[seat].favours.discount
    if state.land.holding(seat).markers >= MARKERS:
        return []
    return [building for building in SINGLE if BLUEPRINTS[building].cost <= thunes and state.tiles[building]]


def sites(state: State, seat: Seat, only: Spot | None = None) -> Sequence[moves.Build]:
    """5.7 List what a seat may build, and where; on one hex only if one is named."""
    holding, taken = state.land.holding(seat), state.land.taken
    buildings = affordable(state, seat)
    if not holding.part:
        return [build(Building.RESIDENTIAL, at) for at in sorted(_zones(state, seat)) if only in (None, at)]
    free = holding.beside - taken if only is None else (holding.beside & {only}) - taken
    return _builds(free, tuple(buildings))


@lru_cache(maxsize=1024)
def _builds(free: frozenset[Spot], buildings: tuple[Building, ...]) -> tuple[moves.Build, ...]:
    """5.7 List what may stand on free hexes; the same ones are asked about until somebody builds."""
    fit = ((one, sorted(free & BLUEPRINTS[one].sites)) for one in buildings)
    return tuple(build(building, at) for building, spots in fit for at in spots)


class Built(BuildingEvent, rule="5.7"):
    """A seat built something."""

    touches = ("land.tiles[at]", "tiles[building]", "bank", *owned("stores", "thunes", "favours.discount"))

    thunes: int


def put_up(state: State, seat: Seat, move: moves.Build, cost: int) -> Step[State]:
    """5.7 A tile comes from the box; in a round a cube of pollution falls."""
    land = state.land.with_tile(move.at, Tile(move.building, seat))
    state = ledger.resettle(take_tile(state, move.building), land, seat)
    return emit(state, Built(seat, move.building, move.at, cost)).then(soil, seat, move.building, move.at)


def take_tile(state: State, building: Building, count: int = 1) -> State:
    """2 A tile comes from the box, or goes back into it."""
    return state.__replace__(tiles={**state.tiles, building: state.tiles[building] - count})


def without_discount(state: State, seat: Seat) -> State:
    """9.3 A discount is for one construction."""
    community = state.communities[seat]
    favours = community.favours.__replace__(discount=0)
    return state.with_community(seat, community.__replace__(favours=favours))


def soil(state: State, seat: Seat, building: Building, at: Spot) -> Step[State]:
    """5.7 Building something drops a cube of pollution, but not in the opening or without pollution."""
    if state.clock.stage is Stage.OPENING or scoring.without_pollution(state.options):
        return Step(state)
    return generating.fall(state, seat, building, at, generating.ConstructionPolluted)


def next_builder(state: State, after: Seat | None = None) -> Step[State]:
    """5.7 One builds after the other, in the order of the initiative, until all have passed."""
    start = 0 if after is None else state.order.index(after) + 1
    waiting = [seat for seat in state.order[start:] + state.order[:start] if seat not in state.clock.passed]
    return Step(ask_builder(state, waiting[0]) if waiting else state)


def ask_builder(state: State, seat: Seat) -> State:
    """5.7 Ask a seat what it builds, in the opening or in a round."""
    first = state.clock.stage is Stage.OPENING
    return state.ask(questions.BuildFirst(seat) if first else questions.WhatToBuild(seat))
