"""What a seat gives to whoever asks: what it can do without, a loan, and what pays for itself."""

from boardkit.core import Seat
from boardkit.games.terristories.box import ROUNDS
from boardkit.games.terristories.players.projects import BARGAIN, ruinous, value
from boardkit.games.terristories.players.purse import free, spare
from boardkit.games.terristories.rules.ending import personal_met
from boardkit.games.terristories.rules.financing import missing, proposals
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import AnswerRequest, PayWages


def agreed(state: State, seat: Seat, question: AnswerRequest) -> int:
    """Count what a seat gives of what it is asked for: never its wages, nor what it has won by."""
    amount = min(question.amount, free(state, seat))
    if not personal_met(state, seat) and _pays(state, seat, question, amount):
        return amount
    return 0 if state.options.conquest else min(amount, spare(state, seat))


def _pays(state: State, seat: Seat, question: AnswerRequest, amount: int) -> bool:
    """Tell whether a gift is worth what an objective would keep."""
    if lacks_wages(state, question.to):
        return True
    lent = question.back and not _owes(state, question.to, seat) and state.round < ROUNDS
    return (lent and not state.options.conquest) or _is_bargain(state, seat, question.to, amount)


def lacks_wages(state: State, seat: Seat) -> bool:
    """Tell whether a seat cannot pay its people now: each that is sent away costs every index a point."""
    due = (asked.due for asked in state.pile if isinstance(asked, PayWages) and asked.seat == seat)
    return any(wanted > state.tableaux[seat].cubes for wanted in due)


def _owes(state: State, seat: Seat, to: Seat) -> bool:
    return any((debt.seat, debt.to) == (seat, to) for debt in state.debts)


def _is_bargain(state: State, seat: Seat, to: Seat, amount: int) -> bool:
    """Tell whether a gift pays what a project on the table lacks that brings the giver much for it."""
    has = state.tableaux[to].cubes
    return any(
        has < missing(state, owner, offer) <= has + amount
        and value(state, seat, owner, offer.project) >= BARGAIN * amount
        and not ruinous(state, offer.project)
        for owner, offer in proposals(state)
    )
