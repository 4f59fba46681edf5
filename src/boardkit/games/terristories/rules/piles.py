"""IV.2.l, V.2.c Each seat's pile of projects: drawing from it, and putting cards under it."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Each, Refusal, Seat, Step, emit
from boardkit.games.terristories.box import HAND
from boardkit.games.terristories.box.effects import Discard
from boardkit.games.terristories.box.things import HIDDEN, ProjectCard
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import Buried, ProjectEvent, State
from boardkit.games.terristories.rules.moves import Bury, Draw
from boardkit.games.terristories.rules.reach import SeatProtected, protected, receivers

_draw: Final = cache(Draw)


def draws(state: State, question: qs.DrawProject) -> Each[ProjectCard]:
    """IV.2.l Any card of the pile may be on top."""
    return Each(_draw, state.tableaux[question.to].bag)


class NotInPile(Refusal, word="not-in-pile", rule="IV.2.l"):
    """The card is not in the pile."""


def draw(state: State, question: qs.DrawProject, move: Draw) -> Step[State]:
    """IV.2.l A card comes into the hand."""
    seat = question.to
    bag = tuple(card for card in state.tableaux[seat].bag if card != move.card)
    return _into_hand(state.answered().with_tableau(seat, bag=bag), seat, move.card)


class ProjectDrawn(ProjectEvent, rule="IV.2.l", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card came from a pile into a hand."""

    touches = ("tableaux[seat].hand", "tableaux[seat].bag", "tableaux[seat].under")


def _into_hand(state: State, seat: Seat, card: ProjectCard) -> Step[State]:
    hand = tuple(sorted((*state.tableaux[seat].hand, card)))
    return emit(state.with_tableau(seat, hand=hand), ProjectDrawn(seat, card))


def refill(state: State, effect: qs.RefillHand) -> Step[State]:
    """V.2.c Draw up to three cards; those that were put under the pile come last, in their order."""
    tableau = state.tableaux[effect.seat]
    if len(tableau.hand) >= HAND or not (tableau.bag or tableau.under):
        return Step(state)
    state = state.ask(effect)
    if tableau.bag:
        return Step(state.ask(qs.DrawProject(CHANCE, effect.seat)))
    first, *rest = tableau.under
    return _into_hand(state.with_tableau(effect.seat, under=tuple(rest)), effect.seat, first.card)


def bury(state: State, seat: Seat, card: ProjectCard, *, seen: bool) -> State:
    """V.2.c Put a card under the seat's own pile."""
    return state.with_tableau(seat, under=(*state.tableaux[seat].under, Buried(card, seen)))


class CardBuried(
    ProjectEvent, rule="V.2.c", minor=True, touches=("tableaux[seat].cards", "tableaux[seat].under")
):
    """A lightning project went under its pile."""


def bury_card(state: State, effect: qs.BuryCard) -> Step[State]:
    """V.2.c A lightning project goes under its pile once it is applied."""
    cards = tuple(card for card in state.tableaux[effect.seat].cards if card.project != effect.project)
    state = bury(state.with_tableau(effect.seat, cards=cards), effect.seat, effect.project, seen=True)
    return emit(state, CardBuried(effect.seat, effect.project))


def discards(state: State, question: qs.DiscardProjects | qs.DiscardOne) -> Iterator[Bury]:
    """V.2.c Any card of the hand may go."""
    return map(Bury, state.tableaux[question.seat].hand)


class NotInHand(Refusal, word="not-in-hand", rule="V.2.a"):
    """The card is not in the hand."""


class CardDiscarded(ProjectEvent, rule="V.2.c", hides={"card": HIDDEN}):
    """A seat put a card of its hand under its pile."""

    touches = ("tableaux[seat].hand", "tableaux[seat].under")


def discard(state: State, question: qs.DiscardProjects | qs.DiscardOne, move: Bury) -> Step[State]:
    """V.2.c A card goes under the pile, and only its owner knows which."""
    if isinstance(question, qs.DiscardOne) or len(state.tableaux[question.seat].hand) == 1:
        state = state.answered()
    state = out_of_hand(state, question.seat, move.card)
    state = bury(state, question.seat, move.card, seen=False)
    return emit(state, CardDiscarded(question.seat, move.card))


def out_of_hand(state: State, seat: Seat, card: ProjectCard) -> State:
    """Take a card out of a hand."""
    return state.with_tableau(seat, hand=tuple(other for other in state.tableaux[seat].hand if other != card))


def run_discard(state: State, run: qs.RunEffect, effect: Discard) -> Step[State]:
    """V.2.d Seats put a card of the hand under the pile and draw another."""
    seats = receivers(state, run.seat, effect)
    for seat in seats[::-1]:
        if not protected(state, seat, run.alea) and state.tableaux[seat].hand:
            state = state.ask(qs.DiscardOne(seat), qs.RefillHand(seat))
    safe = (SeatProtected(seat) for seat in seats if protected(state, seat, run.alea))
    return Step(state).each(safe, emit)
