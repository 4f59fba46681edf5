"""What the tracks and the prizes cannot show."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from boardkit.core import Fault
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import Award, Milestone, Parameter
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.phases import SOLO_GENERATIONS
from boardkit.games.terraforming_mars.rules.prizes import AWARD_COSTS, MOST_MILESTONES

DEGREES: Final = range(-30, 9, 2)
"""The steps of the track of temperature."""


@frozen
class TemperatureOffTrack(Fault):
    """The temperature stands on no step of its track."""

    temperature: int


@frozen
class OxygenOffTrack(Fault):
    """The oxygen stands beside its track."""

    oxygen: int


@frozen
class GenerationOffTrack(Fault):
    """Generations are counted from 1; `most` is the last one of a game for one, and 0 where there is none."""

    generation: int
    most: int


@frozen
class MilestoneTwice(Fault):
    """A milestone was claimed more than once."""

    milestone: Milestone


@frozen
class TooManyMilestones(Fault):
    """More milestones were claimed than can be."""

    claimed: int
    most: int


@frozen
class AwardTwice(Fault):
    """An award was funded more than once."""

    award: Award


@frozen
class TooManyAwards(Fault):
    """More awards were funded than can be."""

    funded: int
    most: int


@frozen
class PrizesAlone(Fault):
    """A game for one has neither milestones nor awards."""


def on_tracks(state: State) -> Iterator[Fault]:
    """II.B, III.A, V.C, V.D Look at the tracks, the milestones and the awards."""
    if state.temperature not in DEGREES:
        yield TemperatureOffTrack(state.temperature)
    if state.oxygen not in range(TRACKS[Parameter.OXYGEN].goal + 1):
        yield OxygenOffTrack(state.oxygen)
    most = SOLO_GENERATIONS if state.solo else 0
    if state.generation < 1 or (most and state.generation > most):
        yield GenerationOffTrack(state.generation, most)
    if state.solo and (state.milestones or state.awards):
        yield PrizesAlone()
    yield from _prizes(state)


def _prizes(state: State) -> Iterator[Fault]:
    claimed = Counter(milestone for milestone, _ in state.milestones)
    funded = Counter(award for award, _ in state.awards)
    yield from (MilestoneTwice(milestone) for milestone, times in claimed.items() if times > 1)
    yield from (AwardTwice(award) for award, times in funded.items() if times > 1)
    if len(state.milestones) > MOST_MILESTONES:
        yield TooManyMilestones(len(state.milestones), MOST_MILESTONES)
    if len(state.awards) > len(AWARD_COSTS):
        yield TooManyAwards(len(state.awards), len(AWARD_COSTS))
