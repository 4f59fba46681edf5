"""2 Cubes that are due, and that the bank has no more."""

from boardkit.core import Event, Step, emit
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Cube
from boardkit.games.water_sharing.rules.model import State


class CubesMissing(Event, rule="2", wasted=True):
    """The bank had so many cubes less than were due, at some places or nowhere in particular."""

    cube: Cube
    count: int
    at: tuple[Spot, ...] = ()


def tell_missing(state: State, cube: Cube, count: int, *at: Spot) -> Step[State]:
    """2 What the bank lacks does not come, and that is told."""
    return emit(state, CubesMissing(cube, count, at)) if count else Step(state)
