"""IV.7, V.2 Choosing from cards that are offered: buying and keeping."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.effects import Look
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules import questions
from boardkit.games.terraforming_mars.rules.changes import TooExpensive
from boardkit.games.terraforming_mars.rules.deck import discarded, into
from boardkit.games.terraforming_mars.rules.jobs import after
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.moves import BuyCard, KeepCard
from boardkit.games.terraforming_mars.rules.payment import worth

PRICE: Final = 3
"""V.2 What a card costs to take into the hand."""


def do_look(state: State, job: questions.Job, effect: Look) -> Step[State]:
    """V.A Cards are looked at; some are kept, or any bought."""
    choosing = questions.OpenOffer(job.owner, effect.keep)
    return Step(after(state, job).ask(questions.Deal(job.owner, effect.amount, offer=True), choosing))


def open_offer(state: State, effect: questions.OpenOffer) -> Step[State]:
    """V.2 The seat is asked, unless nothing is left to choose."""
    offer = state.companies[effect.seat].offer
    if not offer or effect.keep == 0:
        return _close(state, effect.seat)
    if effect.keep is None:
        return Step(state.ask(questions.BuyCards(effect.seat, PRICE)))
    return Step(state.ask(questions.KeepCards(effect.seat, min(effect.keep, len(offer)))))


def purchases(state: State, question: questions.BuyCards) -> Iterator[BuyCard]:
    """V.2 List the cards offered, if the price can be paid."""
    if _affordable(state, question).refusal is None:
        yield from map(BuyCard, state.companies[question.seat].offer)


class NotOffered(Refusal, word="not-offered", rule="V.2"):
    """The card is not among those offered."""

    card: Card


def may_buy(state: State, question: questions.BuyCards, move: BuyCard) -> Iterator[Condition]:
    """V.2 The card is offered, and the price can be paid."""
    yield must(move.card in state.companies[question.seat].offer, NotOffered(move.card))
    yield _affordable(state, question)


def _affordable(state: State, question: questions.BuyCards) -> Condition:
    has = money(state, question.seat)
    return must(has >= question.price, TooExpensive(question.price, has))


def money(state: State, seat: Seat) -> int:
    """IV.7 Work out what a seat can spend on cards, or in set-up will be able to."""
    company = state.companies[seat]
    if state.phase is Phase.SETUP and company.chosen is not None:
        return CORPORATIONS[company.chosen].start.megacredits - PRICE * len(company.picked)
    return worth(company)


def buy(state: State, question: questions.BuyCards, move: BuyCard) -> Step[State]:
    """V.2 A card is paid for and comes into the hand; in set-up it is paid for later."""
    seat, state = question.seat, state.answered()
    if state.phase is Phase.SETUP:
        # No log tells it: how many cards a seat keeps shows when it reveals its corporation.
        return emit(
            put_aside(state.ask(questions.OpenOffer(seat)), seat, move.card), CardPicked(seat, move.card)
        )
    return Step(
        state.ask(
            questions.Bill(seat, question.price),
            questions.TakeCard(seat, move.card),
            questions.OpenOffer(seat),
        )
    )


class CardPicked(Event, rule="IV.7", minor=True, hides={"card": HIDDEN}):
    """A seat kept a card of the set-up, in secret; it is paid for when the corporation is revealed."""

    touches = ("companies[seat].offer", "companies[seat].picked")

    seat: Seat
    card: Card


def put_aside(state: State, seat: Seat, card: Card) -> State:
    """Move a card from what a seat is offered to what it has picked."""
    company = state.companies[seat]
    return state.give(seat, offer=without(company.offer, card), picked=into(company.picked, card))


class CardBought(Event, rule="V.2", hides={"card": HIDDEN}):
    """A seat bought a card that was offered."""

    touches = ("companies[seat].offer", "companies[seat].hand", "companies[seat].stock")

    seat: Seat
    card: Card
    cost: int


def take(state: State, effect: questions.TakeCard) -> Step[State]:
    """V.2 A card that was paid for comes into the hand."""
    seat, card = effect.seat, effect.card
    return emit(_in_hand(state, seat, card), CardBought(seat, card, PRICE))


def _in_hand(state: State, seat: Seat, card: Card) -> State:
    company = state.companies[seat]
    return state.give(seat, offer=without(company.offer, card), hand=into(company.hand, card))


def stop_buying(state: State, question: questions.BuyCards) -> Step[State]:
    """V.2 What was not bought is discarded."""
    return _close(state.answered(), question.seat)


class CardsDiscarded(Event, rule="IV.3", touches=("companies[seat].offer", "discards[seat]")):
    """A seat discarded the cards it did not take, face down."""

    seat: Seat
    count: int


def _close(state: State, seat: Seat) -> Step[State]:
    """V.2 The cards left over are discarded; those of the set-up once all is revealed."""
    offer = state.companies[seat].offer
    if state.phase is Phase.SETUP or not offer:
        return Step(state)
    state = discarded(state.give(seat, offer=()), seat, *offer)
    return emit(state, CardsDiscarded(seat, len(offer)))


def offered(state: State, question: questions.KeepCards | questions.WhichDraft) -> Iterable[KeepCard]:
    """V.A, VII.C List the cards to choose from."""
    return map(KeepCard, state.companies[question.seat].offer)


class MustKeep(Refusal, word="must-keep", rule="V.A.2"):
    """So many cards are still to be kept."""

    count: int


def may_stop(_state: State, question: questions.KeepCards) -> Refusal:
    """V.A As many of the cards looked at are kept as the card says."""
    return MustKeep(question.count)


class CardTaken(Event, rule="V.2", hides={"card": HIDDEN}):
    """A seat took a card that was offered."""

    touches = ("companies[seat].offer", "companies[seat].hand")

    seat: Seat
    card: Card


def keep(state: State, question: questions.KeepCards, move: KeepCard) -> Step[State]:
    """V.A A card looked at comes into the hand, free."""
    seat = question.seat
    state = _in_hand(state.answered(), seat, move.card)
    return emit(state.ask(questions.OpenOffer(seat, question.count - 1)), CardTaken(seat, move.card))
