"""V.A.1 What a card wants before it is played: parameters, tags, production, cities, greeneries."""

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.components import TRACKS
from boardkit.games.terraforming_mars.components.requirements import (
    CitiesRequirement,
    GreeneriesRequirement,
    ParameterRequirement,
    ProductionRequirement,
    RatingRaised,
    Requirement,
    TagRequirement,
)
from boardkit.games.terraforming_mars.model import State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.refusals import (
    CitiesMissing,
    GreeneriesMissing,
    ParameterTooHigh,
    ParameterTooLow,
    ProductionTooLow,
    RatingNotRaised,
    TagsMissing,
)
from boardkit.games.terraforming_mars.rules.works import leniency, works
from boardkit.games.terraforming_mars.things import CITIES, TileKind


def unmet(state: State, seat: Seat, requirement: Requirement) -> Refusal | None:
    """V.A.1 Say what a requirement lacks, or None."""
    company = state.companies[seat]
    match requirement:
        case ParameterRequirement():
            return _parameter(state, seat, requirement)
        case TagRequirement(tag, least):
            has = works(company.tableau).tags.get(tag, 0)
            return None if has >= least else TagsMissing(tag, least, has)
        case ProductionRequirement(resource, least):
            has = company.production[resource]
            return None if has >= least else ProductionTooLow(resource, least, has)
        case CitiesRequirement(least):
            has = len(state.planet.of_kind(*CITIES))
            return None if has >= least else CitiesMissing(least, has)
        case GreeneriesRequirement(least):
            has = len(state.planet.owned(seat, TileKind.GREENERY))
            return None if has >= least else GreeneriesMissing(least, has)
        case RatingRaised():
            return None if company.raised else RatingNotRaised()


def _parameter(state: State, seat: Seat, requirement: ParameterRequirement) -> Refusal | None:
    """V.A.1 A global parameter may be missed by the steps that cards in play allow, either way."""
    parameter, now = requirement.parameter, level(state, requirement.parameter)
    if _within(requirement, now):
        return None
    slack = leniency(state.companies[seat]) * TRACKS[parameter].step
    if requirement.least is not None and now + slack < requirement.least:
        return ParameterTooLow(parameter, requirement.least, now)
    if requirement.most is not None and now - slack > requirement.most:
        return ParameterTooHigh(parameter, requirement.most, now)
    return None


def _within(requirement: ParameterRequirement, now: int) -> bool:
    least, most = requirement.least, requirement.most
    return (least is None or now >= least) and (most is None or now <= most)
