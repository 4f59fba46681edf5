"""For how long a card has to wait until it may be played, how likely that ever comes, and when it is over."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardkit.games.terraforming_mars.box import CARDS, TRACKS
from boardkit.games.terraforming_mars.box.effects import DecreaseAnyProduction, Production
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.requirements import (
    CitiesRequirement,
    ParameterRequirement,
    Requirement,
    TagRequirement,
)
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Resource
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.taking import lowerable
from boardkit.games.terraforming_mars.rules.works import leniency

ANOTHER: Final = 0.6
"""How likely each further unit of a production comes that a card takes and the seat lacks."""

FIRST: Final = 0.7
"""How likely the first unit comes."""

HASTE: Final = 1.2
"""How much faster a parameter may rise than it does on average, before a card is out of time."""

UNKNOWN: Final = (2.0, 0.6)
"""How long, and how likely, what hangs on others is waited for."""


def _changes(facts: ProjectCard) -> Mapping[Resource, int]:
    """Sum up by how much a card changes each production."""
    changes: dict[Resource, int] = {}
    for effect in facts.effects:
        if isinstance(effect, Production) and isinstance(effect.amount, int):
            changes[effect.resource] = changes.get(effect.resource, 0) + effect.amount
    return changes


CHANGES: Final = {card: _changes(facts) for card, facts in CARDS.items()}
"""By how much each card changes which production."""


def readiness(chair: Chair, facts: ProjectCard) -> tuple[float, float]:
    """Return for how many generations a card has to wait, and how likely it can ever be played."""
    delay, chance = unhindered(chair, facts)
    return with_production(chair.company.production, facts.id, delay, chance)


def unhindered(chair: Chair, facts: ProjectCard) -> tuple[float, float]:
    """Return the same whatever production the card takes."""
    delay, chance = 0.0, 1.0
    for requirement in facts.requirements:
        if unmet(chair.state, chair.seat, requirement) is not None:
            wait, hope = _wait(chair, requirement)
            delay, chance = max(delay, wait), chance * hope
    if _has_no_victim(chair, facts):
        delay, chance = max(delay, UNKNOWN[0]), chance * UNKNOWN[1]
    return delay, chance


def with_production(
    production: Sequence[int], card: Card, delay: float, chance: float
) -> tuple[float, float]:
    """Return the same for a card that takes a production, which a seat has or not."""
    missing = sum(
        max(0, floor(kind) - production[kind] - change)
        for kind, change in CHANGES[card].items()
        if change < 0
    )
    if not missing:
        return delay, chance
    return max(delay, float(missing)), chance * FIRST * ANOTHER ** (missing - 1)


def closed_by(chair: Chair, facts: ProjectCard, generations: float) -> bool:
    """Tell whether Mars will have become too warm, or too green, for a card in some generations."""
    return any(_too_late(chair, requirement, generations) for requirement in facts.requirements)


def _too_late(chair: Chair, requirement: Requirement, generations: float) -> bool:
    if not isinstance(requirement, ParameterRequirement) or requirement.most is None:
        return False
    parameter = requirement.parameter
    now, track = level(chair.state, parameter), TRACKS[parameter]
    room = requirement.most - now + leniency(chair.company) * track.step
    return room < HASTE * (track.goal - now) * generations / max(1.0, chair.prices.left)


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
            return UNKNOWN


def _wait_for(chair: Chair, parameter: Parameter, least: int | None) -> tuple[float, float]:
    """A parameter rises to its goal in the generations left; below what is wanted it never falls again."""
    now, goal = level(chair.state, parameter), TRACKS[parameter].goal
    if least is None:
        return 99.0, 0.0
    missing = least - now - leniency(chair.company) * TRACKS[parameter].step
    if missing <= 0:
        return 99.0, 0.0
    return max(1.0, chair.prices.left * missing / max(1, goal - now)), 0.9


def _has_no_victim(chair: Chair, facts: ProjectCard) -> bool:
    """Tell whether a card lowers a production that nobody has yet: until then it cannot be played."""
    own = CHANGES[facts.id]
    return not chair.state.solo and any(
        isinstance(effect, DecreaseAnyProduction)
        and not lowerable(
            chair.state, effect.resource, effect.amount, chair.seat, own.get(effect.resource, 0)
        )
        for effect in facts.effects
    )
