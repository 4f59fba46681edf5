"""What is wrong with cards: twice, nowhere, or among others than their like."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from attrs import frozen

from boardkit.core import Fault, Seat
from boardkit.core.records.position import surplus
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.setup import beginner, corporations, deck
from boardkit.games.terraforming_mars.rules.view import in_play, is_beginner

Piece: TypeAlias = str
"""A project card or a corporation, by its id."""


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
class CorporationAstray(Fault):
    """A corporation lies among project cards, or a project card among corporations."""

    card: Card


@frozen
class BeginnerAstray(Fault):
    """A corporation for beginners is elsewhere than with the beginner it belongs to."""

    corporation: Corporation


@frozen
class EventInPlay(Fault):
    """An event lies among the cards in play, where its tags would count for good."""

    seat: Seat
    card: Card


@frozen
class NoEventPlayed(Fault):
    """A card lies among the events played and is none."""

    seat: Seat
    card: Card


def with_cards(state: State) -> Iterator[Fault]:
    """III.E, V.A.3 Count all cards, and look at what lies among what."""
    counted = [*surplus(box(state), pieces(state))]
    yield from (_counted(piece, more) for piece, more in counted)
    yield from _astray(state)
    yield from _beginners(state)
    for seat, company in enumerate(state.companies):
        yield from (EventInPlay(Seat(seat), card) for card in company.played if _is_event(card))
        strange = (card for card in company.events if card in CARDS and not _is_event(card))
        yield from (NoEventPlayed(Seat(seat), card) for card in strange)


def _counted(piece: Piece, more: int) -> Fault:
    card = Card(piece)
    if piece not in {*CARDS, *CORPORATIONS}:
        return NoSuchCard(piece)
    return CardTwice(card, more) if more > 0 else CardMissing(card)


def _is_event(card: Card) -> bool:
    return card in CARDS and CARDS[card].is_event


def _astray(state: State) -> Iterator[Fault]:
    """III.E Look for corporations among the project cards, and the other way round."""
    cards = [*state.deck, *state.face_up, *(card for pile in state.discards for card in pile)]
    companies = [*state.corporations, *(each for pile in state.boxed for each in pile)]
    for company in state.companies:
        cards += project_cards(company)
        companies += corporations_of(company)
    yield from (CorporationAstray(card) for card in cards if Corporation(card) in CORPORATIONS)
    yield from (CorporationAstray(Card(each)) for each in companies if Card(each) in CARDS)


def _beginners(state: State) -> Iterator[Fault]:
    """IV.5 A beginner has the corporation of the seat, and nobody else has it."""
    piles = [state.corporations, *state.boxed, *(company.choices for company in state.companies)]
    yield from (BeginnerAstray(each) for pile in piles for each in pile if is_beginner(each))
    for seat, company in enumerate(state.companies):
        for each in (company.corporation, company.chosen):
            if each is not None and is_beginner(each) and each != beginner(state.options, Seat(seat)):
                yield BeginnerAstray(each)


def project_cards(company: Company) -> list[Card]:
    """Walk the project cards that a seat has, wherever they lie."""
    return [*company.hand, *company.offer, *company.picked, *company.played, *company.events]


def corporations_of(company: Company) -> list[Corporation]:
    """List the corporations that a seat has or may choose; what it has chosen is one of its choices."""
    chosen = company.choices or [each for each in (company.chosen,) if each is not None]
    return [*([] if company.corporation is None else [company.corporation]), *chosen]


def box(state: State) -> Counter[Piece]:
    """Count the cards that the options put on the table."""
    extended = state.options.corporate_era or state.solo
    own = [beginner(state.options, Seat(seat)) for seat in range(state.seats)]
    dealt = [each for each in own if each is not None]
    return Counter([*deck(extended=extended), *corporations(extended=extended), *dealt])


def pieces(state: State) -> Counter[Piece]:
    """Count cards and corporations wherever they lie."""
    found: Counter[Piece] = Counter([*state.deck, *state.face_up, *state.corporations, *in_play(state)])
    for pile in (*state.discards, *state.boxed):
        found.update(pile)
    for company in state.companies:
        found.update(project_cards(company))
        found.update(corporations_of(company))
    return found
