"""V.5 Phase 5: wages, and individuals that are sent back to Earth."""

from collections.abc import Iterator

from boardkit.core import Condition, Seat, SeatEvent, Step, emit, put
from boardkit.games.terristories.box import DISMISSAL_COSTS, WAGE, bonus
from boardkit.games.terristories.box.effects import Wage
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules import ledger
from boardkit.games.terristories.rules.land import on_land, peopled_there, with_individual
from boardkit.games.terristories.rules.model import LandEvent, State
from boardkit.games.terristories.rules.moves import Dismiss
from boardkit.games.terristories.rules.questions import BeginWages, PayWages, RunEffect
from boardkit.games.terristories.rules.reach import receivers


def begin(state: State, effect: BeginWages) -> Step[State]:
    """V.5.a, V.5.b A seat is to pay its individuals."""
    return _ask(state, effect.seat, _due(state, effect.seat, effect.added))


def _due(state: State, seat: Seat, added: int) -> int:
    """V.5.a, V.5.b Count one cube for each individual, and what the societal index adds, less relief."""
    count = ledger.individuals(state, seat)
    return WAGE * count + added - state.season.relief[seat] if count else 0


def _ask(state: State, seat: Seat, due: int) -> Step[State]:
    """V.5.a Nobody without individuals owes anything."""
    if due <= 0 or not ledger.individuals(state, seat):
        return Step(state)
    return Step(state.ask(PayWages(seat, due)))


def may_pay(state: State, question: PayWages) -> Iterator[Condition]:
    """V.5.a The seat has the cubes."""
    yield ledger.affordable(state, question.seat, question.due)


class WagesPaid(ledger.CubesMoved, rule="V.5.a"):
    """A seat paid its individuals."""


def pay(state: State, question: PayWages) -> Step[State]:
    """V.5.a The wages go to the bank."""
    state = ledger.gain(state.answered(), question.seat, -question.due)
    return emit(state, WagesPaid(question.seat, question.due))


def dismissals(state: State, question: PayWages) -> Iterator[Dismiss]:
    """V.5.a Any individual may be sent away."""
    return map(Dismiss, ledger.peopled(state, question.seat))


def may_dismiss(state: State, question: PayWages, move: Dismiss) -> Iterator[Condition]:
    """V.5.a The individual is there."""
    yield on_land(state, move.at)
    yield from peopled_there(state, question.seat, move.at, "V.5.a")


class IndividualDismissed(LandEvent, rule="V.5.a", touches=("land[at].individuals[seat]", "indices")):
    """An individual was sent back to Earth: every index falls by one point."""


def dismiss(state: State, question: PayWages, move: Dismiss) -> Step[State]:
    """V.5.a Each individual sent away costs every index a point, and the seat one cube less."""
    state = with_individual(state.answered(), question.seat, move.at, -1)
    state = ledger.all_down(state, DISMISSAL_COSTS)
    step = emit(state, IndividualDismissed(question.seat, move.at))
    return step.then(_ask, question.seat, question.due - WAGE)


def run_wage(state: State, run: RunEffect, effect: Wage) -> Step[State]:
    """V.5.a The wages of this round are lower."""
    return Step(state).each(receivers(state, run.seat, effect), _relieve, effect.amount)


class WagesRelieved(SeatEvent, rule="V.5.a", touches=("season.relief[seat]",)):
    """A seat pays less wages in this round."""

    amount: int


class NoWagesDue(SeatEvent, rule="V.5.a", wasted=True):
    """A seat owes no wages in this round that could be lowered."""


def _relieve(state: State, seat: Seat, amount: int) -> Step[State]:
    added = bonus(Index.SOCIETAL, state.index(Index.SOCIETAL))
    if _due(state, seat, added) <= 0:
        return emit(state, NoWagesDue(seat))
    relief = put(state.season.relief, seat, state.season.relief[seat] + amount)
    return emit(state.with_season(relief=relief), WagesRelieved(seat, amount))
