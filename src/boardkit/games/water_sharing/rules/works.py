"""4 and 5.7 Building, one after the other: the tile that is laid, and whose turn it is."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Building, Stage
from boardkit.games.water_sharing.rules.land import Tile
from boardkit.games.water_sharing.rules.ledger import resettle
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build
from boardkit.games.water_sharing.rules.polluting import ConstructionPolluted, fall
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild
from boardkit.games.water_sharing.rules.scoring import without_pollution


class Built(Event, rule="5.7"):
    """A seat built something."""

    touches = (
        "land.tiles[at]",
        "tiles[building]",
        "communities[seat].stores",
        "communities[seat].thunes",
        "communities[seat].favours.discount",
        "bank",
    )

    seat: Seat
    building: Building
    at: Spot
    thunes: int


def put_up(state: State, seat: Seat, move: Build, cost: int) -> Step[State]:
    """5.7 A tile comes from the box; in a round a cube of pollution falls."""
    land = state.land.with_tile(move.at, Tile(move.building, seat))
    state = resettle(take_tile(state, move.building), land, seat)
    step = emit(state, Built(seat, move.building, move.at, cost))
    return step.then(soil, seat, move.building, move.at)


def take_tile(state: State, building: Building, count: int = 1) -> State:
    """2 A tile comes from the box, or goes back into it."""
    return state.__replace__(tiles={**state.tiles, building: state.tiles[building] - count})


def without_discount(state: State, seat: Seat) -> State:
    """9.3 A discount is for one construction."""
    community = state.communities[seat]
    if not community.favours.discount:
        return state
    return state.with_community(
        seat, community.__replace__(favours=community.favours.__replace__(discount=0))
    )


def soil(state: State, seat: Seat, building: Building, at: Spot) -> Step[State]:
    """5.7 Building something drops a cube of pollution, but not in the opening or without pollution."""
    if state.clock.stage is Stage.OPENING or without_pollution(state.options):
        return Step(state)
    return fall(state, seat, building, at, ConstructionPolluted)


def first_builder(state: State) -> Step[State]:
    """5.7 Building begins with the initiative."""
    return _ask_one_of(state, state.order)


def next_builder(state: State, after: Seat) -> Step[State]:
    """5.7 One builds after the other, in the order of the initiative, until all have passed."""
    start = state.order.index(after) + 1
    return _ask_one_of(state, state.order[start:] + state.order[:start])


def _ask_one_of(state: State, seats: tuple[Seat, ...]) -> Step[State]:
    waiting = [seat for seat in seats if seat not in state.clock.passed]
    return Step(ask_builder(state, waiting[0]) if waiting else state)


def ask_builder(state: State, seat: Seat) -> State:
    """5.7 Ask a seat what it builds, in the opening or in a round."""
    return state.ask(BuildFirst(seat) if state.clock.stage is Stage.OPENING else WhatToBuild(seat))
