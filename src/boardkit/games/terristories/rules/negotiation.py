"""V.2.b Gifts, requests and promises, whenever a player is asked anything in a phase."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Question, Refusal, Seat, SeatEvent, Step, emit, must, put
from boardkit.games.terristories.rules.ledger import hand_over, so_many
from boardkit.games.terristories.rules.model import Debt, State
from boardkit.games.terristories.rules.moves import Agree, Ask, AskAlso, Give, Negotiate, Promise
from boardkit.games.terristories.rules.questions import AnswerRequest, PutRequest, Talk

DEALS = 8  # how often a seat may negotiate in a phase: more often than a table wants to, not for ever
LARGEST_PROMISE = 9  # the most cubes that are promised at once


def openings(state: State, question: Question) -> Iterator[Negotiate]:
    """V.2.b Whoever is asked anything in a phase may first negotiate."""
    if state.round and state.season.deals[question.seat] < DEALS:
        yield Negotiate()


class BeforeTheFirstPhase(Refusal, word="before-the-first-phase", rule="V.2.b"):
    """Cubes change hands at any moment of a phase, and no phase has begun."""


class NegotiatedEnough(Refusal, word="negotiated-enough", rule="V.2.b"):
    """The seat has negotiated so many times in this phase."""

    times: int


def may_negotiate(state: State, question: Question) -> Iterator[Condition]:
    """V.2.b At any moment of a phase, which the set-up has none of."""
    yield must(state.round, BeforeTheFirstPhase())
    yield must(state.season.deals[question.seat] < DEALS, NegotiatedEnough(DEALS))


def negotiate(state: State, question: Question) -> Step[State]:
    """V.2.b What was asked waits until the seat has given, asked or promised something."""
    deals = put(state.season.deals, question.seat, state.season.deals[question.seat] + 1)
    return Step(state.with_season(deals=deals).ask(Talk(question.seat)))


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """List the other seats, clockwise."""
    return state.everyone[seat + 1 :] + state.everyone[:seat]


def gifts(state: State, question: Talk) -> Iterator[Give]:
    """V.2.b Cubes may be given to each of the others."""
    cubes = state.tableaux[question.seat].cubes
    for to in others(state, question.seat):
        yield from (Give(to, amount) for amount in range(1, cubes + 1))


class NobodyElse(Refusal, word="nobody-else", rule="V.2.b"):
    """Nobody else sits there."""


def may_give(state: State, question: Talk, move: Give) -> Iterator[Condition]:
    """V.2.b A seat gives what it has, to somebody else."""
    yield must(move.to in others(state, question.seat), NobodyElse())
    yield so_many(move.amount, state.tableaux[question.seat].cubes)


def give(state: State, question: Talk, move: Give) -> Step[State]:
    """V.2.b A gift."""
    return given(state.answered(), question.seat, move.to, move.amount)


class CubesGiven(SeatEvent, rule="V.2.b", touches=("tableaux[seat].cubes", "tableaux[to].cubes")):
    """A seat gave cubes to another."""

    to: Seat
    amount: int


def given(state: State, giver: Seat, to: Seat, amount: int) -> Step[State]:
    """V.2.b Cubes change hands: the financing goes on, and a promise between the two is kept so far."""
    state = hand_over(state, giver, to, amount).with_season(quiet=0)
    step, debt = emit(state, CubesGiven(giver, to, amount)), _debt(state, giver, to)
    left = max(0, debt - amount)
    return step.tell(_owing(state, giver, to, left), PromiseKept(giver, to, left)) if debt else step


class PromiseKept(SeatEvent, rule="V.2.b", touches=("debts",)):
    """A seat gave another what it had promised, but for what is `left`."""

    to: Seat
    left: int


def _debt(state: State, seat: Seat, to: Seat) -> int:
    return sum(debt.amount for debt in state.debts if (debt.seat, debt.to) == (seat, to))


def _owing(state: State, seat: Seat, to: Seat, amount: int) -> State:
    """V.2.b Note what a seat has promised another, in all."""
    debts = tuple(debt for debt in state.debts if (debt.seat, debt.to) != (seat, to))
    return state.__replace__(debts=(*debts, Debt(seat, to, amount)) if amount else debts)


def promises(state: State, question: Talk) -> Iterator[Promise]:
    """V.2.b Cubes may be promised to each of the others, also such as one does not have yet."""
    for to in others(state, question.seat):
        yield from (_promise(to, amount) for amount in range(1, LARGEST_PROMISE + 1))


_promise: Final = cache(Promise)  # makes each answer once: they are the same at every table


def may_promise(state: State, question: Talk, move: Promise) -> Iterator[Condition]:
    """V.2.b A promise is made to somebody else."""
    yield must(move.to in others(state, question.seat), NobodyElse())
    yield so_many(move.amount, LARGEST_PROMISE)


def promise(state: State, question: Talk, move: Promise) -> Step[State]:
    """V.2.b A promise is noted."""
    return promised(state.answered(), question.seat, move.to, move.amount)


class PromiseMade(SeatEvent, rule="V.2.b", touches=("debts",)):
    """A seat promised another cubes."""

    to: Seat
    amount: int


def promised(state: State, seat: Seat, to: Seat, amount: int) -> Step[State]:
    """V.2.b A promise is added to what was promised before."""
    state = _owing(state, seat, to, _debt(state, seat, to) + amount)
    return emit(state, PromiseMade(seat, to, amount))


class PromiseRecalled(SeatEvent, rule="V.2.b"):
    """A round begins in which a seat has still promised another cubes."""

    to: Seat
    amount: int


def recall(state: State) -> Step[State]:
    """V.2.b A new round begins with what was promised and not given yet."""
    reminders = (PromiseRecalled(debt.seat, debt.to, debt.amount) for debt in state.debts)
    return Step(state).each(reminders, emit)


def requests(state: State, question: Talk) -> Iterator[Ask]:
    """V.2.b Each of the others may be asked for cubes."""
    for of in others(state, question.seat):
        yield from (Ask(of, amount) for amount in range(1, state.tableaux[of].cubes + 1))


def may_ask(state: State, question: Talk, move: Ask) -> Iterator[Condition]:
    """V.2.b A seat asks for what another has."""
    other = move.of in others(state, question.seat)
    yield must(other, NobodyElse())
    if other:
        yield so_many(move.amount, state.tableaux[move.of].cubes)


def ask(state: State, question: Talk, move: Ask) -> Step[State]:
    """V.2.b Before the request is put, others may be asked for as much, and a promise be made."""
    return Step(state.answered().ask(PutRequest(question.seat, (move.of,), move.amount)))


def more_asked(state: State, question: PutRequest) -> Iterator[AskAlso]:
    """V.2.b Several players may be asked at once."""
    return (AskAlso(of) for of in others(state, question.seat) if of not in question.of)


class AskedAlready(Refusal, word="asked-already", rule="V.2.b"):
    """The seat asks that player anyway."""


def may_ask_also(state: State, question: PutRequest, move: AskAlso) -> Iterator[Condition]:
    """V.2.b Several players may be asked at once."""
    yield must(move.of in others(state, question.seat), NobodyElse())
    yield must(move.of not in question.of, AskedAlready())


def ask_also(state: State, question: PutRequest, move: AskAlso) -> Step[State]:
    """V.2.b Another player is asked, too."""
    return Step(state.answered().ask(question.__replace__(of=(*question.of, move.of))))


class PromisedAlready(Refusal, word="promised-already", rule="V.2.b"):
    """The seat promises to give the cubes back anyway."""


def may_promise_back(_state: State, question: PutRequest) -> Iterator[Condition]:
    """V.2.b What is given may be promised back, once."""
    yield must(not question.back, PromisedAlready())


def promise_back(state: State, question: PutRequest) -> Step[State]:
    """V.2.b The request is for a loan."""
    return Step(state.answered().ask(question.__replace__(back=True)))


class CubesAsked(SeatEvent, rule="V.2.b"):
    """A seat asked others for so many cubes each."""

    of: tuple[Seat, ...]
    amount: int


class ReturnOffered(SeatEvent, rule="V.2.b"):
    """A seat promised to give back what it had asked for."""


def request(state: State, question: PutRequest) -> Step[State]:
    """V.2.b The others answer at once, clockwise."""
    seat, amount, back = question.seat, question.amount, question.back
    asked = tuple(of for of in others(state, seat) if of in question.of)
    state = state.answered().ask(*(AnswerRequest(of, seat, amount, back) for of in asked))
    step = emit(state, CubesAsked(seat, asked, amount))
    return step.then(emit, ReturnOffered(seat)) if back else step


def agreements(state: State, question: AnswerRequest) -> Iterator[Agree]:
    """V.2.b All that was asked for may be given, or a part of it."""
    return map(Agree, range(_most(state, question), 0, -1))


def _most(state: State, question: AnswerRequest) -> int:
    return min(question.amount, state.tableaux[question.seat].cubes)


def may_agree(state: State, question: AnswerRequest, move: Agree) -> Iterator[Condition]:
    """V.2.b The cubes are there, and were asked for."""
    yield so_many(move.amount, _most(state, question))


def agree(state: State, question: AnswerRequest, move: Agree) -> Step[State]:
    """V.2.b The cubes are given, and what was promised for them is noted."""
    step = given(state.answered(), question.seat, question.to, move.amount)
    return step.then(promised, question.to, question.seat, move.amount) if question.back else step


class RequestDeclined(SeatEvent, rule="V.2.b"):
    """A seat gave nothing to who asked."""

    to: Seat


def decline(state: State, question: AnswerRequest) -> Step[State]:
    """V.2.b Nothing is given."""
    return emit(state.answered(), RequestDeclined(question.seat, question.to))
