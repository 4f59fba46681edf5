"""IX.E Whom an effect can take from: stocks, productions and cards of any player."""

from collections.abc import Iterator

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.effects import AddCardResource, From, RemoveCardResource, To
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.land import around
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.works import is_kept, works


def is_safe(state: State, seat: Seat, of: Seat, resource: Resource | CardResource) -> bool:
    """Tell whether a card of `of` guards such resources against `seat`; nobody is safe from oneself."""
    return seat != of and resource in works(state.companies[of].tableau).protected


def losers(state: State, seat: Seat, resource: Resource) -> list[Seat]:
    """IX.E List who has some of a resource that `seat` may take."""
    return [
        of
        for of in state.in_order
        if state.companies[of].stock[resource] > 0 and not is_safe(state, seat, of, resource)
    ]


def tile_owners(state: State, seat: Seat, resource: Resource) -> list[Seat]:
    """IX.E List who owns a tile next to the last one and has some of the resource."""
    assert state.latest is not None
    owners = {tile.owner for tile in around(state.planet, state.latest)}
    return [of for of in losers(state, seat, resource) if of in owners]


def lowerable(state: State, resource: Resource, amount: int, seat: Seat, more: int = 0) -> list[Seat]:
    """IX.E List whose production can go down by so much; `seat` will have `more` by then."""
    least = floor(resource) + amount
    return [
        of
        for of in state.in_order
        if state.companies[of].production[resource] + (more if of == seat else 0) >= least
    ]


def takers(state: State, job: Job, effect: AddCardResource) -> list[Card]:
    """V.A List the own cards that can take the resources."""
    company = state.companies[job.owner]
    stores = works(company.tableau).stores
    match effect.to:
        case To.THIS:
            # The card may be an event, or its place in the tableau be still to come: it holds what it holds.
            return [job.card] if job.card in stores else []
        case To.TRIGGERING_CARD:
            living = (CardResource.ANIMAL, CardResource.MICROBE)
            return [job.about] if stores.get(job.about) in living else []
    return [
        card
        for card, resource in stores.items()
        if (effect.resource is None or effect.resource is resource)
        and (effect.to is To.ANY or card != job.card)
        and company.cubes.get(card, 0) >= effect.target_least
    ]


def givers(state: State, seat: Seat, card: Card, effect: RemoveCardResource) -> Iterator[tuple[Seat, Card]]:
    """IX.E Walk the cards from which an effect of `card` can take resources."""
    if effect.source is From.THIS:
        if state.companies[seat].cubes.get(card, 0) >= (effect.amount or 1):
            yield seat, card
        return
    for of in state.in_order:
        if is_safe(state, seat, of, effect.resource):
            continue
        for other, cubes in state.companies[of].cubes.items():
            enough = cubes >= (effect.amount or 1)
            if enough and FACTS[other].stores is effect.resource and not is_kept(other, effect.resource):
                yield of, other
