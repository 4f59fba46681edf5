"""A community as it stands: its land in bits, what covers it, and what each thing of it is worth."""

from functools import cached_property
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.players.ground import Ground, ground_of, split
from boardkit.games.life_in_reterra.rules.community import FRAME, Community
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.scoring import LARGE


class Weights(Value, kw_only=True):
    """The weights of the judgement.

    Attributes:
        growth: of a segment that may still become large enough, were it all but there.
        bend: how much less smaller segments are worth than larger ones.
        slow: how many tiles to come make half of all growth likely.
        energy: of a source that may still come to lie inside, as a share of its points.
        gear: of a single free gear with land to come beside it.
        pair: of two free gears of one terrain side by side.
        trio: of three of them, or more.
        uses: of one thing that a power places in a turn to come.
        nothing: how often a turn to come leaves the second step unused, or for an inhabitant.
        rivals: of one point that a rival loses.
        secret: of a secret tile kept, as long as there is a turn for it.
        rows: of one exchange of a tile in the row.
    """

    growth: float = 2.4
    bend: float = 2.4
    slow: float = 2.0
    energy: float = 0.85
    gear: float = 0.55
    pair: float = 1.2
    trio: float = 1.8
    uses: float = 0.7
    nothing: float = 0.4
    rivals: float = 0.5
    secret: float = 0.35
    rows: float = 0.1


WEIGHTS = Weights()
"""The weights as they were tuned by self-play."""


INNER: Final = FRAME - 1
"""Spaces inside a complete community have columns and rows from 1 up to, without, this."""


class Standing(Value, dict=True):
    """A seat's community at a table; there is at least its first tile."""

    state: State
    seat: Seat
    weights: Weights

    @property
    def land(self) -> Community:
        """Tiles, buildings, inhabitants and tokens."""
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
