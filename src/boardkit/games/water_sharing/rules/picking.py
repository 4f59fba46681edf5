"""9.3 Cards for which the seat chooses hexes."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, evolve, must
from boardkit.games.water_sharing.box import OUTFALL, POLLUTING, RIVERS, Action, Op, deck
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.collecting import WaterTaken
from boardkit.games.water_sharing.rules.ledger import (
    drop_pollution,
    lift_crisis,
    main_part,
    pour,
    stock,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Pick
from boardkit.games.water_sharing.rules.questions import WhichHex
from boardkit.games.water_sharing.rules.water import need

CHOOSES = (
    Op.ADD_WATER,
    Op.TAKE_WATER_ANYWHERE,
    Op.REMOVE_POLLUTION,
    Op.ADD_POLLUTION,
    Op.REMOVE_CRISIS,
)
"""The effects for which the seat chooses hexes."""


def ask_hex(state: State, question: WhichHex) -> Step[State]:
    """9.3 The seat chooses, as long as there is something to choose from."""
    return Step(state.ask(question) if question.left and choices(state, question) else state)


def choices(state: State, question: WhichHex) -> list[Spot]:
    """9.3 List the hexes that a card may mean."""
    seat, target = question.seat, question.seat if question.target is None else question.target
    match deck(state.options.own_cards).actions[question.card].op:
        case Op.ADD_WATER if state.bank.water:
            return [at for at in RIVERS if at not in question.chosen]
        case Op.TAKE_WATER_ANYWHERE:
            return pumped(state, seat)
        case Op.REMOVE_POLLUTION:
            return polluted(state)
        case Op.ADD_POLLUTION:
            return [at for at, building in state.land.of(target) if building in POLLUTING]
        case Op.REMOVE_CRISIS:
            return sorted(at for at in state.land.holding(target).part if at in state.crisis)
    return []


def pumped(state: State, seat: Seat) -> list[Spot]:
    """5.3, 9.3 List the hexes to pump from, as long as the main part can use water."""
    main = main_part(state, seat)
    return distant(state, seat) if main is not None and need(state, seat, main) else []


def distant(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the river hexes with water that a seat does not touch; a dam's water is its owners'."""
    taps, closed = state.land.holding(seat).taps, state.land.dam_at
    return [at for at in RIVERS if state.water.get(at) and at not in taps and at not in closed]


def polluted(state: State) -> list[Spot]:
    """9.3 List the river hexes with pollution."""
    return [at for at in RIVERS if state.pollution.get(at)]


def picks(state: State, question: WhichHex) -> Iterable[Pick]:
    """9.3 List the hexes to choose from."""
    return map(Pick, choices(state, question))


@frozen
class NotThatHex(Refusal, word="not-that-hex", rule="9.3"):
    """The hex is not one of those to choose from."""


def may_pick(state: State, question: WhichHex, move: Pick) -> Iterator[Condition]:
    """9.3 The card says which hexes it may mean."""
    yield must(move.at in choices(state, question), NotThatHex())


def pick(state: State, question: WhichHex, move: Pick) -> Step[State]:
    """9.3 The card does what it says to the hex; then the next one is chosen."""
    what = deck(state.options.own_cards).actions[question.card]
    step = _touch(state.answered(), question, what, move.at)
    again = evolve(question, left=question.left - 1, chosen=(*question.chosen, move.at))
    return step.then(ask_hex, again)


@frozen
class PollutionRemoved(Event, rule="9.3"):
    """A card took a cube of pollution away."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


@frozen
class CrisisLifted(Event, rule="9.3"):
    """A card took a red cube away."""

    touches = ("crisis[at]", "bank.crisis")

    seat: Seat
    building: Building
    at: Spot


def _touch(state: State, question: WhichHex, what: Action, at: Spot) -> Step[State]:
    seat = question.seat
    match what.op:
        case Op.ADD_WATER:
            return add_water(state, at, what.n)
        case Op.TAKE_WATER_ANYWHERE:
            state = stock(pour(state, at, -1), seat, main_part(state, seat), water=1)
            return emit(state, WaterTaken(seat, at, 1))
        case Op.REMOVE_POLLUTION:
            return emit(drop_pollution(state, at, -1), PollutionRemoved(at))
        case Op.ADD_POLLUTION:
            return _spill(state, OUTFALL[at], what.n)
    owner = state.land.tiles[at]
    return emit(lift_crisis(state, at), CrisisLifted(owner.owner, owner.building, at))


@frozen
class WaterAdded(Event, rule="9.3"):
    """A card brought water to a hex."""

    touches = ("water[at]", "bank.water")

    at: Spot
    count: int


def add_water(state: State, at: Spot, count: int) -> Step[State]:
    """9.3 Cubes of water come to a hex, as far as the bank has any."""
    cubes = min(count, state.bank.water)
    return emit(pour(state, at, cubes), WaterAdded(at, cubes)) if cubes else Step(state)


@frozen
class PollutionSpilled(Event, rule="9.3"):
    """A card dropped a cube of pollution."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


def _spill(state: State, at: Spot, count: int) -> Step[State]:
    step = Step(state)
    for _ in range(min(count, state.bank.pollution)):
        step = step.then(_spill_cube, at)
    return step


def _spill_cube(state: State, at: Spot) -> Step[State]:
    return emit(drop_pollution(state, at, 1), PollutionSpilled(at))
