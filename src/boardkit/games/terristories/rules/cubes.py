"""V.2.d Cards that move cubes between players and the bank: gains, payments and thefts."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.terristories.box.effects import Gain, Pay, Steal, Target
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules.effects import RunEffect
from boardkit.games.terristories.rules.ledger import CubesMoved, gain, hand_over
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import ChooseSeat
from boardkit.games.terristories.rules.questions import Present, StealFrom
from boardkit.games.terristories.rules.reach import SeatProtected, amount_of, protected, receivers


def run_gain(state: State, run: RunEffect, effect: Gain) -> Step[State]:
    """V.2.d Players gain cubes, or one whom the seat chooses."""
    if effect.target is Target.CHOSEN:
        return Step(state.ask(Present(run.seat, effect.amount)))
    return Step(state).each(receivers(state, run.seat, effect), _gain, effect)


def _gain(state: State, seat: Seat, effect: Gain) -> Step[State]:
    return receive(state, seat, amount_of(state, seat, effect))


def present(state: State, question: Present, move: ChooseSeat) -> Step[State]:
    """V.2.d A player gains cubes."""
    return receive(state.answered(), move.seat, question.amount)


class CubesGained(CubesMoved, rule="V.2.d"):
    """A seat received cubes from the bank."""


def receive(state: State, seat: Seat, amount: int) -> Step[State]:
    """V.2.d A seat receives cubes from the bank."""
    if amount <= 0:
        return Step(state)
    return emit(gain(state, seat, amount), CubesGained(seat, amount))


def run_pay(state: State, run: RunEffect, effect: Pay) -> Step[State]:
    """V.2.d, V.4 Players pay cubes, but for those who are protected."""
    return Step(state).each(receivers(state, run.seat, effect), _pay, run.alea, effect)


class CubesPaid(CubesMoved, rule="V.2.d"):
    """A seat paid cubes to the bank."""


class NothingToPay(Event, rule="V.2.d"):
    """A seat that has no cubes pays nothing."""

    seat: Seat


def _pay(state: State, seat: Seat, alea: AleaCard | None, effect: Pay) -> Step[State]:
    """V.2.d A seat pays cubes to the bank, as many as it has."""
    if state.season.sheltered or protected(state, seat, alea):
        return emit(state, SeatProtected(seat))
    amount = amount_of(state, seat, effect)
    paid = min(amount, state.tableaux[seat].cubes)
    if amount > 0 and not paid:
        return emit(state, NothingToPay(seat))
    return emit(gain(state, seat, -paid), CubesPaid(seat, paid)) if paid else Step(state)


def run_steal(state: State, run: RunEffect, effect: Steal) -> Step[State]:
    """V.2.d The others lose cubes to the seat, or one whom it chooses."""
    if effect.target is Target.CHOSEN:
        return Step(state.ask(StealFrom(run.seat, effect.amount)))
    return Step(state).each(receivers(state, run.seat, effect), _steal, run.seat, effect.amount)


def steal_from(state: State, question: StealFrom, move: ChooseSeat) -> Step[State]:
    """V.2.d A player loses cubes to the seat."""
    return _steal(state.answered(), move.seat, question.seat, question.amount)


class CubesStolen(Event, rule="V.2.d"):
    """A seat took cubes of another."""

    touches = ("tableaux[seat].cubes", "tableaux[of].cubes")

    seat: Seat
    of: Seat
    amount: int


class NothingToTake(Event, rule="V.2.d", wasted=True):
    """A seat finds no cubes with another."""

    seat: Seat
    of: Seat


def _steal(state: State, of: Seat, thief: Seat, amount: int) -> Step[State]:
    """V.2.d A seat takes cubes of another, as many as that one has."""
    taken = min(amount, state.tableaux[of].cubes)
    if not taken:
        return emit(state, NothingToTake(thief, of))
    return emit(hand_over(state, of, thief, taken), CubesStolen(thief, of, taken))
