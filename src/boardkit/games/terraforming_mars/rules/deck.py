"""V.2 The deck: a bag nobody has drawn from yet, refilled with the discards when it is empty."""

from bisect import insort
from collections.abc import Iterator
from typing import Final

from boardkit.core import CHANCE, Condition, Each, Event, Question, Refusal, Seat, Step, emit, must, put
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import Draw
from boardkit.games.terraforming_mars.rules.questions import Deal, DealOffer, DrawCard

DRAWS: Final = {card: Draw(card) for card in (*CARDS, HIDDEN)}
"""The answers, made once: the deck is listed for every card that is drawn."""


def draws(state: State) -> Each[Card]:
    """V.2 List the cards that may come off the deck."""
    return Each(DRAWS.__getitem__, state.deck)


class NotInDeck(Refusal, word="not-in-deck", rule="IV.3"):
    """The card is not in the deck."""

    card: Card


def may_draw(state: State, move: Draw) -> Iterator[Condition]:
    """V.2 Cards come off the deck."""
    yield must(move.card in state.deck, NotInDeck(move.card))


class DeckReshuffled(Event, rule="IV.3"):
    """The deck was used up; the discards are the new one."""

    touches = ("deck", "face_up", "discards")

    size: int


def refilled(state: State) -> Step[State]:
    """V.2 An empty deck is made anew of the discards."""
    if state.deck:
        return Step(state)
    deck = sorted((*state.face_up, *(card for pile in state.discards for card in pile)))
    if not deck:
        return Step(state)
    state = state.but(deck=tuple(deck), face_up=(), discards=((),) * state.seats)
    return emit(state, DeckReshuffled(len(deck)))


class DeckUsedUp(Event, rule="IV.3"):
    """There is no card left to draw."""

    seat: Seat


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
    return state.but(deck=without(state.deck, card))


def into(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Put a card among others, sorted."""
    found = list(cards)
    insort(found, card)
    return tuple(found)


class CardDrawn(Event, rule="IX.C.9", reveals=True, hides={"card": HIDDEN}):
    """A card was drawn into the hand."""

    touches = ("deck", "companies[seat].hand")

    seat: Seat
    card: Card


def draw_card(state: State, question: DrawCard, move: Draw) -> Step[State]:
    """V.A A card comes into the hand."""
    state = _more(off_deck(state.answered(), move.card), question.to, question.count - 1, offer=False)
    hand = into(state.companies[question.to].hand, move.card)
    return emit(state.give(question.to, hand=hand), CardDrawn(question.to, move.card))


class CardOffered(Event, rule="V.2", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card to choose from was dealt or drawn."""

    touches = ("deck", "companies[seat].offer")

    seat: Seat
    card: Card


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


class NotInHand(Refusal, word="not-in-hand", rule="V.A"):
    """The card is not in the hand."""

    card: Card


def throw_away(state: State, seat: Seat, card: Card) -> State:
    """Take a card out of a hand onto the discard pile."""
    hand = without(state.companies[seat].hand, card)
    return discarded(state.give(seat, hand=hand), seat, card)
