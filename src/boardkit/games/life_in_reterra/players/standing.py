"""A community as it stands: its land in bits, and what covers it."""

from functools import cached_property
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.players.ground import Ground, ground_of, split
from boardkit.games.life_in_reterra.players.weights import Weights
from boardkit.games.life_in_reterra.rules.community import FRAME, Community
from boardkit.games.life_in_reterra.rules.counting import LARGE
from boardkit.games.life_in_reterra.rules.model import State

INNER: Final = FRAME - 1
"""What lies inside a complete community has columns and rows from 1 up to, without, this."""


class Standing(Value, dict=True):
    """A seat's community at a table; there is at least its first tile."""

    state: State
    seat: Seat
    weights: Weights

    @property
    def land(self) -> Community:
        """What lies and stands there."""
        return self.state.communities[self.seat]

    @cached_property
    def ground(self) -> Ground:
        """Its land in bits."""
        return ground_of(self.land.tiles)

    @cached_property
    def built(self) -> int:
        """The squares under buildings."""
        return sum(self.ground.bits(building.spaces) for building in self.land.buildings)

    @cached_property
    def taken(self) -> int:
        """The squares with anything on them."""
        land = self.land
        covered = self.ground.bits({*land.relics, *land.junk})
        return self.built | self.ground.bits(land.inhabitants) | covered

    @cached_property
    def relics(self) -> int:
        """The squares of relics that count, printed or tokens."""
        tokens = self.ground.bits([at for at in self.land.relics if at not in self.land.junk])
        return self.ground.relics & ~self.taken | tokens

    @cached_property
    def segments(self) -> tuple[int, ...]:
        """Its segments, as the table has agreed to count them."""
        found = tuple(segment for terrain in self.ground.segments for segment in terrain)
        if self.state.options.segments_under_buildings or not self.built:
            return found
        return tuple(part for segment in found for part in split(segment & ~self.built))

    @cached_property
    def large(self) -> tuple[int, ...]:
        """The segments that count."""
        return tuple(segment for segment in self.segments if segment.bit_count() >= LARGE)

    @cached_property
    def sources(self) -> tuple[int, int]:
        """How many energy sources will lie inside for sure, and how many may."""
        return sources_inside(self.ground)


def likely(ground: Ground, weights: Weights) -> float:
    """Tell how much of what is hoped for may still come, by the tiles still to be laid."""
    return ground.left / (ground.left + weights.slow)


def sources_inside(ground: Ground) -> tuple[int, int]:
    """Count the energy sources that will lie inside for sure, and those that may."""
    if not ground.sources:
        return 0, 0
    inside = [
        sum(0 < x - column < INNER and 0 < y - row < INNER for x, y in ground.sources)
        for column, row in ground.frames
    ]
    return min(inside), max(inside)
