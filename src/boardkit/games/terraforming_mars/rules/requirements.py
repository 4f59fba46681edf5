"""III.E, V.A.1 Numbers read off the table, and what a card wants of it before it is played."""

from collections.abc import Callable
from typing import Final

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.terraforming_mars.box import TRACKS, effects
from boardkit.games.terraforming_mars.box.effects import Amount, Count, Counter, Variable, Whose
from boardkit.games.terraforming_mars.box.things import CITIES, Card, Parameter, Tag, TileKind
from boardkit.games.terraforming_mars.rules import changes, jobs, land, questions
from boardkit.games.terraforming_mars.rules.model import State


def value(state: State, seat: Seat, amount: Amount, card: Card = questions.NO_CARD, number: int = 0) -> int:
    """Work an amount out for a seat; `card` is where the amount is written, `number` the one chosen."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Variable):
        return number * amount.times
    return COUNTS[amount.count](state, seat, amount, card) // amount.every


def _tags(state: State, seat: Seat, counter: Counter, _card: Card) -> int:
    """III.E Count tags in play; events lie face down."""
    assert counter.tag is not None
    seats = [seat] if counter.whose is Whose.YOU else [other for other in state.in_order if other != seat]
    return sum(state.companies[each].works.tags.get(counter.tag, 0) for each in seats)


def _cities(state: State, seat: Seat, counter: Counter, _card: Card) -> int:
    """III.B Count cities, those off Mars included unless the counter says otherwise."""
    own, planet = counter.whose is Whose.YOU, state.planet
    cities = planet.owned(seat, *CITIES) if own else planet.of_kind(*CITIES)
    return sum(at.on_mars or not counter.on_mars for at in cities)


def _own(state: State, seat: Seat, counter: Counter, _card: Card) -> int:
    """III.D Read off a production, or a stock."""
    assert counter.resource is not None
    company, makes = state.companies[seat], counter.count is Count.OWN_PRODUCTION
    return (company.production if makes else company.stock)[counter.resource]


COUNTS: Final[dict[Count, Callable[[State, Seat, Counter, Card], int]]] = {
    Count.TAGS: _tags,
    Count.CITY_TILES: _cities,
    Count.EVENTS_PLAYED: lambda state, *_: sum(len(company.events) for company in state.companies),
    Count.RESOURCES_HERE: lambda state, seat, _, card: state.companies[seat].cubes.get(card, 0),
    # III.B Tiles are counted next to the one that the card placed.
    Count.ADJACENT_TILES: lambda state, _, counter, card: sum(
        tile.kind in (CITIES if counter.tile is TileKind.CITY else (counter.tile,))
        for tile in land.next_to_card(state.planet, card)
    ),
    Count.OWN_PRODUCTION: _own,
    Count.OWN_STOCK: _own,
    Count.OWN_HAND: lambda state, seat, *_: len(state.companies[seat].hand),
    Count.OWN_TILES: lambda state, seat, *_: len(state.planet.owned(seat)),
    Count.GREENERY_TILES: lambda state, seat, *_: len(state.planet.owned(seat, TileKind.GREENERY)),
    Count.TERRAFORM_RATING: lambda state, seat, *_: state.companies[seat].rating,
    Count.SUM: lambda state, seat, counter, card: sum(value(state, seat, part, card) for part in counter.of),
}


class TagsMissing(Refusal, word="tags-missing", rule="III.E.6", lacks=("wanted", "has")):
    """Too few tags are in play."""

    tag: Tag
    wanted: int
    has: int


class CitiesMissing(Refusal, word="cities-missing", rule="III.E.6", lacks=("wanted", "has")):
    """Too few cities are in play."""

    wanted: int
    has: int


class GreeneriesMissing(Refusal, word="greeneries-missing", rule="III.E.6", lacks=("wanted", "has")):
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
            return must(has >= least, changes.ProductionTooLow(resource, least, has))
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
    parameter, now = requirement.parameter, changes.level(state, requirement.parameter)
    least, most = requirement.least, requirement.most
    within = (least is None or now >= least) and (most is None or now <= most)
    slack = 0 if within else jobs.leniency(state.companies[seat]) * TRACKS[parameter].step
    if least is not None and (most is None or now + slack < least):
        return must(now + slack >= least, ParameterTooLow(parameter, least, now, slack))
    assert most is not None
    return must(now - slack <= most, ParameterTooHigh(parameter, most, now))


def unmet(state: State, seat: Seat, requirement: effects.Requirement) -> Refusal | None:
    """V.A.1 Say what a requirement lacks, or None."""
    return wanted(state, seat, requirement).refusal
