"""11 The water in dams: their owners fill them from further down the river."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import BOX, COURSE
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.rules.land import Dam
from boardkit.games.water_sharing.rules.ledger import lay
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import FillDam
from boardkit.games.water_sharing.rules.questions import Collect, FirstUse
from boardkit.games.water_sharing.rules.water import hex_won, must_be_won, must_flow

DAM_ROOM: Final = BOX["dam_capacity"]

_fill: Final = cache(FillDam)
"""Makes each answer once: lists of them are long, and asked for often."""


def room(state: State, dam: Dam) -> int:
    """11 Say how many cubes a dam still takes."""
    return max(0, DAM_ROOM - state.water.get(dam.at, 0))


def reservoir(state: State, seat: Seat, dam: Dam) -> list[Spot]:
    """11 List the hexes below a dam that can fill it; the water in dams of others stays there."""
    closed = _closed(state, seat)
    return [at for at in COURSE[dam.at] if at not in closed]


def _closed(state: State, seat: Seat) -> set[Spot]:
    """11 List the hexes whose water belongs to the owners of dams that the seat has no part in."""
    return {dam.at for dam in state.land.dams if seat not in dam.owners}


def fills(state: State, question: Collect | FirstUse) -> Iterator[FillDam]:
    """11 List what a seat may fill its dams with; from one hex only after a conflict over it."""
    seat, only = question.seat, hex_won(question)
    for dam in state.land.dams_of(seat):
        if free := room(state, dam):
            for at in reservoir(state, seat, dam):
                if only in (None, at):
                    for count in range(1, min(state.water.get(at, 0), free) + 1):
                        yield _fill(dam.at, at, count)


class NotAnOwner(Refusal, word="not-an-owner", rule="11"):
    """A dam is filled by those whose it is."""


class NotDownstream(Refusal, word="not-downstream", rule="11"):
    """The hex does not lie below the dam."""


class DamOfOthers(Refusal, word="dam-of-others", rule="11"):
    """The water in a dam is its owners'."""


class DamIsFull(Refusal, word="dam-is-full", rule="11"):
    """The dam has no room for so much water."""

    room: int


def may_fill(state: State, question: Collect | FirstUse, move: FillDam) -> Iterator[Condition]:
    """11 Each owner may fill a dam up to nine cubes from hexes below it."""
    dam = next((dam for dam in state.land.dams_of(question.seat) if dam.at == move.dam), None)
    yield must(dam, NotAnOwner())
    if dam is None:
        return
    yield must(move.at in COURSE[dam.at], NotDownstream())
    yield must(move.at not in _closed(state, question.seat), DamOfOthers())
    yield from must_be_won(question, move.at)
    yield must_flow(state, move.at, move.count)
    yield must(move.count <= room(state, dam), DamIsFull(room(state, dam)))


def fill_dam(state: State, question: Collect | FirstUse, move: FillDam) -> Step[State]:
    """11 Cube by cube the water goes up into the dam."""
    step = Step(state)
    for _ in range(move.count):
        step = step.then(_lift, question.seat, move)
    return step


class DamFilled(Event, rule="11", touches=("water[places]",), where=("at", "dam")):
    """A cube of water came up into a dam."""

    seat: Seat
    at: Spot
    dam: Spot
    water: int


def _lift(state: State, seat: Seat, move: FillDam) -> Step[State]:
    state = state.__replace__(water=lay(lay(state.water, move.at, -1), move.dam, 1))
    return emit(state, DamFilled(seat, move.at, move.dam, state.water[move.dam]))
