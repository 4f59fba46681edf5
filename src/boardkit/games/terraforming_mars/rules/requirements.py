"""V.A.1 What a card wants before it is played: parameters, tags, production, cities, greeneries."""

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.terraforming_mars.box import TRACKS, effects
from boardkit.games.terraforming_mars.box.things import CITIES, Parameter, Tag, TileKind
from boardkit.games.terraforming_mars.rules.changes import ProductionTooLow, Shortfall
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.ongoing import leniency
from boardkit.games.terraforming_mars.rules.parameters import level


class TagsMissing(Shortfall, Refusal, word="tags-missing", rule="III.E.6"):
    """Too few tags are in play."""

    tag: Tag
    wanted: int
    has: int


class CitiesMissing(Shortfall, Refusal, word="cities-missing", rule="III.E.6"):
    """Too few cities are in play."""

    wanted: int
    has: int


class GreeneriesMissing(Shortfall, Refusal, word="greeneries-missing", rule="III.E.6"):
    """The seat has too few greeneries."""

    wanted: int
    has: int


class RatingNotRaised(Refusal, word="rating-not-raised", rule="V.E"):
    """The rating has not risen in this generation."""


def wanted(state: State, seat: Seat, requirement: effects.Requirement) -> Condition:
    """V.A.1 Say what a requirement wants, and how it stands."""
    company = state.companies[seat]
    match requirement:
        case effects.ParameterRequirement():
            return _parameter(state, seat, requirement)
        case effects.TagRequirement(tag, least):
            has = company.works.tags.get(tag, 0)
            return must(has >= least, TagsMissing(tag, least, has))
        case effects.ProductionRequirement(resource, least):
            has = company.production[resource]
            return must(has >= least, ProductionTooLow(resource, least, has))
        case effects.CitiesRequirement(least):
            has = len(state.planet.of_kind(*CITIES))
            return must(has >= least, CitiesMissing(least, has))
        case effects.GreeneriesRequirement(least):
            has = len(state.planet.owned(seat, TileKind.GREENERY))
            return must(has >= least, GreeneriesMissing(least, has))
        case effects.RatingRaised():
            return must(company.raised, RatingNotRaised())


class ParameterTooLow(Refusal, word="parameter-too-low", rule="III.E.6"):
    """A global parameter must be higher; cards in play may forgive a part of it."""

    parameter: Parameter
    wanted: int
    now: int
    forgiven: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ParameterTooLow) and self._compared == other._compared

    def __hash__(self) -> int:
        return hash(self._compared)

    @property
    def _compared(self) -> tuple[object, ...]:
        return self.parameter, self.wanted, self.now

    @property
    def missing(self) -> int:
        """Count the steps on the track."""
        return max(0, self.wanted - self.forgiven - self.now) // TRACKS[self.parameter].step


class ParameterTooHigh(Refusal, word="parameter-too-high", rule="III.E.6"):
    """A global parameter must be lower."""

    parameter: Parameter
    wanted: int
    now: int


def _parameter(state: State, seat: Seat, requirement: effects.ParameterRequirement) -> Condition:
    """V.A.1 A global parameter may be missed by the steps that cards in play allow, either way."""
    parameter, now = requirement.parameter, level(state, requirement.parameter)
    slack = 0 if _within(requirement, now) else leniency(state.companies[seat]) * TRACKS[parameter].step
    least, most = requirement.least, requirement.most
    if least is not None and (most is None or now + slack < least):
        return must(now + slack >= least, ParameterTooLow(parameter, least, now, slack))
    assert most is not None
    return must(now - slack <= most, ParameterTooHigh(parameter, most, now))


def _within(requirement: effects.ParameterRequirement, now: int) -> bool:
    least, most = requirement.least, requirement.most
    return (least is None or now >= least) and (most is None or now <= most)


def unmet(state: State, seat: Seat, requirement: effects.Requirement) -> Refusal | None:
    """V.A.1 Say what a requirement lacks, or None."""
    return wanted(state, seat, requirement).refusal
