"""6 The turns: four steps each, fifteen times round the table, and the end of the game."""

from functools import cache
from typing import Final

from boardkit.core import Event, Pending, Seat, Step, emit
from boardkit.games.life_in_reterra.box import BOX
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules.community import reading, spread
from boardkit.games.life_in_reterra.rules.model import Now, State
from boardkit.games.life_in_reterra.rules.questions import (
    BeginPowers,
    BeginTurn,
    LayTile,
    OfferBuilding,
    RefillRow,
)
from boardkit.games.life_in_reterra.rules.scoring import large_segments, scoring_energy
from boardkit.maps.squares import Square

TURNS: Final = BOX["tiles_of_a_community"] - 1
"""6 Turns of each seat: the start tile lies already."""


class TurnBegun(Event, rule="6", touches=("now",)):
    """A seat's turn begins; turns are counted from 1."""

    seat: Seat
    number: int
    turns: int


def begin_turn(state: State) -> Step[State]:
    """6 The turn goes round to the left, until everybody has laid all tiles."""
    seat, number = _next(state)
    if number > TURNS:
        return end_game(state)
    now = Now(seat, number, len(state.communities[seat].buildings))
    return emit(state.__replace__(now=now).ask(*_steps(seat)), TurnBegun(seat, number, TURNS))


@cache
def _steps(seat: Seat) -> tuple[Pending, ...]:
    return LayTile(seat), OfferBuilding(seat), BeginPowers(seat), RefillRow(), BeginTurn()


def _next(state: State) -> tuple[Seat, int]:
    if state.now is None:
        return state.first, 1
    seat = Seat((state.now.seat + 1) % state.seats)
    return seat, state.now.number + (seat == state.first)


class GameEnded(Event, rule="10", touches=("now",)):
    """Every community is complete."""


def end_game(state: State) -> Step[State]:
    """10 All communities are complete: they are counted."""
    return emit(state.__replace__(now=None), GameEnded()).each(state.everyone, _count)


def _count(state: State, seat: Seat) -> Step[State]:
    return _count_segments(state, seat).then(_count_energy, seat)


class SegmentCounted(Event, rule="10"):
    """A segment is large enough to count."""

    where = ("spaces",)

    seat: Seat
    terrain: Terrain
    size: int
    spaces: tuple[Square, ...]


def _count_segments(state: State, seat: Seat) -> Step[State]:
    step = Step(state)
    for segment in large_segments(state, seat):
        spaces = tuple(sorted(segment.spaces, key=reading))
        step = step.then(emit, SegmentCounted(seat, segment.terrain, len(spaces), spaces))
    return step


class EnergyCounted(Event, rule="10"):
    """An energy source is surrounded by land."""

    where = ("spaces",)

    seat: Seat
    at: Square
    spaces: tuple[Square, ...]


def _count_energy(state: State, seat: Seat) -> Step[State]:
    counted = (EnergyCounted(seat, at, spread(at)) for at in scoring_energy(state.communities[seat]))
    return Step(state).each(counted, emit)
