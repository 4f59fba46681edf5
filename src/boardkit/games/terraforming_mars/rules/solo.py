"""VII.B A game for one: two neutral cities, each with a greenery, placed by the cost of cards."""

from itertools import cycle, islice
from typing import Final

from boardkit.core import CHANCE, Event, Step, emit
from boardkit.games.terraforming_mars.box import CARDS, TILES
from boardkit.games.terraforming_mars.box.things import Area, Card, TileKind
from boardkit.games.terraforming_mars.rules.deck import into, off_deck
from boardkit.games.terraforming_mars.rules.effects import PlaceNeutral
from boardkit.games.terraforming_mars.rules.land import AROUND, free_land, unfit
from boardkit.games.terraforming_mars.rules.model import Planet, State, Tile
from boardkit.games.terraforming_mars.rules.moves import Draw
from boardkit.games.terraforming_mars.rules.questions import RevealCost

NOBODY: Final = CHANCE
"""Who places neutral tiles: a seat that owns nothing."""


def ask_cost(state: State, effect: PlaceNeutral) -> Step[State]:
    """VII.B A card is turned up for a neutral tile."""
    return Step(state.ask(RevealCost(CHANCE, effect.number)))


class NeutralTilePlaced(Event, rule="VII.B.1", reveals=True):
    """A neutral tile was placed."""

    touches = ("planet.tiles[at]", "deck", "face_up")

    tile: TileKind
    at: Area
    card: Card


def place_neutral(state: State, question: RevealCost, move: Draw) -> Step[State]:
    """VII.B Cards 1 and 3 place cities, cards 2 and 4 the greenery next to each; a cost of 0 counts as 1."""
    state = off_deck(state.answered(), move.card)
    state = state.but(face_up=into(state.face_up, move.card))
    is_city = question.number % 2 == 1
    kind = TileKind.CITY if is_city else TileKind.GREENERY
    open_areas = _city_areas(state, question.number) if is_city else _beside_the_city(state)
    at = next(islice(cycle(open_areas), max(1, CARDS[move.card].cost) - 1, None))
    state = state.but(planet=state.planet.lay(at, Tile(kind)), latest=at)
    return emit(state, NeutralTilePlaced(kind, at, move.card))


def _city_areas(state: State, number: int) -> list[Area]:
    """VII.B The first city counts from the upper left, the second from the lower right, backwards."""
    placement = TILES[TileKind.CITY].placement
    planet = state.planet
    areas = [
        at
        for at in free_land(planet)
        if unfit(planet, NOBODY, placement, at) is None and _greenery_areas(planet, at)
    ]
    return areas if number == 1 else areas[::-1]


def _beside_the_city(state: State) -> list[Area]:
    """VII.B The greenery counts clockwise around its city from the upper left."""
    assert state.latest is not None
    return _greenery_areas(state.planet, state.latest)


def _greenery_areas(planet: Planet, city: Area) -> list[Area]:
    free = set(free_land(planet))
    return [at for at in AROUND[city] if at in free]
