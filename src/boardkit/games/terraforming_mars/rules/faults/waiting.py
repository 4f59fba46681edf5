"""What is wrong with the questions that wait, and what of the table follows from them."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import Effect, Fault, Question, Seat
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import misaddressed, within
from boardkit.games.terraforming_mars.rules import ANSWERS
from boardkit.games.terraforming_mars.rules.card_effects import CARD_EFFECTS
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
    WhichFirst,
)
from boardkit.games.terraforming_mars.rules.setup import NEUTRAL_TILES

OF_CHANCE: Final = (DealCorporation, DealOffer, DrawCard, RevealCard, RevealCost)
"""The questions that chance answers."""

ASKED_BY: Final[Mapping[type[Effect], tuple[type[Question], ...]]] = {
    Bill: (HowToPay,),
    Pool: (WhichFirst,),
    Job: tuple(rule.asks for rule in CARD_EFFECTS.values() if rule.asks is not None),
}
"""What lies below a question that it asks, and goes on once it is answered."""


class PassedSeatAsked(Fault):
    """A seat that has passed is asked for an action."""

    seat: Seat


def in_waiting(state: State) -> Iterator[Fault]:
    """V Look at every question on the pile."""
    yield from misaddressed(state, OF_CHANCE)
    for number, business in enumerate(state.pile):
        if isinstance(business, Question):
            yield from _asked(state, business, number)
    if state.question is not None and not _is_due(state, state.question):
        yield NotAskedNow(state.question.seat)


def _asked(state: State, question: Question, number: int) -> Iterator[Fault]:
    """Look at what a question says itself."""
    match question:
        case TakeAction(seat):
            if state.companies[seat].passed:
                yield PassedSeatAsked(seat)
        case BuyCards():
            yield from within(state, ("pile", number, "price"), PRICE, PRICE)
        case KeepCards(seat):
            yield from within(state, ("pile", number, "count"), 1, len(state.companies[seat].offer))
        case RevealCost():
            left = NEUTRAL_TILES - sum(isinstance(business, PlaceNeutral) for business in state.pile)
            yield from within(state, ("pile", number, "number"), left, left)


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
