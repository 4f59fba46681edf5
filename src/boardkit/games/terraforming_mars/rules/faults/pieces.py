"""Faults of player boards, of Mars and among cards; and how much there is of everything."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any, Final

from boardkit.core import Fault, Pieces, Seat
from boardkit.core.editing.sound import with_supply, within
from boardkit.core.notation.plain import MOST
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, TILES, things
from boardkit.games.terraforming_mars.box.effects import (
    ClaimArea,
    NextCard,
    Placement,
    PlaceTile,
    ProductionFromBonus,
)
from boardkit.games.terraforming_mars.rules.land import grounds
from boardkit.games.terraforming_mars.rules.model import Company, Planet, State, Tile
from boardkit.games.terraforming_mars.rules.setup import beginner, corporations, deck
from boardkit.games.terraforming_mars.rules.view import in_play, is_beginner

LOWEST_MONEY: Final = -5
"""How low the production of megacredits may fall (IX.C.8)."""


class SixResources(Fault):
    """A seat has not a number for each of the six resources."""

    seat: Seat


class CubesAstray(Fault):
    """Resources lie on a card that the seat does not have in play, or that holds none."""

    seat: Seat
    card: things.Card


class UsedAstray(Fault):
    """An action was used of a card that is not in play, has none, or is named twice."""

    seat: Seat
    card: things.Card


class MinedAstray(Fault):
    """A card that is not in play, or is no mine, raised a production by the place of its tile."""

    seat: Seat
    card: things.Card


class WaitingAstray(Fault):
    """A card that was not played, or does nothing for the next card, waits for the next card."""

    seat: Seat
    card: things.Card


class NoFirstActionThere(Fault):
    """A first action is due of a corporation that has none."""

    seat: Seat


def on_board(state: State, seat: Seat) -> Iterator[Fault]:
    """III.D Look at a seat's numbers, and at the marks on its cards."""
    company = state.companies[seat]
    if len(company.stock) != len(things.Resource) or len(company.production) != len(things.Resource):
        yield SixResources(seat)
    else:
        for resource in (each for each in things.Resource if each is not things.Resource.MEGACREDITS):
            yield from within(state, ("companies", seat, "production", int(resource)), 0, MOST)
    yield from _marks(seat, company)


def _marks(seat: Seat, company: Company) -> Iterator[Fault]:
    tableau = company.tableau
    for card in company.cubes:
        if card not in tableau or not FACTS[card].stores:
            yield CubesAstray(seat, card)
    for card in company.used:
        if card not in tableau or not FACTS[card].actions:
            yield UsedAstray(seat, card)
    yield from (UsedAstray(seat, card) for card in _doubles(company.used))
    for card, resource in company.mined.items():
        if card not in tableau or resource not in _minerals(card):
            yield MinedAstray(seat, card)
    for card in company.next_card:
        if card not in (*company.played, *company.events) or not _helps_next(card):
            yield WaitingAstray(seat, card)
    yield from (WaitingAstray(seat, card) for card in _doubles(company.next_card))
    if company.opening and not _opens(company):
        yield NoFirstActionThere(seat)


def _doubles(cards: Iterable[things.Card]) -> Iterator[things.Card]:
    return (card for card, times in Counter(cards).items() if times > 1)


def _minerals(card: things.Card) -> tuple[things.Resource, ...]:
    found = (effect for effect in FACTS[card].effects if isinstance(effect, ProductionFromBonus))
    return next((effect.among for effect in found), ())


def _helps_next(card: things.Card) -> bool:
    return card in CARDS and any(isinstance(effect, NextCard) for effect in CARDS[card].effects)


def _opens(company: Company) -> bool:
    corporation = company.corporation
    found = None if corporation is None else CORPORATIONS.get(corporation)
    return found is not None and bool(found.first_action)


BESIDE: Final[dict[str, Counter[Any]]] = {
    "tile-kind": Counter({kind: printed.supply for kind, printed in TILES.items()}),
    "milestone": Counter(things.Milestone),
    "award": Counter(things.Award),
}
"""Things that need not lie on the table, but cannot lie there more often."""


class BeginnerAstray(Fault):
    """A corporation for beginners is elsewhere than with the beginner it belongs to."""

    corporation: things.Corporation


class EventInPlay(Fault):
    """An event lies among the cards in play, where its tags would count for good."""

    seat: Seat
    card: things.Card


class NoEventPlayed(Fault):
    """A card lies among the events played and is none."""

    seat: Seat
    card: things.Card


def with_cards(state: State) -> Iterator[Fault]:
    """IV.5, V.A.3 Look at what lies among what."""
    yield from _beginners(state)
    for seat, company in enumerate(state.companies):
        yield from (EventInPlay(Seat(seat), card) for card in company.played if _is_event(card))
        yield from (NoEventPlayed(Seat(seat), card) for card in company.events if not _is_event(card))


def _is_event(card: things.Card) -> bool:
    return card in CARDS and CARDS[card].is_event


def _beginners(state: State) -> Iterator[Fault]:
    """IV.5 A beginner has the corporation of the seat, and nobody else has it."""
    piles = [state.corporations, *state.boxed, *(company.choices for company in state.companies)]
    yield from (BeginnerAstray(each) for pile in piles for each in pile if is_beginner(each))
    for seat, company in enumerate(state.companies):
        for each in (company.corporation, company.chosen):
            if each is not None and is_beginner(each) and each != beginner(state.options, Seat(seat)):
                yield BeginnerAstray(each)


def project_cards(company: Company) -> Iterator[things.Card]:
    """Walk the project cards that a seat has, wherever they lie."""
    return chain(company.hand, company.offer, company.picked, company.played, company.events)


def corporations_of(company: Company) -> list[things.Corporation]:
    """List the corporations that a seat has or may choose; what it has chosen is one of its choices."""
    chosen = company.choices or [each for each in (company.chosen,) if each is not None]
    return [*([] if company.corporation is None else [company.corporation]), *chosen]


def box(state: State) -> Pieces:
    """Count the cards that the options put on the table, tiles, milestones and awards."""
    extended = state.options.corporate_era or state.solo
    own = [beginner(state.options, Seat(seat)) for seat in range(state.seats)]
    dealt = [each for each in own if each is not None]
    return {
        "card": _all_of(deck(extended=extended)),
        "corporation": _all_of((*corporations(extended=extended), *dealt)),
        **BESIDE,
    }


@cache
def _all_of(names: tuple[str, ...]) -> Counter[str]:
    return Counter(names)


def pieces(state: State) -> Pieces:
    """Count cards and corporations wherever they lie; what was neither laid nor claimed lies beside Mars."""
    held = map(project_cards, state.companies)
    chosen = map(corporations_of, state.companies)
    return {
        "card": Counter(chain(state.deck, state.face_up, in_play(state), *state.discards, *held)),
        "corporation": Counter(chain(state.corporations, *state.boxed, *chosen)),
        "tile-kind": with_supply(BESIDE["tile-kind"], _laid(state.planet)),
        "milestone": with_supply(BESIDE["milestone"], Counter(each for each, _ in state.milestones)),
        "award": with_supply(BESIDE["award"], Counter(each for each, _ in state.awards)),
    }


def _laid(planet: Planet) -> Counter[things.TileKind]:
    """III Count the tiles on Mars; greeneries and cities share their supply."""
    laid = Counter([tile.kind for tile in planet.tiles.values()])
    both = laid[things.TileKind.GREENERY] + laid[things.TileKind.CITY]
    laid[things.TileKind.GREENERY] = laid[things.TileKind.CITY] = both
    return laid


ORDINARY: Final = (things.TileKind.OCEAN, things.TileKind.GREENERY, things.TileKind.CITY)
"""The tiles that need no card; each other kind belongs to one."""

NEUTRAL: Final = (things.TileKind.GREENERY, things.TileKind.CITY)
"""The tiles that nobody owns in a game for one."""


class ClaimUnderTile(Fault):
    """An area is claimed on which a tile lies."""

    at: things.Area


class ClaimMisplaced(Fault):
    """An area is claimed that nobody can claim."""

    at: things.Area


class TileMisplaced(Fault):
    """A tile lies where no rule, and no card that its owner has played, lets it lie."""

    kind: things.TileKind
    at: things.Area


class OceanOwned(Fault):
    """An ocean has an owner."""

    at: things.Area
    owner: Seat


class TileUnowned(Fault):
    """A tile that somebody must own has no owner."""

    kind: things.TileKind
    at: things.Area


class NoTileThere(Fault):
    """The last tile is said to lie where there is none."""

    at: things.Area


def on_mars(state: State) -> Iterator[Fault]:
    """III.A, III.B Look at every tile and claim."""
    planet = state.planet
    yield from (ClaimUnderTile(at) for at in planet.claims if at in planet.tiles)
    yield from (ClaimMisplaced(at) for at in planet.claims if at not in _claimable())
    yield from _owners(state)
    yield from _misplaced(state)
    if state.latest is not None and state.latest not in planet.tiles:
        yield NoTileThere(state.latest)


def _owners(state: State) -> Iterator[Fault]:
    """III.B.2, VII.B.1 Oceans belong to nobody; all else to somebody, but for what is neutral."""
    for at, tile in state.planet.tiles.items():
        if tile.kind is things.TileKind.OCEAN:
            if tile.owner is not None:
                yield OceanOwned(at, tile.owner)
        elif tile.owner is None and not (state.solo and tile.kind in NEUTRAL):
            yield TileUnowned(tile.kind, at)


def _misplaced(state: State) -> Iterator[Fault]:
    """III.B Walk the tiles on ground that neither their kind nor a card played allows; a card allows one."""
    used: set[things.Card] = set()
    for at, tile in state.planet.tiles.items():
        if at in _usual_ground(tile.kind):
            continue
        card = next((card for card in _allowing(state, tile, at) if card not in used), None)
        if card is None:
            yield TileMisplaced(tile.kind, at)
        else:
            used.add(card)


def _allowing(state: State, tile: Tile, at: things.Area) -> Iterator[things.Card]:
    """Walk the cards played that may have laid a tile there: its owner's; those of all for an ocean."""
    for seat, company in enumerate(state.companies):
        if tile.owner in (None, seat):
            for card in (*company.played, *company.events):
                if at in _ground_of(card, tile.kind):
                    yield card


@cache
def _usual_ground(kind: things.TileKind) -> frozenset[things.Area]:
    """Return where tiles of a kind may lie; a special one where its card says."""
    own = [placement for card in CARDS for placement in _placements(card, kind)]
    placements = (TILES[kind].placement,) if kind in ORDINARY else own
    return frozenset(at for placement in placements for at in grounds(placement))


@cache
def _ground_of(card: things.Card, kind: things.TileKind) -> frozenset[things.Area]:
    return frozenset(at for placement in _placements(card, kind) for at in grounds(placement))


def _placements(card: things.Card, kind: things.TileKind) -> Iterator[Placement]:
    effects = CARDS[card].effects if card in CARDS else ()
    for effect in effects:
        if isinstance(effect, PlaceTile) and effect.tile is kind:
            yield effect.placement


@cache
def _claimable() -> frozenset[things.Area]:
    claims = [effect for card in CARDS.values() for effect in card.effects if isinstance(effect, ClaimArea)]
    return frozenset(at for claim in claims for at in grounds(claim.placement))
