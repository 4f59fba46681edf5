"""V.2.b Asking others for cubes, several at once, and promising to give them back."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terristories.rules.ledger import so_many
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Agree, Ask, AskAlso
from boardkit.games.terristories.rules.questions import AnswerRequest, PutRequest, Talk
from boardkit.games.terristories.rules.talking import NobodyElse, given, others, promised


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


def more_to_ask(state: State, question: PutRequest) -> Iterator[AskAlso]:
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


def may_promise_back(state: State, question: PutRequest) -> Iterator[Condition]:
    """V.2.b What is given may be promised back, once."""
    del state
    yield must(not question.back, PromisedAlready())


def promise_back(state: State, question: PutRequest) -> Step[State]:
    """V.2.b The request is for a loan."""
    return Step(state.answered().ask(question.__replace__(back=True)))


class CubesAsked(Event, rule="V.2.b"):
    """A seat asked others for so many cubes each."""

    seat: Seat
    of: tuple[Seat, ...]
    amount: int


class ReturnOffered(Event, rule="V.2.b"):
    """A seat promised to give back what it had asked for."""

    seat: Seat


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


class RequestDeclined(Event, rule="V.2.b"):
    """A seat gave nothing to who asked."""

    seat: Seat
    to: Seat


def decline(state: State, question: AnswerRequest) -> Step[State]:
    """V.2.b Nothing is given."""
    return emit(state.answered(), RequestDeclined(question.seat, question.to))
