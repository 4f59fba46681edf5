"""5.3 Taking water from the river."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.rules.ledger import pour, stock
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import TakeWater
from boardkit.games.water_sharing.rules.questions import Collect, FirstUse, MayCollect
from boardkit.games.water_sharing.rules.reservoirs import fills
from boardkit.games.water_sharing.rules.treatment import treatments
from boardkit.games.water_sharing.rules.water import hex_won, must_be_won, must_flow, must_need, need, need_at


def may_collect(state: State, effect: MayCollect) -> Step[State]:
    """5.3 A seat is asked if there is anything for it to do, or if it has cards."""
    question = Collect(effect.seat)
    cards = state.communities[effect.seat].actions
    busy = cards or can_collect(state, question) or any(treatments(state, question))
    return Step(state.ask(question) if busy else state)


_take: Final = cache(TakeWater)
"""Makes each answer once: lists of them are long, and asked for often."""


def takes(state: State, question: Collect | FirstUse) -> Iterator[TakeWater]:
    """5.3 List what a seat may take; from one hex only after a conflict over it."""
    seat, only = question.seat, hex_won(question)
    for at in state.land.holding(seat).taps:
        if only in (None, at) and (there := state.water.get(at, 0)):
            for count in range(1, min(there, need_at(state, seat, at)) + 1):
                yield _take(at, count)


def can_collect(state: State, question: Collect | FirstUse) -> bool:
    """5.3, 11 Tell whether there is water that a seat may take, or fill a dam with."""
    return any(takes(state, question)) or any(fills(state, question))


class OutOfReach(Refusal, word="out-of-reach", rule="5.3"):
    """The seat has nothing beside that hex to draw from it."""


def may_take(state: State, question: Collect | FirstUse, move: TakeWater) -> Iterator[Condition]:
    """5.3 A seat draws from hexes beside its constructions, no more than its buildings need."""
    seat, at = question.seat, move.at
    tapped = at in state.land.holding(seat).taps
    yield must(tapped, OutOfReach())
    if not tapped:
        return
    yield from must_be_won(question, at)
    yield must_flow(state, at, move.count)
    yield must_need(move.count, need_at(state, seat, at))


class WaterTaken(Event, rule="5.3", touches=("water[at]", "communities[seat].stores", "bank.water")):
    """A seat took water from a river hex."""

    seat: Seat
    at: Spot
    count: int


def take_water(state: State, question: Collect | FirstUse, move: TakeWater) -> Step[State]:
    """5.3 The cubes go to the part that touches the hex; what it cannot use goes to the next."""
    seat, left = question.seat, move.count
    state = pour(state, move.at, -move.count)
    for part in state.land.holding(seat).taps[move.at]:
        cubes = min(left, need(state, seat, part))
        left -= cubes
        state = stock(state, seat, part, water=cubes) if cubes else state
    return emit(state, WaterTaken(seat, move.at, move.count))
