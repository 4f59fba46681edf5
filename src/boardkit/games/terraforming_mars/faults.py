"""What cannot be on a table of Terraforming Mars: cards twice or nowhere, too many tiles, tracks too far."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from attrs import frozen

from boardkit.core.faults import Fault
from boardkit.core.position import surplus, uneven
from boardkit.core.table import Seat
from boardkit.core.values import evolve
from boardkit.games.terraforming_mars.components import CARDS, CORPORATIONS, FACTS, TILES
from boardkit.games.terraforming_mars.model import Company, Planet, State
from boardkit.games.terraforming_mars.rules.land import HEXES, NAMED, supply
from boardkit.games.terraforming_mars.setup import corporations, deck
from boardkit.games.terraforming_mars.things import Area, Card, Resource, TileKind
from boardkit.games.terraforming_mars.view import in_play

Piece: TypeAlias = str
"""A project card or a corporation, by its id."""

DEGREES: Final = range(-30, 9, 2)
"""The steps of the track of temperature."""

MOST_OXYGEN: Final = 14
LOWEST_MONEY: Final = -5
"""How low the production of megacredits may fall (IX.D)."""


@frozen
class NoSuchCard(Fault):
    """A card is none of the box."""

    name: str


@frozen
class CardTwice(Fault):
    """A card lies in several places."""

    card: Card
    more: int


@frozen
class CardMissing(Fault):
    """A card of this game lies nowhere."""

    card: Card


@frozen
class TooManyTiles(Fault):
    """More tiles of a kind lie on Mars than there are."""

    kind: TileKind
    more: int


@frozen
class NoSuchPlace(Fault):
    """A tile or a claim lies where there is no area."""

    at: Area


@frozen
class ClaimUnderTile(Fault):
    """An area is claimed on which a tile lies."""

    at: Area


@frozen
class TemperatureOffTrack(Fault):
    """The temperature stands on no step of its track."""

    temperature: int


@frozen
class OxygenOffTrack(Fault):
    """The oxygen stands beside its track."""

    oxygen: int


@frozen
class StockBelowZero(Fault):
    """A seat has less than nothing of a resource."""

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionTooLow(Fault):
    """A seat produces less of a resource than the board allows."""

    seat: Seat
    resource: Resource
    amount: int


@frozen
class SixResources(Fault):
    """A seat has not a number for each of the six resources."""

    seat: Seat


@frozen
class CubesAstray(Fault):
    """Resources lie on a card that the seat does not have in play, or that holds none."""

    seat: Seat
    card: Card


def faults(state: State) -> Iterator[Fault]:
    """III, IX Count the cards and tiles, and look at every track and board."""
    yield from uneven(state.seats, state.discards, state.boxed)
    yield from _tracks(state)
    yield from _tiles(state.planet)
    for seat, company in enumerate(state.companies):
        yield from _board(Seat(seat), company)
    for piece, more in surplus(box(state), pieces(state)):
        yield _card(piece, more)


def _card(piece: Piece, more: int) -> Fault:
    card = Card(piece)
    if piece not in {*CARDS, *CORPORATIONS}:
        return NoSuchCard(piece)
    return CardTwice(card, more) if more > 0 else CardMissing(card)


def _tracks(state: State) -> Iterator[Fault]:
    if state.temperature not in DEGREES:
        yield TemperatureOffTrack(state.temperature)
    if state.oxygen not in range(MOST_OXYGEN + 1):
        yield OxygenOffTrack(state.oxygen)


def _tiles(planet: Planet) -> Iterator[Fault]:
    for at in (*planet.tiles, *planet.claims):
        if at not in HEXES and at not in NAMED.values():
            yield NoSuchPlace(at)
    yield from (ClaimUnderTile(at) for at in planet.claims if at in planet.tiles)
    yield from (TooManyTiles(kind, -left) for kind in TILES if (left := supply(planet, kind)) < 0)


def _board(seat: Seat, company: Company) -> Iterator[Fault]:
    if len(company.stock) != len(Resource) or len(company.production) != len(Resource):
        yield SixResources(seat)
        return
    for resource in Resource:
        if company.stock[resource] < 0:
            yield StockBelowZero(seat, resource, company.stock[resource])
        lowest = LOWEST_MONEY if resource is Resource.MEGACREDITS else 0
        if company.production[resource] < lowest:
            yield ProductionTooLow(seat, resource, company.production[resource])
    for card, cubes in company.cubes.items():
        if card not in company.tableau or not FACTS[card].stores or cubes <= 0:
            yield CubesAstray(seat, card)


def box(state: State) -> Counter[Piece]:
    """Count the cards that the options put on the table."""
    extended = state.options.corporate_era or state.solo
    beginners = [
        company.corporation or company.chosen
        for seat, company in enumerate(state.companies)
        if state.options.beginner(Seat(seat))
    ]
    own = [corporation for corporation in beginners if corporation is not None]
    return Counter([*deck(extended=extended), *corporations(extended=extended), *own])


def pieces(state: State) -> Counter[Piece]:
    """Count cards and corporations wherever they lie."""
    found: Counter[Piece] = Counter([*state.deck, *state.face_up, *state.corporations, *in_play(state)])
    for pile in (*state.discards, *state.boxed):
        found.update(pile)
    for company in state.companies:
        found.update([*company.hand, *company.offer, *company.picked, *company.tableau, *company.events])
        found.update(company.choices or filter(None, [company.chosen]))
    return found


def rebuilt(state: State) -> State:
    """III.B Lay all tiles again, one after the other, on an empty planet."""
    planet = Planet()
    for at, tile in state.planet.tiles.items():
        planet = planet.lay(at, tile)
    for at, seat in state.planet.claims.items():
        planet = planet.claim(at, seat)
    return evolve(state, planet=planet)
