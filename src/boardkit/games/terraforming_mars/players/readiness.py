"""For how long a card has to wait until it may be played, how likely that ever comes, and when it is over."""

from typing import Final

from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.effects import Production
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.requirements import (
    CitiesRequirement,
    ParameterRequirement,
    Requirement,
    TagRequirement,
)
from boardkit.games.terraforming_mars.box.things import Parameter, Resource
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import leniency

ANOTHER: Final = 0.6
"""How likely each further unit of a production comes that a card takes and the seat lacks."""


def readiness(chair: Chair, facts: ProjectCard) -> tuple[float, float]:
    """Return for how many generations a card has to wait, and how likely it can ever be played."""
    delay, chance = 0.0, 1.0
    for requirement in facts.requirements:
        if unmet(chair.state, chair.seat, requirement) is not None:
            wait, hope = _wait(chair, requirement)
            delay, chance = max(delay, wait), chance * hope
    missing = _missing(chair, facts)
    if missing:
        delay, chance = max(delay, float(missing)), chance * 0.95 * ANOTHER ** (missing - 1)
    return delay, chance


def closed_by(chair: Chair, facts: ProjectCard, generations: float) -> bool:
    """Tell whether Mars will have become too warm, or too green, for a card in some generations."""
    return any(_too_late(chair, requirement, generations) for requirement in facts.requirements)


def _too_late(chair: Chair, requirement: Requirement, generations: float) -> bool:
    if not isinstance(requirement, ParameterRequirement) or requirement.most is None:
        return False
    parameter = requirement.parameter
    now, track = level(chair.state, parameter), TRACKS[parameter]
    room = requirement.most - now + leniency(chair.company) * track.step
    return room < (track.goal - now) * generations / max(1.0, chair.prices.left)


def _wait(chair: Chair, requirement: Requirement) -> tuple[float, float]:
    match requirement:
        case ParameterRequirement(parameter, least, _):
            return _wait_for(chair, parameter, least)
        case TagRequirement(tag, least):
            missing = least - chair.works.tags.get(tag, 0)
            return 1.2 * missing, 0.75**missing
        case CitiesRequirement():
            return 1.0, 0.9
        case _:
            return 2.0, 0.6


def _wait_for(chair: Chair, parameter: Parameter, least: int | None) -> tuple[float, float]:
    """A parameter rises to its goal in the generations left; below what is wanted it never falls again."""
    now, goal = level(chair.state, parameter), TRACKS[parameter].goal
    if least is None:
        return 99.0, 0.0
    missing = least - now - leniency(chair.company) * TRACKS[parameter].step
    if missing <= 0:
        return 99.0, 0.0
    return max(1.0, chair.prices.left * missing / max(1, goal - now)), 0.9


def _missing(chair: Chair, facts: ProjectCard) -> int:
    """Count the units of production that a card takes and the seat lacks."""
    changes: dict[Resource, int] = {}
    for effect in facts.effects:
        if isinstance(effect, Production) and isinstance(effect.amount, int):
            changes[effect.resource] = changes.get(effect.resource, 0) + effect.amount
    own = chair.company.production
    return sum(max(0, floor(kind) - own[kind] - change) for kind, change in changes.items() if change < 0)
