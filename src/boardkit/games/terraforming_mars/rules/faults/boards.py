"""What a player board and the cards in front of it cannot show."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Fault, Seat
from boardkit.core.editing.sound import within
from boardkit.core.notation.plain import MOST
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.effects import NextCard, ProductionFromBonus
from boardkit.games.terraforming_mars.box.things import Card, Resource
from boardkit.games.terraforming_mars.rules.model import Company, State

LOWEST_MONEY: Final = -5
"""How low the production of megacredits may fall (IX.C.8)."""


class SixResources(Fault):
    """A seat has not a number for each of the six resources."""

    seat: Seat


class CubesAstray(Fault):
    """Resources lie on a card that the seat does not have in play, or that holds none."""

    seat: Seat
    card: Card


class UsedAstray(Fault):
    """An action was used of a card that is not in play, has none, or is named twice."""

    seat: Seat
    card: Card


class MinedAstray(Fault):
    """A card that is not in play, or is no mine, raised a production by the place of its tile."""

    seat: Seat
    card: Card


class WaitingAstray(Fault):
    """A card that was not played, or does nothing for the next card, waits for the next card."""

    seat: Seat
    card: Card


class NoFirstActionThere(Fault):
    """A first action is due of a corporation that has none."""

    seat: Seat


def on_board(state: State, seat: Seat) -> Iterator[Fault]:
    """III.D Look at a seat's numbers, and at the marks on its cards."""
    company = state.companies[seat]
    if len(company.stock) != len(Resource) or len(company.production) != len(Resource):
        yield SixResources(seat)
    else:
        for resource in (each for each in Resource if each is not Resource.MEGACREDITS):
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


def _doubles(cards: Iterable[Card]) -> Iterator[Card]:
    return (card for card, times in Counter(cards).items() if times > 1)


def _minerals(card: Card) -> tuple[Resource, ...]:
    found = (effect for effect in FACTS[card].effects if isinstance(effect, ProductionFromBonus))
    return next((effect.among for effect in found), ())


def _helps_next(card: Card) -> bool:
    return card in CARDS and any(isinstance(effect, NextCard) for effect in CARDS[card].effects)


def _opens(company: Company) -> bool:
    corporation = company.corporation
    found = None if corporation is None else CORPORATIONS.get(corporation)
    return found is not None and bool(found.first_action)
