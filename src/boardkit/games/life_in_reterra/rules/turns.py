"""6 The turns: four steps each, fifteen times round the table, and the end of the game."""

from typing import Final

from boardkit.core import Event, Seat, SeatEvent, Step, emit
from boardkit.games.life_in_reterra.box import BOX
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules import questions as qs
from boardkit.games.life_in_reterra.rules.community import reading, spread
from boardkit.games.life_in_reterra.rules.model import Now, State
from boardkit.games.life_in_reterra.rules.scoring import large_segments, scoring_energy
from boardkit.maps.squares import Square

TURNS: Final = BOX["tiles_of_a_community"] - 1  # 6 Turns of each seat: the start tile lies already


class TurnBegun(SeatEvent, rule="6", touches=("now",)):
    """A seat's turn begins; turns are counted from 1."""

    number: int
    turns: int


def begin_turn(state: State) -> Step[State]:
    """6 The turn goes round to the left, until everybody has laid all tiles."""
    seat, number = state.first, 1
    if state.now is not None:
        seat = Seat((state.now.seat + 1) % state.seats)
        number = state.now.number + (seat == state.first)
    if number > TURNS:
        return end_game(state)
    state = state.__replace__(now=Now(seat, number, len(state.communities[seat].buildings)))
    steps = qs.LayTile(seat), qs.OfferBuilding(seat), qs.BeginPowers(seat), qs.RefillRow(), qs.BeginTurn()
    return emit(state.ask(*steps), TurnBegun(seat, number, TURNS))


class GameEnded(Event, rule="10", touches=("now",)):
    """Every community is complete."""


class SegmentCounted(SeatEvent, rule="10"):
    """A segment is large enough to count."""

    where = ("spaces",)

    terrain: Terrain
    size: int
    spaces: tuple[Square, ...]


class EnergyCounted(SeatEvent, rule="10"):
    """An energy source is surrounded by land."""

    where = ("spaces",)

    at: Square
    spaces: tuple[Square, ...]


def end_game(state: State) -> Step[State]:
    """10 All communities are complete: they are counted."""
    step = emit(state.__replace__(now=None), GameEnded())
    for seat in state.everyone:
        for segment in large_segments(state, seat):
            spaces = tuple(sorted(segment.spaces, key=reading))
            step = step.then(emit, SegmentCounted(seat, segment.terrain, len(spaces), spaces))
        for at in scoring_energy(state.communities[seat]):
            step = step.then(emit, EnergyCounted(seat, at, spread(at)))
    return step
