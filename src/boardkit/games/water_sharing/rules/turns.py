"""4, 5.7 Whose turn it is to build."""

from boardkit.core import Seat, Step
from boardkit.games.water_sharing.box.things import Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild


def next_builder(state: State, after: Seat | None) -> Step[State]:
    """5.7 One builds after the other, in the order of the initiative, until all have passed."""
    order = state.order
    start = 0 if after is None else order.index(after) + 1
    waiting = [seat for seat in (*order[start:], *order[:start]) if seat not in state.clock.passed]
    return Step(ask_builder(state, waiting[0]) if waiting else state)


def ask_builder(state: State, seat: Seat) -> State:
    """5.7 Ask a seat what it builds, in the opening or in a round."""
    return state.ask(BuildFirst(seat) if state.clock.stage is Stage.OPENING else WhatToBuild(seat))
