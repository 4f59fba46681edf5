"""5.2 and 9.2 The card of the round: water for the springs, prices for the world market."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Event, Step, emit, must
from boardkit.core.values import without
from boardkit.games.water_sharing.box.board import RIVERS
from boardkit.games.water_sharing.box.cards import Resource, deck
from boardkit.games.water_sharing.box.things import Cube, ResourceCard
from boardkit.games.water_sharing.rules.dealing import NotInBag
from boardkit.games.water_sharing.rules.means import tell_missing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import DrawResource, TurnUp

_reveal: Final = cache(DrawResource)
"""Makes each answer once: the cards are listed in every round."""


def resources(state: State) -> Iterable[DrawResource]:
    """5.2 List the cards for water and world market that are left."""
    return map(_reveal, state.decks.resources)


def reveal(state: State, move: DrawResource) -> Step[State]:
    """5.2 Chance turns up one of the cards that are left."""
    bag = without(state.decks.resources, move.card)
    return turn_up(state.answered().__replace__(decks=state.decks.__replace__(resources=bag)), move.card)


def choosable(state: State) -> Iterator[TurnUp]:
    """9.2 List what the cards that are left say; equal ones are one choice."""
    cards = deck(state.options.own_cards).resources
    yield from sorted(
        {_says(cards[card]) for card in state.decks.resources},
        key=lambda move: (move.water, move.energy, move.food),
    )


def _says(card: Resource) -> TurnUp:
    return TurnUp(card.water, card.energy_price, card.food_price)


def may_turn_up(state: State, move: TurnUp) -> Iterator[Condition]:
    """9.2 One of the cards that are left is chosen."""
    yield must(move in choosable(state), NotInBag())


def turn_up_chosen(state: State, move: TurnUp) -> Step[State]:
    """9.2 The card that the table has chosen is turned up."""
    cards = deck(state.options.own_cards).resources
    card = next(card for card in state.decks.resources if _says(cards[card]) == move)
    return reveal(state, DrawResource(card))


class ResourceRevealed(Event, rule="5.2", reveals=True, touches=("decks",)):
    """The card for water and world market was turned up."""

    card: ResourceCard
    water: int
    energy: int
    food: int


def turn_up(state: State, card: ResourceCard) -> Step[State]:
    """5.2 The card of this round lies open; the one before is put away."""
    before = state.decks.card
    shown = state.decks.shown if before is None else (*state.decks.shown, before)
    state = state.__replace__(decks=state.decks.__replace__(card=card, shown=shown))
    now = resource(state)
    return emit(state, ResourceRevealed(card, now.water, now.energy_price, now.food_price))


class SpringsRisen(Event, rule="5.2", touches=("water", "bank.water")):
    """Water has come to every river hex."""

    water: int


class SpringsFellShort(SpringsRisen):
    """Water has come to the river hexes, as far as there was any."""


def raise_springs(state: State) -> Step[State]:
    """5.2, 2 As many cubes of water as the card says come to every river hex, as long as there are any."""
    water, due = dict(state.water), resource(state).water
    left, short = state.bank.water, []
    for at in RIVERS:
        cubes = min(left, due)
        left -= cubes
        if cubes:
            water[at] = water.get(at, 0) + cubes
        if cubes < due:
            short.append(at)
    missing = due * len(RIVERS) - (state.bank.water - left)
    state = state.__replace__(water=water, bank=state.bank.__replace__(water=left))
    event = SpringsFellShort(due) if short else SpringsRisen(due)
    return emit(state, event).then(tell_missing, Cube.WATER, missing, *short)


def resource(state: State) -> Resource:
    """9.2 Return what the card of this round says."""
    card = state.decks.card
    assert card is not None
    return deck(state.options.own_cards).resources[card]
