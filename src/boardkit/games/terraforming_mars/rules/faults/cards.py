"""What is wrong with cards among others than their like, and what there is of everything."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, Final

from boardkit.core import Fault, Pieces, Seat
from boardkit.core.editing.sound import with_supply
from boardkit.games.terraforming_mars.box import CARDS, TILES
from boardkit.games.terraforming_mars.box.things import Award, Card, Corporation, Milestone, TileKind
from boardkit.games.terraforming_mars.rules.model import Company, Planet, State
from boardkit.games.terraforming_mars.rules.setup import beginner, corporations, deck
from boardkit.games.terraforming_mars.rules.view import in_play, is_beginner

BESIDE: Final[dict[str, Counter[Any]]] = {
    "tile-kind": Counter({kind: printed.supply for kind, printed in TILES.items()}),
    "milestone": Counter(Milestone),
    "award": Counter(Award),
}
"""What need not lie on the table, but cannot lie there more often."""


class BeginnerAstray(Fault):
    """A corporation for beginners is elsewhere than with the beginner it belongs to."""

    corporation: Corporation


class EventInPlay(Fault):
    """An event lies among the cards in play, where its tags would count for good."""

    seat: Seat
    card: Card


class NoEventPlayed(Fault):
    """A card lies among the events played and is none."""

    seat: Seat
    card: Card


def with_cards(state: State) -> Iterator[Fault]:
    """IV.5, V.A.3 Look at what lies among what."""
    yield from _beginners(state)
    for seat, company in enumerate(state.companies):
        yield from (EventInPlay(Seat(seat), card) for card in company.played if _is_event(card))
        yield from (NoEventPlayed(Seat(seat), card) for card in company.events if not _is_event(card))


def _is_event(card: Card) -> bool:
    return card in CARDS and CARDS[card].is_event


def _beginners(state: State) -> Iterator[Fault]:
    """IV.5 A beginner has the corporation of the seat, and nobody else has it."""
    piles = [state.corporations, *state.boxed, *(company.choices for company in state.companies)]
    yield from (BeginnerAstray(each) for pile in piles for each in pile if is_beginner(each))
    for seat, company in enumerate(state.companies):
        for each in (company.corporation, company.chosen):
            if each is not None and is_beginner(each) and each != beginner(state.options, Seat(seat)):
                yield BeginnerAstray(each)


def project_cards(company: Company) -> Iterator[Card]:
    """Walk the project cards that a seat has, wherever they lie."""
    return chain(company.hand, company.offer, company.picked, company.played, company.events)


def corporations_of(company: Company) -> list[Corporation]:
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


def _laid(planet: Planet) -> Counter[TileKind]:
    """III Count the tiles on Mars; greeneries and cities share their supply."""
    laid = Counter([tile.kind for tile in planet.tiles.values()])
    both = laid[TileKind.GREENERY] + laid[TileKind.CITY]
    laid[TileKind.GREENERY] = laid[TileKind.CITY] = both
    return laid
