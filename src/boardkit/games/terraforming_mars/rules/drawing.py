"""V.A.2, IX.C Effects that draw cards, turn them up and discard them."""

from collections.abc import Iterable, Iterator

from boardkit.core import CHANCE, Condition, Event, NotAsked, Ruling, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.effects import DiscardCards, DrawCards, Reveal
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules import deck, jobs
from boardkit.games.terraforming_mars.rules.changes import TooFewCards
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import DiscardCard, Draw
from boardkit.games.terraforming_mars.rules.questions import Deal, Job, RevealCard, WhichDiscard


def do_draw(state: State, job: Job, effect: DrawCards) -> Step[State]:
    """IX.C Cards are drawn free into the hand."""
    return Step(jobs.after(state, job).ask(Deal(job.owner, effect.amount)))


def do_reveal(state: State, job: Job, effect: Reveal) -> Step[State]:
    """V.E The top card is turned up; if there is none, nothing happens."""
    del effect
    step = deck.refilled(state)
    if not step.state.deck:
        return step.then(emit, deck.DeckUsedUp(job.owner))
    return step.then(jobs.asked, job, RevealCard(CHANCE, job.card))


class CardRevealed(Event, rule="V.A.2.7", reveals=True):
    """A card was turned up and discarded."""

    touches = ("deck", "face_up")

    seat: Seat
    card: Card


def reveal(state: State, move: Draw) -> Step[State]:
    """V.E The card turned up is discarded; a tag on it may lead to more."""
    job, effect = jobs.job_of(state, Reveal)
    then = effect.then if effect.tag in CARDS[move.card].tags else ()
    state = deck.off_deck(jobs.onward(state, then), move.card)
    state = state.but(face_up=deck.into(state.face_up, move.card))
    return emit(state, CardRevealed(job.owner, move.card))


def enough_to_discard(attempt: jobs.Attempt, effect: DiscardCards) -> Condition | None:
    """V.A.1 There are as many cards in the hand."""
    if not isinstance(effect.amount, int):
        return None
    has = len(attempt.company.hand)
    return must(has >= effect.amount, TooFewCards(effect.amount, has))


def do_discard(state: State, job: Job, effect: DiscardCards) -> Step[State]:
    """V.A A card of the hand is discarded; with an empty hand, and what follows, nothing happens."""
    if not state.companies[job.owner].hand or not value(state, job.owner, effect.amount):
        return emit(state, jobs.EffectLost(job.owner, job.card))
    return jobs.asked(state, job, WhichDiscard(job.owner, job.card))


def discards(state: State, question: WhichDiscard) -> Iterable[DiscardCard]:
    """V.A List the cards of the hand."""
    return map(DiscardCard, state.companies[question.seat].hand)


def may_discard(state: State, question: WhichDiscard, move: DiscardCard) -> Iterator[Condition]:
    """V.A The card is in the hand."""
    yield must(move.card in state.companies[question.seat].hand, deck.NotInHand(move.card))


class CardDiscarded(Event, rule="IV.3", hides={"card": HIDDEN}):
    """A seat discarded a card of its hand, face down."""

    touches = ("companies[seat].hand", "discards[seat]")

    seat: Seat
    card: Card


def discard(state: State, question: WhichDiscard, move: DiscardCard) -> Step[State]:
    """V.A A card is discarded, and what follows is done."""
    state = deck.throw_away(jobs.onward(state), question.seat, move.card)
    return emit(state, CardDiscarded(question.seat, move.card))


def may_decline(state: State, question: WhichDiscard) -> Ruling:
    """V.A Only what is optional can be declined."""
    return None if jobs.job_below(state).optional else NotAsked(question.rule)


def decline(state: State) -> Step[State]:
    """V.A No card is discarded, and nothing follows."""
    return Step(jobs.pop_job(state))
