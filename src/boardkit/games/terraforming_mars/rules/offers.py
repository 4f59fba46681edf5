"""IV.5 to IV.8, V.2 What is offered: corporations, then cards to buy and to keep."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must, put
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CORPORATIONS, effects, facts, things
from boardkit.games.terraforming_mars.rules import deck, jobs, payment
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.changes import affordable, produce, stocked
from boardkit.games.terraforming_mars.rules.model import CardEvent, Company, Phase, State, of_company
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation, GiveCorporation, KeepCard


def undealt(state: State) -> Iterable[GiveCorporation]:
    """IV.5 List the corporations that are left to be dealt."""
    return map(GiveCorporation, state.corporations)


class CorporationGone(Refusal, word="corporation-gone", rule="IV.5"):
    """The corporation is not left to be dealt."""

    corporation: things.Corporation


class CorporationDealt(
    SeatEvent, rule="IV.5", reveals=True, minor=True, hides={"corporation": things.HIDDEN_CORPORATION}
):
    """A corporation to choose from was dealt."""

    touches = ("corporations", "companies[seat].choices")

    corporation: things.Corporation


def deal(state: State, question: qs.DealCorporation, move: GiveCorporation) -> Step[State]:
    """IV.5 A corporation is dealt to choose from."""
    seat = question.to
    left = tuple(other for other in state.corporations if other != move.corporation)
    choices = tuple(sorted((*state.companies[seat].choices, move.corporation)))
    state = state.answered().but(corporations=left).give(seat, choices=choices)
    return emit(state, CorporationDealt(seat, move.corporation))


def dealt(state: State, question: qs.WhichCorporation) -> Iterable[ChooseCorporation]:
    """IV.7 List the corporations to choose from."""
    return map(ChooseCorporation, state.companies[question.seat].choices)


class NotYourCorporation(Refusal, word="not-your-corporation", rule="IV.7"):
    """The corporation is not among those offered."""

    corporation: things.Corporation


class CorporationFirst(Refusal, word="corporation-first", rule="IV.7"):
    """The cards lie open beside the corporations, but the corporation is chosen before they are bought."""


class CorporationChosen(SeatEvent, rule="IV.7", hides={"corporation": things.HIDDEN_CORPORATION}):
    """A seat has chosen its corporation, in secret."""

    touches = ("companies[seat].chosen",)

    corporation: things.Corporation


def choose(state: State, question: qs.WhichCorporation, move: ChooseCorporation) -> Step[State]:
    """IV.7 A corporation is chosen in secret; the other goes back into the box when it is revealed."""
    state = state.answered().give(question.seat, chosen=move.corporation)
    return emit(state, CorporationChosen(question.seat, move.corporation))


class CorporationRevealed(SeatEvent, rule="IV.7", reveals=True):
    """A corporation was turned up."""

    touches = (*of_company("corporation", "chosen", "choices", "opening", "stock"), "boxed[seat]")

    corporation: things.Corporation


def reveal(state: State, effect: qs.RevealCompany) -> Step[State]:
    """IV.7 The corporation is turned up, gives what it shows, and the cards kept are paid for."""
    seat, company = effect.seat, state.companies[effect.seat]
    assert company.chosen is not None
    corporation = CORPORATIONS[company.chosen]
    left = (other for other in company.choices if other != corporation.id)
    state = state.but(boxed=put(state.boxed, seat, (*state.boxed[seat], *left)))
    state = state.give(
        seat,
        corporation=corporation.id,
        chosen=None,
        choices=(),
        stock=starting_stock(company, corporation),
        opening=bool(corporation.first_action),
    )
    step = emit(state, CorporationRevealed(seat, corporation.id))
    return step.then(_keep, seat).then(_productions, seat, corporation)


class CardsKept(SeatEvent, rule="IV.7"):
    """A seat paid for the cards it starts with."""

    touches = (*of_company("hand", "offer", "picked", "stock"), "discards[seat]")

    count: int
    cost: int


def _keep(state: State, seat: Seat) -> Step[State]:
    """IV.7 The cards kept are paid for, the others discarded."""
    company = state.companies[seat]
    paid, hand = PRICE * len(company.picked), tuple(sorted((*company.hand, *company.picked)))
    state = deck.discarded(stocked(state, seat, things.Resource.MEGACREDITS, -paid), seat, *company.offer)
    return emit(state.give(seat, hand=hand, offer=(), picked=()), CardsKept(seat, len(hand), paid))


def starting_stock(company: Company, corporation: facts.CorporationCard) -> tuple[int, ...]:
    """IV.7 Add to what a seat has what its corporation brings along."""
    stock = list(company.stock)
    stock[things.Resource.MEGACREDITS] += corporation.start.megacredits
    for resource, amount in corporation.start.resources.items():
        stock[resource] += amount
    return tuple(stock)


def _productions(state: State, seat: Seat, corporation: facts.CorporationCard) -> Step[State]:
    """IV.7 Productions rise as shown, and by what the corporation's own tags set off."""
    step = Step(state)
    for resource, amount in corporation.start.production.items():
        step = step.then(produce, seat, resource, amount)
    for job in jobs.by_tags(state, seat, seat, corporation.card):
        for effect in job.effects:
            assert isinstance(effect, effects.Production)
            assert isinstance(effect.amount, int)
            step = step.then(produce, seat, effect.resource, effect.amount, job.card)
    if state.solo and corporation.id == "tharsis-republic":
        # VII.B Alone, it has the production of the two neutral cities.
        step = step.then(produce, seat, things.Resource.MEGACREDITS, 2, corporation.card.id)
    return step


PRICE: Final = 3  # V.2 What a card costs to take into the hand


def do_look(state: State, job: qs.Job, effect: effects.Look) -> Step[State]:
    """V.A Cards are looked at; some are kept, or any bought."""
    choosing = qs.OpenOffer(job.owner, effect.keep)
    return Step(jobs.after(state, job).ask(qs.Deal(job.owner, effect.amount, offer=True), choosing))


def open_offer(state: State, effect: qs.OpenOffer) -> Step[State]:
    """V.2 The seat is asked, unless nothing is left to choose."""
    offer = state.companies[effect.seat].offer
    if not offer or effect.keep == 0:
        return _close(state, effect.seat)
    if effect.keep is None:
        return Step(state.ask(qs.BuyCards(effect.seat, PRICE)))
    return Step(state.ask(qs.KeepCards(effect.seat, min(effect.keep, len(offer)))))


def purchases(state: State, question: qs.BuyCards) -> Iterator[BuyCard]:
    """V.2 List the cards offered, if the price can be paid."""
    if money(state, question.seat) >= question.price:
        yield from map(BuyCard, state.companies[question.seat].offer)


class NotOffered(Refusal, word="not-offered", rule="V.2"):
    """The card is not among those offered."""

    card: things.Card


def may_buy(state: State, question: qs.BuyCards, move: BuyCard) -> Iterator[Condition]:
    """V.2 The card is offered, and the price can be paid."""
    yield must(move.card in state.companies[question.seat].offer, NotOffered(move.card))
    yield affordable(money(state, question.seat), question.price)


def money(state: State, seat: Seat) -> int:
    """IV.7 Work out what a seat can spend on cards, or in set-up will be able to."""
    company = state.companies[seat]
    if state.phase is Phase.SETUP and company.chosen is not None:
        return CORPORATIONS[company.chosen].start.megacredits - PRICE * len(company.picked)
    return payment.worth(company)


def buy(state: State, question: qs.BuyCards, move: BuyCard) -> Step[State]:
    """V.2 A card is paid for and comes into the hand; in set-up it is paid for later."""
    seat, state = question.seat, state.answered()
    if state.phase is Phase.SETUP:
        # No log tells it: how many cards a seat keeps shows when it reveals its corporation.
        return emit(put_aside(state.ask(qs.OpenOffer(seat)), seat, move.card), CardPicked(seat, move.card))
    return Step(state.ask(qs.Bill(seat, question.price), qs.TakeCard(seat, move.card), qs.OpenOffer(seat)))


class CardPicked(CardEvent, rule="IV.7", minor=True, hides={"card": things.HIDDEN}):
    """A seat kept a card of the set-up, in secret; it is paid for when the corporation is revealed."""

    touches = of_company("offer", "picked")


def put_aside(state: State, seat: Seat, card: things.Card) -> State:
    """Move a card from what a seat is offered to what it has picked."""
    company = state.companies[seat]
    return state.give(seat, offer=without(company.offer, card), picked=deck.into(company.picked, card))


class CardBought(CardEvent, rule="V.2", hides={"card": things.HIDDEN}):
    """A seat bought a card that was offered."""

    touches = of_company("offer", "hand", "stock")

    cost: int


def take(state: State, effect: qs.TakeCard) -> Step[State]:
    """V.2 A card that was paid for comes into the hand."""
    seat, card = effect.seat, effect.card
    return emit(_in_hand(state, seat, card), CardBought(seat, card, PRICE))


def _in_hand(state: State, seat: Seat, card: things.Card) -> State:
    company = state.companies[seat]
    return state.give(seat, offer=without(company.offer, card), hand=deck.into(company.hand, card))


def stop_buying(state: State, question: qs.BuyCards) -> Step[State]:
    """V.2 What was not bought is discarded."""
    return _close(state.answered(), question.seat)


class CardsDiscarded(SeatEvent, rule="IV.3", touches=("companies[seat].offer", "discards[seat]")):
    """A seat discarded the cards it did not take, face down."""

    count: int


def _close(state: State, seat: Seat) -> Step[State]:
    """V.2 The cards left over are discarded; those of the set-up once all is revealed."""
    offer = state.companies[seat].offer
    if state.phase is Phase.SETUP or not offer:
        return Step(state)
    state = deck.discarded(state.give(seat, offer=()), seat, *offer)
    return emit(state, CardsDiscarded(seat, len(offer)))


def offered(state: State, question: qs.KeepCards | qs.WhichDraft) -> Iterable[KeepCard]:
    """V.A, VII.C List the cards to choose from."""
    return map(KeepCard, state.companies[question.seat].offer)


class MustKeep(Refusal, word="must-keep", rule="V.A.2"):
    """So many cards are still to be kept."""

    count: int


def may_stop(_state: State, question: qs.KeepCards) -> Refusal:
    """V.A As many of the cards looked at are kept as the card says."""
    return MustKeep(question.count)


class CardTaken(CardEvent, rule="V.2", hides={"card": things.HIDDEN}, touches=of_company("offer", "hand")):
    """A seat took a card that was offered."""


def keep(state: State, question: qs.KeepCards, move: KeepCard) -> Step[State]:
    """V.A A card looked at comes into the hand, free."""
    seat = question.seat
    state = _in_hand(state.answered(), seat, move.card)
    return emit(state.ask(qs.OpenOffer(seat, question.count - 1)), CardTaken(seat, move.card))
