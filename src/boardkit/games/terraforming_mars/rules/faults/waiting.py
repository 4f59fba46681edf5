"""Faults of choices that are still to come and of questions that wait; and values that follow from them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import Effect, Fault, Pending, Question, Seat
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import misaddressed, within
from boardkit.games.terraforming_mars.box.things import Corporation
from boardkit.games.terraforming_mars.rules import ANSWERS, questions
from boardkit.games.terraforming_mars.rules.card_effects import CARD_EFFECTS
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.setup import NEUTRAL_TILES, beginner


class CorporationMissing(Fault):
    """A seat has no corporation, though all are revealed."""

    seat: Seat


class CorporationTooSoon(Fault):
    """A seat has a corporation or cards in play before corporations are revealed."""

    seat: Seat


class ChosenElsewhere(Fault):
    """A seat has chosen a corporation that it was not dealt, or may choose when all is chosen."""

    seat: Seat
    corporation: Corporation


class NothingToChoose(Fault):
    """A seat has chosen no corporation and is not asked for one, or has none to choose from."""

    seat: Seat


class OfferAstray(Fault):
    """Cards are offered to a seat, or put aside, and nothing that waits has to do with them."""

    seat: Seat


class DraftUneven(Fault):
    """The packs of a draft are not as large as they must be for all to take a card in each round."""


def in_choosing(state: State) -> Iterator[Fault]:
    """IV.5, IV.7, VII.C Look at what every seat has to choose from, and whether it is asked."""
    for seat in map(Seat, range(state.seats)):
        hidden = questions.RevealCompany(seat) in state.pile
        yield from (_before if hidden else _revealed)(state, seat)
        yield from _offer(state, seat, hidden=hidden)
    if any(isinstance(business, questions.WhichDraft) for business in state.pile) and not _is_even(state):
        yield DraftUneven()
    if _count(state, questions.DealCorporation) > len(state.corporations):
        yield NothingToChoose(next(b.to for b in state.pile if isinstance(b, questions.DealCorporation)))


def _count(state: State, kind: type[Pending]) -> int:
    return sum(isinstance(business, kind) for business in state.pile)


def _revealed(state: State, seat: Seat) -> Iterator[Fault]:
    company = state.companies[seat]
    if company.corporation is None:
        yield CorporationMissing(seat)
    for left in (*company.choices, *filter(None, [company.chosen])):
        yield ChosenElsewhere(seat, left)


def _before(state: State, seat: Seat) -> Iterator[Fault]:
    company, own = state.companies[seat], beginner(state.options, seat)
    if company.corporation is not None or company.played or company.opening:
        yield CorporationTooSoon(seat)
    if company.chosen is not None and company.chosen not in (*company.choices, own):
        yield ChosenElsewhere(seat, company.chosen)
    asked = any(isinstance(b, questions.WhichCorporation) and b.seat == seat for b in state.pile)
    coming = any(isinstance(b, questions.DealCorporation) and b.to == seat for b in state.pile)
    if company.chosen is None and not (asked and (company.choices or coming)):
        yield NothingToChoose(seat)


def _offer(state: State, seat: Seat, *, hidden: bool) -> Iterator[Fault]:
    """V.2, VII.C Cards that are offered wait for a question, those put aside for a reveal or a draft."""
    company = state.companies[seat]
    drafts = any(isinstance(business, questions.EndDraft) for business in state.pile)
    asks = any(_is_about(business, seat) for business in state.pile)
    if (company.offer and not (hidden or drafts or asks)) or (company.picked and not (hidden or drafts)):
        yield OfferAstray(seat)


def _is_about(business: Pending, seat: Seat) -> bool:
    match business:
        case questions.OpenOffer(asked) | questions.BuyCards(asked) | questions.KeepCards(asked):
            return asked == seat
    return False


def _is_even(state: State) -> bool:
    """VII.C Each round asks every seat once; whoever is still asked in this one has a card more."""
    rounds: list[list[Seat]] = [[]]
    for business in reversed(state.pile):
        match business:
            case questions.WhichDraft(seat):
                rounds[-1].append(seat)
            case questions.PassPacks():
                rounds.append([])
    now, *later, last = rounds
    due = Counter(now)
    sizes = [_dealt(state, Seat(seat)) - due[Seat(seat)] for seat in range(state.seats)]
    alike = all(sorted(each) == list(range(state.seats)) for each in later)
    return alike and not last and max(due.values(), default=0) <= 1 and set(sizes) == {len(later) + 1}


def _dealt(state: State, seat: Seat) -> int:
    """Count the cards of a pack, those still to come included."""
    coming = sum(
        b.count for b in state.pile if isinstance(b, (questions.Deal, questions.DealOffer)) and b.to == seat
    )
    return len(state.companies[seat].offer) + coming


OF_CHANCE: Final = (
    questions.DealCorporation,
    questions.DealOffer,
    questions.DrawCard,
    questions.RevealCard,
    questions.RevealCost,
)
"""The questions that chance answers."""

ASKED_BY: Final[Mapping[type[Effect], tuple[type[Question], ...]]] = {
    questions.Bill: (questions.HowToPay,),
    questions.Pool: (questions.WhichFirst,),
    questions.Job: tuple(rule.asks for rule in CARD_EFFECTS.values() if rule.asks is not None),
}
"""Effect that lies below a question that it asks, and goes on once it is answered."""


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
        case questions.TakeAction(seat):
            if state.companies[seat].passed:
                yield PassedSeatAsked(seat)
        case questions.BuyCards():
            yield from within(state, ("pile", number, "price"), PRICE, PRICE)
        case questions.KeepCards(seat):
            yield from within(state, ("pile", number, "count"), 1, len(state.companies[seat].offer))
        case questions.RevealCost():
            left = NEUTRAL_TILES - sum(
                isinstance(business, questions.PlaceNeutral) for business in state.pile
            )
            yield from within(state, ("pile", number, "number"), left, left)


def _is_due(state: State, question: Question) -> bool:
    """Return whether the rules, asked again, would ask this: what waits below a question is what asks it."""
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
    if questions.RevealCompany in kinds:
        return Phase.SETUP
    if questions.BeginActions in kinds:
        return Phase.RESEARCH
    return Phase.ENDING if questions.EndGame in kinds else Phase.ACTIONS


def whose_turn(state: State) -> Seat:
    """V.3, VI.A Tell whose turn it is by who is asked for an action; else it stays whose it was."""
    if state.question is None:
        return state.active
    for business in reversed(state.pile):
        match business:
            case questions.TakeAction(seat) | questions.NextAction(seat) | questions.LastGreenery(seat):
                return seat
    return state.active
