"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from boardkit.core import Seat, Value
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import HIDDEN, HIDDEN_CORPORATION, Card, Corporation
from boardkit.games.terraforming_mars.rules import questions
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.setup import corporations, deck

FROM_THE_HAND: Final = (
    questions.WhichCorporation,
    questions.BuyCards,
    questions.KeepCards,
    questions.WhichDraft,
    questions.WhichDiscard,
    questions.WhichPatent,
)
"""The questions about cards that only one seat sees."""

IN_SECRET: Final = (*FROM_THE_HAND, questions.OpenOffer)
"""IV.7, V.2, VII.C They are answered in secret, and what was offered to several seats by all at once."""


def view(state: State, seat: Seat) -> State:
    """III.E, IV.7 Cover the deck, and all that others hold, were offered or discarded."""
    # V.2 Which card a seat is about to take is for that seat alone.
    taken = [one for one in state.pile if isinstance(one, questions.TakeCard) and one.seat != seat]
    return state.but(
        pile=tuple(questions.TakeCard(one.seat, HIDDEN) if one in taken else one for one in state.pile),
        deck=_covered(state.deck),
        corporations=_closed(state.corporations),
        discards=covered(state.discards, seat, _covered),
        boxed=covered(state.boxed, seat, _closed),
        companies=covered(state.companies, seat, partial(_company_covered, state)),
    )


def _covered(cards: Sequence[Card]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def _closed(corporations: Sequence[Corporation]) -> tuple[Corporation, ...]:
    return (HIDDEN_CORPORATION,) * len(corporations)


def _company_covered(state: State, company: Company) -> Company:
    """IV.7 How many cards a seat keeps in the set-up shows only when it reveals its corporation."""
    offer, picked = company.offer, company.picked
    if state.phase is Phase.SETUP:
        offer, picked = (*offer, *picked), ()
    secret = company.chosen is not None and not is_beginner(company.chosen)
    return company.but(
        chosen=HIDDEN_CORPORATION if secret else company.chosen,
        choices=_closed(company.choices),
        hand=_covered(company.hand),
        offer=_covered(offer),
        picked=_covered(picked),
    )


def is_beginner(corporation: Corporation) -> bool:
    """IV.5 Tell whether everybody knows that a seat plays it."""
    return corporation in CORPORATIONS and CORPORATIONS[corporation].set == "beginner"


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with cards it has not seen, at random."""
    seen = view(state, seat)
    extended = state.options.corporate_era or state.solo
    cards, named = {*seen.face_up, *in_play(seen)}.union(*seen.discards), set[str | None]().union(*seen.boxed)
    for company in seen.companies:
        cards.update(company.hand, company.offer, company.picked, company.tableau, company.events)
        named.update(company.choices, (company.corporation,))
    left = Unseen(
        shuffled((card for card in deck(extended=extended) if card not in cards), random),
        shuffled((each for each in corporations(extended=extended) if each not in named), random),
    )
    companies = tuple(map(left.company, seen.companies))
    pile = list(seen.pile)
    for at, business in enumerate(pile):
        if isinstance(business, questions.TakeCard) and business.card == HIDDEN:
            # V.2 A card about to be taken is one of those offered.
            pile[at] = questions.TakeCard(business.seat, random.choice(companies[business.seat].offer))
    return seen.but(
        pile=tuple(pile),
        companies=companies,
        boxed=tuple(map(left.dealt, seen.boxed)),
        corporations=left.dealt(seen.corporations),
        discards=tuple(map(left.filled, seen.discards)),
        deck=left.filled(seen.deck),
    )


class Unseen(Value):
    """The cards and corporations that a seat has not seen, shuffled; they are dealt from the end."""

    cards: list[Card]
    corporations: list[Corporation]

    def filled(self, hidden: Sequence[Card]) -> tuple[Card, ...]:
        """Put cards in the place of covered ones."""
        return filled(hidden, HIDDEN, self.cards)

    def dealt(self, hidden: Sequence[Corporation]) -> tuple[Corporation, ...]:
        """Put corporations in the place of covered ones."""
        return filled(hidden, HIDDEN_CORPORATION, self.corporations)

    def company(self, covered: Company) -> Company:
        """Put cards in the place of all that a company covers."""
        hand, offer, picked = map(self.filled, (covered.hand, covered.offer, covered.picked))
        choices = self.dealt(covered.choices)
        chosen = choices[0] if covered.chosen == HIDDEN_CORPORATION else covered.chosen
        return covered.but(hand=hand, offer=offer, picked=picked, choices=choices, chosen=chosen)


def in_play(state: State) -> tuple[Card, ...]:
    """V.A.2 Return the card that is being paid for, if there is one: it is in no hand any more."""
    return tuple(business.card for business in state.pile if isinstance(business, questions.PutCard))


def telltale(state: State) -> bool:
    """IV.7, V.3.1 Nobody else knows what is kept in the set-up, nor which cards of a hand can be played."""
    question = state.question
    acts = isinstance(question, questions.TakeAction) and bool(state.companies[question.seat].hand)
    return acts or state.phase is Phase.SETUP


def private(state: State) -> bool:
    """IV.7, V.2, V.3.1 What is chosen from a hand or an offer, and the actions of whoever has a hand."""
    return telltale(state) or isinstance(state.question, FROM_THE_HAND)
