"""What brings a seat nearer to its personal objective, in a game that has some."""

from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.box import PROJECTS, ROUNDS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Condition, Profile
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.ending import profile_of, progress
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives

STEP: Final = 2.5
"""What a step towards the personal objective is worth, in points of an index."""

HOARDED: Final = 2
"""In how many rounds at the end cubes are kept for an objective that asks for them."""


def own_profile(state: State, seat: Seat) -> Profile | None:
    """Return the profile of a seat, where it counts."""
    return None if without_objectives(state.options, state.seats) else profile_of(state, seat)


def lacking(state: State, seat: Seat) -> Condition | None:
    """Return the achievement that a seat has still to reach."""
    profile = own_profile(state, seat)
    if profile is None or progress(state, seat, profile) >= profile.amount(state.seats):
        return None
    return profile.condition


def project_helps(state: State, seat: Seat, owner: Seat, card: ProjectCard) -> bool:
    """Tell whether a project of an owner brings a seat nearer to its achievement."""
    project = PROJECTS[card]
    labelled = any(isinstance(effect, fx.Label) for effect in project.effects)
    match lacking(state, seat):
        case Condition.SABLIER_IN_PLAY:
            return project.lasts
        case Condition.LABELS_IN_PLAY:
            return labelled
        case Condition.OWN_LABELS:
            return labelled and owner == seat
        case Condition.OWN_TOKENS:
            return project.token is not None and owner == seat
    return False


def zone_helps(state: State, seat: Seat, *, new: bool) -> bool:
    """Tell whether another zone, on land where the seat has none or not, brings its achievement nearer."""
    wanted = lacking(state, seat)
    return wanted is Condition.OWN_ZONES or (wanted is Condition.OWN_ZONE_TERRITORIES and new)


def individual_helps(state: State, seat: Seat) -> bool:
    """Tell whether another individual brings the achievement nearer."""
    return lacking(state, seat) is Condition.ALL_INDIVIDUALS


def hoarded(state: State, seat: Seat) -> int:
    """Count the cubes that a seat keeps for its objective, towards the end."""
    profile = own_profile(state, seat)
    if profile is None or profile.condition is not Condition.OWN_RESOURCES:
        return 0
    return profile.amount(state.seats) if state.round > ROUNDS - HOARDED else 0
