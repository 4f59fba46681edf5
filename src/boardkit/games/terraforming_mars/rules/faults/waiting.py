"""What is wrong with the questions that wait, and what of the table follows from them."""

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import frozen

from boardkit.core import CHANCE, Effect, Fault, Question, Seat
from boardkit.core.records.position import NoSuchSeatThere
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.rules import ANSWERS
from boardkit.games.terraforming_mars.rules.effects import (
    BeginActions,
    Bill,
    EndGame,
    Job,
    NextAction,
    PlaceNeutral,
    Pool,
    RevealCompany,
)
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.questions import (
    BuyCards,
    DealCorporation,
    DealOffer,
    DrawCard,
    HowToPay,
    KeepCards,
    LastGreenery,
    RevealCard,
    RevealCost,
    TakeAction,
    WhereClaim,
    WherePlace,
    WhichBonus,
    WhichCard,
    WhichCopy,
    WhichCubes,
    WhichDiscard,
    WhichFirst,
    WhichLoss,
    WhichNumber,
    WhichOption,
    WhichPatent,
    WhichProduction,
)
from boardkit.games.terraforming_mars.rules.setup import CARDS_DEALT, NEUTRAL_TILES
from boardkit.games.terraforming_mars.rules.turns import ACTIONS_A_TURN

OF_CHANCE: Final = (DealCorporation, DealOffer, DrawCard, RevealCard, RevealCost)
"""The questions that chance answers."""

ASKED_BY: Final[Mapping[type[Effect], tuple[type[Question], ...]]] = {
    Bill: (HowToPay,),
    Pool: (WhichFirst,),
    Job: (
        RevealCard,
        WhereClaim,
        WherePlace,
        WhichBonus,
        WhichCard,
        WhichCopy,
        WhichCubes,
        WhichDiscard,
        WhichLoss,
        WhichNumber,
        WhichOption,
        WhichProduction,
    ),
}
"""What lies below a question that it asks, and goes on once it is answered."""


@frozen
class PassedSeatAsked(Fault):
    """A seat that has passed is asked for an action."""

    seat: Seat


@frozen
class ActionsTaken(Fault):
    """A seat that is asked for an action has taken so many already."""

    taken: int
    most: int


@frozen
class OnlyChanceDeals(Fault):
    """A player is asked what only chance can answer, or chance what only a player can."""


@frozen
class WrongCount(Fault):
    """A question counts what cannot be: `count` where it must be from `least` to `most`."""

    count: int
    least: int
    most: int


@frozen
class OtherPrice(Fault):
    """Cards are offered for another price than they have."""

    price: int
    right: int


@frozen
class NotAskedNow(Fault):
    """A seat is asked what the rules would not ask on this table."""

    seat: Seat


def in_waiting(state: State) -> Iterator[Fault]:
    """V Look at every question on the pile, and at who holds what."""
    if any(seat == CHANCE for seat in _holders(state)):
        yield NoSuchSeatThere(0, state.seats)
    for business in state.pile:
        if isinstance(business, Question):
            if isinstance(business, OF_CHANCE) != (business.seat == CHANCE):
                yield OnlyChanceDeals()
            yield from _asked(state, business)
    if state.question is not None and not _is_due(state, state.question):
        yield NotAskedNow(state.question.seat)


def _holders(state: State) -> Iterator[Seat]:
    """Walk the seats that something on the table belongs to: chance has nothing."""
    yield state.first
    yield state.active
    yield from (tile.owner for tile in state.planet.tiles.values() if tile.owner is not None)
    yield from state.planet.claims.values()
    yield from (seat for _, seat in (*state.milestones, *state.awards))


def _asked(state: State, question: Question) -> Iterator[Fault]:
    """Look at what a question says itself."""
    match question:
        case TakeAction(seat, taken):
            if state.companies[seat].passed:
                yield PassedSeatAsked(seat)
            if taken not in range(ACTIONS_A_TURN):
                yield ActionsTaken(taken, ACTIONS_A_TURN - 1)
        case BuyCards(_, price):
            if price != PRICE:
                yield OtherPrice(price, PRICE)
        case KeepCards(seat, count):
            yield from _within(count, 1, len(state.companies[seat].offer))
        case DealOffer(_, _, count) | DrawCard(_, _, count):
            yield from _within(count, 1, CARDS_DEALT)
        case RevealCost(_, number):
            left = sum(isinstance(business, PlaceNeutral) for business in state.pile)
            yield from _within(number, NEUTRAL_TILES - left, NEUTRAL_TILES - left)
        case WhichPatent(_, sold):
            yield from _within(sold, 0, len(CARDS))


def _within(count: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= count <= most:
        yield WrongCount(count, least, most)


def _is_due(state: State, question: Question) -> bool:
    """Tell whether the rules, asked again, would ask this: what waits below a question is what asks it."""
    asker = next((asker for asker, kinds in ASKED_BY.items() if isinstance(question, kinds)), None)
    if asker is None:
        return True
    below = state.pile[-2] if len(state.pile) > 1 else None
    if not isinstance(below, asker):
        return False
    return ANSWERS.resolve(state.but(pile=state.pile[:-2]), below).state.question == question


def phase_of(state: State) -> Phase:
    """IV, V, VI Tell the phase by what waits: corporations, cards to buy, the end, or else actions.

    While nobody is asked, rules are at work, and the phase stays as they have set it.
    """
    if state.question is None:
        return state.phase
    kinds = {type(business) for business in state.pile}
    if RevealCompany in kinds:
        return Phase.SETUP
    if BeginActions in kinds:
        return Phase.RESEARCH
    return Phase.ENDING if EndGame in kinds else Phase.ACTIONS


def whose_turn(state: State) -> Seat:
    """V.3, VI.A Tell whose turn it is by who is asked for an action; else it stays whose it was."""
    if state.question is None:
        return state.active
    for business in reversed(state.pile):
        match business:
            case TakeAction(seat) | NextAction(seat) | LastGreenery(seat):
                return seat
    return state.active
