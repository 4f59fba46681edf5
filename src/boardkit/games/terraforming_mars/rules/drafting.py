"""VII.C The draft: everybody keeps a card of a pack and passes the others on."""

from typing import Final

from boardkit.core import Event, Pending, Seat, Step, emit
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card, Side
from boardkit.games.terraforming_mars.rules.effects import EndDraft, OpenOffer, PassPacks
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import KeepCard
from boardkit.games.terraforming_mars.rules.offers import put_aside
from boardkit.games.terraforming_mars.rules.questions import WhichDraft

PACK: Final = 4
"""V.2 How many cards are dealt each generation."""


def draft_rounds(state: State) -> list[Pending]:
    """VII.C Everybody keeps a card and passes the others on, until one is left, if all packs are whole."""
    left = len(state.deck) + len(state.face_up) + sum(map(len, state.discards))
    if not state.options.draft or state.solo or left < PACK * state.seats:
        return []
    rounds: list[Pending] = [*(WhichDraft(seat) for seat in state.in_order), PassPacks()]
    return [*rounds * (PACK - 1), EndDraft()]


class CardDrafted(Event, rule="VII.C", hides={"card": HIDDEN}):
    """A seat put a card of the pack aside."""

    touches = ("companies[seat].offer", "companies[seat].picked")

    seat: Seat
    card: Card


def draft(state: State, question: WhichDraft, move: KeepCard) -> Step[State]:
    """VII.C A card is put aside, in secret."""
    state = put_aside(state.answered(), question.seat, move.card)
    return emit(state, CardDrafted(question.seat, move.card))


class PacksPassed(Event, rule="VII.C", reveals=True):
    """The packs went to the neighbours, to the left or to the right."""

    touches = ("companies[].offer",)

    to: Side


def side_of(state: State) -> Side:
    """VII.C Say where packs go: to the left in even generations, to the right in odd ones."""
    return Side.LEFT if state.generation % 2 == 0 else Side.RIGHT


def receiver_of(state: State, seat: Seat) -> Seat:
    """VII.C Name the neighbour to whom a seat passes its pack."""
    return Seat((seat + (1 if side_of(state) is Side.LEFT else -1)) % state.seats)


def pass_packs(state: State) -> Step[State]:
    """VII.C Every pack goes to the neighbour; the last card is kept."""
    packs = [company.offer for company in state.companies]
    for seat in state.in_order:
        state = state.give(receiver_of(state, seat), offer=packs[seat])
    return emit(state, PacksPassed(side_of(state)))


class DraftEnded(Event, rule="VII.C", minor=True):
    """The card that was passed on last belongs to what a seat may buy."""

    touches = ("companies[].offer", "companies[].picked")


def end_draft(state: State) -> Step[State]:
    """VII.C The cards put aside and the one passed last are what a seat may buy."""
    for seat in state.in_order:
        company = state.companies[seat]
        offer = tuple(sorted((*company.offer, *company.picked)))
        state = state.give(seat, offer=offer, picked=())
    return emit(state.ask(*(OpenOffer(seat) for seat in state.in_order)), DraftEnded())
