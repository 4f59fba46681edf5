"""V.2.b Cubes that players give each other: talk is free, cubes are not."""

from collections.abc import Iterator

from boardkit.core.ruling import must
from boardkit.core.step import Condition, Step, happen
from boardkit.core.table import Seat
from boardkit.games.terristories.events.projects import CubesAsked, CubesGiven, RequestDeclined
from boardkit.games.terristories.model import State
from boardkit.games.terristories.moves import Agree, Ask, Decline, Give
from boardkit.games.terristories.questions import Acting, AnswerRequest
from boardkit.games.terristories.rules import refusals
from boardkit.games.terristories.rules.ledger import hand_over


def gifts(state: State, question: Acting) -> Iterator[Give]:
    """V.2.b Cubes may be given to each of the others, once in a turn."""
    for to in _others(state, question.seat):
        if to not in state.turn.gave:
            cubes = state.tableaux[question.seat].cubes
            yield from (Give(to, amount) for amount in range(1, cubes + 1))


def may_give(state: State, question: Acting, move: Give) -> Iterator[Condition]:
    """V.2.b A seat gives what it has, to somebody else."""
    yield must(move.to in _others(state, question.seat), refusals.NobodyElse())
    yield must(move.to not in state.turn.gave, refusals.GaveAlready())
    yield so_many(move.amount, state.tableaux[question.seat].cubes)


def so_many(amount: int, most: int) -> Condition:
    """V.1.b Ask for an amount of cubes that is no more than there may be."""
    return must(1 <= amount <= most, refusals.TooManyCubes(max(most, 0)))


def give(state: State, question: Acting, move: Give) -> Step[State]:
    """V.2.b A gift."""
    state = hand_over(state, question.seat, move.to, move.amount)
    state = state.with_turn(gave=(*state.turn.gave, move.to))
    return happen(state, CubesGiven(question.seat, move.to, move.amount))


def requests(state: State, question: Acting) -> Iterator[Ask]:
    """V.2.b Each of the others may be asked for cubes, once in a phase."""
    for of in _others(state, question.seat):
        if (question.seat, of) not in state.season.asked:
            yield from (Ask(of, amount) for amount in range(1, state.tableaux[of].cubes + 1))


def may_ask(state: State, question: Acting, move: Ask) -> Iterator[Condition]:
    """V.2.b A seat asks for what another has, once in a phase."""
    other = move.of in _others(state, question.seat)
    yield must(other, refusals.NobodyElse())
    yield must((question.seat, move.of) not in state.season.asked, refusals.AskedAlready())
    if other:
        yield so_many(move.amount, state.tableaux[move.of].cubes)


def ask(state: State, question: Acting, move: Ask) -> Step[State]:
    """V.2.b The other answers at once."""
    state = state.with_season(asked=(*state.season.asked, (question.seat, move.of)))
    state = state.ask(AnswerRequest(move.of, question.seat, move.amount))
    return happen(state, CubesAsked(question.seat, move.of, move.amount))


def agreements(state: State, question: AnswerRequest) -> Iterator[Agree]:
    """V.2.b The cubes may be given."""
    del state, question
    yield Agree()


def may_agree(state: State, question: AnswerRequest, move: Agree) -> Iterator[Condition]:
    """V.2.b The cubes are there."""
    del move
    has = state.tableaux[question.seat].cubes
    yield must(has >= question.amount, refusals.CannotAgree(question.amount, has))


def agree(state: State, question: AnswerRequest, move: Agree) -> Step[State]:
    """V.2.b The cubes are given."""
    del move
    state = hand_over(state.answered(), question.seat, question.to, question.amount)
    return happen(state, CubesGiven(question.seat, question.to, question.amount))


def refusals_of_request(state: State, question: AnswerRequest) -> Iterator[Decline]:
    """V.2.b Nobody must give."""
    del state, question
    yield Decline()


def decline(state: State, question: AnswerRequest, move: Decline) -> Step[State]:
    """V.2.b Nothing is given."""
    del move
    return happen(state.answered(), RequestDeclined(question.seat, question.to))


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in state.everyone if other != seat)
