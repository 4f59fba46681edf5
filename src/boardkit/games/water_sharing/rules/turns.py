"""4, 5.7 Whose turn it is to build."""

from boardkit.core import Seat, Step
from boardkit.games.water_sharing.box.things import Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild


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
