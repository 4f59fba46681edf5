"""V.3 Turns of one or two actions, one seat after the other, until all have passed."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import (
    Answer,
    Condition,
    Event,
    Move,
    Refusal,
    Ruling,
    Seat,
    Step,
    conditions_in,
    emit,
    must,
)
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Corporation
from boardkit.games.terraforming_mars.rules import questions
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import Phase, State

ACTIONS_A_TURN: Final = 2


class ActionsBegun(Event, rule="V.3"):
    """The action phase begins."""

    touches = ("phase",)


def begin_actions(state: State) -> Step[State]:
    """V.3 The first seat begins."""
    state = state.but(phase=Phase.ACTIONS).ask(questions.NextAction(state.first, 0))
    return emit(state, ActionsBegun())


def next_action(state: State, effect: questions.NextAction) -> Step[State]:
    """V.3 A turn has one or two actions; then the next seat that has not passed has one."""
    seat = effect.seat
    if effect.taken == 0 and not state.companies[seat].passed:
        return Step(state.but(active=seat).ask(questions.TakeAction(seat, 0)))
    if 0 < effect.taken < ACTIONS_A_TURN:
        return Step(state.ask(questions.TakeAction(seat, effect.taken)))
    return next_turn(state, seat)


def next_turn(state: State, seat: Seat) -> Step[State]:
    """V.3 The turn goes clockwise to a seat that has not passed; when all have, the phase is over."""
    for n in range(1, state.seats + 1):
        other = Seat((seat + n) % state.seats)
        if not state.companies[other].passed:
            return Step(state.but(active=other).ask(questions.TakeAction(other, 0)))
    return Step(state.ask(questions.Produce()))


def actions(*rows: Answer[State]) -> Iterator[Answer[State]]:
    """V.3.1, V.3.3 Make rows those of actions: the corporation's first goes before, the next comes after."""
    return map(_action, rows)


def _action(row: Answer[State]) -> Answer[State]:
    def once_opened(state: State, question: questions.TakeAction) -> Iterable[Move]:
        return () if first_action_due(state, question) else row.listed(state, question)

    def then_next(state: State, question: questions.TakeAction, move: Move) -> Step[State]:
        return row.apply(_with_next(state, question), question, move)

    def first_due(state: State, question: questions.TakeAction, move: Move) -> Ruling:
        return _after_the_first(state, question, row.ruling(state, question, move))

    return row.__replace__(listed=once_opened, apply=then_next, ruling=first_due)


class FirstActionDue(Refusal, word="first-action-due", rule="V.3.3"):
    """The corporation's first action comes first."""

    corporation: Corporation


def _after_the_first(state: State, question: questions.TakeAction, asked: Ruling) -> Ruling:
    """V.3.3 The corporation's first action comes before all that an action takes otherwise."""
    if not first_action_due(state, question):
        return asked
    corporation = state.companies[question.seat].corporation
    assert corporation is not None
    return (must(False, FirstActionDue(corporation)), *conditions_in(asked))


def _with_next(state: State, question: questions.TakeAction) -> State:
    return state.answered().ask(questions.NextAction(question.seat, question.taken + 1))


class NoFirstAction(Refusal, word="no-first-action", rule="V.3.3"):
    """No first action is due."""


def first_action_due(state: State, question: questions.TakeAction) -> bool:
    """V.3.3, XI.A Tell whether the corporation's first action is still due, and possible."""
    opening = state.companies[question.seat].opening
    return opening and not hindered(_first_attempt(state, question.seat))


def _first_attempt(state: State, seat: Seat) -> Attempt:
    corporation = state.companies[seat].corporation
    assert corporation is not None
    return Attempt(state, seat, questions.NO_CARD, CORPORATIONS[corporation].first_action)


def may_take_first_action(state: State, question: questions.TakeAction) -> Iterator[Condition]:
    """V.3.3, XI.A The corporation's first action is still due, and possible."""
    opening = state.companies[question.seat].opening
    yield must(opening, NoFirstAction())
    if opening:
        yield from demands(_first_attempt(state, question.seat))


class FirstActionTaken(Event, rule="V.3.3"):
    """A seat carries out its corporation's first action."""

    touches = ("companies[seat].opening",)

    seat: Seat
    corporation: Corporation


def take_first_action(state: State, question: questions.TakeAction) -> Step[State]:
    """V.3.3 The corporation's first action is carried out; the corporation itself reacts to it."""
    seat, corporation = question.seat, state.companies[question.seat].corporation
    assert corporation is not None
    jobs = tuple(
        questions.Job(seat, questions.NO_CARD, (effect,)) for effect in CORPORATIONS[corporation].first_action
    )
    state = _with_next(state, question).give(seat, opening=False).ask(questions.Pool(seat, jobs))
    return emit(state, FirstActionTaken(seat, corporation))


class MustActOrPass(Refusal, word="must-act-or-pass", rule="V.3.1"):
    """A turn of no action is a pass."""


def has_acted(state: State, question: questions.TakeAction) -> bool:
    """V.3.1 Tell whether the seat has taken an action in this turn."""
    del state
    return question.taken > 0


def may_end_turn(state: State, question: questions.TakeAction) -> Iterator[Condition]:
    """V.3.1 Whoever has taken an action may leave it at that."""
    yield must(has_acted(state, question), MustActOrPass())


class TurnEnded(Event, rule="V.3.1", minor=True):
    """A seat ended its turn after one action."""

    seat: Seat


def end_turn(state: State, question: questions.TakeAction) -> Step[State]:
    """V.3.1 The turn ends after one action."""
    return emit(state.answered(), TurnEnded(question.seat)).then(next_turn, question.seat)


class TooLateToPass(Refusal, word="too-late-to-pass", rule="V.3.2"):
    """Whoever has taken an action ends the turn instead."""


def has_yet_to_act(state: State, question: questions.TakeAction) -> bool:
    """V.3.2 Tell whether the seat has taken no action in this turn."""
    return not has_acted(state, question)


def may_pass(state: State, question: questions.TakeAction) -> Iterator[Condition]:
    """V.3.2 Only who has taken no action in this turn may pass."""
    yield must(has_yet_to_act(state, question), TooLateToPass())


class Passed(Event, rule="V.3.2"):
    """A seat passed for the rest of the generation."""

    touches = ("companies[seat].passed", "companies[seat].next_card")

    seat: Seat


def pass_turn(state: State, question: questions.TakeAction) -> Step[State]:
    """V.3.2 The seat passes for the rest of the generation."""
    state = state.answered().give(question.seat, passed=True, next_card=())
    return emit(state, Passed(question.seat)).then(next_turn, question.seat)
