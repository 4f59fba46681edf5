"""V.2, IX.C The deck: a bag nobody has drawn from yet, and the effects that draw, turn up and discard."""

from bisect import insort
from collections.abc import Iterable
from typing import Final

from boardkit.core import CHANCE, Condition, Event, Refusal, Ruling, Seat, SeatEvent, Step, emit, must, put
from boardkit.core.rules.answers import Each, NotAsked
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CARDS, effects
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules import changes, jobs, requirements
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import CardEvent, State
from boardkit.games.terraforming_mars.rules.moves import DiscardCard, Draw

DRAWS: Final = {card: Draw(card) for card in (*CARDS, HIDDEN)}  # made once: the deck is listed so often


def draws(state: State) -> Each[Card]:
    """V.2 List the cards that may come off the deck."""
    return Each(DRAWS.__getitem__, state.deck)


class NotInDeck(Refusal, word="not-in-deck", rule="IV.3"):
    """The card is not in the deck."""

    card: Card


class DeckReshuffled(Event, rule="IV.3", touches=("deck", "face_up", "discards")):
    """The deck was used up; the discards are the new one."""

    size: int


def refilled(state: State) -> Step[State]:
    """V.2 An empty deck is made anew of the discards."""
    deck = sorted((*state.face_up, *(card for pile in state.discards for card in pile)))
    if state.deck or not deck:
        return Step(state)
    state = state.but(deck=tuple(deck), face_up=(), discards=((),) * state.seats)
    return emit(state, DeckReshuffled(len(deck)))


class DeckUsedUp(SeatEvent, rule="IV.3"):
    """There is no card left to draw."""


def deal(state: State, effect: qs.Deal) -> Step[State]:
    """V.2 Chance is asked for a card, as long as there is one."""
    step = Step(state)
    if not state.deck:
        # The deal waits on the pile while the deck is made anew: the table that is told of owes the card.
        reshuffled = refilled(state.ask(effect))
        step = Step(reshuffled.state.answered(), reshuffled.frames)
    if not step.state.deck:
        return step.then(emit, DeckUsedUp(effect.to))
    kind = qs.DealOffer if effect.offer else qs.DrawCard
    return Step(step.state.ask(kind(CHANCE, effect.to, effect.count)), step.frames)


def off_deck(state: State, card: Card) -> State:
    """Take a card off the deck."""
    return state.but(deck=without(state.deck, card))


def into(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Put a card among others, sorted."""
    found = list(cards)
    insort(found, card)
    return tuple(found)


class CardDrawn(CardEvent, rule="IX.C.9", reveals=True, hides={"card": HIDDEN}):
    """A card was drawn into the hand."""

    touches = ("deck", "companies[seat].hand")


def draw_card(state: State, question: qs.DrawCard, move: Draw) -> Step[State]:
    """V.A A card comes into the hand."""
    state = _more(off_deck(state.answered(), move.card), question.to, question.count - 1, offer=False)
    hand = into(state.companies[question.to].hand, move.card)
    return emit(state.give(question.to, hand=hand), CardDrawn(question.to, move.card))


class CardOffered(CardEvent, rule="V.2", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card to choose from was dealt or drawn."""

    touches = ("deck", "companies[seat].offer")


def deal_offer(state: State, question: qs.DealOffer, move: Draw) -> Step[State]:
    """V.2 A card is offered."""
    state = _more(off_deck(state.answered(), move.card), question.to, question.count - 1, offer=True)
    offer = into(state.companies[question.to].offer, move.card)
    return emit(state.give(question.to, offer=offer), CardOffered(question.to, move.card))


def _more(state: State, to: Seat, count: int, *, offer: bool) -> State:
    return state.ask(qs.Deal(to, count, offer)) if count else state


def discarded(state: State, seat: Seat, *cards: Card) -> State:
    """III, IV Put cards on the discard pile, face down; only who discards them knows them."""
    pile = tuple(sorted((*state.discards[seat], *cards)))
    return state.but(discards=put(state.discards, seat, pile))


class NotInHand(Refusal, word="not-in-hand", rule="V.A"):
    """The card is not in the hand."""

    card: Card


def throw_away(state: State, seat: Seat, card: Card) -> State:
    """Take a card out of a hand onto the discard pile."""
    return discarded(state.give(seat, hand=without(state.companies[seat].hand, card)), seat, card)


def do_draw(state: State, job: qs.Job, effect: effects.DrawCards) -> Step[State]:
    """IX.C Cards are drawn free into the hand."""
    return Step(jobs.after(state, job).ask(qs.Deal(job.owner, effect.amount)))


def do_reveal(state: State, job: qs.Job, _effect: effects.Reveal) -> Step[State]:
    """V.E The top card is turned up; if there is none, nothing happens."""
    step = refilled(state)
    if not step.state.deck:
        return step.then(emit, DeckUsedUp(job.owner))
    return step.then(jobs.asked, job, qs.RevealCard(CHANCE, job.card))


class CardRevealed(CardEvent, rule="V.A.2.7", reveals=True, touches=("deck", "face_up")):
    """A card was turned up and discarded."""


def reveal(state: State, move: Draw) -> Step[State]:
    """V.E The card turned up is discarded; a tag on it may lead to more."""
    job, effect = jobs.job_of(state, effects.Reveal)
    then = effect.then if effect.tag in CARDS[move.card].tags else ()
    state = off_deck(jobs.onward(state, then), move.card)
    state = state.but(face_up=into(state.face_up, move.card))
    return emit(state, CardRevealed(job.owner, move.card))


def enough_to_discard(attempt: jobs.Attempt, effect: effects.DiscardCards) -> Condition | None:
    """V.A.1 There are as many cards in the hand."""
    if not isinstance(effect.amount, int):
        return None
    has = len(attempt.company.hand)
    return must(has >= effect.amount, changes.TooFewCards(effect.amount, has))


def do_discard(state: State, job: qs.Job, effect: effects.DiscardCards) -> Step[State]:
    """V.A A card of the hand is discarded; with an empty hand, and what follows, nothing happens."""
    if not state.companies[job.owner].hand or not requirements.value(state, job.owner, effect.amount):
        return jobs.lose(state, job)
    return jobs.asked(state, job, qs.WhichDiscard(job.owner, job.card))


def discards(state: State, question: qs.WhichDiscard) -> Iterable[DiscardCard]:
    """V.A List the cards of the hand."""
    return map(DiscardCard, state.companies[question.seat].hand)


class CardDiscarded(CardEvent, rule="IV.3", hides={"card": HIDDEN}):
    """A seat discarded a card of its hand, face down."""

    touches = ("companies[seat].hand", "discards[seat]")


def discard(state: State, question: qs.WhichDiscard, move: DiscardCard) -> Step[State]:
    """V.A A card is discarded, and what follows is done."""
    state = throw_away(jobs.onward(state), question.seat, move.card)
    return emit(state, CardDiscarded(question.seat, move.card))


def may_decline(state: State, question: qs.WhichDiscard) -> Ruling:
    """V.A Only what is optional can be declined."""
    return None if jobs.job_below(state).optional else NotAsked(question.rule)


def decline(state: State) -> Step[State]:
    """V.A No card is discarded, and nothing follows."""
    return Step(jobs.pop_job(state))
