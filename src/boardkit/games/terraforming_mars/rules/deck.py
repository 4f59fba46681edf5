"""V.2 The deck: a bag nobody has drawn from yet, refilled with the discards when it is empty."""

from bisect import insort
from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import CHANCE, Condition, NotAsked, Question, Ruling, Seat, Step, emit, must, put
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.effects import DiscardCards, DrawCards, Reveal
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.effects import Deal, Job
from boardkit.games.terraforming_mars.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardOffered,
    CardRevealed,
    DeckReshuffled,
    DeckUsedUp,
    EffectLost,
)
from boardkit.games.terraforming_mars.rules.jobs import after, asked, job_of, pop_job
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import DiscardCard, Draw
from boardkit.games.terraforming_mars.rules.questions import DealOffer, DrawCard, RevealCard, WhichDiscard
from boardkit.games.terraforming_mars.rules.refusals import NotInDeck, NotInHand

DRAWS: Final = {card: Draw(card) for card in (*CARDS, HIDDEN)}
"""The answers, made once: the deck is listed for every card that is drawn."""


def draws(state: State) -> Iterator[Draw]:
    """V.2 List the cards that may come off the deck."""
    return map(DRAWS.__getitem__, state.deck)


def may_draw(state: State, move: Draw) -> Iterator[Condition]:
    """V.2 Cards come off the deck."""
    yield must(move.card in state.deck, NotInDeck(move.card))


def refilled(state: State) -> Step[State]:
    """V.2 An empty deck is made anew of the discards."""
    if state.deck:
        return Step(state)
    deck = sorted((*state.face_up, *(card for pile in state.discards for card in pile)))
    if not deck:
        return Step(state)
    state = state.but(deck=tuple(deck), face_up=(), discards=((),) * state.seats)
    return emit(state, DeckReshuffled(len(deck)))


def deal(state: State, effect: Deal) -> Step[State]:
    """V.2 Chance is asked for a card, as long as there is one."""
    step = Step(state)
    if not state.deck:
        # The deal waits on the pile while the deck is made anew: the table that is told of owes the card.
        reshuffled = refilled(state.ask(effect))
        step = Step(reshuffled.state.answered(), reshuffled.frames)
    if not step.state.deck:
        return step.then(emit, DeckUsedUp(effect.to))
    kind = DealOffer if effect.offer else DrawCard
    return step.then(_ask, kind(CHANCE, effect.to, effect.count))


def _ask(state: State, question: Question) -> Step[State]:
    return Step(state.ask(question))


def off_deck(state: State, card: Card) -> State:
    """Take a card off the deck."""
    at = state.deck.index(card)
    return state.but(deck=state.deck[:at] + state.deck[at + 1 :])


def into(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Put a card among others, sorted."""
    found = list(cards)
    insort(found, card)
    return tuple(found)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Take a card away from others."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw_card(state: State, question: DrawCard, move: Draw) -> Step[State]:
    """V.A A card comes into the hand."""
    state = _more(off_deck(state.answered(), move.card), question.to, question.count - 1, offer=False)
    hand = into(state.companies[question.to].hand, move.card)
    return emit(state.give(question.to, hand=hand), CardDrawn(question.to, move.card))


def deal_offer(state: State, question: DealOffer, move: Draw) -> Step[State]:
    """V.2 A card is offered."""
    state = _more(off_deck(state.answered(), move.card), question.to, question.count - 1, offer=True)
    offer = into(state.companies[question.to].offer, move.card)
    return emit(state.give(question.to, offer=offer), CardOffered(question.to, move.card))


def _more(state: State, to: Seat, count: int, *, offer: bool) -> State:
    return state.ask(Deal(to, count, offer)) if count else state


def discarded(state: State, seat: Seat, *cards: Card) -> State:
    """III, IV Put cards on the discard pile, face down; only who discards them knows them."""
    pile = tuple(sorted((*state.discards[seat], *cards)))
    return state.but(discards=put(state.discards, seat, pile))


def do_draw(state: State, job: Job, effect: DrawCards) -> Step[State]:
    """IX.C Cards are drawn free into the hand."""
    return Step(after(state, job).ask(Deal(job.owner, effect.amount)))


def do_reveal(state: State, job: Job, effect: Reveal) -> Step[State]:
    """V.E The top card is turned up; if there is none, nothing happens."""
    del effect
    step = refilled(state)
    if not step.state.deck:
        return step.then(emit, DeckUsedUp(job.owner))
    return step.then(_ask_over, job)


def _ask_over(state: State, job: Job) -> Step[State]:
    return asked(state, job, RevealCard(CHANCE, job.card))


def reveal(state: State, move: Draw) -> Step[State]:
    """V.E The card turned up is discarded; a tag on it may lead to more."""
    job, effect = job_of(state)
    assert isinstance(effect, Reveal)
    state = off_deck(pop_job(state), move.card)
    state = state.but(face_up=into(state.face_up, move.card))
    then = effect.then if effect.tag in CARDS[move.card].tags else ()
    return emit(after(state, job, then), CardRevealed(job.owner, move.card))


def do_discard(state: State, job: Job, effect: DiscardCards) -> Step[State]:
    """V.A A card of the hand is discarded; with an empty hand, and what follows, nothing happens."""
    if not state.companies[job.owner].hand or not value(state, job.owner, effect.amount):
        return emit(state, EffectLost(job.owner, job.card))
    return asked(state, job, WhichDiscard(job.owner, job.card))


def discards(state: State, question: WhichDiscard) -> Iterable[DiscardCard]:
    """V.A List the cards of the hand."""
    return map(DiscardCard, state.companies[question.seat].hand)


def may_discard(state: State, question: WhichDiscard, move: DiscardCard) -> Iterator[Condition]:
    """V.A The card is in the hand."""
    yield must(move.card in state.companies[question.seat].hand, NotInHand(move.card))


def discard(state: State, question: WhichDiscard, move: DiscardCard) -> Step[State]:
    """V.A A card is discarded, and what follows is done."""
    job, _ = job_of(state)
    state = throw_away(after(pop_job(state), job), question.seat, move.card)
    return emit(state, CardDiscarded(question.seat, move.card))


def may_decline(state: State, question: WhichDiscard) -> Ruling:
    """V.A Only what is optional can be declined."""
    return None if job_of(state)[0].optional else NotAsked(question.rule)


def decline(state: State) -> Step[State]:
    """V.A No card is discarded, and nothing follows."""
    return Step(pop_job(state))


def throw_away(state: State, seat: Seat, card: Card) -> State:
    """Take a card out of a hand onto the discard pile."""
    hand = without(state.companies[seat].hand, card)
    return discarded(state.give(seat, hand=hand), seat, card)
