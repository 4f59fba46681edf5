"""VII.B, VII.C A game for one, with two neutral cities; and the draft."""

from itertools import cycle, islice
from typing import Final

from boardkit.core import CHANCE, Event, Pending, Seat, Step, emit
from boardkit.games.terraforming_mars.box import CARDS, TILES
from boardkit.games.terraforming_mars.box.things import HIDDEN, Area, Card, Side, TileKind
from boardkit.games.terraforming_mars.rules import deck, land, moves, offers
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import CardEvent, Planet, State, Tile, of_company

NOBODY: Final = CHANCE  # who places neutral tiles: a seat that owns nothing


def ask_cost(state: State, effect: qs.PlaceNeutral) -> Step[State]:
    """VII.B A card is turned up for a neutral tile."""
    return Step(state.ask(qs.RevealCost(CHANCE, effect.number)))


class NeutralTilePlaced(Event, rule="VII.B.1", reveals=True, touches=("planet.tiles[at]", "deck", "face_up")):
    """A neutral tile was placed."""

    tile: TileKind
    at: Area
    card: Card


def place_neutral(state: State, question: qs.RevealCost, move: moves.Draw) -> Step[State]:
    """VII.B Cards 1 and 3 place cities, cards 2 and 4 the greenery next to each; a cost of 0 counts as 1."""
    state = deck.off_deck(state.answered(), move.card)
    state = state.but(face_up=deck.into(state.face_up, move.card))
    if question.number % 2 == 1:
        # The first city counts from the upper left, the second from the lower right, backwards.
        kind, fit = TileKind.CITY, land.places(state.planet, NOBODY, TILES[TileKind.CITY].placement)
        open_areas = [at for at in fit if _greenery_areas(state.planet, at)]
        open_areas = open_areas if question.number == 1 else open_areas[::-1]
    else:
        assert state.latest is not None
        kind, open_areas = TileKind.GREENERY, _greenery_areas(state.planet, state.latest)
    at = next(islice(cycle(open_areas), max(1, CARDS[move.card].cost) - 1, None))
    state = state.but(planet=state.planet.lay(at, Tile(kind)), latest=at)
    return emit(state, NeutralTilePlaced(kind, at, move.card))


def _greenery_areas(planet: Planet, city: Area) -> list[Area]:
    """VII.B The greenery counts clockwise around its city from the upper left."""
    return [at for at in land.AROUND[city] if at in land.OPEN_LAND and at not in planet.tiles]


PACK: Final = 4  # V.2 How many cards are dealt each generation


def cards_left(state: State) -> int:
    """V.2 Count the cards that can still be dealt, once the discards are a new deck."""
    return len(state.deck) + len(state.face_up) + sum(map(len, state.discards))


def draft_rounds(state: State) -> list[Pending]:
    """VII.C Everybody keeps a card and passes the others on, until one is left, if all packs are whole."""
    if not state.options.draft or state.solo or cards_left(state) < PACK * state.seats:
        return []
    rounds: list[Pending] = [*(qs.WhichDraft(seat) for seat in state.in_order), qs.PassPacks()]
    return [*rounds * (PACK - 1), qs.EndDraft()]


class CardDrafted(CardEvent, rule="VII.C", hides={"card": HIDDEN}, touches=of_company("offer", "picked")):
    """A seat put a card of the pack aside."""


def draft(state: State, question: qs.WhichDraft, move: moves.KeepCard) -> Step[State]:
    """VII.C A card is put aside, in secret."""
    state = offers.put_aside(state.answered(), question.seat, move.card)
    return emit(state, CardDrafted(question.seat, move.card))


class PacksPassed(Event, rule="VII.C", reveals=True, touches=("companies[].offer",)):
    """The packs went to the neighbours, to the left or to the right."""

    to: Side


def side_of(state: State) -> Side:
    """VII.C Say where packs go: to the left in even generations, to the right in odd ones."""
    return Side.LEFT if state.generation % 2 == 0 else Side.RIGHT


def receiver_of(state: State, seat: Seat) -> Seat:
    """VII.C Name the neighbour to whom a seat passes its pack."""
    return Seat((seat + (1 if side_of(state) is Side.LEFT else -1)) % state.seats)


def pass_packs(state: State) -> Step[State]:
    """VII.C Every pack goes to the neighbour; the last card is kept."""
    packs = [company.offer for company in state.companies]
    for seat in state.in_order:
        state = state.give(receiver_of(state, seat), offer=packs[seat])
    return emit(state, PacksPassed(side_of(state)))


class DraftEnded(Event, rule="VII.C", minor=True, touches=("companies[].offer", "companies[].picked")):
    """The card that was passed on last belongs to what a seat may buy."""


def end_draft(state: State) -> Step[State]:
    """VII.C The cards put aside and the one passed last are what a seat may buy."""
    for seat in state.in_order:
        company = state.companies[seat]
        state = state.give(seat, offer=tuple(sorted((*company.offer, *company.picked))), picked=())
    return emit(state.ask(*(qs.OpenOffer(seat) for seat in state.in_order)), DraftEnded())
