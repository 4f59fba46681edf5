"""6 The turns: four steps each, fifteen times round the table, and the end of the game."""

from typing import Final

from boardkit.core import Seat, Step, emit, evolve
from boardkit.games.life_in_reterra.box import BOX
from boardkit.games.life_in_reterra.rules.community import reading, spread
from boardkit.games.life_in_reterra.rules.counting import large_segments, scoring_energy
from boardkit.games.life_in_reterra.rules.effects import BeginPowers, BeginTurn, OfferBuilding, RefillRow
from boardkit.games.life_in_reterra.rules.events import EnergyCounted, GameEnded, SegmentCounted, TurnBegun
from boardkit.games.life_in_reterra.rules.model import Now, State
from boardkit.games.life_in_reterra.rules.moves import LayTile

TURNS: Final = BOX["tiles_of_a_community"] - 1
"""6 Turns of each seat: the start tile lies already."""


def begin_turn(state: State) -> Step[State]:
    """6 The turn goes round to the left, until everybody has laid all tiles."""
    seat, number = _next(state)
    if number > TURNS:
        return end_game(state)
    now = Now(seat, number, len(state.communities[seat].buildings))
    steps = LayTile(seat), OfferBuilding(seat), BeginPowers(seat), RefillRow(), BeginTurn()
    return emit(evolve(state, now=now).ask(*steps), TurnBegun(seat, number, TURNS))


def _next(state: State) -> tuple[Seat, int]:
    if state.now is None:
        return state.first, 1
    seat = Seat((state.now.seat + 1) % state.seats)
    return seat, state.now.number + (seat == state.first)


def end_game(state: State) -> Step[State]:
    """10 All communities are complete: they are counted."""
    step = emit(evolve(state, now=None), GameEnded())
    for seat in state.everyone:
        step = step.then(_count_segments, seat).then(_count_energy, seat)
    return step


def _count_segments(state: State, seat: Seat) -> Step[State]:
    step = Step(state)
    for segment in large_segments(state, seat):
        spaces = tuple(sorted(segment.spaces, key=reading))
        step = step.then(emit, SegmentCounted(seat, segment.terrain, len(spaces), spaces))
    return step


def _count_energy(state: State, seat: Seat) -> Step[State]:
    step = Step(state)
    for at in scoring_energy(state.communities[seat]):
        step = step.then(emit, EnergyCounted(seat, at, spread(at)))
    return step
