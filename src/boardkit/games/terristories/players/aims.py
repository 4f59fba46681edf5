"""What brings a seat nearer to its personal objective, in a game that has some."""

from collections.abc import Mapping
from math import inf
from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.box import PROJECTS, RAIN, ROUNDS, bonus
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Condition, Profile
from boardkit.games.terristories.box.things import INDICES, Index, ProjectCard, Role, Triple
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.ledger import capacity, settled, thriving
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.starting import targets
from boardkit.maps.octagons import Octagon

STEP: Final = 2.5
"""What a step towards the personal objective is worth, in points of an index."""

ZONED: Final = (Condition.OWN_ZONES, Condition.OWN_ZONE_TERRITORIES, Condition.OWN_ZONE_FULL)
"""Achievements that want zones, of which the last two want them on different territories."""

DEALT: Final = (Condition.OWN_LABELS, Condition.LABELS_IN_PLAY, Condition.OWN_TOKENS)
"""Achievements that want cards of a kind of which there are few in a pile."""


PACE: Final = 1.5
"""How many points an index rises in a round at best, if a seat wants it to; who needs more plays for all."""


STRIDES: Final[Mapping[Condition, int]] = {
    Condition.OWN_RESOURCES: 3,
    Condition.ALL_INDIVIDUALS: 2,
    Condition.SABLIER_IN_PLAY: 2,
    Condition.LABELS_IN_PLAY: 2,
    Condition.TERRITORIES_AT_LEAST_HALF: 2,
}
"""How much of an achievement comes in a round, if a seat wants it to, where that is more than one."""


def in_mind(state: State, seat: Seat, rounds: float) -> State:
    """Leave out the objective of a seat that would take more rounds than it plans ahead."""
    profile = None if without_objectives(state.options, state.seats) else profile_of(state, seat)
    if rounds == inf or profile is None or away(state, seat, profile) <= rounds:
        return state
    return state.with_tableau(seat, character=None)


def away(state: State, seat: Seat, profile: Profile) -> float:
    """Tell how many rounds a seat needs at best to meet its objective."""
    lack = max(0, profile.amount(state.seats) - progress(state, seat, profile))
    return max(index_lack(state, profile) / PACE, lack / STRIDES.get(profile.condition, 1))


def own_profile(state: State, seat: Seat) -> Profile | None:
    """Return the profile of a seat, where it counts and can still be met."""
    profile = None if without_objectives(state.options, state.seats) else profile_of(state, seat)
    return profile if profile is not None and _in_reach(state, profile) else None


def _in_reach(state: State, profile: Profile) -> bool:
    """Tell whether the index of a profile may still come far enough; in a conquest nothing else counts."""
    return state.options.conquest or index_lack(state, profile) <= PACE * (ROUNDS + 1 - state.round)


def lacking(state: State, seat: Seat) -> Condition | None:
    """Return the achievement that a seat has still to reach."""
    profile = own_profile(state, seat)
    if profile is None or progress(state, seat, profile) >= profile.amount(state.seats):
        return None
    return profile.condition


def index_lack(state: State, profile: Profile) -> int:
    """Count the points that the index of a profile lacks."""
    return max(0, wanted(state, profile) - state.index(profile.index))


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


def zones_lack(state: State, seat: Seat) -> bool:
    """Tell whether the achievement of a seat wants more zones than it has, and there is time to buy them."""
    profile, wanting = own_profile(state, seat), lacking(state, seat)
    if profile is None or wanting not in ZONED:
        return False
    has = len(settled(state, seat)) if wanting is Condition.OWN_ZONE_FULL else progress(state, seat, profile)
    return 0 < profile.amount(state.seats) - has <= _purchases(state, seat)


def _purchases(state: State, seat: Seat) -> int:
    """Count the purchases that a seat may still make: one a round, and one more by a governor's power."""
    more = state.tableaux[seat].power and state.tableaux[seat].role is Role.GOVERNOR
    gone = state.phase > 1 or seat in state.season.developed
    return ROUNDS + 1 - state.round - gone + more


def zone_helps(state: State, seat: Seat, *, new: bool) -> bool:
    """Tell whether another zone, on land where the seat has none or not, brings its achievement nearer."""
    return zones_lack(state, seat) and (new or lacking(state, seat) is Condition.OWN_ZONES)


def individual_helps(state: State, seat: Seat) -> bool:
    """Tell whether another individual brings the achievement nearer."""
    return lacking(state, seat) is Condition.ALL_INDIVIDUALS


def fallow(state: State, seat: Seat) -> dict[Octagon, int]:
    """Say how many cubes stay on which land, for the rain to fill it, where an objective wants full land."""
    profile = own_profile(state, seat)
    if profile is None or profile.condition is not Condition.OWN_ZONE_FULL:
        return {}
    rain = max(0, min(RAIN) + bonus(Index.ENVIRONMENT, state.index(Index.ENVIRONMENT)))
    marks = {at: capacity(state, at) - rain for at in thriving(state, seat)}
    nearest = sorted(marks, key=lambda at: marks[at] - state.land[at].cubes)
    return {at: marks[at] for at in nearest[: profile.amount(state.seats)]}


def ruins(state: State, change: Triple) -> bool:
    """Tell whether a change of the indices would meet the common objective, where that is the end of all."""
    if not state.options.conquest:
        return False
    moved = zip(INDICES, state.indices, change, targets(state), strict=True)
    return all(value + more >= target for _, value, more, target in moved)
