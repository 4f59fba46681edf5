"""Numbers that cards, milestones and awards read off the table."""

from collections.abc import Callable
from typing import Final

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box.effects import Amount, Count, Counter, Variable, Whose
from boardkit.games.terraforming_mars.box.things import CITIES, Card, TileKind
from boardkit.games.terraforming_mars.rules.land import next_to_card
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import NO_CARD


def value(state: State, seat: Seat, amount: Amount, card: Card = NO_CARD, number: int = 0) -> int:
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
    tiles = state.planet.tiles
    own = seat if counter.whose is Whose.YOU else None
    return sum(
        (own is None or tiles[at].owner == own) and (at.on_mars or not counter.on_mars)
        for at in state.planet.of_kind(*CITIES)
    )


def _adjacent(state: State, _seat: Seat, counter: Counter, card: Card) -> int:
    """III.B Count tiles next to the one that the card placed."""
    kinds = CITIES if counter.tile is TileKind.CITY else (counter.tile,)
    return sum(tile.kind in kinds for tile in next_to_card(state.planet, card))


def _production(state: State, seat: Seat, counter: Counter, _card: Card) -> int:
    assert counter.resource is not None
    return state.companies[seat].production[counter.resource]


def _stock(state: State, seat: Seat, counter: Counter, _card: Card) -> int:
    assert counter.resource is not None
    return state.companies[seat].stock[counter.resource]


def _sum(state: State, seat: Seat, counter: Counter, card: Card) -> int:
    return sum(value(state, seat, part, card) for part in counter.of)


COUNTS: Final[dict[Count, Callable[[State, Seat, Counter, Card], int]]] = {
    Count.TAGS: _tags,
    Count.CITY_TILES: _cities,
    Count.EVENTS_PLAYED: lambda state, *_: sum(len(company.events) for company in state.companies),
    Count.RESOURCES_HERE: lambda state, seat, _, card: state.companies[seat].cubes.get(card, 0),
    Count.ADJACENT_TILES: _adjacent,
    Count.OWN_PRODUCTION: _production,
    Count.OWN_STOCK: _stock,
    Count.OWN_HAND: lambda state, seat, *_: len(state.companies[seat].hand),
    Count.OWN_TILES: lambda state, seat, *_: len(state.planet.owned(seat)),
    Count.GREENERY_TILES: lambda state, seat, *_: len(state.planet.owned(seat, TileKind.GREENERY)),
    Count.TERRAFORM_RATING: lambda state, seat, *_: state.companies[seat].rating,
    Count.SUM: _sum,
}
