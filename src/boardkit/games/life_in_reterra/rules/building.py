"""6.2 Placing a building or an inhabitant, and the spaces on which they may stand."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from boardkit.core import Condition, Refusal, SeatEvent, Step, emit, must
from boardkit.games.life_in_reterra.box import Shape
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules import community as cm
from boardkit.games.life_in_reterra.rules import model
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding, PlaceInhabitant
from boardkit.games.life_in_reterra.rules.questions import Build, OfferBuilding
from boardkit.maps.squares import Square, Turn


def this_tile(state: State) -> tuple[Square, ...]:
    """6.2 Name the spaces of the tile laid in this turn; none before."""
    at = state.now.at if state.now else None
    return () if at is None else cm.spread(at)


def fresh_gears(state: State, community: cm.Community) -> tuple[Square, ...]:
    """6.2 List the free gears on the tile laid in this turn."""
    return community.gears_among(this_tile(state))


class NoLand(model.SpaceRefusal, word="no-land", rule="6.2"):
    """There is no land yet."""


class SpaceTaken(model.SpaceRefusal, word="space-taken", rule="6.2"):
    """Something stands there already."""


class NoGear(model.SpaceRefusal, word="no-gear", rule="8.2"):
    """There is no gear on the space."""


def free_gear(community: cm.Community, at: Square) -> Condition:
    """6.2, 8.2 Say whether a space is a free gear, and if not, why."""
    if at not in community.spaces:
        return must(False, NoLand(at))
    if at in community.taken:
        return must(False, SpaceTaken(at))
    return must(community.is_gear(at), NoGear(at))


class NotOnThisTile(Refusal, word="not-on-this-tile", rule="6.2"):
    """None of the gears is on the tile laid in this turn."""


def offer_building(state: State, effect: OfferBuilding) -> Step[State]:
    """6.2 Ask only a seat that can place something."""
    # An inhabitant needs but a free gear of the new tile.
    fresh = fresh_gears(state, state.communities[effect.seat])
    able = fresh and (model.inhabitants_left(state) > 0 or any(placings(state, effect)))
    return Step(state.ask(Build(effect.seat)) if able else state)


def placings(state: State, question: Build | OfferBuilding) -> Iterator[PlaceBuilding | PlaceInhabitant]:
    """6.2 List every building and inhabitant that may be placed."""
    community = state.communities[question.seat]
    fresh = fresh_gears(state, community)
    grounds = {space: community.gears_with(space) for space in fresh}
    room = max(map(len, grounds.values()), default=0)
    fits: dict[Shape, list[tuple[Square, Turn]]] = {}
    for stall in state.market:
        shape = cm.lying(stall.card, Turn.R0)
        if stall.left and len(shape) <= room:
            if shape not in fits:
                fits[shape] = list(_fits(stall.card, grounds))
            yield from (place_building(stall.card, at, turn) for at, turn in fits[shape])
    if model.inhabitants_left(state):
        yield from map(PlaceInhabitant, fresh)


def _fits(card: Card, grounds: Mapping[Square, frozenset[Square]]) -> Iterator[tuple[Square, Turn]]:
    """6.2 Find where a building may stand: its spaces hang together, and so do the gears with a fresh one."""
    size = len(cm.lying(card, Turn.R0))
    rich = [(space, ground) for space, ground in grounds.items() if len(ground) >= size]
    for turn in cm.ways_of(card):
        over = ((cm.over(card, turn, space), ground) for space, ground in rich)
        corners = {at for ways, ground in over for at, squares in ways.items() if squares <= ground}
        yield from ((at, turn) for at in sorted(corners, key=cm.reading))


place_building: Final = lru_cache(maxsize=16384)(PlaceBuilding)  # made once: lists are long


class NotOnTheBoard(Refusal, word="not-on-the-board", rule="5.2"):
    """The building does not belong to this game."""

    card: Card


class NoneLeft(Refusal, word="none-left", rule="5.3"):
    """All copies of the building are placed."""

    card: Card


class StandsTheSame(Refusal, word="stands-the-same", rule="7.1"):
    """So turned, the building stands as it does at a smaller turn."""

    turn: Turn


class TerrainsDiffer(Refusal, word="terrains-differ", rule="6.2"):
    """The gears below the building are not all of one terrain."""


def may_place(state: State, question: Build, move: PlaceBuilding) -> Iterator[Condition]:
    """6.2 A building stands on free gears of one terrain, at least one of them on the tile just laid."""
    stall = model.stall_of(state, move.card)
    yield must(stall is not None, NotOnTheBoard(move.card))
    if stall is None:
        return
    yield must(stall.left, NoneLeft(move.card))
    community = state.communities[question.seat]
    spaces = cm.standing(move.card, move.at, move.turn)
    yield from (free_gear(community, space) for space in spaces)
    terrains = {community.spaces[space].terrain for space in spaces if community.is_gear(space)}
    yield must(len(terrains) <= 1, TerrainsDiffer())
    yield must(not set(spaces).isdisjoint(fresh_gears(state, community)), NotOnThisTile())
    yield must(move.turn in cm.ways_of(move.card), StandsTheSame(move.turn))


def may_move_in(state: State, question: Build, move: PlaceInhabitant) -> Iterator[Condition]:
    """6.2, 9.1 An inhabitant stands on a free gear of the tile just laid."""
    yield must(model.inhabitants_left(state), model.NoInhabitantsLeft())
    community = state.communities[question.seat]
    yield free_gear(community, move.at)
    yield must(move.at in fresh_gears(state, community), NotOnThisTile())


class BuildingPlaced(SeatEvent, rule="6.2", touches=("market", "communities[seat].buildings", "now.placed")):
    """A building was placed; `left` copies are on the board."""

    where = ("spaces",)

    card: Card
    at: Square
    left: int
    spaces: tuple[Square, ...]


def place(state: State, question: Build, move: PlaceBuilding) -> Step[State]:
    """6.2 The building is placed for good; what its card does this turn, it does in the next step."""
    seat, building = question.seat, cm.raised(move.card, move.at, move.turn)
    community = state.communities[seat]
    buildings = (*community.buildings, building)
    stall = model.stall_of(state, move.card)
    assert stall is not None
    left = stall.left - 1
    market = (one.__replace__(left=left) if one is stall else one for one in state.market)
    state = state.answered().__replace__(market=tuple(market))
    state = state.with_community(seat, community.__replace__(buildings=buildings))
    event = BuildingPlaced(seat, move.card, building.at, left, building.spaces)
    return emit(_placed(state, model.Placed.BUILDING), event)


class InhabitantPlaced(SeatEvent, rule="6.2", touches=("communities[seat].inhabitants", "now.placed")):
    """An inhabitant was placed in the second step of a turn."""

    at: Square


def move_in(state: State, question: Build, move: PlaceInhabitant) -> Step[State]:
    """6.2 An inhabitant moves in."""
    seat = question.seat
    community = state.communities[seat]
    inhabitants = (*community.inhabitants, move.at)
    state = state.answered().with_community(seat, community.__replace__(inhabitants=inhabitants))
    return emit(_placed(state, model.Placed.INHABITANT), InhabitantPlaced(seat, move.at))


class NothingPlaced(SeatEvent, rule="6.2", touches=("now.placed",)):
    """A seat placed neither building nor inhabitant."""


def place_nothing(state: State, question: Build) -> Step[State]:
    """6.2 Nobody has to place anything."""
    return emit(state.answered(), NothingPlaced(question.seat))


def _placed(state: State, placed: model.Placed) -> State:
    assert state.now is not None
    return state.__replace__(now=state.now.__replace__(placed=placed))
